import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { dropAnswering } from './answering/service.server.ts'
import { countReport } from './attempts.server.ts'
import { lockReview, missingReview, reviewedPage } from './change.server.ts'
import { hasOpenReport, saveReport } from './desk/repository.server.ts'
import { OWN_REPORT } from './limits.ts'
import { tellCompanies } from './notices.server.ts'
import { canRemoveReply, canReply, isAuthor } from './policy.ts'
import type { NewReport, ReviewWire } from './schema.ts'
import { presentById, requireVisible } from './service.server.ts'
import { standingOf } from './standing.server.ts'
import * as repository from './writing/repository.server.ts'

/** What the audit trail of a review is kept under. */
export const REVIEW_SUBJECT = 'review'

/**
 * Answers a review in public, for the company that it is about.
 * @throws AppError 403 for the person who does not speak for it, 404, 409 when it was answered already
 */
export async function replyTo(
  db: Database,
  viewer: Viewer,
  id: string,
  text: string,
): Promise<ReviewWire> {
  return db.transaction(async (tx) => {
    const { target, review } = await lockReview(tx, id)
    if (review.status !== 'visible') throw missingReview()
    requireVisible(target)
    if (!canReply(viewer, await standingOf(tx, viewer, target))) throw forbidden()
    if (isAuthor(viewer, review))
      throw new AppError(403, 'Você não pode responder à própria avaliação.')
    if (!(await repository.insertReply(tx, { reviewId: id, userId: viewer.id, text })))
      throw new AppError(409, 'Esta avaliação já foi respondida.')
    await dropPages(tx, [reviewedPage(target)])
    await dropAnswering(tx, target)
    await tellCompanies(tx, target, 'review_answered', { reviewId: id, actorId: viewer.id })
    return presentById(tx, id)
  })
}

/** @throws AppError 403 for the person who could not have written it, Admins apart; 404 */
export async function removeReply(db: Database, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { target } = await lockReview(tx, id)
    if (!canRemoveReply(viewer, await standingOf(tx, viewer, target))) throw forbidden()
    const text = await repository.deleteReply(tx, id)
    if (text === undefined) throw notFound('Esta avaliação não tem resposta.')
    await recordAudit(tx, {
      actorId: viewer.id,
      action: 'removeReply',
      subjectKind: REVIEW_SUBJECT,
      subjectId: id,
      detail: { text },
    })
    await dropPages(tx, [reviewedPage(target)])
  })
}

/**
 * Reports to Admins what is wrong with a review.
 * @throws AppError 403 for one's own, 404 for one that is not public; TooManyAttempts
 */
export async function reportReview(
  db: Database,
  viewer: Viewer,
  id: string,
  report: NewReport,
): Promise<void> {
  await countReport(db, viewer.id)
  await db.transaction(async (tx) => {
    const { target, review } = await lockReview(tx, id)
    if (review.status !== 'visible') throw missingReview()
    requireVisible(target)
    if (isAuthor(viewer, review)) throw new AppError(403, OWN_REPORT)
    const isFirst = !(await hasOpenReport(tx, id))
    await saveReport(tx, report, {
      reviewId: id,
      userId: viewer.id,
      writtenAt: review.createdAt,
    })
    if (isFirst)
      await tellCompanies(tx, target, 'review_reported', { reviewId: id, actorId: viewer.id })
  })
}
