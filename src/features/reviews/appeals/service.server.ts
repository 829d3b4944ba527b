import { type Page, pageOf } from '#/domain/pagination.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countAppeal } from '../attempts.server.ts'
import { canContest } from '../policy.ts'
import { requireVisible } from '../service.server.ts'
import { isParty, standingOf } from '../standing.server.ts'
import * as targets from '../targets/repository.server.ts'
import { lockAuthor } from '../writing/repository.server.ts'
import { appealMail } from './mail-job.server.ts'
import { presentOwnAppeal, presentQueued } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import { type AppealSituation, type OwnAppeal, type QueuedAppeal, STATUSES } from './schema.ts'

/** What the audit trail of an appeal is kept under. */
const APPEAL_SUBJECT = 'review_appeal'

const NOT_BARRED = 'Você pode avaliar esta página: não há o que contestar.'
const OWN_POST = 'Você edita esta página: não há o que contestar enquanto isso.'
const NOT_YOURS =
  'Outra pessoa da administração decide: a contestação é sua, ou é sobre a sua empresa.'
const DECIDED = 'Esta contestação já foi decidida.'

/** What somebody said against not being able to review, and what came of it. */
export async function ownAppeal(
  db: Database,
  viewer: Viewer,
  target: targets.TargetRef,
): Promise<OwnAppeal | null> {
  const appeal = await repository.appealBy(db, viewer.id, target)
  return appeal ? presentOwnAppeal(appeal) : null
}

/**
 * Says to Admins why one should be able to review what one may not. While it waits, a second text
 * replaces the first; after a refusal it waits again.
 * @throws AppError 404 for a page that nobody sees; 409 for who may review, and for who acts for what
 *   is reviewed; TooManyAttempts
 */
export async function appeal(
  db: Database,
  viewer: Viewer,
  targetId: string,
  text: string,
): Promise<OwnAppeal | null> {
  await countAppeal(db, viewer.id)
  return db.transaction(async (tx) => {
    const target = requireVisible(await targets.findTarget(tx, targetId))
    await lockAuthor(tx, viewer.id)
    const standing = await standingOf(tx, viewer, target)
    const { bar } = standing
    if (!bar) throw new AppError(409, NOT_BARRED)
    if (!canContest(viewer, standing)) throw new AppError(409, OWN_POST)
    await repository.saveAppeal(tx, viewer.id, target, { bar, text })
    return ownAppeal(tx, viewer, target)
  })
}

/** Appeals that wait, or that were decided in one way; for Admins. */
export async function listAppeals(
  db: Database,
  { situacao, page, limit }: { situacao: AppealSituation; page: number; limit: number },
): Promise<Page<QueuedAppeal>> {
  const slice = { limit, offset: (page - 1) * limit }
  const { rows, total } = await repository.slice(db, STATUSES[situacao], slice)
  return pageOf(rows.map(presentQueued), total, page, limit)
}

/**
 * Decides about an appeal; its person gets the answer by mail, and reads it where they may not review.
 * @throws AppError 403 for one's own, and for who acts or acted for what it is about: nobody bars their critic; 404; 409
 *   when it was decided already
 */
export const decide = (
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  status: 'upheld' | 'dismissed',
  answer: string,
) =>
  db.transaction(async (tx) => {
    const found = await repository.lockAppeal(tx, id)
    if (!found) throw notFound('Contestação não encontrada.')
    const target = await targets.findTarget(tx, found.offerId ?? found.vendorId ?? '')
    if (found.userId === admin.id || (target && (await isParty(tx, admin, target))))
      throw new AppError(403, NOT_YOURS)
    if (found.status !== 'waiting') throw new AppError(409, DECIDED)
    await repository.decideAppeal(tx, id, { status, answer })
    await recordAudit(tx, {
      actorId: admin.id,
      action: status === 'upheld' ? 'uphold' : 'dismiss',
      subjectKind: APPEAL_SUBJECT,
      subjectId: id,
      detail: { reason: answer },
    })
    await jobs.enqueue(tx, appealMail, { appealId: id })
  })
