import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  offerPrices,
  offerReadiness,
  offers,
  openDataDumps,
  registerCompanies,
  reviewReplies,
  reviews,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { daysAgo } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { DUMP_BATCH } from './limits.ts'

/** How companies end their names, and people never do: all that tells them apart where the register was not read. */
const COMPANY_NAME =
  '\\m(ltda|limitada|s[./]a|eireli|slu|cooperativa|associacao|fundacao|instituto|sociedade)\\M'

/**
 * Condition of the suppliers of a dump: seen, known to be who they say, and a company. A sole trader's name and
 * number are a person's, as are all of the legal natures that begin with 4.
 */
const isCompany: SQL = sql`(${vendors.isVisible} AND ${vendors.unconfirmedSince} IS NULL AND coalesce(
  (SELECT NOT company.is_sole_trader AND company.nature NOT LIKE '4%'
    FROM ${registerCompanies} AS company WHERE company.cnpj = ${vendors.cnpj}),
  praca_fold(${vendors.razaoSocial}) ~ ${COMPANY_NAME}))`

/** The suppliers of a dump that sell an offer, by id. */
const sellers = sql<string[]>`coalesce((
  SELECT jsonb_agg(vendors.id ORDER BY vendors.id) FROM vendor_offers JOIN vendors ON vendors.id = vendor_offers.vendor_id
  WHERE vendor_offers.offer_id = offers.id AND offers.show_vendors IS NOT FALSE AND ${isCompany}), '[]')`

/** Condition of the offers of a dump: software, and services of a company. */
const isDumped: SQL = sql`(${offers.isVisible} AND (${offers.kind} = 'software' OR EXISTS (
  SELECT FROM ${vendorOffers} JOIN ${vendors} ON ${vendors.id} = ${vendorOffers.vendorId}
  WHERE ${vendorOffers.offerId} = ${offers.id} AND ${isCompany})))`

/** After the id of the last row of the batch before. */
type After = string | undefined

export const offersAfter = (db: Database, kind: 'software' | 'service', after: After) =>
  db
    .select({
      id: offers.id,
      name: offers.name,
      categoryText: offers.categoryText,
      subcategory: offers.subcategory,
      monthlyFromCents: offers.monthlyFromCents,
      monthlyFromUnit: offers.monthlyFromUnit,
      rating: offers.rating,
      ratingCount: offers.ratingCount,
      ratingIndex: offers.ratingIndex,
      sellers,
    })
    .from(offers)
    .where(and(eq(offers.kind, kind), isDumped, after ? gt(offers.id, after) : undefined))
    .orderBy(asc(offers.id))
    .limit(DUMP_BATCH)
export type OfferRow = Awaited<ReturnType<typeof offersAfter>>[number]

export const suppliersAfter = (db: Database, after: After) =>
  db
    .select({
      id: vendors.id,
      cnpj: vendors.cnpj,
      razaoSocial: vendors.razaoSocial,
      nomeFantasia: vendors.nomeFantasia,
      city: vendors.city,
      state: vendors.state,
      primaryActivity: vendors.primaryActivity,
      rating: vendors.rating,
      ratingCount: vendors.ratingCount,
      ratingIndex: vendors.ratingIndex,
    })
    .from(vendors)
    .where(and(isCompany, after ? gt(vendors.id, after) : undefined))
    .orderBy(asc(vendors.id))
    .limit(DUMP_BATCH)

export const categoriesAfter = (db: Database, after: After) =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.active, true), after ? gt(categories.id, after) : undefined))
    .orderBy(asc(categories.id))
    .limit(DUMP_BATCH)

