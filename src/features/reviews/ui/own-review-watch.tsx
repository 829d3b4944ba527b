import { useEffect } from 'react'
import type { OwnReview } from '../schema.ts'
import { useOwnReview } from './use-own-review.ts'

export interface OwnReviewWatchProps {
  /** Id of the offer or the supplier. */
  targetId: string
  /** Told what the person who is logged in wrote there, and whether that is still asked. */
  onKnown(known: KnownOwnReview): void
}

export interface KnownOwnReview {
  own?: OwnReview
  isPending: boolean
}

/** Tells a page that asks nothing itself what is known of one's own review. */
export default function OwnReviewWatch({ targetId, onKnown }: OwnReviewWatchProps) {
  const { data: own, isPending } = useOwnReview(targetId)
  useEffect(() => onKnown({ own, isPending }), [own, isPending, onKnown])
  return null
}
