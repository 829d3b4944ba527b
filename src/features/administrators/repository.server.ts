import { and, asc, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import {
  isActiveAdmin,
  isPresent,
  users,
  vendorAdmins,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a person is shown as. */
export const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  photoKey: users.photoKey,
}
export interface PersonRow {
  id: string
  firstName: string
  lastName: string
  username: string
  photoKey: string | null
}

/** Everybody who administers a page or did: first those who do, each since the longest. */
export const administratorsOf = (db: Database, vendorId: string) =>
  db
    .select({
      ...person,
      createdAt: vendorAdmins.createdAt,
      inactiveAt: vendorAdmins.inactiveAt,
    })
    .from(vendorAdmins)
    .innerJoin(users, eq(users.id, vendorAdmins.userId))
    .where(eq(vendorAdmins.vendorId, vendorId))
    .orderBy(
      sql`${vendorAdmins.inactiveAt} IS NOT NULL`,
      asc(vendorAdmins.createdAt),
      asc(users.id),
    )
export type AdministratorRow = Awaited<ReturnType<typeof administratorsOf>>[number]

/** Whether somebody but this person administers a page, and can get into their account. */
export async function hasOtherAdministrator(db: Database, vendorId: string, userId: string) {
  const others = await db
    .select({ id: users.id })
    .from(vendorAdmins)
    .innerJoin(users, eq(users.id, vendorAdmins.userId))
    .where(and(eq(vendorAdmins.vendorId, vendorId), isActiveAdmin, ne(users.id, userId), isPresent))
    .limit(1)
  return others.length > 0
}

/** Of some people, those who can be given a page; with the mailbox, which no answer holds. */
export const presentNamed = (
  db: Database,
  { ids, usernames }: { ids: string[]; usernames: string[] },
) =>
  db
    .select({ ...person, email: users.email })
    .from(users)
    .where(and(or(inArray(users.id, ids), inArray(users.username, usernames)), isPresent))
    .orderBy(asc(users.id))

/** Whether a person administers some page that may invite. */
export async function administersAny(db: Database, userId: string) {
  const pages = await db
    .select({ id: vendors.id })
    .from(vendorAdmins)
    .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
    .where(
      and(
        eq(vendorAdmins.userId, userId),
        isActiveAdmin,
        isNull(vendors.unconfirmedSince),
        isNull(vendors.suspendedAt),
      ),
    )
    .limit(1)
  return pages.length > 0
}

/** The account that has an e-mail address, of somebody who can act, and can until the transaction ends. */
export async function heldWithEmail(tx: Database, email: string) {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isPresent))
    .for('share')
  return row
}

/**
 * What a mail about who administers a page says.
 * @returns undefined where the person does not do so (any more), or still does
 */
export async function mailedAdministrator(
  db: Database,
  vendorId: string,
  userId: string,
  isActive: boolean,
) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      company: vendorName,
    })
    .from(users)
    .innerJoin(vendors, eq(vendors.id, vendorId))
    .where(
      and(
        eq(users.id, userId),
        isPresent,
        exists(
          db
            .select({ one: sql`1` })
            .from(vendorAdmins)
            .where(
              and(
                eq(vendorAdmins.vendorId, vendorId),
                eq(vendorAdmins.userId, userId),
                isActive ? isActiveAdmin : not(isActiveAdmin),
              ),
            ),
        ),
      ),
    )
  return row
}
