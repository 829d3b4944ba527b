import { Fold } from '#/components/fold.tsx'
import { Section } from '#/components/section.tsx'
import type { ShownReviews } from '../listing.server.ts'
import styles from './in-few-words.module.css'

type Words = NonNullable<ShownReviews['resumo']['emPoucasPalavras']>

/** Whether reviewers say anything that is worth a section. */
export const hasWords = ({ resumo: { emPoucasPalavras: words } }: ShownReviews) =>
  words !== null && words.elogiam.length + words.sentemFalta.length > 0

/** What reviewers praise and miss: counted, and quoted as they wrote it. */
export function InFewWords({ reviews }: { reviews: ShownReviews }) {
  const words = reviews.resumo.emPoucasPalavras
  if (!words) return null
  return (
    <Section
      title="Em poucas palavras"
      lead={`Das ${words.avaliacoes} avaliações com texto mais novas. Só palavras de quem avaliou.`}
    >
      <div className={styles.columns}>
        <Spoken title="O que elogiam" spoken={words.elogiam} />
        <Spoken title="Do que sentem falta" spoken={words.sentemFalta} />
      </div>
    </Section>
  )
}

/**
 * The first speaks for the others, which are named where they are asked for. On a telephone all are named, and quoted
 * when asked for: what they quote stands in the reviews right below.
 */
function Spoken({ title, spoken }: { title: string; spoken: Words['elogiam'] }) {
  if (spoken.length === 0) return null
  // A fold takes as much as the one that it would hide.
  const shown = spoken.length > 2 ? 1 : spoken.length
  const others = spoken.slice(shown)
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <Fold summary={namesOf(spoken)}>
        <Aspects spoken={spoken.slice(0, shown)} />
        {others.length > 0 && (
          <Fold summary={`Ver também: ${namesOf(others)}`} isAlways>
            <Aspects spoken={others} />
          </Fold>
        )}
      </Fold>
    </div>
  )
}

const namesOf = (spoken: Words['elogiam']) => spoken.map(({ texto }) => texto).join(', ')

const Aspects = ({ spoken }: { spoken: Words['elogiam'] }) => (
  <ul className={styles.list}>
    {spoken.map(({ aspecto, texto, quantidade, trechos }) => (
      <li key={aspecto}>
        <p className={styles.aspect}>
          <strong>{texto}</strong> <span>{quantidade} avaliações</span>
        </p>
        {trechos.map((trecho) => (
          <blockquote key={trecho.avaliacao} className={styles.quote}>
            <a href={`#avaliacao-${trecho.avaliacao}`}>{trecho.texto}</a>
          </blockquote>
        ))}
      </li>
    ))}
  </ul>
)
