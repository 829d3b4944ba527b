import { updatePerson } from '#/features/people/service.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { announce } from '../second-factor/changes.server.ts'
import { deleteSecondFactor } from '../second-factor/repository.server.ts'
import { endOtherAccess } from '../sessions/devices.server.ts'
import type { DeskUser } from './desk.tsx'
import * as desk from './repository.server.ts'

/** What the audit trail calls an account. */
const USER_SUBJECT = 'user'

const TYPES = { admin: 'Admin', user: 'User' } as const

export const presentUser = ({ id, username, role, ...row }: desk.DeskUserRow): DeskUser => ({
  _id: id,
  firstName: row.firstName,
  lastName: row.lastName,
  plataformName: username,
  email: row.email,
  emailVerified: row.emailVerified,
  type: TYPES[role],
  createdAt: row.createdAt.toISOString(),
  blockedAt: row.blockedAt?.toISOString() ?? '',
  secondFactorSince: row.secondFactorSince?.toISOString() ?? '',
  isLeaving: row.deletionRequestedAt !== null,
  vendors: row.vendors,
  reviews: row.reviews,
})

type Account = NonNullable<Awaited<ReturnType<typeof desk.lockUser>>>

/**
 * Keeps a person out: sessions, links and remembered browsers end at once, and an Admin is one no
 * more. What the person wrote stays. A second time changes nothing.
 * @param reason for the audit trail
 * @throws AppError 403 for oneself; 404
 */
export const blockUser = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, async (tx, { role, blockedAt }) => {
    if (blockedAt) return
    await updatePerson(tx, id, { blockedAt: new Date(), role: 'user' })
    await endOtherAccess(tx, id, null)
    await dropPages(tx, [`user:${id}`, 'advertisements'])
    await record(tx, admin, 'block', id, { reason, ...(role === 'admin' && { wasAdmin: true }) })
  })

/**
 * Lets a person in again, as somebody without special rights. A second time changes nothing.
 * @throws AppError 403 for oneself; 404
 */
export const unblockUser = (db: Database, admin: Viewer, id: string) =>
  change(db, admin, id, async (tx, { blockedAt }) => {
    if (!blockedAt) return
    await updatePerson(tx, id, { blockedAt: null })
    await dropPages(tx, [`user:${id}`, 'advertisements'])
    await record(tx, admin, 'unblock', id)
  })

/**
 * Makes a person an Admin; a second time changes nothing.
 * @throws AppError 403 for oneself; 404; 409 for who is blocked or has not proven a mailbox
 */
export const promoteUser = (db: Database, admin: Viewer, id: string) =>
  change(db, admin, id, async (tx, { role, blockedAt, emailVerified }) => {
    if (blockedAt) throw new AppError(409, 'Desbloqueie a conta antes.')
    if (!emailVerified) throw new AppError(409, 'O e-mail desta conta não foi confirmado.')
    if (role === 'admin') return
    await updatePerson(tx, id, { role: 'admin' })
    await record(tx, admin, 'promote', id)
  })

/**
 * Makes an Admin somebody without special rights; a second time changes nothing.
 * @throws AppError 403 for oneself; 404
 */
export const demoteUser = (db: Database, admin: Viewer, id: string) =>
  change(db, admin, id, async (tx, { role }) => {
    if (role === 'user') return
    await updatePerson(tx, id, { role: 'user' })
    await record(tx, admin, 'demote', id)
  })

/**
 * Turns the second factor off of a person who has lost the app and the recovery codes; a second time
 * changes nothing.
 * @param reason for the audit trail
 * @throws AppError 403 for oneself; 404
 */
export const removeSecondFactor = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  admin: Viewer,
  id: string,
  reason: string,
) =>
  change(db, admin, id, async (tx) => {
    if (!(await deleteSecondFactor(tx, id))) return
    await announce(tx, { jobs }, id, 'removed')
    await record(tx, admin, 'removeSecondFactor', id, { reason })
  })

/**
 * Changes somebody else's account, one change at a time. Who does so is an Admin, also after what
 * others did a moment ago, and not the one who is changed: so one Admin always stays.
 */
async function change(
  db: Database,
  admin: Viewer,
  id: string,
  act: (tx: Database, user: Account) => Promise<void>,
): Promise<DeskUser> {
  if (admin.id === id) throw new AppError(403, 'Outra pessoa da administração muda a sua conta.')
  return db.transaction(async (tx) => {
    await desk.takeAdminTurn(tx)
    await requireActiveAdmin(tx, admin)
    const user = await desk.lockUser(tx, id)
    if (!user) throw notFound('Conta não encontrada.')
    await act(tx, user)
    const row = await desk.deskUserRow(tx, id)
    if (!row) throw new Error(`user ${id} is not there`)
    return presentUser(row)
  })
}

/** @throws AppError 403 */
async function requireActiveAdmin(tx: Database, { id }: Viewer) {
  const now = await desk.lockUser(tx, id)
  if (now?.role !== 'admin' || now.blockedAt) throw forbidden()
}

const record = (
  tx: Database,
  admin: Viewer,
  action: 'block' | 'unblock' | 'promote' | 'demote' | 'removeSecondFactor',
  subjectId: string,
  detail: Record<string, unknown> = {},
) => recordAudit(tx, { actorId: admin.id, action, subjectKind: USER_SUBJECT, subjectId, detail })
