import { useQuery } from '@tanstack/react-query'
import { useStoredUser } from '#/platform/stored-user.ts'
import { ownReviewOf } from '../queries.ts'

/** What whoever is logged in wrote about an offer or a supplier, and may do there; visitors nothing. */
export function useOwnReview(targetId: string) {
  const user = useStoredUser()
  return useQuery({ ...ownReviewOf(targetId), enabled: Boolean(user) })
}
