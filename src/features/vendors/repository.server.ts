import { and, asc, count, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm'
import { vendorOffers, vendors } from '#/db/schema/index.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import type { Database } from '#/platform/database/types.server.ts'

/** A list is "highly rated" from here on. */
const HIGH_RATING = 4
const FUZZY_MAX = 60

export type VendorRow = Omit<typeof vendors.$inferSelect, 'search' | 'nameSearch'>

const { search: _search, nameSearch: _nameSearch, ...rowColumns } = getTableColumns(vendors)

/** The name people know: the trade name, else the registered one. */
const displayName = sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`
const byName = [sql`${displayName} COLLATE "und-x-icu"`, asc(vendors.id)]

export interface Slice {
  limit: number
  offset: number
}

async function countCapped(db: Database, where: SQL | undefined): Promise<number> {
  const capped = db.select({ one: sql`1` }).from(vendors).where(where).limit(COUNT_CAP).as('capped')
  const [row] = await db.select({ total: count() }).from(capped)
  return row?.total ?? 0
}

/** Every visible supplier, recommended ones first, then by name. */
export async function listVendors(db: Database, slice: Slice) {
  const where = eq(vendors.isVisible, true)
  const rows = await db
    .select(rowColumns)
    .from(vendors)
    .where(where)
    .orderBy(desc(vendors.isFeatured), ...byName)
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows, total: await countCapped(db, where) }
}

export async function searchVendors(db: Database, query: string, slice: Slice) {
  const words = sql`praca_tsquery(${query})`
  const where = and(eq(vendors.isVisible, true), sql`${vendors.search} @@ ${words}`)
  const rows = await db
    .select(rowColumns)
    .from(vendors)
    .where(where)
    .orderBy(
      desc(sql`${vendors.nameSearch} @@ ${words}`),
      desc(sql`ts_rank(${vendors.search}, ${words})`),
      ...byName,
    )
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows, total: await countCapped(db, where) }
}

/** Names that look like the question, for when its words are found nowhere. */
export async function searchVendorsLike(db: Database, query: string) {
  const name = sql`praca_fold(coalesce(${vendors.nomeFantasia}, '') || ' ' || ${vendors.razaoSocial})`
  return db
    .select(rowColumns)
    .from(vendors)
    .where(and(eq(vendors.isVisible, true), sql`praca_fold(${query}) <% ${name}`))
    .orderBy(desc(sql`word_similarity(praca_fold(${query}), ${name})`), ...byName)
    .limit(FUZZY_MAX)
}

export async function findVendorByCnpj(db: Database, cnpj: string) {
  return db
    .select(rowColumns)
    .from(vendors)
    .where(and(eq(vendors.cnpj, cnpj), eq(vendors.isVisible, true)))
}

export async function bestRatedVendors(db: Database, query: string, limit: number) {
  return db
    .select(rowColumns)
    .from(vendors)
    .where(
      and(
        eq(vendors.isVisible, true),
        gte(vendors.rating, HIGH_RATING),
        query ? sql`${vendors.search} @@ praca_tsquery(${query})` : undefined,
      ),
    )
    .orderBy(desc(vendors.ratingScore), asc(vendors.id))
    .limit(limit)
}

export async function findVendor(db: Database, id: string) {
  const [row] = await db
    .select(rowColumns)
    .from(vendors)
    .where(and(eq(vendors.id, id), eq(vendors.isVisible, true)))
  return row
}

/** Who sells an offer: recommended first, then best known. */
export async function vendorsOfOffer(db: Database, offerId: string, slice: Slice) {
  const where = and(eq(vendorOffers.offerId, offerId), eq(vendors.isVisible, true))
  const rows = await db
    .select(rowColumns)
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(where)
    .orderBy(desc(vendors.isFeatured), desc(vendors.ratingCount), ...byName)
    .limit(slice.limit)
    .offset(slice.offset)
  const [row] = await db
    .select({ total: count() })
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(where)
  return { rows, total: row?.total ?? 0 }
}
