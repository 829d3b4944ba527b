import { and, asc, count, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type VendorRow, vendorColumns, vendorOffers, vendors } from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import {
  pageOfTiers,
  readCount,
  type Slice,
  type TierReader,
  tierCap,
  WEIGHED_MAX,
} from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const FUZZY_MAX = 60

/** The name people know: the trade name, else the registered one. */
const displayName = sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`
const byName: SQL[] = [sql`${displayName} COLLATE "und-x-icu"`, asc(vendors.id)]

const shown = eq(vendors.isVisible, true)

const page = (db: Database, where: SQL | undefined, order: SQL[], { limit, offset }: Slice) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

const countVendors = (db: Database, where: SQL | undefined, cap: number) =>
  readCount(db, cap, vendors, where)

/** Every visible supplier, recommended ones first, then by name. */
export async function listVendors(db: Database, slice: Slice) {
  const total = await countVendors(db, shown, COUNT_CAP)
  // Nothing is read for a page past the end: every row before it would be passed one by one.
  if (slice.offset >= total) return { rows: [], total }
  return { rows: await page(db, shown, [desc(vendors.isFeatured), ...byName], slice), total }
}

/** Full text: names first, then the weight of the words in the rest. */
export async function searchVendors(db: Database, query: string, slice: Slice) {
  const words = sql`praca_tsquery(${query})`
  const named = sql`${vendors.nameSearch} @@ ${words}`
  const anywhere = and(shown, sql`${vendors.search} @@ ${words}`)
  const [total, names] = await Promise.all([
    countVendors(db, anywhere, COUNT_CAP),
    countVendors(db, and(shown, named), tierCap(slice)),
  ])
  if (slice.offset >= total) return { rows: [], total }

  const byWeight = [desc(sql`ts_rank(${vendors.search}, ${words})`), ...byName]
  if (total <= WEIGHED_MAX) {
    return { rows: await page(db, anywhere, [desc(named), ...byWeight], slice), total }
  }
  const reader: TierReader<VendorRow> = {
    read: (where, order, part) => page(db, where, order, part),
    byWeight,
    byName,
  }
  const tiers = [
    { where: and(shown, named), size: names },
    { where: and(anywhere, not(named)), size: total - names },
  ]
  return { rows: await pageOfTiers(reader, tiers, slice), total }
}

/** Names that look like the question, for when its words are found nowhere. */
export async function searchVendorsLike(db: Database, query: string) {
  const name = sql`praca_fold(coalesce(${vendors.nomeFantasia}, '') || ' ' || ${vendors.razaoSocial})`
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.isVisible, true), sql`praca_fold(${query}) <% ${name}`))
    .orderBy(desc(sql`word_similarity(praca_fold(${query}), ${name})`), ...byName)
    .limit(FUZZY_MAX)
}

export async function findVendorByCnpj(db: Database, cnpj: string) {
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.cnpj, cnpj), eq(vendors.isVisible, true)))
}

export async function bestRatedVendors(db: Database, query: string, limit: number) {
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(
      and(
        eq(vendors.isVisible, true),
        isNull(vendors.unconfirmedSince),
        isHighlyRated(vendors),
        query ? sql`${vendors.search} @@ praca_tsquery(${query})` : undefined,
      ),
    )
    .orderBy(desc(vendors.ratingScore), asc(vendors.id))
    .limit(limit)
}

export async function findVendor(db: Database, id: string) {
  const [row] = await db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.id, id), eq(vendors.isVisible, true)))
  return row
}

/** Who sells an offer: recommended first, then best known, those who are not confirmed at last. */
export async function vendorsOfOffer(db: Database, offerId: string, slice: Slice) {
  const where = and(eq(vendorOffers.offerId, offerId), eq(vendors.isVisible, true))
  const rows = await db
    .select(vendorColumns)
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(where)
    .orderBy(
      sql`${vendors.unconfirmedSince} IS NOT NULL`,
      desc(vendors.isFeatured),
      desc(vendors.ratingCount),
      ...byName,
    )
    .limit(slice.limit)
    .offset(slice.offset)
  const [row] = await db
    .select({ total: count() })
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(where)
  return { rows, total: row?.total ?? 0 }
}
