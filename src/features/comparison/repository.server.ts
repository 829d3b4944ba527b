import { and, eq, exists, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import {
  advertisements,
  CATEGORY_PLACES,
  categoryAt,
  offers,
  reviews,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { MAX_STARS } from '#/domain/rating.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { named, type Shelf } from './facets.ts'

/** Filled stars of a card, which shows its average in two decimals; 0 of what nobody rated. */
const stars = sql`floor(${offers.rating} + 0.005)::int`

/**
 * The software of a category that readers see. An index for each place of a category holds all that
 * is asked of it: the rows themselves are not looked at. What is in two of the categories counts once.
 */
function inCategories(categories: string[], columns: SQL): SQL {
  const isAt = (place: (typeof CATEGORY_PLACES)[number]) =>
    sql`${categoryAt(offers.categoryText, place)} IN ${categories}`
  const branches = CATEGORY_PLACES.map((place, index) => {
    const earlier = CATEGORY_PLACES.slice(0, index).map((other) => sql` AND NOT ${isAt(other)}`)
    return sql`SELECT ${columns} FROM ${offers}
      WHERE ${offers.isVisible} AND ${offers.kind} = 'software' AND ${categoryAt(offers.categoryText, place)} <> ''
        AND ${isAt(place)}${sql.join(earlier)}`
  })
  return sql.join(branches, sql` UNION ALL `)
}

/** Software of one category that is compared at all: the best rated. */
const SHELF_MAX = 100_000
/** About what a software of a shelf takes in memory, its id most of it. */
const BYTES_EACH = 120

interface ShelfRow {
  software: [id: string, stars: number, ratingCount: number, maker: string, categories: string][]
  sellers: { row: VendorNamesRow; places: number[] }[]
}

async function readShelf(db: Database, categories: string[]): Promise<Shelf<VendorNamesRow>> {
  const columns = sql`${offers.id} AS id, ${stars} AS stars, ${offers.ratingCount} AS rating_count,
    ${offers.ratingScore} AS rating_score, ${offers.manufacturer} AS manufacturer,
    ${offers.categoryText} AS category_text, ${offers.showVendors} AS show_vendors`
  const [shelf] = await rowsOf<ShelfRow>(
    db,
    sql`WITH found AS MATERIALIZED (
      SELECT *, (row_number() OVER (ORDER BY rating_score DESC, id) - 1)::int AS place
      FROM (${inCategories(categories, columns)}) AS shown ORDER BY place LIMIT ${SHELF_MAX})
    SELECT
      (SELECT coalesce(json_agg(json_build_array(
          id, stars, rating_count, coalesce(manufacturer, ''), category_text)), '[]')
        FROM (SELECT * FROM found ORDER BY place) AS placed) AS software,
      (SELECT coalesce(json_agg(json_build_object('row', json_build_object(
          'id', vendors.id, 'nomeFantasia', nome_fantasia, 'razaoSocial', razao_social,
          'isAssociated', is_associated), 'places', places)), '[]')
        FROM (SELECT vendor_id, json_agg(place) AS places
          FROM found JOIN ${vendorOffers} ON offer_id = found.id
          WHERE show_vendors IS NOT FALSE GROUP BY vendor_id) AS sold
        JOIN ${vendors} ON vendors.id = vendor_id AND is_visible) AS sellers`,
  )
  const { software, sellers } = shelf ?? { software: [], sellers: [] }
  const column = <N extends 0 | 1 | 2 | 3 | 4>(n: N) => software.map((row) => row[n])
  const counts = column(2)
  return {
    ids: column(0),
    stars: Uint8Array.from(column(1)),
    byRatings: Uint32Array.from(software.keys()).sort(
      (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b,
    ),
    makers: named(column(3), (name) => name),
    categories: named(column(4), (text) => text.split(CATEGORY_SEPARATOR)),
    sellers,
  }
}

/**
 * The software of some categories with what is counted of it: read once, and held in memory until
 * anything of it changes.
 * @param categories names of a category and of what belongs to it, as they are stored
 */
export const shelfOf = (db: Database, categories: string[]) =>
  kept(
    db,
    {
      key: `shelf ${JSON.stringify(categories)}`,
      tags: ['offers', 'categories', 'vendors'],
      bytesOf: ({ ids }) => ids.length * BYTES_EACH,
    },
    () => readShelf(db, categories),
  )

/** Of shelves that were asked for by name. */
const orders = new WeakMap<Shelf, Promise<Uint32Array>>()

/** Places of a shelf in the order of names, which only PostgreSQL knows; read once for a shelf. */
export function placesByName(db: Database, categories: string[], shelf: Shelf) {
  const known = orders.get(shelf) ?? readPlacesByName(db, categories, shelf)
  orders.set(shelf, known)
  known.catch(() => orders.delete(shelf))
  return known
}

async function readPlacesByName(db: Database, categories: string[], { ids }: Shelf) {
  const columns = sql`${offers.id} AS id, ${offers.name} AS name`
  const [row] = await rowsOf<{ ids: string[] }>(
    db,
    sql`SELECT coalesce(json_agg(id), '[]') AS ids FROM (
      SELECT id FROM (${inCategories(categories, columns)}) AS found
      ORDER BY name COLLATE "und-x-icu", id) AS ordered`,
  )
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  // What came since the shelf was read is not on it; what went stands at the end.
  const named = new Set((row?.ids ?? []).flatMap((id) => placeOf.get(id) ?? []))
  return Uint32Array.from([
    ...named,
    ...Array.from(ids.keys()).filter((place) => !named.has(place)),
  ])
}

const vendorNames = {
  id: vendors.id,
  nomeFantasia: vendors.nomeFantasia,
  razaoSocial: vendors.razaoSocial,
  isAssociated: vendors.isAssociated,
}
export type VendorNamesRow = Pick<
  typeof vendors.$inferSelect,
  'id' | 'nomeFantasia' | 'razaoSocial' | 'isAssociated'
>

/** The names of some suppliers that readers see. */
export const vendorsNamed = (db: Database, ids: string[]): Promise<VendorNamesRow[]> =>
  db
    .select(vendorNames)
    .from(vendors)
    .where(and(inArray(vendors.id, ids), eq(vendors.isVisible, true)))

/** Whether a supplier that readers see sells an offer and advertises today, as days go in São Paulo. */
const isSponsored = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
      .innerJoin(advertisements, eq(advertisements.vendorId, vendors.id))
      .where(
        and(
          eq(vendorOffers.offerId, offers.id),
          eq(vendors.isVisible, true),
          eq(advertisements.status, 'running'),
          lte(advertisements.startsOn, today),
          gte(advertisements.endsOn, today),
        ),
      ),
  ) as SQL<boolean>

const softwareAmong = prepared('compared software', (db) =>
  db
    .select({
      id: offers.id,
      name: offers.name,
      manufacturer: offers.manufacturer,
      soldBy: offers.soldBy,
      slogan: offers.slogan,
      description: offers.description,
      categoryText: offers.categoryText,
      logoKey: offers.logoKey,
      rating: offers.rating,
      ratingCount: offers.ratingCount,
      showVendors: offers.showVendors,
      isSponsored: isSponsored(db),
    })
    .from(offers)
    .where(
      and(
        sql`${offers.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        eq(offers.isVisible, true),
        eq(offers.kind, 'software'),
      ),
    )
    .orderBy(sql`${offers.ratingScore} DESC`, offers.id),
)

/** Software that readers see, by id; best rated first. */
export const softwareById = (db: Database, ids: string[]) =>
  softwareAmong(db).execute({ ids: JSON.stringify(ids) })
export type SoftwareRow = Awaited<ReturnType<typeof softwareById>>[number]

/** How many visible reviews gave an offer how many stars. @returns from one star to five, for each */
export async function starsGiven(db: Database, ids: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ offerId: reviews.offerId, rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(inArray(reviews.offerId, ids), eq(reviews.status, 'visible')))
    .groupBy(reviews.offerId, reviews.rating)
  const given = new Map(ids.map((id) => [id, Array.from({ length: MAX_STARS }, () => 0)]))
  for (const { offerId, rating, count } of rows) {
    const counts = given.get(offerId ?? '')
    if (counts) counts[rating - 1] = count
  }
  return given
}
