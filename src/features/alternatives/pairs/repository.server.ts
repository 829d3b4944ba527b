import { type AnyColumn, lt, type SQL, sql } from 'drizzle-orm'
import { comparedPairs, offers } from '#/db/schema/index.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { COMPARED_A_DAY, COMPARED_DAYS } from './limits.ts'

/** Pairs that one product is looked at with. */
const PAIRS_MAX = 30

/** Adds one to today's count of each pair. In one order, so that transactions at once do not wait for each other. */
export async function addPairs(tx: Database, pairs: (readonly [string, string])[]) {
  const asked = JSON.stringify(pairs.map(([one, other]) => ({ one, other })))
  const seen = sql`${offers.isVisible} AND ${offers.kind} = 'software'`
  await tx.execute(sql`
    INSERT INTO compared_pairs (offer_id, other_id, day, times)
    SELECT asked.one, asked.other, ${today}, 1
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked(one uuid, other uuid)
    WHERE (SELECT count(*) FROM ${offers} WHERE ${offers.id} IN (asked.one, asked.other) AND ${seen}) = 2
    ORDER BY asked.one, asked.other
    ON CONFLICT (offer_id, other_id, day) DO UPDATE SET times = compared_pairs.times + 1`)
}

/** A product that was compared with another, and how often. */
export interface Pair {
  id: string
  times: number
}

/** What was compared with a product often enough to say something, the most often first: rows as `Pair`. */
export const pairsOf = (offerId: SQL | AnyColumn) =>
  sql`SELECT other AS id, sum(times)::int AS times FROM (
      SELECT ${comparedPairs.otherId} AS other, ${comparedPairs.times} AS times
      FROM ${comparedPairs} WHERE ${comparedPairs.offerId} = ${offerId}
      UNION ALL
      SELECT ${comparedPairs.offerId}, ${comparedPairs.times}
      FROM ${comparedPairs} WHERE ${comparedPairs.otherId} = ${offerId}
    ) AS pairs
    GROUP BY other HAVING count(*) FILTER (WHERE times >= ${COMPARED_A_DAY}) >= ${COMPARED_DAYS}
    ORDER BY sum(times) DESC, other LIMIT ${PAIRS_MAX}`

/** @param days that are kept, beside today */
export const deletePairs = (db: Database, days: number) =>
  db.delete(comparedPairs).where(lt(comparedPairs.day, daysAgo(days)))
