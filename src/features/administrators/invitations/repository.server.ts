import { and, desc, eq, exists, gt, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  administratorInvitations as invitations,
  isActiveAdmin,
  isOpenInvitation,
  isPresent,
  users,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { person } from '../repository.server.ts'
import type { InvitationStatus } from './status.ts'

const inviters = alias(users, 'inviters')

const isOpen = eq(invitations.status, 'invited')

/** Of an account, or of an address. */
export type Whom = { userId: string } | { email: string }

const isFor = (whom: Whom): SQL =>
  'userId' in whom ? eq(invitations.userId, whom.userId) : eq(invitations.email, whom.email)

/** Whether who invites may still do so: they administer the page, or are an Admin, and it may invite. */
const isStanding = sql<boolean>`(${invitations.invitedBy} IN (
    SELECT ${vendorAdmins.userId} FROM ${vendorAdmins} JOIN ${users} ON ${users.id} = ${vendorAdmins.userId}
    WHERE ${and(eq(vendorAdmins.vendorId, invitations.vendorId), isActiveAdmin, isPresent)}
  ) OR ${invitations.invitedBy} IN (
    SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.role, 'admin'), isPresent)}
  )) AND ${vendors.suspendedAt} IS NULL AND ${vendors.unconfirmedSince} IS NULL`

const found = {
  id: invitations.id,
  vendorId: invitations.vendorId,
  userId: invitations.userId,
  email: invitations.email,
  status: invitations.status,
  expiresAt: invitations.expiresAt,
  invitedBy: invitations.invitedBy,
  isStanding,
  razaoSocial: vendors.razaoSocial,
  nomeFantasia: vendors.nomeFantasia,
  cnpj: vendors.cnpj,
  isVisible: vendors.isVisible,
  inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
}

/**
 * Whether a person has nothing to accept any more: they administer the page, or were made inactive there
 * since. Two invitations may name one person; that one was used, the page does not learn of the other.
 */
const isMoot = (userId: string | null) => sql<boolean>`EXISTS (
    SELECT 1 FROM ${vendorAdmins}
    WHERE ${vendorAdmins.vendorId} = ${invitations.vendorId} AND ${vendorAdmins.userId} = ${userId}
      AND coalesce(${vendorAdmins.inactiveAt}, 'infinity') > ${invitations.sentAt}
  )`

/** @param userId whose the invitations are, where that is asked */
const select = (db: Database, userId: string | null = null) =>
  db
    .select({ ...found, isMoot: isMoot(userId) })
    .from(invitations)
    .innerJoin(vendors, eq(vendors.id, invitations.vendorId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
export type InvitationRow = Awaited<ReturnType<typeof select>>[number]

/** Those that name a person, by account or by the address that the account has proven. */
const namesPerson = (db: Database, userId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          isPresent,
          or(eq(users.id, invitations.userId), eq(users.email, invitations.email)),
        ),
      ),
  )

/** What a person may still accept, the latest first. */
export const openFor = (db: Database, userId: string) =>
  select(db, userId)
    .where(
      and(
        namesPerson(db, userId),
        isOpen,
        gt(invitations.expiresAt, new Date()),
        isStanding,
        not(isMoot(userId)),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(50)

/** An invitation of a person, whatever became of it. */
export async function findFor(
  db: Database,
  userId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await select(db, userId).where(and(eq(invitations.id, id), namesPerson(db, userId)))
  return row
}

export async function findInvitation(db: Database, id: string): Promise<InvitationRow | undefined> {
  const [row] = await select(db).where(eq(invitations.id, id))
  return row
}

/** Locks an invitation until the end of the transaction. */
export const lockInvitation = (tx: Database, id: string) =>
  tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.id, id)).for('update')

/** What a page sent and may want to know of: what is open, refused or out of date. */
export const sentBy = (db: Database, vendorId: string) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      status: invitations.status,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      person,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.userId))
    .where(
      and(
        eq(invitations.vendorId, vendorId),
        inArray(invitations.status, ['invited', 'declined', 'expired']),
      ),
    )
    .orderBy(ne(invitations.status, 'invited'), desc(invitations.sentAt), desc(invitations.id))
    .limit(100)
export type SentRow = Awaited<ReturnType<typeof sentBy>>[number]

/** Whether a person refused a page's invitation since a moment. */
export const refusedSince = async (tx: Database, vendorId: string, whom: Whom, since: Date) =>
  (await tx.$count(
    invitations,
    and(
      eq(invitations.vendorId, vendorId),
      isFor(whom),
      eq(invitations.status, 'declined'),
      gt(invitations.decidedAt, since),
    ),
  )) > 0

interface Sent {
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

/** Opens a page's invitation of a person, or renews the one that is open. @returns its id */
export async function openInvitation(
  tx: Database,
  vendorId: string,
  whom: Whom,
  sent: Sent,
): Promise<string> {
  const [open] = await tx
    .insert(invitations)
    .values({ vendorId, ...whom, ...sent })
    .onConflictDoUpdate({
      target: [invitations.vendorId, 'userId' in whom ? invitations.userId : invitations.email],
      targetWhere: isOpenInvitation,
      set: sent,
    })
    .returning({ id: invitations.id })
  if (!open) throw new Error('The insert returned no row.')
  return open.id
}

/** @returns false when it was not open (any more) */
export async function settle(
  tx: Database,
  id: string,
  status: Exclude<InvitationStatus, 'invited'>,
): Promise<boolean> {
  const settled = await tx
    .update(invitations)
    .set({ status, decidedAt: new Date() })
    .where(and(eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id })
  return settled.length > 0
}

/** Closes what nobody answered in time. @returns of each its page, and the account that it named */
export const expireOverdue = (tx: Database, now: Date) =>
  tx
    .update(invitations)
    .set({ status: 'expired', decidedAt: now })
    .where(and(isOpen, lt(invitations.expiresAt, now)))
    .returning({ vendorId: invitations.vendorId, userId: invitations.userId })

export const deleteClosed = (tx: Database, before: Date) =>
  tx
    .delete(invitations)
    .where(and(ne(invitations.status, 'invited'), lt(invitations.decidedAt, before)))

/** Where the letter of an invitation goes; undefined for an account that nobody gets into. */
export async function mailboxOf(
  db: Database,
  { userId, email }: Pick<InvitationRow, 'userId' | 'email'>,
): Promise<string | undefined> {
  if (email) return email
  if (!userId) return undefined
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isPresent))
  return row?.email
}
