import { servesOthers } from '#/features/companies/policy.ts'
import { lockPage } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { makeAdministrator } from '#/features/vendors/control.server.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { presentReceived, situationOf } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ReceivedInvitation } from './schema.ts'
import { STANDS_AT } from './status.ts'

const OWN = 'Você mesmo fez este convite. Quem administra a página convida você.'
const missing = () =>
  notFound(
    'Não há este convite para a sua conta. Entre com a conta do e-mail que recebeu o convite.',
  )

/** What a person may still accept. */
export const listReceived = async (db: Database, viewer: Viewer): Promise<ReceivedInvitation[]> =>
  (await repository.openFor(db, viewer.id)).map(presentReceived)

/** @throws AppError 404, also for another person's */
export async function receivedInvitation(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<ReceivedInvitation> {
  const invitation = await repository.findFor(db, viewer.id, id)
  if (!invitation) throw missing()
  return presentReceived(invitation)
}

/**
 * Makes the person whom an invitation names an administrator of its page.
 * @throws AppError 404, also for another person's; 409 when it is not open (any more), and when nobody
 *   who may invite stands behind it: who did left the page, or the page is off the site; and for an Admin's to
 *   themself: what customers write to a supplier is for those who were let in there
 */
export const acceptInvitation = (db: Database, viewer: Viewer, id: string) =>
  db.transaction(async (tx) => {
    const { vendorId, invitedBy } = await lockReceived(tx, viewer, id)
    if (!servesOthers({ id: invitedBy }, { personId: viewer.id })) throw new AppError(409, OWN)
    await repository.settle(tx, id, 'accepted')
    await makeAdministrator(tx, vendorId, viewer.id)
    await record(tx, viewer, vendorId, 'acceptInvitation', id)
    await notify(tx, vendorId, 'administrator_added', { personId: viewer.id, actorId: viewer.id })
    return { vendorId }
  })

/**
 * Refuses an invitation.
 * @throws AppError 404, also for another person's; 409 when it is not open (any more)
 */
export const declineInvitation = (db: Database, viewer: Viewer, id: string) =>
  db.transaction(async (tx) => {
    const { vendorId, userId } = await lockReceived(tx, viewer, id)
    await repository.settle(tx, id, 'declined')
    await record(tx, viewer, vendorId, 'declineInvitation', id)
    // Of an address it is not said whose it is.
    const personId = userId ?? undefined
    await notify(tx, vendorId, 'invitation_declined', { personId, actorId: viewer.id })
  })

/** An invitation that waits for its person, locked after its page, as everybody locks them. */
async function lockReceived(tx: Database, viewer: Viewer, id: string) {
  const found = await repository.findFor(tx, viewer.id, id)
  if (!found) throw missing()
  await lockPage(tx, found.vendorId)
  await repository.lockInvitation(tx, id)
  const invitation = await repository.findFor(tx, viewer.id, id)
  if (!invitation) throw missing()
  const status = situationOf(invitation)
  if (status !== 'invited') throw new AppError(409, STANDS_AT[status])
  return invitation
}

const record = (tx: Database, viewer: Viewer, vendorId: string, action: string, id: string) =>
  recordAudit(tx, {
    actorId: viewer.id,
    action,
    subjectKind: VENDOR_SUBJECT,
    subjectId: vendorId,
    detail: { userId: viewer.id, invitationId: id },
  })
