import {
  allowed,
  lockManagedPage,
  lockPage,
  setActivity,
} from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { VENDOR_SUBJECT, vendorTags } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { inviteAdministrators } from './invitations/sending.server.ts'
import { administratorMail, type Leaving } from './mail-job.server.ts'
import { presentAdministrator } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { Administrator } from './schema.ts'

const LAST =
  'A página precisa de ao menos um administrador ativo. Convide outra pessoa, e espere que aceite, antes de inativar esta.'

/** Everybody who administers a page, and who did. */
export const listAdministrators = async (
  db: Database,
  vendorId: string,
): Promise<Administrator[]> =>
  (await repository.administratorsOf(db, vendorId)).map(presentAdministrator)

/**
 * Makes an administrator inactive: they have no more say in the page. The last who can act stays.
 * Whom somebody else makes inactive gets a mail. Active again is who accepts an invitation.
 * Of two who do so to each other at once, the second one has no say any more.
 * @throws AppError 403, 404; 409 for the last one
 */
export const inactivateAdministrator = (
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  userId: string,
) =>
  db.transaction(async (tx) => {
    const { adminIds } = await lockToLeave(tx, viewer, vendorId, userId)
    if (adminIds.includes(userId)) {
      if (!(await repository.hasOtherAdministrator(tx, vendorId, userId)))
        throw new AppError(409, LAST)
      await makeInactive(tx, jobs, viewer, vendorId, userId)
    }
    return listAdministrators(tx, vendorId)
  })

/**
 * Invites an inactive administrator again: nobody is made active without being asked.
 * @throws AppError 404 for who never was one; 409 for an account that is blocked or about to go, or
 *   as any invitation; TooManyAttempts
 */
export async function inviteAgain(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
  userId: string,
): Promise<Administrator[]> {
  const known = await listAdministrators(platform.db, vendorId)
  const former = known.find(({ _id }) => _id === userId)
  if (!former) throw notFound('Administrador não encontrado.')
  if (!former.ativo) await inviteAdministrators(platform, viewer, vendorId, [{ id: userId }])
  return known
}

/** Who only leaves a page to which another added them does not act for it. */
const lockToLeave = async (tx: Database, viewer: Viewer, vendorId: string, userId: string) =>
  userId === viewer.id
    ? allowed(viewer, await lockPage(tx, vendorId))
    : lockManagedPage(tx, viewer, vendorId)

/**
 * Makes an administrator inactive by somebody's deed; a person whom another makes so gets a mail.
 * @param tx the transaction in which the page was locked
 * @param occasion what the mail says of it
 */
export async function makeInactive(
  tx: Database,
  jobs: Platform['jobs'],
  viewer: Pick<Viewer, 'id'>,
  vendorId: string,
  userId: string,
  occasion: Leaving = 'inactivated',
) {
  await setActivity(tx, vendorId, userId, new Date())
  await recordAudit(tx, {
    actorId: viewer.id,
    action: 'inactivateAdministrator',
    subjectKind: VENDOR_SUBJECT,
    subjectId: vendorId,
    detail: { userId },
  })
  await notify(tx, vendorId, 'administrator_inactivated', { personId: userId, actorId: viewer.id })
  if (userId !== viewer.id)
    await jobs.enqueue(tx, administratorMail, { vendorId, userId, occasion })
  // Of the software of a page that has no others, nobody says any more what works with it.
  await dropPages(tx, ['offers', ...vendorTags(vendorId, [userId])])
}
