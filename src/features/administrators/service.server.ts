import { lockManagedPage, setActivity } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { makeAdministrator } from '#/features/vendors/control.server.ts'
import { vendorTags } from '#/features/vendors/pages.server.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/suspension.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countAddition } from './attempts.server.ts'
import { administratorMail } from './mail-job.server.ts'
import { presentAdministrator } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { Administrator } from './schema.ts'

const UNKNOWN = 'Alguém que você escolheu não tem mais conta na Praça.'
const LAST =
  'A página precisa de ao menos um administrador ativo. Adicione outra pessoa antes de inativar esta.'

/** Everybody who administers a page, and who did. */
export const listAdministrators = async (
  db: Database,
  vendorId: string,
): Promise<Administrator[]> =>
  (await repository.administratorsOf(db, vendorId)).map(presentAdministrator)

/**
 * Gives people control of a page; those who have it already keep it. Each gets a mail.
 * @returns everybody who administers it, and who did
 * @throws AppError 400 for an account that is not there (any more); 403, 404; TooManyAttempts
 */
export async function addAdministrators(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  userIds: string[],
): Promise<Administrator[]> {
  await countAddition(db, viewer.id)
  return db.transaction(async (tx) => {
    const { adminIds } = await lockManagedPage(tx, viewer, vendorId)
    const wanted = [...new Set(userIds)].filter((id) => !adminIds.includes(id))
    const people = await repository.presentAmong(tx, wanted)
    if (people.length < wanted.length) throw new AppError(400, UNKNOWN, { usuarios: UNKNOWN })
    for (const { id } of people) {
      await makeAdministrator(tx, vendorId, id)
      await record(tx, viewer, { vendorId, userId: id, action: 'addAdministrator' })
      await notify(tx, vendorId, 'administrator_added', { personId: id, actorId: viewer.id })
      await jobs.enqueue(tx, administratorMail, { vendorId, userId: id, isActive: true })
    }
    return listAdministrators(tx, vendorId)
  })
}

/**
 * Makes an administrator inactive: they have no more say in the page. The last who can act stays.
 * A person whom somebody else makes an administrator gets a mail.
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
    const { adminIds } = await lockManagedPage(tx, viewer, vendorId)
    if (adminIds.includes(userId)) {
      if (!(await repository.hasOtherAdministrator(tx, vendorId, userId)))
        throw new AppError(409, LAST)
      await change(tx, jobs, viewer, { vendorId, userId, inactiveAt: new Date() })
    }
    return listAdministrators(tx, vendorId)
  })

/**
 * Gives an inactive administrator their rights back, and sends them a mail.
 * @throws AppError 403, 404; 409 for an account that is blocked or about to go
 */
export const reactivateAdministrator = (
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  userId: string,
) =>
  db.transaction(async (tx) => {
    const { adminIds } = await lockManagedPage(tx, viewer, vendorId)
    if (!adminIds.includes(userId)) {
      await change(tx, jobs, viewer, { vendorId, userId, inactiveAt: null })
      if ((await repository.presentAmong(tx, [userId])).length === 0)
        throw new AppError(409, UNKNOWN)
    }
    return listAdministrators(tx, vendorId)
  })

interface ActivityChange {
  vendorId: string
  userId: string
  inactiveAt: Date | null
}

/** @param tx the transaction in which the page was locked */
async function change(
  tx: Database,
  jobs: Platform['jobs'],
  viewer: Viewer,
  { vendorId, userId, inactiveAt }: ActivityChange,
) {
  if (!(await setActivity(tx, vendorId, userId, inactiveAt)))
    throw notFound('Administrador não encontrado.')
  const [action, kind] = inactiveAt
    ? (['inactivateAdministrator', 'administrator_inactivated'] as const)
    : (['reactivateAdministrator', 'administrator_reactivated'] as const)
  await record(tx, viewer, { vendorId, userId, action })
  await notify(tx, vendorId, kind, { personId: userId, actorId: viewer.id })
  if (userId !== viewer.id)
    await jobs.enqueue(tx, administratorMail, { vendorId, userId, isActive: !inactiveAt })
  await dropPages(tx, vendorTags(vendorId, [userId]))
}

const record = (
  tx: Database,
  viewer: Viewer,
  { vendorId, userId, action }: { vendorId: string; userId: string; action: string },
) =>
  recordAudit(tx, {
    actorId: viewer.id,
    action,
    subjectKind: VENDOR_SUBJECT,
    subjectId: vendorId,
    detail: { userId },
  })
