import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { consents, countedBatches, pageViews } from '#/db/schema/index.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** @returns the ids of those that were not counted before */
export async function claimBatches(tx: Database, ids: string[]): Promise<Set<string>> {
  const claimed = await tx
    .insert(countedBatches)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing()
    .returning({ id: countedBatches.id })
  return new Set(claimed.map(({ id }) => id))
}

/** Adds to today's views. In one order, so that transactions at once do not wait for each other. */
export async function addViews(tx: Database, views: Map<string, number>) {
  if (views.size === 0) return
  const rows = [...views.keys()].sort().map((pathGroup) => ({
    pathGroup,
    day: today,
    views: views.get(pathGroup),
  }))
  await tx
    .insert(pageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageViews.pathGroup, pageViews.day],
      set: { views: sql`${pageViews.views} + excluded.views` },
    })
}

/** Sums of the last days, today included, most seen first. */
export const sumViews = (db: Database, days: number) =>
  db
    .select({ path: pageViews.pathGroup, views: sql<number>`sum(${pageViews.views})::int` })
    .from(pageViews)
    .where(gt(pageViews.day, daysAgo(days)))
    .groupBy(pageViews.pathGroup)
    .orderBy(desc(sql`2`), pageViews.pathGroup)

export const deleteBatches = (db: Database, before: Date) =>
  db.delete(countedBatches).where(lt(countedBatches.countedAt, before))

/** Once for an id, however often it comes. */
export const insertConsent = (db: Database, consent: typeof consents.$inferInsert) =>
  db.insert(consents).values(consent).onConflictDoNothing()

export const withdrawConsent = (db: Database, id: string) =>
  db
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)))

/** @param lastsDays after which a consent that nobody withdrew is over */
export const deleteConsents = (db: Database, endedBefore: Date, lastsDays: number) =>
  db
    .delete(consents)
    .where(
      lt(
        sql`coalesce(${consents.withdrawnAt}, ${consents.grantedAt} + make_interval(days => ${lastsDays}::int))`,
        endedBefore,
      ),
    )
