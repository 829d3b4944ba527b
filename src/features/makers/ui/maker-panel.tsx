import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { SEARCH_MAX_LENGTH, searchFrom } from '#/domain/search.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { askForOffer, candidatesFor } from '../queries.ts'
import type { MakerCandidate } from '../schema.ts'
import styles from './maker-panel.module.css'

/** Software of the company that somebody else put into the catalogue, and the way to ask for it. */
export default function MakerPanel({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const [query, setQuery] = useState('')
  const { data, isError, error, refetch } = useQuery(candidatesFor(vendorId, query))
  const asking = useDialog<MakerCandidate>()
  const field = useId()
  const results = useRef<HTMLDivElement>(null)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQuery(searchFrom(String(new FormData(event.currentTarget).get('search') ?? '')))
  }

  async function ask() {
    if (!asking.about) return
    try {
      const { message } = await askForOffer(vendorId, asking.about._id)
      showAlert('success', message)
    } finally {
      const changed = ['maker-candidates', 'vendor-catalogue', 'notifications']
      await Promise.all(
        changed.map((key) => queries.invalidateQueries({ queryKey: [key, vendorId] })),
      )
      // What was pressed is gone.
      results.current?.focus()
    }
  }

  return (
    <Section title="A sua empresa fabrica?">
      <p className={styles.lead}>
        Peça os softwares da sua empresa que outra pessoa cadastrou. Com o nome ou o domínio dela no
        fabricante, a edição passa na hora; nos outros, nossa equipe confere.
      </p>
      <form className={styles.search} onSubmit={search}>
        <label htmlFor={field}>Procure um software pelo nome</label>
        <input
          id={field}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
        />
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </form>
      <div ref={results} tabIndex={-1} className={styles.results}>
        {isError ? (
          <LoadFailed
            title="Não foi possível carregar os softwares."
            why={error.message}
            onRetry={refetch}
          />
        ) : data ? (
          <Candidates candidates={data} query={query} onAsk={asking.open} />
        ) : (
          <div className={styles.skeleton} role="status" aria-label="Carregando softwares" />
        )}
      </div>
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

interface CandidatesProps {
  candidates: MakerCandidate[]
  /** What was searched; '' for what names the company as its maker. */
  query: string
  onAsk(software: MakerCandidate): void
}

function Candidates({ candidates, query, onAsk }: CandidatesProps) {
  if (candidates.length === 0)
    return (
      <p className={styles.none}>
        {query
          ? 'Nenhum software do catálogo tem este nome, ou a sua empresa já o edita.'
          : 'Nenhum software para pedir: nenhum do catálogo diz que a sua empresa o fabrica. Procure pelo nome.'}
      </p>
    )
  return (
    <ul className={styles.list}>
      {candidates.map((software) => (
        <li key={software._id}>
          <span className={styles.name}>
            <strong>{software.name}</strong>
            <small>{software.fabricante}</small>
            {software.motivo && <small>Pedido recusado. Motivo: {software.motivo}</small>}
          </span>
          {software.conferindo ? (
            <span className={styles.waits}>Nossa equipe confere</span>
          ) : (
            <Button
              look="secondary"
              onClick={() => onAsk(software)}
              aria-label={`${software.motivo ? 'Pedir de novo' : 'Pedir'} ${software.name}`}
            >
              {software.motivo ? 'Pedir de novo' : 'Pedir'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
