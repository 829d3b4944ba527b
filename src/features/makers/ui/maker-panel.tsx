import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { askForOffer, candidatesFor } from '../queries.ts'
import type { MakerCandidate } from '../schema.ts'
import styles from './maker-panel.module.css'

/** Software of the company that somebody else put into the catalogue, and the way to ask for it. */
export default function MakerPanel({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const [query, setQuery] = useState('')
  const { data } = useQuery(candidatesFor(vendorId, query))
  const asking = useDialog<MakerCandidate>()
  const field = useId()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }

  async function ask() {
    if (!asking.about) return
    try {
      const { message } = await askForOffer(vendorId, asking.about._id)
      showAlert('success', message)
    } finally {
      await queries.invalidateQueries({ queryKey: ['maker-candidates', vendorId] })
    }
  }

  return (
    <Section title="A sua empresa fabrica?">
      <p className={styles.lead}>
        Peça os softwares da sua empresa que outra pessoa cadastrou. Com o nome ou o domínio dela no
        fabricante, a edição passa na hora; nos outros, nossa equipe confere.
      </p>
      <form className={styles.search} onSubmit={search}>
        <label htmlFor={field} className="visually-hidden">
          Procure um software pelo nome
        </label>
        <input
          id={field}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder="Procure um software pelo nome"
        />
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </form>
      {data?.length === 0 && (
        <EmptyState title="Nenhum software para pedir" icon={<Factory aria-hidden="true" />}>
          {query
            ? 'Nenhum software do catálogo tem este nome, ou a sua empresa já o edita.'
            : 'Nenhum software do catálogo diz que a sua empresa o fabrica.'}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {data?.map((software) => (
          <li key={software._id}>
            <span className={styles.name}>
              <strong>{software.name}</strong>
              <small>{software.fabricante}</small>
            </span>
            {software.conferindo ? (
              <span className={styles.waits}>Nossa equipe confere</span>
            ) : (
              <Button
                look="secondary"
                onClick={() => asking.open(software)}
                aria-label={`Pedir ${software.name}`}
              >
                Pedir
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Pedir software"
        question={
          asking.about
            ? `A sua empresa fabrica ${asking.about.name}? ${asking.about.naHora ? 'Quem administra a sua página passa a editá-lo na hora, e quem o cadastrou é avisado.' : 'Nossa equipe confere o pedido e avisa você por e-mail.'}`
            : ''
        }
        look="primary"
        {...asking.props}
        onConfirm={ask}
      />
    </Section>
  )
}
