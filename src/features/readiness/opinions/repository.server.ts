import { and, eq, type SQL, sql } from 'drizzle-orm'
import { readinessOpinions, reviews } from '#/db/schema/index.ts'
import type { ReadinessItem } from '#/domain/readiness.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Opinion } from '../schema.ts'

type State = (typeof readinessOpinions.$inferSelect)['state']

const said = (opinion: Opinion) =>
  sql<number>`(count(*) FILTER (WHERE ${readinessOpinions.opinion} = ${sql.raw(`'${opinion}'`)}))::int`

/**
 * How many found what was declared of an offer to be so, or not, by item and by what was declared. A review that is
 * hidden takes its author's word with it.
 */
export const countedOpinions = (offerId: SQL) => sql`
  SELECT ${readinessOpinions.item} AS item, ${readinessOpinions.state} AS state,
    ${said('confirma')} AS confirm, ${said('discorda')} AS disagree
  FROM ${readinessOpinions}
  WHERE ${readinessOpinions.offerId} = ${offerId} AND EXISTS (
    SELECT FROM ${reviews} WHERE ${reviews.offerId} = ${readinessOpinions.offerId}
      AND ${reviews.userId} = ${readinessOpinions.userId} AND ${reviews.status} = 'visible')
  GROUP BY ${readinessOpinions.item}, ${readinessOpinions.state}`

export const opinionsBy = (db: Database, offerId: string, userId: string) =>
  db
    .select({
      item: readinessOpinions.item,
      state: readinessOpinions.state,
      opinion: readinessOpinions.opinion,
    })
    .from(readinessOpinions)
    .where(and(eq(readinessOpinions.offerId, offerId), eq(readinessOpinions.userId, userId)))

/** Whether somebody has a review of an offer that everybody sees. */
export async function hasReviewed(db: Database, offerId: string, userId: string) {
  const [row] = await db
    .select({ one: sql`1` })
    .from(reviews)
    .where(
      and(eq(reviews.offerId, offerId), eq(reviews.userId, userId), eq(reviews.status, 'visible')),
    )
  return row !== undefined
}

/** One for each person and item: the latest. */
export const saveOpinion = (
  tx: Database,
  opinion: { offerId: string; item: ReadinessItem; userId: string; state: State; opinion: Opinion },
) => {
  const said = { state: opinion.state, opinion: opinion.opinion, createdAt: new Date() }
  return tx
    .insert(readinessOpinions)
    .values({ ...opinion, ...said })
    .onConflictDoUpdate({
      target: [readinessOpinions.offerId, readinessOpinions.item, readinessOpinions.userId],
      set: said,
    })
}

/** @returns whether there was one */
export async function deleteOpinion(
  tx: Database,
  { offerId, item, userId }: { offerId: string; item: ReadinessItem; userId: string },
): Promise<boolean> {
  const gone = await tx
    .delete(readinessOpinions)
    .where(
      and(
        eq(readinessOpinions.offerId, offerId),
        eq(readinessOpinions.item, item),
        eq(readinessOpinions.userId, userId),
      ),
    )
    .returning({ item: readinessOpinions.item })
  return gone.length > 0
}
