import type { FormEvent } from 'react'
import { Button } from '#/components/button.tsx'
import { offeredPurposes, PREFERENCES_ID, type Purpose } from '#/domain/consent.ts'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { type Consent, useConsent } from '#/platform/browser/consent.ts'
import { choosePurposes } from '../queries.ts'
import styles from './consent-preferences.module.css'

const PURPOSE_TEXTS: Record<Purpose, { name: string; detail: string }> = {
  audience: {
    name: 'Contagem de visitas e anúncios',
    detail:
      'Somamos por dia as páginas vistas, as visitas a cada fornecedor, os softwares comparados entre si e os anúncios mostrados e clicados. Sem cookies e sem dizer quem você é.',
  },
  google: {
    name: 'Google Analytics',
    detail:
      'O Google recebe os endereços das páginas que você vê e os anúncios, e grava cookies neste navegador.',
  },
}

function stateOf(consent: Consent | null | undefined): string {
  if (!consent) return 'Você ainda não escolheu. Enquanto isso, nada é medido.'
  const day = formatDay(new Date(consent.chosenAt).toISOString())
  return consent.purposes.length > 0 ? `Você aceitou em ${day}.` : `Você rejeitou em ${day}.`
}

/** What may be measured in this browser, to be seen and changed. @param google whether the site uses it */
export function ConsentPreferences({ google }: { google: boolean }) {
  const consent = useConsent()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choosePurposes(new FormData(event.currentTarget).getAll('purpose') as Purpose[])
    showAlert('success', 'Preferências salvas.')
  }

  return (
    <section id={PREFERENCES_ID} className={styles.card} aria-labelledby="preferencias-titulo">
      <h2 id="preferencias-titulo">Suas preferências</h2>
      <p>{stateOf(consent)}</p>
      {/* Begins again with each choice, also with one made in the notice. */}
      <form key={consent?.chosenAt} onSubmit={save}>
        <fieldset disabled={consent === undefined} className={styles.purposes}>
          <legend className="visually-hidden">O que pode ser medido</legend>
          {offeredPurposes(google).map((purpose) => (
            <label key={purpose} className={styles.purpose}>
              <input
                type="checkbox"
                name="purpose"
                value={purpose}
                defaultChecked={consent?.purposes.includes(purpose)}
              />
              <span>
                <strong>{PURPOSE_TEXTS[purpose].name}</strong> {PURPOSE_TEXTS[purpose].detail}
              </span>
            </label>
          ))}
          <Button type="submit" look="secondary">
            Salvar preferências
          </Button>
        </fieldset>
      </form>
    </section>
  )
}
