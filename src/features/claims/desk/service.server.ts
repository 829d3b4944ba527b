import { type Page, pageOf } from '#/domain/pagination.ts'
import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import { servesOthers } from '#/features/companies/policy.ts'
import { markConfirmed } from '#/features/confirmation/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { giveControl, lockPageToClaim } from '#/features/vendors/control.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { claimMail } from '../mail-job.server.ts'
import { presentQueued } from '../presenter.server.ts'
import * as repository from '../repository.server.ts'
import type { QueuedRequest } from '../schema.ts'
import type { ClaimStatus } from '../status.ts'
import { endUnprovenControl } from '../succession.server.ts'
import { move } from '../transition.server.ts'
import { requestsWithStatus } from './repository.server.ts'

const NOT_YOURS =
  'Outra pessoa da administração decide: o pedido é seu. Se não houver outra, torne alguém Admin em “Usuários”.'

/** Requests of a status, the oldest first; for Admins. */
export async function listRequests(
  db: Database,
  { status, page, limit }: { status: ClaimStatus; page: number; limit: number },
): Promise<Page<QueuedRequest>> {
  const { rows, total } = await requestsWithStatus(db, status, {
    limit,
    offset: (page - 1) * limit,
  })
  return pageOf(rows.map(presentQueued), total, page, limit)
}

/**
 * Gives the requester control, beside those who have it already; of a page that nobody confirmed, in
 * place of those who proved nothing.
 * @throws AppError 403 for one's own; 404; 409 when it does not wait for an Admin (any more)
 */
export const approveRequest = (platform: Platform, admin: Viewer, id: string) =>
  decide(platform, admin, id, async (tx, request) => {
    if (!servesOthers(admin, { personId: request.userId })) throw new AppError(403, NOT_YOURS)
    const status = await move(tx, request, 'approved')
    const page = await lockPageToClaim(tx, request.vendorId)
    const { userId, email } = request
    if (!isConfirmed(page.vendor)) {
      await endUnprovenControl(platform, tx, page, { userId, email })
      await markConfirmed(platform, tx, page, undefined, admin.id)
    }
    await giveControl(tx, request.vendorId, userId, { mailbox: email, by: 'admin' })
    await platform.jobs.enqueue(tx, claimMail, { requestId: id, status })
    return status
  })

/**
 * @param reason shown to the requester
 * @throws AppError 404; 409 when it does not wait for an Admin (any more)
 */
export const refuseRequest = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, async (tx, request) => {
    const status = await move(tx, request, 'refused', reason)
    await notify(tx, request.vendorId, 'access_refused', { actorId: admin.id })
    await platform.jobs.enqueue(tx, claimMail, { requestId: id, status })
    return status
  })

/** Of several decisions at once, one finds the request undecided. Who made it is noted. */
const decide = (
  { db }: Platform,
  admin: Viewer,
  id: string,
  act: (tx: Database, request: repository.RequestRow) => Promise<ClaimStatus>,
) =>
  db.transaction(async (tx) => {
    const request = await repository.lockRequest(tx, id)
    if (!request) throw notFound('Pedido de acesso não encontrado.')
    const status = await act(tx, request)
    await recordAudit(tx, {
      actorId: admin.id,
      action: status === 'granted' ? 'approve' : 'refuse',
      subjectKind: 'access_request',
      subjectId: id,
    })
    return { _id: id, status }
  })
