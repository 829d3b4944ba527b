import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import {
  articles,
  marketTallies,
  offerCategories,
  offers,
  registerRuns,
  vendors,
} from '#/db/schema/index.ts'
import { ALTERNATIVES_MIN } from '#/features/alternatives/limits.ts'
import { INDEXED_FROM } from '#/features/market/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export interface Slice {
  limit: number
  offset: number
}

const publicArticle = (kind: 'article' | 'career') =>
  and(eq(articles.kind, kind), lte(articles.publishedAt, sql`now()`))

export const countOffers = (db: Database) => db.$count(offers, eq(offers.isVisible, true))
/** Suppliers of whom there is more to read than the register says. */
const isTold = sql`${vendors.isVisible} AND (NOT ${vendors.fromRegister} OR ${vendors.isAssociated}
  OR ${vendors.ratingCount} > 0 OR ${vendors.sellsText} <> '')`

/** @param all also those on whom only the register speaks, where the operator has them listed */
const isListed = (all: boolean) => (all ? eq(vendors.isVisible, true) : isTold)

export const countVendors = (db: Database, all: boolean) => db.$count(vendors, isListed(all))
export const countArticles = (db: Database) => db.$count(articles, publicArticle('article'))
export const countJobs = (db: Database) => db.$count(articles, publicArticle('career'))

export const offerAddresses = (db: Database, { limit, offset }: Slice) =>
  db
    .select({ id: offers.id, changed: offers.updatedAt })
    .from(offers)
    .where(eq(offers.isVisible, true))
    .orderBy(asc(offers.id))
    .limit(limit)
    .offset(offset)

/** Software of a category with enough others for a page of alternatives. */
const hasAlternatives = sql`${offers.isVisible} AND ${offers.kind} = 'software' AND EXISTS (
  SELECT 1 FROM ${offerCategories} AS own
  WHERE own.offer_id = ${offers.id} AND own.category_id IN (
    SELECT among.category_id FROM ${offerCategories} AS among
    JOIN ${offers} AS other ON other.id = among.offer_id AND other.is_visible AND other.kind = 'software'
    GROUP BY among.category_id HAVING count(*) > ${ALTERNATIVES_MIN}
  )
)`

export const countWithAlternatives = (db: Database) => db.$count(offers, hasAlternatives)

export const alternativesAddresses = (db: Database, { limit, offset }: Slice) =>
  db
    .select({ id: offers.id, changed: offers.updatedAt })
    .from(offers)
    .where(hasAlternatives)
    .orderBy(asc(offers.id))
    .limit(limit)
    .offset(offset)

/**
 * When a page was last written. What the register wrote has the first day of its month as its time, so that the same
 * months make the same rows: it was written when that month was brought in, or at the latest then. Read again, a month
 * changes nothing.
 */
const writtenAt = sql`CASE WHEN ${vendors.fromRegister} THEN greatest(${vendors.updatedAt},
  (SELECT max(coalesce(run.finished_at, run.alive_at)) FROM ${registerRuns} AS run
    WHERE run.month::timestamptz = ${vendors.updatedAt}
      AND (run.counts ->> 'created')::int + (run.counts ->> 'changed')::int > 0)) ELSE ${vendors.updatedAt} END`.mapWith(
  vendors.updatedAt,
)

export const vendorAddresses = (db: Database, { limit, offset }: Slice, all: boolean) =>
  db
    .select({ id: vendors.id, changed: writtenAt })
    .from(vendors)
    .where(isListed(all))
    .orderBy(asc(vendors.id))
    .limit(limit)
    .offset(offset)

const addressesOf = (db: Database, kind: 'article' | 'career', { limit, offset }: Slice) =>
  db
    .select({ id: articles.id, changed: articles.updatedAt })
    .from(articles)
    .where(publicArticle(kind))
    .orderBy(asc(articles.id))
    .limit(limit)
    .offset(offset)

export const articleAddresses = (db: Database, slice: Slice) => addressesOf(db, 'article', slice)
export const jobAddresses = (db: Database, slice: Slice) => addressesOf(db, 'career', slice)

const isIndexed = gte(marketTallies.total, INDEXED_FROM)
const PLACES = and(isIndexed, sql`${marketTallies.kind} IN ('state', 'city')`)
const ACTIVITIES = and(isIndexed, eq(marketTallies.kind, 'activity'))

const tallies = (db: Database, where: SQL | undefined, { limit, offset }: Slice) =>
  db
    .select({ id: marketTallies.key, changed: marketTallies.changedAt })
    .from(marketTallies)
    .where(where)
    .orderBy(asc(marketTallies.kind), asc(marketTallies.key))
    .limit(limit)
    .offset(offset)

export const countPlaces = (db: Database) => db.$count(marketTallies, PLACES)
export const placeAddresses = (db: Database, slice: Slice) => tallies(db, PLACES, slice)
export const countActivities = (db: Database) => db.$count(marketTallies, ACTIVITIES)
export const activityAddresses = (db: Database, slice: Slice) => tallies(db, ACTIVITIES, slice)
