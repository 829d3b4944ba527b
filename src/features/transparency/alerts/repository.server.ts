import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { reviewAlerts } from '#/db/schema/index.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ALERTS_MAX } from '../limits.ts'
import type { NamedTarget } from '../schema.ts'

export type AlertRow = typeof reviewAlerts.$inferSelect

/** What is shown now, the latest first. */
export const running = (db: Database, now: Date) =>
  db
    .select()
    .from(reviewAlerts)
    .where(and(isNull(reviewAlerts.endedAt), gt(reviewAlerts.endsAt, now)))
    .orderBy(desc(reviewAlerts.createdAt), asc(reviewAlerts.id))
    .limit(ALERTS_MAX)

export const countRunning = (db: Database) => db.$count(reviewAlerts, isNull(reviewAlerts.endedAt))

/** @returns undefined, and the transaction is over, when its page has one already */
export async function insertAlert(
  tx: Database,
  { id, tipo }: NamedTarget,
  written: Pick<AlertRow, 'seen' | 'createdAt' | 'endsAt'>,
): Promise<AlertRow | undefined> {
  const target = tipo === 'software' ? { offerId: id } : { vendorId: id }
  try {
    const [row] = await tx
      .insert(reviewAlerts)
      .values({ ...target, ...written })
      .returning()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

export async function lockAlert(tx: Database, id: string): Promise<AlertRow | undefined> {
  const [row] = await tx.select().from(reviewAlerts).where(eq(reviewAlerts.id, id)).for('update')
  return row
}

export const endAlert = (tx: Database, id: string, endedAt: Date) =>
  tx.update(reviewAlerts).set({ endedAt }).where(eq(reviewAlerts.id, id))

/** Notes which have run their time. */
export const endLapsed = (tx: Database, now: Date) =>
  tx
    .update(reviewAlerts)
    .set({ endedAt: sql`${reviewAlerts.endsAt}` })
    .where(and(isNull(reviewAlerts.endedAt), lte(reviewAlerts.endsAt, now)))
    .returning()

export const forgetEnded = (tx: Database, before: Date) =>
  tx.delete(reviewAlerts).where(lt(reviewAlerts.endedAt, before))