/** Only what everybody sees: nothing that is held, hidden or taken back. */
export const reviewsAfter = (db: Database, after: After) =>
  db
    .select({
      id: reviews.id,
      target: sql<string>`coalesce(${reviews.offerId}, ${reviews.vendorId})`,
      rating: reviews.rating,
      authorKnown: reviews.authorKnown,
      incentivized: reviews.incentivized,
      labels: reviews.labels,
      createdAt: reviews.createdAt,
      criteria: reviews.criteria,
      recommends: reviews.recommends,
      hasWords: reviews.hasWords,
      isAnswered: sql<boolean>`EXISTS (SELECT FROM ${reviewReplies} WHERE ${reviewReplies.reviewId} = ${reviews.id})`,
    })
    .from(reviews)
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(
      and(
        eq(reviews.status, 'visible'),
        sql`CASE WHEN ${reviews.offerId} IS NULL THEN ${isCompany} ELSE ${isDumped} END`,
        after ? gt(reviews.id, after) : undefined,
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(DUMP_BATCH)

export const pricesAfter = (db: Database, after: After) =>
  db
    .select({
      id: offerPrices.id,
      offerId: offerPrices.offerId,
      plan: offerPrices.plan,
      priceCents: offerPrices.priceCents,
      period: offerPrices.period,
      unit: offerPrices.unit,
      since: offerPrices.since,
      until: offerPrices.until,
    })
    .from(offerPrices)
    .innerJoin(offers, eq(offers.id, offerPrices.offerId))
    .where(and(isDumped, after ? gt(offerPrices.id, after) : undefined))
    .orderBy(asc(offerPrices.id))
    .limit(DUMP_BATCH)

/** What is declared and holds, in the order of `<software> <item>`, which stands for an id. */
export const readinessAfter = (db: Database, after: After) => {
  const [offerId, item] = after?.split(' ') ?? []
  return db
    .select({
      id: sql<string>`${offerReadiness.offerId} || ' ' || ${offerReadiness.item}`,
      offerId: offerReadiness.offerId,
      item: offerReadiness.item,
      state: offerReadiness.state,
      plannedFor: offerReadiness.plannedFor,
      source: offerReadiness.source,
      declaredAt: offerReadiness.declaredAt,
      validUntil: offerReadiness.validUntil,
    })
    .from(offerReadiness)
    .innerJoin(offers, eq(offers.id, offerReadiness.offerId))
    .where(
      and(
        isDumped,
        eq(offers.kind, 'software'),
        sql`${offerReadiness.state} IS NOT NULL AND ${offerReadiness.validUntil} > now()`,
        offerId
          ? sql`(${offerReadiness.offerId}, ${offerReadiness.item}) > (${offerId}::uuid, ${item}::text)`
          : undefined,
      ),
    )
    .orderBy(asc(offerReadiness.offerId), asc(offerReadiness.item))
    .limit(DUMP_BATCH)
}

type DumpRow = typeof openDataDumps.$inferSelect

/** Puts a dump in the place of one of the same day. @returns where the files of that are */
export async function saveDump(
  tx: Database,
  dump: Pick<DumpRow, 'day' | 'manifest' | 'keys'>,
): Promise<string[]> {
  const before = await findDump(tx, dump.day)
  await tx
    .insert(openDataDumps)
    .values(dump)
    .onConflictDoUpdate({
      target: openDataDumps.day,
      set: { manifest: dump.manifest, keys: dump.keys, createdAt: sql`now()` },
    })
  return Object.values(before?.keys ?? {})
}

/** Forgets dumps of before some days ago. @returns where their files are */
export async function forgetDumps(tx: Database, days: number): Promise<string[]> {
  const gone = await tx
    .delete(openDataDumps)
    .where(lt(openDataDumps.day, daysAgo(days)))
    .returning({ keys: openDataDumps.keys })
  return gone.flatMap(({ keys }) => Object.values(keys))
}

export async function findDump(db: Database, day: string): Promise<DumpRow | undefined> {
  const [row] = await db.select().from(openDataDumps).where(eq(openDataDumps.day, day))
  return row
}

export async function latestDump(db: Database): Promise<DumpRow | undefined> {
  const [row] = await db.select().from(openDataDumps).orderBy(desc(openDataDumps.day)).limit(1)
  return row
}
