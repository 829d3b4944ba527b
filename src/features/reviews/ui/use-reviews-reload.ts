import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { trackRequest } from '#/platform/browser/pending-requests.ts'
import { reviewsKey } from '../queries.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Shows what became of the reviews of an offer or a supplier: here at once, on the page, with its
 * average, once it is read again. The page is loading until then.
 * @returns to be called with the time in ms after which the page is read again
 */
export function useReviewsReload(targetId: string) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()

  async function reload(afterMs: number) {
    await queries.invalidateQueries({ queryKey: reviewsKey(targetId) })
    await wait(afterMs)
    await revalidate()
  }
  return (afterMs = 0) => trackRequest(reload(afterMs))
}
