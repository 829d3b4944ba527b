import { asc, eq, inArray } from 'drizzle-orm'
import { lawDates } from '#/db/schema/index.ts'
import { READINESS_ITEMS } from '#/domain/readiness.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { LAW_DATES_MAX } from '../limits.ts'

export type LawDateRow = typeof lawDates.$inferSelect
export type LawDateWrite = Pick<LawDateRow, 'item' | 'title' | 'audience' | 'day' | 'sourceUrl'>

/** All of them, the first first. */
export const allDates = (db: Database) =>
  db
    .select()
    .from(lawDates)
    .where(inArray(lawDates.item, READINESS_ITEMS))
    .orderBy(asc(lawDates.day), asc(lawDates.id))
    .limit(LAW_DATES_MAX)

/** @param day `YYYY-MM-DD` */
export const hasDateOn = async (db: Database, day: string) =>
  (await db.$count(lawDates, eq(lawDates.day, day))) > 0

export async function lockDate(tx: Database, id: string): Promise<LawDateRow | undefined> {
  const [row] = await tx.select().from(lawDates).where(eq(lawDates.id, id)).for('update')
  return row
}

export const countDates = (db: Database) => db.$count(lawDates)

/** @returns undefined, and the transaction is over, when another has its title */
export const insertDate = (tx: Database, date: LawDateWrite) =>
  unlessTaken(() => tx.insert(lawDates).values(date).returning())

/**
 * The same. Each change has a later `updatedAt` than the one before, whatever the processes' clocks say.
 */
export const updateDate = (tx: Database, { id, updatedAt }: LawDateRow, change: LawDateWrite) =>
  unlessTaken(() =>
    tx
      .update(lawDates)
      .set({ ...change, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) })
      .where(eq(lawDates.id, id))
      .returning(),
  )

export const deleteDate = (tx: Database, id: string) =>
  tx.delete(lawDates).where(eq(lawDates.id, id))

async function unlessTaken(write: () => PromiseLike<LawDateRow[]>) {
  try {
    const [row] = await write()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
