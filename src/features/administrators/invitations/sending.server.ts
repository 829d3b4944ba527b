import { DAY_MS } from '#/domain/durations.ts'
import { requireConfirmed } from '#/features/companies/confirmation.server.ts'
import { lockManagedPage, type ManagedPage } from '#/features/companies/service.server.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countInvitation, countLetter } from '../attempts.server.ts'
import { INVITATION_DAYS, REFUSAL_DAYS } from '../limits.ts'
import * as people from '../repository.server.ts'
import type { Invited } from '../schema.ts'
import { invitationMail } from './mail-job.server.ts'
import { presentSent } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { SentInvitation } from './schema.ts'
import { STANDS_AT } from './status.ts'

const UNKNOWN = 'Ninguém com conta ativa na Praça tem este @usuário.'
const ALREADY = 'Já administra esta página.'
const REFUSED = `Quem você convidou recusou há menos de ${REFUSAL_DAYS} dias.`
const UNCONFIRMED = 'Confirme o cadastro da empresa antes de convidar administradores.'
const SUSPENDED = 'A nossa equipe ocultou esta página: ela não convida ninguém.'

const missing = () => notFound('Convite não encontrado.')

/** What a page sent: open invitations, and those that were refused or not answered. */
export const listSent = async (db: Database, vendorId: string): Promise<SentInvitation[]> =>
  (await repository.sentBy(db, vendorId)).map(presentSent)

/** Somebody to invite, and where the letter goes. */
interface Addressee {
  whom: repository.Whom
  mailbox: string
}

/**
 * Invites people to administer a page. Each gets a letter, and who has an account finds the
 * invitation there. For an e-mail address everything is the same whether
 * or not it has an account: it is not looked up.
 * @returns what the page sent
 * @throws AppError 400 for an account that is not there (any more); 403, 404; 409 for an
 *   account that administers it already, for who refused a short time ago, and for a page that may not invite; TooManyAttempts
 */
export async function inviteAdministrators(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  invited: Invited[],
): Promise<SentInvitation[]> {
  const addressees = await addresseesOf(db, invited)
  const lettersDue = await countAll(db, viewer, vendorId, addressees)
  return db.transaction(async (tx) => {
    const page = await lockManagedPage(tx, viewer, vendorId)
    requireInviting(page)
    for (const { whom } of addressees) {
      if ('userId' in whom && page.adminIds.includes(whom.userId))
        throw new AppError(409, ALREADY, { usuarios: ALREADY })
      const since = new Date(Date.now() - REFUSAL_DAYS * DAY_MS)
      if (await repository.refusedSince(tx, vendorId, whom, since))
        throw new AppError(409, REFUSED, { usuarios: REFUSED })
      const id = await repository.openInvitation(tx, vendorId, whom, sentBy(viewer))
      await record(tx, viewer, vendorId, 'inviteAdministrator', id)
      if (lettersDue.has(whom)) await jobs.enqueue(tx, invitationMail, { invitationId: id })
    }
    return listSent(tx, vendorId)
  })
}

/** @throws AppError 400 for an account that is not there, or that nobody gets into */
async function addresseesOf(db: Database, invited: Invited[]): Promise<Addressee[]> {
  const ids = invited.flatMap((one) => ('id' in one ? [one.id] : []))
  const usernames = invited.flatMap((one) => ('username' in one ? [one.username] : []))
  const accounts = await people.presentNamed(db, { ids, usernames })
  const isKnown = (one: Invited) =>
    'email' in one ||
    accounts.some(({ id, username }) => ('id' in one ? id === one.id : username === one.username))
  if (!invited.every(isKnown)) throw new AppError(400, UNKNOWN, { usuarios: UNKNOWN })
  const emails = new Set(invited.flatMap((one) => ('email' in one ? [one.email] : [])))
  return [
    ...accounts.map(({ id, email }) => ({ whom: { userId: id }, mailbox: email })),
    ...[...emails].map((email) => ({ whom: { email }, mailbox: email })),
  ]
}

/** @returns of whom one more letter may go out today @throws TooManyAttempts */
async function countAll(db: Database, by: Viewer, vendorId: string, addressees: Addressee[]) {
  const due = new Set<repository.Whom>()
  for (const { whom, mailbox } of addressees) {
    const named = 'userId' in whom ? whom.userId : whom.email
    await countInvitation(db, { by: by.id, vendorId, whom: named })
    if (await countLetter(db, mailbox)) due.add(whom)
  }
  return due
}

/** @throws AppError 409 */
function requireInviting({ vendor }: ManagedPage) {
  requireConfirmed(vendor, UNCONFIRMED)
  if (vendor.suspendedAt) throw new AppError(409, SUSPENDED)
}

const sentBy = ({ id }: Viewer) => ({
  invitedBy: id,
  sentAt: new Date(),
  expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
})

/**
 * Sends the letter of an open invitation once more, and gives it its whole time again.
 * @throws AppError 403, 404; 409 when it is not open (any more); TooManyAttempts
 */
export async function resendInvitation(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
): Promise<SentInvitation[]> {
  const { userId, email } = await sentInvitation(db, vendorId, id)
  const whom = email ? { email } : { userId: userId ?? '' }
  const mailbox = await repository.mailboxOf(db, { userId, email })
  const due = await countAll(db, viewer, vendorId, mailbox ? [{ whom, mailbox }] : [])
  return db.transaction(async (tx) => {
    requireInviting(await lockManagedPage(tx, viewer, vendorId))
    const { status } = await sentInvitation(tx, vendorId, id)
    if (status !== 'invited') throw new AppError(409, STANDS_AT[status])
    await repository.openInvitation(tx, vendorId, whom, sentBy(viewer))
    if (due.has(whom)) await jobs.enqueue(tx, invitationMail, { invitationId: id })
    return listSent(tx, vendorId)
  })
}

/**
 * Takes an invitation back: nobody can accept it any more.
 * @throws AppError 403, 404; 409 when it is not open (any more)
 */
export const withdrawInvitation = (
  { db }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
) =>
  db.transaction(async (tx) => {
    await lockManagedPage(tx, viewer, vendorId)
    await sentInvitation(tx, vendorId, id)
    if (!(await repository.settle(tx, id, 'withdrawn'))) {
      const { status } = await sentInvitation(tx, vendorId, id)
      throw new AppError(409, status === 'invited' ? STANDS_AT.withdrawn : STANDS_AT[status])
    }
    await record(tx, viewer, vendorId, 'withdrawInvitation', id)
    return listSent(tx, vendorId)
  })

/** @throws AppError 404, also for that of another page */
async function sentInvitation(db: Database, vendorId: string, id: string) {
  const invitation = await repository.findInvitation(db, id)
  if (invitation?.vendorId !== vendorId) throw missing()
  return invitation
}

const record = (
  tx: Database,
  viewer: Viewer,
  vendorId: string,
  action: string,
  invitationId: string,
) =>
  recordAudit(tx, {
    actorId: viewer.id,
    action,
    subjectKind: VENDOR_SUBJECT,
    subjectId: vendorId,
    detail: { invitationId },
  })
