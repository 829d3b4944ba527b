import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { choiceIn } from '../choice.ts'

/**
 * Where a link leads to a review, as a quote's: focus goes to it, and one that the page does not show is shown by
 * itself. One that leads to reviews as somebody narrowed them down shows those.
 */
export function useLinkedReview(show: (choice: Record<string, string>) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link, followed again
  useEffect(() => {
    const choice = choiceIn(hash)
    if (!choice) return
    const card = document.getElementById(hash.slice(1))
    if (card) card.focus({ preventScroll: true })
    else show(choice)
  }, [hash, key, show])
}
