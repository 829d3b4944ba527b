import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { REVIEW_SUBJECT } from './answers.server.ts'
import { follow } from './change.server.ts'
import { findingsOf } from './integrity/repository.server.ts'
import { tellDecided } from './notices.server.ts'
import { canReply } from './policy.ts'
import { hiddenMail, keptMail } from './recourses/mail-job.server.ts'
import { closeGranted } from './recourses/standing.server.ts'
import { standingOf } from './standing.server.ts'
import type { ReviewStatus } from './status.ts'
import { type Target, whoAct } from './targets/repository.server.ts'
import { type ReviewState, settleReview } from './writing/repository.server.ts'

/** What Admins decide, as it is recorded, and what that does to a review. */
export const DECISIONS = {
  keep: { event: 'kept', done: 'mantida' },
  hide: { event: 'hidden', done: 'ocultada' },
  restore: { event: 'restored', done: 'restaurada' },
} as const
export type Decision = keyof typeof DECISIONS

export const isDecision = (action: string): action is Decision => action in DECISIONS

interface Decided {
  decision: Decision
  /** Of the review from now on. */
  status: ReviewStatus
  actorId: string
  /** Why; of one that is hidden, as its author reads it. */
  reason?: string
  /** Whose reports are settled by it. */
  reporters: string[]
  /** Why a recourse was granted, where it comes from one. */
  onRecourse?: string
}

/**
 * Does what was decided about a review: brings what shows it up to date, records it, and writes to who may appeal
 * against it.
 * @param locked the review as it was before, and its target
 */
export async function carryOut(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  { target, review }: { target: Target; review: ReviewState },
  { decision, status, actorId, reason, reporters, onRecourse }: Decided,
): Promise<void> {
  const { id } = review
  const found = decision === 'hide' ? await whyHeld(tx, review) : []
  await settleReview(tx, id, status)
  await follow(tx, target, review, { ...review, status })
  await tellDecided(tx, target, review, { decision, onRecourse })
  await recordAudit(tx, {
    actorId,
    action: decision,
    subjectKind: REVIEW_SUBJECT,
    subjectId: id,
    ...(reason && {
      detail: {
        reason,
        ...(decision === 'hide' && { told: true }),
        ...(found.length > 0 && { signals: found }),
      },
    }),
  })
  if (decision !== 'keep') await closeGranted({ jobs }, tx, id, decision)
  if (decision === 'hide' && review.userId) await jobs.enqueue(tx, hiddenMail, { reviewId: id })
  if (decision !== 'keep') return
  for (const userId of await whoAct(tx, reporters)) {
    const standing = await standingOf(tx, { id: userId }, target)
    if (canReply({ id: userId }, standing))
      await jobs.enqueue(tx, keptMail, { reviewId: id, userId })
  }
}

/** Why a review waited, signal by signal: what is forgotten once it does no more. */
async function whyHeld(tx: Database, { id, status, waits }: ReviewState): Promise<string[]> {
  if (status !== 'pending' || !waits) return []
  const others = waits.filter((wait) => wait !== 'signals')
  if (others.length === waits.length) return others
  return [...others, ...(await findingsOf(tx, [id])).map(({ signal }) => signal)]
}
