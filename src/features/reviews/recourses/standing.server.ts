import type { AuditTrailEntry } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { ReviewState } from '../writing/repository.server.ts'
import { recourseMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'

const DECIDED = ['keep', 'hide', 'restore']

/** The decision that stands as of a moment, in a trail with the latest first. */
export const decisionIn = (trail: AuditTrailEntry[], asOf?: Date) =>
  trail.find(({ action, createdAt }) => DECIDED.includes(action) && (!asOf || createdAt <= asOf))

/**
 * The decision against a side that stands now, if there is one: what its author wrote since is another review, and
 * what was shown again is no reason to appeal.
 */
export function decisionAgainst(
  side: repository.RecourseSide,
  review: Pick<ReviewState, 'status' | 'createdAt'>,
  trail: AuditTrailEntry[],
): AuditTrailEntry | undefined {
  const last = decisionIn(trail)
  if (!last || last.createdAt < review.createdAt) return undefined
  if (side === 'author')
    return last.action === 'hide' && review.status === 'hidden' ? last : undefined
  return last.action === 'keep' && review.status === 'visible' ? last : undefined
}

const GRANTED = {
  restore: {
    side: 'author',
    answer: 'Nossa equipe reviu a decisão e mostrou a avaliação de novo.',
  },
  hide: { side: 'company', answer: 'Nossa equipe reviu a decisão e ocultou a avaliação.' },
} as const

/** What a side waits for was decided otherwise meanwhile: its recourse is granted by that. */
export async function closeGranted(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  reviewId: string,
  decision: keyof typeof GRANTED,
): Promise<void> {
  const { side, answer } = GRANTED[decision]
  const closed = await repository.closeWaiting(tx, reviewId, side, { status: 'upheld', answer })
  for (const recourseId of closed) await jobs.enqueue(tx, recourseMail, { recourseId })
}

/** An author wrote their review again, or took it back: nobody decides about the former one. */
export const closeMoot = (tx: Database, reviewId: string) =>
  repository.closeWaiting(tx, reviewId, 'author', { status: 'moot' })
