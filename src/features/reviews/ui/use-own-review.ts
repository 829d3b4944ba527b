import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { ownReviewOf } from '../queries.ts'
import type { OwnReview } from '../schema.ts'

/** What the person who is logged in wrote about an offer or a supplier, and may do there; visitors nothing. */
export function useOwnReview(targetId: string) {
  const userId = useStoredUser()?._id ?? ''
  return useQuery({ ...ownReviewOf(targetId, userId), enabled: userId !== '' })
}

interface Reviewer {
  userId: string
  own: OwnReview
}

/**
 * The same, with who it is. While they are at something it stays known though their session ends, so
 * that no form closes and nothing typed is lost; another person sees nothing of it.
 */
export function useReviewer(targetId: string, isBusy: boolean): Reviewer | undefined {
  const user = useStoredUser()
  const { data: own } = useOwnReview(targetId)
  const [known, setKnown] = useState<Reviewer>()
  if (user && own && own !== known?.own) setKnown({ userId: user._id, own })
  if (!user && !isBusy && known) setKnown(undefined)
  return known && (!user || user._id === known.userId) ? known : undefined
}
