import { type Page, pageOf } from '#/domain/pagination.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { REVIEW_SUBJECT } from '../answers.server.ts'
import { lockReview } from '../change.server.ts'
import { carryOut, DECISIONS, type Decision, isDecision } from '../decisions.server.ts'
import { findingsOf } from '../integrity/repository.server.ts'
import { isAuthor } from '../policy.ts'
import { shownReviews } from '../repository.server.ts'
import type { ModeratedReview, ModerationQuery } from '../schema.ts'
import { isParty } from '../standing.server.ts'
import { nextStatus, type ReviewStatus } from '../status.ts'
import { presentCase } from './presenter.server.ts'
import * as repository from './repository.server.ts'

/** Reviews that wait for an Admin, or about which one decided. */
export async function listCases(
  db: Database,
  { queue, search, page, limit }: ModerationQuery,
): Promise<Page<ModeratedReview>> {
  const slice = { limit, offset: (page - 1) * limit }
  const { ids, total } = await repository.queueSlice(db, { queue, search }, slice)
  const shown = await shownReviews(db, ids)
  const cases = await repository.casesOf(db, ids)
  const reports = await repository.reportsOf(db, ids)
  const trail = await auditTrailOf(db, REVIEW_SUBJECT, ids)
  const findings = await findingsOf(db, ids)
  const data = ids.flatMap((id) => {
    const [review, row] = [shown.find((r) => r.id === id), cases.find((c) => c.id === id)]
    if (!review || !row) return []
    return presentCase(review, row, {
      reports: reports.filter(({ reviewId }) => reviewId === id),
      trail: trail.filter(({ subjectId }) => subjectId === id),
      findings: findings.filter(({ reviewId }) => reviewId === id),
    })
  })
  return pageOf(data, total, page, limit)
}

const OWN_REVIEW = 'Outra pessoa da administração decide sobre a sua avaliação.'
const REWRITTEN = 'A avaliação mudou depois que você a leu. Leia de novo antes de decidir.'
const OWN_COMPANY = 'Outra pessoa da administração decide: a avaliação é da sua empresa.'

export interface Deciding {
  admin: Viewer
  /** When the Admin asked for it: what was decided since, they did not know. */
  askedAt: Date
  /** When the review was written that the Admin read, where that was said. */
  read?: string
  /** Kept in the audit trail. */
  reason?: string
}

/**
 * Decides about a review: keeps it, which publishes one that waits; hides it, or shows it again.
 * Its reports are settled by that. Of several decisions at once the first holds.
 * @returns its status from now on
 * @throws AppError 403 for one's own review, or of one's own company; 404; 409, saying what was decided, when there is nothing to decide (any more), and for what was written since it was read
 */
export async function decide(
  platform: Platform,
  id: string,
  decision: Decision,
  { admin, askedAt, read, reason }: Deciding,
): Promise<{ _id: string; status: ReviewStatus }> {
  return platform.db.transaction(async (tx) => {
    const { target, review } = await lockReview(tx, id)
    if (isAuthor(admin, review)) throw new AppError(403, OWN_REVIEW)
    if (await isParty(tx, admin, target)) throw new AppError(403, OWN_COMPANY)
    if (read && read !== review.createdAt.toISOString()) throw new AppError(409, REWRITTEN)
    const trail = await auditTrailOf(tx, REVIEW_SUBJECT, [id])
    const last = trail.find(({ action }) => isDecision(action))
    const status = nextStatus(review.status, DECISIONS[decision].event)
    const reporters = await repository.settleReports(tx, id)
    const changesNothing = status === review.status && reporters.length === 0
    if (!status || changesNothing || (last && last.createdAt > askedAt))
      throw new AppError(409, standsAt(review.status, last?.action))
    const decided = { decision, status, actorId: admin.id, reason, reporters }
    await carryOut(platform, tx, { target, review }, decided)
    return { _id: id, status }
  })
}

/** Why nothing is decided now. */
function standsAt(status: ReviewStatus, last?: string): string {
  if (status === 'pending') return 'Esta avaliação aguarda moderação.'
  if (last && isDecision(last)) return `Esta avaliação já foi ${DECISIONS[last].done}.`
  return 'Esta avaliação está visível e não tem denúncias a decidir.'
}
