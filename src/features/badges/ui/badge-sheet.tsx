import { Button } from '#/components/button.tsx'
import { Section } from '#/components/section.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { badgeCode, embedCode } from '../codes.ts'
import { BADGE_NAMES, BADGES, type BadgeSubject } from '../kinds.ts'
import { BADGE_SIZE, badgePath, EMBED_SIZE, embedPath } from '../links.ts'
import styles from './badge-sheet.module.css'

interface BadgeSheetProps {
  subject: BadgeSubject
  publicUrl: string
}

/** Each badge that something may earn: how it stands, how it is earned, and what to copy to show it. */
export function BadgeSheet({ subject, publicUrl }: BadgeSheetProps) {
  const { id, name } = subject
  const of = { id, name, publicUrl }
  return (
    <>
      {BADGE_NAMES.filter((badge) => BADGES[badge].isFor(subject)).map((badge) => {
        const { title, how, says } = BADGES[badge]
        const said = says(subject)
        return (
          <Section key={badge} id={badge} title={title}>
            <div className={styles.badge}>
              <img
                src={badgePath(badge, id)}
                alt={`Como o selo ${title} aparece`}
                {...BADGE_SIZE}
              />
              <div>
                <p>
                  <strong>{said ? `Vigente: ${said}.` : 'Não vigente.'}</strong> {how}
                </p>
                {said && <Code label={`Código do selo ${title}`} code={badgeCode(badge, of)} />}
              </div>
            </div>
          </Section>
        )
      })}
      <Section
        id="quadro"
        title="Quadro com tudo"
        lead="As estrelas e os selos vigentes em um quadro só. Sem cookies e sem scripts: funciona em qualquer site."
      >
        <div className={styles.badge}>
          <iframe src={embedPath(id)} title={`${name} na Praça`} {...EMBED_SIZE} loading="lazy" />
          <Code label="Código do quadro" code={embedCode(of)} />
        </div>
      </Section>
    </>
  )
}

interface CodeProps {
  label: string
  code: string
}

/** What is copied to another site; by hand where there is no script. */
function Code({ label, code }: CodeProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showAlert('success', 'Código copiado.')
    } catch {
      showAlert('error', 'Não foi possível copiar. Selecione o código e copie.')
    }
  }
  return (
    <div className={styles.code}>
      <label>
        {label}
        <textarea readOnly rows={4} spellCheck={false} defaultValue={code} />
      </label>
      <Button look="secondary" onClick={copy} aria-label={`Copiar: ${label}`}>
        Copiar
      </Button>
    </div>
  )
}
