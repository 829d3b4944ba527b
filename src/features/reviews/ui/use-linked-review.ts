import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ReviewsChoice } from '../queries.ts'

const LINK = /^#avaliacao-([0-9a-f-]{36})$/

/** Where a link leads to a review that the page does not show, as a quote's: it is shown by itself. */
export function useLinkedReview(show: (choice: Partial<ReviewsChoice>) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link, followed again
  useEffect(() => {
    const avaliacao = LINK.exec(hash)?.[1]
    if (avaliacao && !document.getElementById(hash.slice(1))) show({ avaliacao })
  }, [hash, key, show])
}
