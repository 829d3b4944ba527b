import { and, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import {
  isOpenTestimonyRequest,
  offers,
  testimonies,
  testimonyRequests,
  users,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { RequestStatus } from './status.ts'

type Row = typeof testimonyRequests.$inferSelect
type NewRequest = typeof testimonyRequests.$inferInsert

const columns = {
  id: testimonyRequests.id,
  vendorId: testimonyRequests.vendorId,
  customerName: testimonyRequests.customerName,
  email: testimonyRequests.email,
  message: testimonyRequests.message,
  offerId: testimonyRequests.offerId,
  status: testimonyRequests.status,
  expiresAt: testimonyRequests.expiresAt,
  createdAt: testimonyRequests.createdAt,
}
export type RequestRow = Pick<Row, keyof typeof columns> & { softwareName: string | null }

/** What is shown of the supplier who asks. */
const asking = {
  id: vendors.id,
  razaoSocial: vendors.razaoSocial,
  nomeFantasia: vendors.nomeFantasia,
  isAssociated: vendors.isAssociated,
  logoKey: vendors.logoKey,
  isVisible: vendors.isVisible,
}

const isOpen = eq(testimonyRequests.status, 'awaiting')

/** The requests of a supplier, the newest first. */
export const requestsOf = (db: Database, vendorId: string, limit: number): Promise<RequestRow[]> =>
  db
    .select({ ...columns, softwareName: offers.name })
    .from(testimonyRequests)
    .leftJoin(offers, eq(offers.id, testimonyRequests.offerId))
    .where(eq(testimonyRequests.vendorId, vendorId))
    .orderBy(desc(testimonyRequests.createdAt), desc(testimonyRequests.id))
    .limit(limit)

/** @returns its id; undefined where this customer has an open request of this supplier */
export async function insertRequest(tx: Database, row: NewRequest): Promise<string | undefined> {
  const [created] = await tx
    .insert(testimonyRequests)
    .values(row)
    .onConflictDoNothing({
      target: [testimonyRequests.vendorId, testimonyRequests.email],
      where: isOpenTestimonyRequest,
    })
    .returning({ id: testimonyRequests.id })
  return created?.id
}

/** Whether the holder of an address answered a supplier that they do not want to answer. */
export async function hasDeclined(db: Database, vendorId: string, declinedHash: string) {
  const declined = and(
    eq(testimonyRequests.vendorId, vendorId),
    eq(testimonyRequests.declinedHash, declinedHash),
  )
  return (await db.$count(testimonyRequests, declined)) > 0
}

export async function emailsOf(db: Database, userIds: string[]): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.id, userIds))
  return rows.map(({ email }) => email)
}

/** A request of a supplier, locked: of several who change it at once, one is the first. */
export async function lockRequest(tx: Database, vendorId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(testimonyRequests)
    .where(and(eq(testimonyRequests.id, id), eq(testimonyRequests.vendorId, vendorId)))
    .for('update')
  return row
}

/** The open request of a link whose supplier's page is seen, locked. */
export async function lockRequestOfLink(tx: Database, tokenHash: string) {
  const [row] = await tx
    .select(columns)
    .from(testimonyRequests)
    .innerJoin(vendors, eq(vendors.id, testimonyRequests.vendorId))
    .where(
      and(
        eq(testimonyRequests.tokenHash, tokenHash),
        isOpen,
        gt(testimonyRequests.expiresAt, new Date()),
        eq(vendors.isVisible, true),
      ),
    )
    .for('update', { of: testimonyRequests })
  return row
}

/** Requests, with who asks. */
const withAsking = (db: Database) =>
  db
    .select({ ...columns, softwareName: offers.name, vendor: asking })
    .from(testimonyRequests)
    .innerJoin(vendors, eq(vendors.id, testimonyRequests.vendorId))
    .leftJoin(offers, eq(offers.id, testimonyRequests.offerId))

