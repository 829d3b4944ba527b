import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FullList } from '#/components/full-list.tsx'
import { hashOf } from '../choice.ts'
import { reviewsOf } from '../queries.ts'
import type { ReviewWire } from '../schema.ts'
import styles from './all-reviews.module.css'
import { knownChoice, ReviewFilters } from './review-filters.tsx'

export interface AllReviewsProps {
  targetId: string
  /** What a reader begins with. */
  start: Record<string, string>
  card(review: ReviewWire): ReactNode
}

const EVERYTHING = knownChoice({})

const counted = (total: number) => {
  if (total > 1000) return 'Mais de 1.000 avaliações'
  return total === 1 ? '1 avaliação' : `${total.toLocaleString('pt-BR')} avaliações`
}

/** Of the entry of history that is shown: the router has nothing to load or to scroll. */
const noteHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash)

/**
 * All reviews of an offer or a supplier, in a dialog: searched, narrowed down and ordered. The address
 * says how, so that it can be passed on, loaded again and come back to.
 */
export default function AllReviews({ targetId, start, card }: AllReviewsProps) {
  const [choice, setChoice] = useState(() => knownChoice(start))
  const count = useRef<HTMLParagraphElement>(null)
  /** How often all was cleared: the fields begin anew. */
  const [cleared, setCleared] = useState(0)
  const list = useInfiniteQuery(reviewsOf(targetId, choice))
  const total = list.data?.pages[0]?.total
  const isNarrowed = Object.entries(choice).some(([name, value]) => name !== 'ordem' && value)

  useEffect(() => {
    const hash = hashOf(choice)
    noteHash(hash)
    // Unless another page is shown by now.
    return () => {
      if (location.hash === hash) noteHash('')
    }
  }, [choice])

  function clear() {
    setChoice({ ...EVERYTHING, ordem: choice.ordem })
    setCleared(cleared + 1)
    // The button goes with what it cleared.
    count.current?.focus()
  }

  return (
    <>
      {choice.avaliacao ? (
        <Button look="quiet" onClick={() => setChoice(EVERYTHING)}>
          Ver todas as avaliações
        </Button>
      ) : (
        <ReviewFilters key={cleared} choice={choice} onChange={setChoice} />
      )}
      <div className={styles.found}>
        <p role="status" tabIndex={-1} ref={count}>
          {total !== undefined && counted(total)}
        </p>
        {isNarrowed && !choice.avaliacao && (
          <Button look="quiet" onClick={clear}>
            Limpar filtros
          </Button>
        )}
      </div>
      <FullList
        list={list}
        empty={
          <EmptyState title="Nenhuma avaliação assim">
            Tire um filtro ou busque outras palavras.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={styles.list}>
            {items.map((review) => (
              <li key={review._id}>{card(review)}</li>
            ))}
          </ul>
        )}
      </FullList>
    </>
  )
}
