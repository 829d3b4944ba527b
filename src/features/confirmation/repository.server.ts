import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { vendorConfirmations, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type Steps = typeof vendorConfirmations.$inferSelect

export async function stepsOf(db: Database, vendorId: string): Promise<Steps | undefined> {
  const [row] = await db
    .select()
    .from(vendorConfirmations)
    .where(eq(vendorConfirmations.vendorId, vendorId))
  return row
}

/** Notes which mailbox is to be proven, and by whom. A link sent before is dead from here on. */
export async function askForLink(
  tx: Database,
  request: { vendorId: string; userId: string; email: string; expiresAt: Date },
) {
  const { vendorId, ...asked } = request
  const set = { ...asked, tokenHash: null, provenAt: null, reason: null, createdAt: sql`now()` }
  await tx
    .insert(vendorConfirmations)
    .values(request)
    .onConflictDoUpdate({ target: vendorConfirmations.vendorId, set })
}

/**
 * Gives a request its secret, in place of any that a former attempt to mail it had.
 * @returns the mailbox to send it to; undefined when it is not waited for (any more)
 */
export async function armRequest(
  db: Database,
  vendorId: string,
  secret: { tokenHash: string; expiresAt: Date },
): Promise<string | undefined> {
  const [armed] = await db
    .update(vendorConfirmations)
    .set(secret)
    .where(
      and(
        eq(vendorConfirmations.vendorId, vendorId),
        isNotNull(vendorConfirmations.email),
        isNull(vendorConfirmations.provenAt),
      ),
    )
    .returning({ email: vendorConfirmations.email })
  return armed?.email ?? undefined
}

/** The request of a link that is good, if any. @param lock of several uses at once, one finds it */
export async function requestOfLink(
  db: Database,
  tokenHash: string,
  { lock }: { lock: boolean },
): Promise<Steps | undefined> {
  const query = db
    .select()
    .from(vendorConfirmations)
    .where(
      and(
        eq(vendorConfirmations.tokenHash, tokenHash),
        gt(vendorConfirmations.expiresAt, new Date()),
      ),
    )
  const [row] = lock ? await query.for('update') : await query
  return row
}

/** Notes that a mailbox is proven, and that an Admin is to look at it. The link is used up. */
export async function awaitAdmin(
  tx: Database,
  proven: { vendorId: string; userId: string; email: string },
) {
  const { vendorId, ...who } = proven
  const set = { ...who, tokenHash: null, reason: null, provenAt: new Date() }
  await tx
    .insert(vendorConfirmations)
    .values({ vendorId, ...set })
    .onConflictDoUpdate({ target: vendorConfirmations.vendorId, set })
}

/** Notes why an Admin did not confirm a page: it begins again. */
export async function turnDown(tx: Database, vendorId: string, reason: string) {
  const set = { reason, tokenHash: null, expiresAt: null, provenAt: null }
  await tx
    .insert(vendorConfirmations)
    .values({ vendorId, ...set })
    .onConflictDoUpdate({ target: vendorConfirmations.vendorId, set })
}

/** Forgets how a page came to be confirmed. */
export const forgetSteps = (tx: Database, vendorId: string) =>
  tx.delete(vendorConfirmations).where(eq(vendorConfirmations.vendorId, vendorId))

/** Deletes what pages that wait for nothing have left. */
export const deleteLeftovers = (tx: Database) =>
  tx.delete(vendorConfirmations).where(
    sql`NOT EXISTS (SELECT 1 FROM ${vendors}
      WHERE ${vendors.id} = ${vendorConfirmations.vendorId} AND ${vendors.unconfirmedSince} IS NOT NULL)`,
  )

/** Seen pages that have a date to be confirmed by, and no mailbox that an Admin is to look at. */
export const pagesWithTerm = (db: Database) =>
  db
    .select({
      id: vendors.id,
      confirmBy: vendors.confirmBy,
      remindedAt: vendorConfirmations.remindedAt,
    })
    .from(vendors)
    .leftJoin(vendorConfirmations, eq(vendorConfirmations.vendorId, vendors.id))
    .where(
      and(
        isNotNull(vendors.unconfirmedSince),
        isNotNull(vendors.confirmBy),
        eq(vendors.isVisible, true),
        isNull(vendorConfirmations.provenAt),
      ),
    )

export async function noteReminder(tx: Database, vendorId: string) {
  const set = { remindedAt: new Date() }
  await tx
    .insert(vendorConfirmations)
    .values({ vendorId, ...set })
    .onConflictDoUpdate({ target: vendorConfirmations.vendorId, set })
}

/** What letters about a page say, and who administers it. */
export async function mailedPage(db: Database, vendorId: string) {
  const [page] = await db
    .select({
      razaoSocial: vendors.razaoSocial,
      nomeFantasia: vendors.nomeFantasia,
      isVisible: vendors.isVisible,
      unconfirmedSince: vendors.unconfirmedSince,
      confirmBy: vendors.confirmBy,
      steps: vendorConfirmations,
    })
    .from(vendors)
    .leftJoin(vendorConfirmations, eq(vendorConfirmations.vendorId, vendors.id))
    .where(eq(vendors.id, vendorId))
  return page
}

/** Pages whose time is over. */
export const overduePages = async (db: Database, now: Date) => {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .leftJoin(vendorConfirmations, eq(vendorConfirmations.vendorId, vendors.id))
    .where(
      and(
        isNotNull(vendors.unconfirmedSince),
        lte(vendors.confirmBy, now),
        eq(vendors.isVisible, true),
        isNull(vendorConfirmations.provenAt),
      ),
    )
  return rows.map(({ id }) => id)
}
