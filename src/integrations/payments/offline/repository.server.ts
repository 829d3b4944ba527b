import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { offlineCheckouts } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type OfflineCheckout = typeof offlineCheckouts.$inferSelect

/** What may be chosen of a checkout for trying out. */
const OFFLINE_OUTCOMES = ['approved', 'rejected', 'pending'] as const
export type OfflineOutcome = (typeof OFFLINE_OUTCOMES)[number]

/** A second time nothing happens. */
export const insertCheckout = (
  db: Database,
  checkout: Pick<OfflineCheckout, 'id' | 'reference' | 'title' | 'amountCents'>,
) => db.insert(offlineCheckouts).values(checkout).onConflictDoNothing()

export async function findCheckout(db: Database, id: string): Promise<OfflineCheckout | undefined> {
  const [row] = await db.select().from(offlineCheckouts).where(eq(offlineCheckouts.id, id))
  return row
}

/** Checkouts of an order of which an outcome was chosen, the latest first. */
export const chosenCheckouts = (db: Database, reference: string) =>
  db
    .select({ id: offlineCheckouts.id })
    .from(offlineCheckouts)
    .where(and(eq(offlineCheckouts.reference, reference), isNotNull(offlineCheckouts.status)))
    .orderBy(desc(offlineCheckouts.createdAt))

/**
 * Chooses an outcome, while none is final. The same one again changes nothing.
 * @returns false where it came out otherwise before
 */
export async function chooseOutcome(
  tx: Database,
  id: string,
  status: OfflineOutcome,
): Promise<boolean> {
  const { status: current } = offlineCheckouts
  const chosen = await tx
    .update(offlineCheckouts)
    .set({ status })
    .where(
      and(eq(offlineCheckouts.id, id), or(isNull(current), inArray(current, ['pending', status]))),
    )
    .returning({ id: offlineCheckouts.id })
  return chosen.length > 0
}

/** @returns false where nothing was paid; a second time changes nothing */
export async function refundCheckout(db: Database, id: string): Promise<boolean> {
  const refunded = await db
    .update(offlineCheckouts)
    .set({ status: 'refunded' })
    .where(
      and(eq(offlineCheckouts.id, id), inArray(offlineCheckouts.status, ['approved', 'refunded'])),
    )
    .returning({ id: offlineCheckouts.id })
  return refunded.length > 0
}
