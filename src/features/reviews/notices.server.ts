import type { NotificationKind } from '#/features/notifications/kinds.ts'
import { notify, notifySellers } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type ReviewContent, saysTheSame } from './content.server.ts'
import type { ReviewStatus } from './status.ts'
import type { TargetRef } from './targets/repository.server.ts'
import type { ReviewState } from './writing/repository.server.ts'

type ReviewNotice = Extract<NotificationKind, `review_${string}`>

interface Notice {
  reviewId: string
  actorId?: string
  data?: { rating?: number; reason?: string }
}

/** Notifies the supplier that a review is of, or everybody who sells the offer. */
export const tellCompanies = (
  tx: Database,
  { type, id }: TargetRef,
  kind: ReviewNotice,
  { reviewId, actorId, data }: Notice,
) => {
  const happening = { actorId, data: { ...data, review: reviewId } }
  return type === 'vendor'
    ? notify(tx, id, kind, happening)
    : notifySellers(tx, id, kind, happening)
}

type Written = ReviewContent & { status: ReviewStatus }

/** The same of what its author wrote, as far as it is public. */
export async function tellWritten(
  tx: Database,
  target: TargetRef,
  reviewId: string,
  before: Written | undefined,
  after: Written,
) {
  if (after.status !== 'visible') return
  const { rating } = after
  if (!before) return tellCompanies(tx, target, 'review_new', { reviewId, data: { rating } })
  if (before.rating === rating && saysTheSame(before, after)) return
  await tellCompanies(tx, target, 'review_changed', { reviewId, data: { rating } })
}

/** What companies read of a decision: nothing of what nobody saw. */
const DECIDED: Partial<Record<`${ReviewStatus} ${string}`, ReviewNotice>> = {
  'pending keep': 'review_new',
  'visible keep': 'review_kept',
  'visible hide': 'review_hidden',
  'hidden restore': 'review_restored',
}

/** The same of what an Admin decided about a review. @param review as it was before */
export async function tellDecided(
  tx: Database,
  target: TargetRef,
  { id: reviewId, status, rating }: Pick<ReviewState, 'id' | 'status' | 'rating'>,
  { decision, onRecourse }: { decision: 'keep' | 'hide' | 'restore'; onRecourse?: string },
) {
  const kind = DECIDED[`${status} ${decision}`]
  const data = { rating, ...(onRecourse && { reason: onRecourse }) }
  if (kind) await tellCompanies(tx, target, kind, { reviewId, data })
}
