import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { offers, readinessReports, users } from '#/db/schema/index.ts'
import type { ReadinessItem } from '#/domain/readiness.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type Row = typeof readinessReports.$inferSelect
export type ReportRow = Omit<Row, 'item'> & { item: ReadinessItem }

const waits = eq(readinessReports.status, 'waiting')
const isAbout = (offerId: string, item: string) =>
  and(eq(readinessReports.offerId, offerId), eq(readinessReports.item, item))

/** Items of an offer that somebody reported, and nobody decided about yet. */
export async function waitingReportsBy(db: Database, offerId: string, userId: string) {
  const rows = await db
    .select({ item: readinessReports.item })
    .from(readinessReports)
    .where(and(eq(readinessReports.offerId, offerId), eq(readinessReports.userId, userId), waits))
  return rows.map(({ item }) => item)
}

/** The latest one that was decided, of a person and a word on an item. */
export async function lastDecided(
  db: Database,
  { offerId, item, userId, state }: Pick<ReportRow, 'offerId' | 'item' | 'userId' | 'state'>,
) {
  const [row] = await db
    .select({ status: readinessReports.status, decidedAt: readinessReports.decidedAt })
    .from(readinessReports)
    .where(
      and(
        isAbout(offerId, item),
        eq(readinessReports.userId, userId),
        eq(readinessReports.state, state),
        sql`${readinessReports.decidedAt} IS NOT NULL`,
      ),
    )
    .orderBy(desc(readinessReports.decidedAt))
    .limit(1)
  return row
}

/** One waits for each person and item: a second text takes the place of the first. */
export const saveReport = (
  tx: Database,
  report: Pick<ReportRow, 'offerId' | 'item' | 'userId' | 'state' | 'proof' | 'details'>,
) => {
  const { state, proof, details } = report
  return tx
    .insert(readinessReports)
    .values(report)
    .onConflictDoUpdate({
      target: [readinessReports.offerId, readinessReports.item, readinessReports.userId],
      targetWhere: sql`status = 'waiting'`,
      set: { state, proof, details },
    })
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(readinessReports).where(eq(readinessReports.id, id))
  return row as ReportRow | undefined
}

/** Reports that wait about the same declaration, locked, the oldest first. */
export const lockWaiting = (
  tx: Database,
  { offerId, item, state }: Pick<ReportRow, 'offerId' | 'item' | 'state'>,
) =>
  tx
    .select({ id: readinessReports.id, userId: readinessReports.userId })
    .from(readinessReports)
    .where(and(isAbout(offerId, item), eq(readinessReports.state, state), waits))
    .orderBy(asc(readinessReports.id))
    .for('update')

export const decideReports = (
  tx: Database,
  ids: string[],
  decision: { status: 'upheld' | 'dismissed'; reason: string; decidedAt: Date },
) => tx.update(readinessReports).set(decision).where(inArray(readinessReports.id, ids))

export const deleteClosed = (tx: Database, before: Date) =>
  tx.delete(readinessReports).where(lt(readinessReports.decidedAt, before))

/** What a letter to the person who reported says. */
export async function reportedMail(db: Database, id: string) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      offer: offers.name,
      offerId: offers.id,
      item: readinessReports.item,
      status: readinessReports.status,
      reason: readinessReports.reason,
    })
    .from(readinessReports)
    .innerJoin(users, eq(users.id, readinessReports.userId))
    .innerJoin(offers, eq(offers.id, readinessReports.offerId))
    .where(eq(readinessReports.id, id))
  return row && { ...row, item: row.item as ReadinessItem }
}
