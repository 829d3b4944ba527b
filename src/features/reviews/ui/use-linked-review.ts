import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ReviewsChoice } from '../queries.ts'

const LINK = /^#avaliacao-([0-9a-f-]{36})$/

/** Where a link leads to a review, as a quote's: focus goes to it, and one that the page does not show is shown by itself. */
export function useLinkedReview(show: (choice: Partial<ReviewsChoice>) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link, followed again
  useEffect(() => {
    const avaliacao = LINK.exec(hash)?.[1]
    if (!avaliacao) return
    const card = document.getElementById(hash.slice(1))
    if (card) card.focus({ preventScroll: true })
    else show({ avaliacao })
  }, [hash, key, show])
}