/** The request of a link, open or not. */
export async function requestOfLink(db: Database, tokenHash: string) {
  const [row] = await withAsking(db).where(eq(testimonyRequests.tokenHash, tokenHash))
  return row
}

/** What a request's mail says; undefined for one that is closed, or whose page is not seen. */
export async function mailedRequest(db: Database, id: string) {
  const [row] = await withAsking(db).where(
    and(eq(testimonyRequests.id, id), isOpen, eq(vendors.isVisible, true)),
  )
  return row
}

/**
 * Gives a request its secret, in place of any that a former mail had.
 * @returns the mailbox to send it to; undefined when it is closed by now
 */
export async function armRequest(
  db: Database,
  id: string,
  secret: { tokenHash: string; expiresAt: Date },
): Promise<string | undefined> {
  const [armed] = await db
    .update(testimonyRequests)
    .set(secret)
    .where(and(eq(testimonyRequests.id, id), isOpen))
    .returning({ email: testimonyRequests.email })
  return armed?.email ?? undefined
}

/** Ends a request; the customer's address goes with it. */
export const closeRequest = (
  tx: Database,
  id: string,
  change: { status: RequestStatus; testimonyId?: string; declinedHash?: string },
) =>
  tx
    .update(testimonyRequests)
    .set({ ...change, email: null, message: null, closedAt: new Date() })
    .where(eq(testimonyRequests.id, id))

/** The testimony that its customer may take back by a link, with the supplier. */
export async function testimonyOfLink(db: Database, withdrawalHash: string) {
  const [row] = await db
    .select({
      id: testimonies.id,
      personName: testimonies.personName,
      statement: testimonies.statement,
      vendor: asking,
    })
    .from(testimonies)
    .innerJoin(vendors, eq(vendors.id, testimonies.vendorId))
    .where(eq(testimonies.withdrawalHash, withdrawalHash))
  return row
}

/** The same, locked: of several who take it back or delete it, one is the first. */
export async function lockTestimonyOfLink(tx: Database, withdrawalHash: string) {
  const [row] = await tx
    .select({ id: testimonies.id, vendorId: testimonies.vendorId })
    .from(testimonies)
    .where(eq(testimonies.withdrawalHash, withdrawalHash))
    .for('update')
  return row
}

/**
 * Notes in its request that a testimony was taken back, before it is deleted. It is named no more at
 * once: a second change of the row in one transaction would wait for the person who holds the page.
 */
export const markWithdrawn = (tx: Database, testimonyId: string) =>
  tx
    .update(testimonyRequests)
    .set({ status: 'withdrawn', closedAt: new Date(), testimonyId: null })
    .where(eq(testimonyRequests.testimonyId, testimonyId))

/** Gives a testimony the secret by which it is taken back. @returns false when it is gone */
export async function armWithdrawal(db: Database, id: string, withdrawalHash: string) {
  const armed = await db
    .update(testimonies)
    .set({ withdrawalHash })
    .where(eq(testimonies.id, id))
    .returning({ id: testimonies.id })
  return armed.length > 0
}

/** The supplier that a testimony is about. */
export async function supplierOf(db: Database, testimonyId: string) {
  const [row] = await db
    .select(asking)
    .from(testimonies)
    .innerJoin(vendors, eq(vendors.id, testimonies.vendorId))
    .where(eq(testimonies.id, testimonyId))
  return row
}

/** Closes what was not answered in time, and forgets whom it went to. */
export const closeOverdue = (tx: Database, now: Date) =>
  tx
    .update(testimonyRequests)
    .set({ status: 'expired', email: null, message: null, closedAt: sql`expires_at` })
    .where(and(isOpen, lt(testimonyRequests.expiresAt, now)))

export const deleteClosed = (tx: Database, before: Date) =>
  tx
    .delete(testimonyRequests)
    .where(
      and(
        ne(testimonyRequests.status, 'awaiting'),
        isNotNull(testimonyRequests.closedAt),
        lt(testimonyRequests.closedAt, before),
      ),
    )
