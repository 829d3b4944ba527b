import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { accessRequests, isOpenRequest, users, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type ClaimStatus, statusesBefore } from './status.ts'

type Row = typeof accessRequests.$inferSelect
type NewRequest = Pick<Row, 'userId' | 'vendorId' | 'email' | 'termsVersion' | 'expiresAt'>

const essentials = {
  id: accessRequests.id,
  userId: accessRequests.userId,
  vendorId: accessRequests.vendorId,
  email: accessRequests.email,
  status: accessRequests.status,
}
export type RequestRow = Pick<Row, keyof typeof essentials>

/**
 * Opens a person's request for a page, or renews the one that is open. A link sent before is dead
 * from here on: it proved the mailbox that was named then.
 * @returns undefined when the open one cannot be asked for again
 */
export async function openRequest(tx: Database, request: NewRequest): Promise<string | undefined> {
  const { email, termsVersion, expiresAt } = request
  const [open] = await tx
    .insert(accessRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [accessRequests.userId, accessRequests.vendorId],
      targetWhere: isOpenRequest,
      set: { email, termsVersion, expiresAt, tokenHash: null, createdAt: sql`now()` },
      setWhere: inArray(accessRequests.status, statusesBefore('askedAgain')),
    })
    .returning({ id: accessRequests.id })
  return open?.id
}

const awaitsProof = () => inArray(accessRequests.status, statusesBefore('proven'))

/**
 * Gives a request its secret, in place of any that a former attempt to mail it had.
 * @returns the mailbox to send it to; undefined when it is not waited for (any more)
 */
export async function armRequest(
  db: Database,
  id: string,
  secret: { tokenHash: string; expiresAt: Date },
): Promise<string | undefined> {
  const [armed] = await db
    .update(accessRequests)
    .set(secret)
    .where(and(eq(accessRequests.id, id), awaitsProof()))
    .returning({ email: accessRequests.email })
  return armed?.email
}

/** The request of a link that is good. @param lock of several uses at once, one finds it */
export async function requestOfLink(
  tx: Database,
  tokenHash: string,
  { lock }: { lock: boolean },
): Promise<RequestRow | undefined> {
  const query = tx
    .select(essentials)
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.tokenHash, tokenHash),
        gt(accessRequests.expiresAt, new Date()),
        awaitsProof(),
      ),
    )
  const [row] = lock ? await query.for('update') : await query
  return row
}

export async function lockRequest(tx: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select(essentials)
    .from(accessRequests)
    .where(eq(accessRequests.id, id))
    .for('update')
  return row
}

export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select(essentials).from(accessRequests).where(eq(accessRequests.id, id))
  return row
}

/** Whatever its status becomes, a link to it is used up. */
export const updateRequest = (
  tx: Database,
  id: string,
  change: { status: ClaimStatus; reason?: string; decidedAt?: Date },
) =>
  tx
    .update(accessRequests)
    .set({ ...change, tokenHash: null })
    .where(eq(accessRequests.id, id))

/** What the mails about a request say. */
export async function mailedRequest(db: Database, id: string) {
  const [row] = await db
    .select({
      id: accessRequests.id,
      mailbox: accessRequests.email,
      status: accessRequests.status,
      reason: accessRequests.reason,
      vendorId: accessRequests.vendorId,
      company: vendors.razaoSocial,
      firstName: users.firstName,
      lastName: users.lastName,
      accountEmail: users.email,
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .innerJoin(vendors, eq(vendors.id, accessRequests.vendorId))
    .where(eq(accessRequests.id, id))
  return row
}

/** Closes the requests whose mailbox was not proven in time. */
export const closeOverdue = (tx: Database, now: Date) =>
  tx
    .update(accessRequests)
    .set({ status: 'expired', tokenHash: null })
    .where(
      and(
        inArray(accessRequests.status, statusesBefore('ranOut')),
        lt(accessRequests.expiresAt, now),
      ),
    )

/** @param closed statuses of those that may go */
export const deleteClosed = (tx: Database, closed: ClaimStatus[], before: Date) =>
  tx
    .delete(accessRequests)
    .where(
      and(
        inArray(accessRequests.status, closed),
        lt(sql`coalesce(${accessRequests.decidedAt}, ${accessRequests.expiresAt})`, before),
      ),
    )
