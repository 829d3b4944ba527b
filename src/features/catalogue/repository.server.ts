import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  offerCategories,
  offerPhotos,
  offers,
  vendorOffers,
} from '#/db/schema/index.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import type { Database } from '#/platform/database/types.server.ts'

export type OfferKind = (typeof offers.$inferSelect)['kind']

/** A list is "highly rated" from here on. */
const HIGH_RATING = 4

/** Candidates of the fallback search; nobody pages through guesses. */
const FUZZY_MAX = 60

const cardColumns = {
  id: offers.id,
  kind: offers.kind,
  name: offers.name,
  slogan: offers.slogan,
  description: offers.description,
  categoryText: offers.categoryText,
  rating: offers.rating,
  ratingCount: offers.ratingCount,
  logoKey: offers.logoKey,
}
export type OfferCardRow = Pick<typeof offers.$inferSelect, keyof typeof cardColumns>

const byName = [sql`${offers.name} COLLATE "und-x-icu"`, asc(offers.id)]

/** Slice of a list: `limit` rows from `offset`. */
export interface Slice {
  limit: number
  offset: number
}

const kindIs = (kind?: OfferKind) =>
  kind ? eq(offers.kind, kind) : inArray(offers.kind, ['software', 'service'])

/** Rows that satisfy a condition, counted up to COUNT_CAP: an exact count of a million does not scale. */
async function countCapped(db: Database, where: SQL | undefined): Promise<number> {
  const capped = db.select({ one: sql`1` }).from(offers).where(where).limit(COUNT_CAP).as('capped')
  const [row] = await db.select({ total: count() }).from(capped)
  return row?.total ?? 0
}

export async function listOffers(db: Database, slice: Slice, kind?: OfferKind) {
  const where = and(eq(offers.isVisible, true), kindIs(kind))
  const rows = await db
    .select(cardColumns)
    .from(offers)
    .where(where)
    .orderBy(...byName)
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows, total: await countCapped(db, where) }
}

/** Full text: an exact name first, then names, then the weight of the words in the rest. */
export async function searchOffers(db: Database, query: string, slice: Slice, kind?: OfferKind) {
  const words = sql`praca_tsquery(${query})`
  const where = and(eq(offers.isVisible, true), kindIs(kind), sql`${offers.search} @@ ${words}`)
  const rows = await db
    .select(cardColumns)
    .from(offers)
    .where(where)
    .orderBy(
      desc(sql`praca_fold(${offers.name}) = praca_fold(${query})`),
      desc(sql`${offers.nameSearch} @@ ${words}`),
      desc(sql`ts_rank(${offers.search}, ${words})`),
      ...byName,
    )
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows, total: await countCapped(db, where) }
}

/** Names that look like the question, for when its words are found nowhere ('salesfroce'). */
export async function searchOffersLike(db: Database, query: string, kind?: OfferKind) {
  const name = sql`praca_fold(${offers.name})`
  return db
    .select(cardColumns)
    .from(offers)
    .where(and(eq(offers.isVisible, true), kindIs(kind), sql`praca_fold(${query}) <% ${name}`))
    .orderBy(desc(sql`word_similarity(praca_fold(${query}), ${name})`), ...byName)
    .limit(FUZZY_MAX)
}

export async function bestRatedOffers(
  db: Database,
  query: string,
  limit: number,
  kind?: OfferKind,
) {
  return db
    .select(cardColumns)
    .from(offers)
    .where(
      and(
        eq(offers.isVisible, true),
        kindIs(kind),
        gte(offers.rating, HIGH_RATING),
        query ? sql`${offers.search} @@ praca_tsquery(${query})` : undefined,
      ),
    )
    .orderBy(desc(offers.ratingScore), asc(offers.id))
    .limit(limit)
}

export async function findOffer(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.isVisible, true)))
  return row
}

/** @returns file keys of the pictures, in their order */
export async function photosOf(db: Database, offerId: string): Promise<string[]> {
  const rows = await db
    .select({ fileKey: offerPhotos.fileKey })
    .from(offerPhotos)
    .where(eq(offerPhotos.offerId, offerId))
    .orderBy(asc(offerPhotos.position))
  return rows.map((row) => row.fileKey)
}

/** @returns for each offer the names of its categories, in their order */
export async function categoryNamesOf(
  db: Database,
  offerIds: string[],
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>(offerIds.map((id) => [id, []]))
  if (offerIds.length === 0) return names
  const rows = await db
    .select({ offerId: offerCategories.offerId, name: categories.name })
    .from(offerCategories)
    .innerJoin(categories, eq(categories.id, offerCategories.categoryId))
    .where(inArray(offerCategories.offerId, offerIds))
    .orderBy(asc(offerCategories.position))
  for (const row of rows) names.get(row.offerId)?.push(row.name)
  return names
}

export async function findOffers(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db.select().from(offers).where(inArray(offers.id, ids))
}

/** What a vendor sells, best known first. */
export async function offersOfVendor(
  db: Database,
  vendorId: string,
  slice: Slice,
  kind: OfferKind,
) {
  const where = and(
    eq(vendorOffers.vendorId, vendorId),
    eq(offers.isVisible, true),
    eq(offers.kind, kind),
  )
  const rows = await db
    .select(cardColumns)
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(where)
    .orderBy(desc(offers.ratingCount), ...byName)
    .limit(slice.limit)
    .offset(slice.offset)
  const [row] = await db
    .select({ total: count() })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(where)
  return { rows, total: row?.total ?? 0 }
}

/** Rows of the whole catalogue by kind, for the figures of the About page. */
export async function countByKind(db: Database): Promise<Record<OfferKind, number>> {
  const rows = await db
    .select({ kind: offers.kind, total: count() })
    .from(offers)
    .where(eq(offers.isVisible, true))
    .groupBy(offers.kind)
  const totals = new Map(rows.map((row) => [row.kind, row.total]))
  return { software: totals.get('software') ?? 0, service: totals.get('service') ?? 0 }
}
