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
import type { Slice } from '#/platform/server/database/search.server.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Filters, Group, Order } from './address.ts'
import { OPTIONS_MAX } from './limits.ts'

export interface Asked {
  /** Names of the category and of what belongs to it, as they are stored. */
  categories: string[]
  filters: Filters
}

/** Filled stars of a card, which tells its average in two decimals; 0 of what nobody rated. */
const stars = sql`floor(${offers.rating} + 0.005)::int`

/**
 * The software of a category that readers see. An index for each place of a category holds all that
 * is asked of it: the rows themselves are not looked at. What is in two of the categories counts once.
 */
function inCategories(categories: string[], columns: SQL, where: SQL = sql`true`): SQL {
  const isAt = (place: (typeof CATEGORY_PLACES)[number]) =>
    sql`${categoryAt(offers.categoryText, place)} IN ${categories}`
  const branches = CATEGORY_PLACES.map((place, index) => {
    const earlier = CATEGORY_PLACES.slice(0, index).map((other) => sql` AND NOT ${isAt(other)}`)
    return sql`SELECT ${columns} FROM ${offers}
      WHERE ${offers.isVisible} AND ${offers.kind} = 'software' AND ${categoryAt(offers.categoryText, place)} <> ''
        AND ${isAt(place)}${sql.join(earlier)} AND ${where}`
  })
  return sql.join(branches, sql` UNION ALL `)
}

const textArray = (texts: string[]) =>
  sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`

const sold = (vendorIds: string[]) =>
  sql`${offers.showVendors} IS NOT FALSE AND ${offers.id} IN (
    SELECT ${vendorOffers.offerId} FROM ${vendorOffers}
    JOIN ${vendors} ON ${vendors.id} = ${vendorOffers.vendorId} AND ${vendors.isVisible}
    WHERE ${inArray(vendorOffers.vendorId, vendorIds)})`

/** What the options chosen of a group ask for: one of them. */
const conditionOf: Record<Group, (values: string[]) => SQL> = {
  nota: (values) => sql`${stars} IN ${values.map(Number)}`,
  subcategoria: (values) =>
    sql`string_to_array(${offers.categoryText}, ${CATEGORY_SEPARATOR}) && ${textArray(values)}`,
  empresa: (values) => sql`${offers.manufacturer} IN ${values}`,
  fornecedor: sold,
}

const fits = (filters: Filters, group: Group): SQL =>
  filters[group].length > 0
    ? sql`coalesce(${conditionOf[group](filters[group])}, false)`
    : sql`true`

/** In the order of the screen; what is alike in all else by its id. */
const ORDER_BY: Record<Order, SQL> = {
  avaliacao: sql`rating_score DESC, id`,
  avaliacoes: sql`rating_count DESC, rating_score DESC, id`,
  nome: sql`name COLLATE "und-x-icu", id`,
}

interface Counted {
  value: string
  count: number
}

interface Found {
  ids: string[]
  /** By filled stars; '0' for what nobody rated. */
  nota: Counted[]
  subcategoria: Counted[]
  empresa: Counted[]
}

/** How many options are read: one more than are shown tells whether there are more. */
const optionsRead = (chosen: string[]) => OPTIONS_MAX + chosen.length + 1

/**
 * A page of ids, and what each option of the groups would find among what the other groups leave.
 * Options come most frequent first, before them those that are chosen.
 */
export async function findSoftware(
  db: Database,
  { categories, filters }: Asked,
  order: Order,
  { limit, offset }: Slice,
): Promise<Found> {
  const columns = sql`${offers.id} AS id, ${offers.manufacturer} AS manufacturer,
    ${offers.categoryText} AS category_text, ${stars} AS stars, ${offers.ratingScore} AS rating_score,
    ${offers.ratingCount} AS rating_count${order === 'nome' ? sql`, ${offers.name} AS name` : sql``},
    ${fits(filters, 'nota')} AS fits_nota, ${fits(filters, 'subcategoria')} AS fits_subcategoria,
    ${fits(filters, 'empresa')} AS fits_empresa`
  const chosenFirst = (group: Group) =>
    filters[group].length > 0 ? sql`value IN ${filters[group]} DESC,` : sql``
  // The suppliers' filter is no group of this statement: it narrows them all.
  const found = inCategories(categories, columns, fits(filters, 'fornecedor'))
  const answer = sql`(
    WITH found AS MATERIALIZED (${found})
    SELECT
      ARRAY(SELECT id::text FROM found WHERE fits_nota AND fits_subcategoria AND fits_empresa
        ORDER BY ${ORDER_BY[order]} LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT json_agg(option) FROM (
        SELECT stars::text AS value, count(*)::int AS count FROM found
        WHERE fits_subcategoria AND fits_empresa GROUP BY stars) AS option) AS nota,
      (SELECT json_agg(option) FROM (
        SELECT value, sum(offers)::int AS count FROM (
          SELECT category_text, count(*) AS offers FROM found
          WHERE fits_nota AND fits_empresa GROUP BY category_text) AS combined,
          unnest(string_to_array(category_text, ${CATEGORY_SEPARATOR})) AS value
        WHERE value <> ${categories[0]} GROUP BY value
        ORDER BY ${chosenFirst('subcategoria')} count DESC, value
        LIMIT ${optionsRead(filters.subcategoria)}) AS option) AS subcategoria,
      (SELECT json_agg(option) FROM (
        SELECT value, count FROM (
          SELECT manufacturer AS value, count(*)::int AS count FROM found
          WHERE fits_nota AND fits_subcategoria AND manufacturer <> '' GROUP BY manufacturer) AS made
        ORDER BY ${chosenFirst('empresa')} count DESC, value
        LIMIT ${optionsRead(filters.empresa)}) AS option) AS empresa) AS answer`
  const [row] = await db
    .select({
      ids: sql<string[]>`ids`,
      nota: sql<Counted[] | null>`nota`,
      subcategoria: sql<Counted[] | null>`subcategoria`,
      empresa: sql<Counted[] | null>`empresa`,
    })
    .from(answer)
  return {
    ids: row?.ids ?? [],
    nota: row?.nota ?? [],
    subcategoria: row?.subcategoria ?? [],
    empresa: row?.empresa ?? [],
  }
}

/** The same for the suppliers, of whom a software may have many. */
export async function countVendors(db: Database, { categories, filters }: Asked) {
  const where = sql.join(
    [
      sql`${offers.showVendors} IS NOT FALSE`,
      fits(filters, 'nota'),
      fits(filters, 'subcategoria'),
      fits(filters, 'empresa'),
    ],
    sql` AND `,
  )
  const found = inCategories(categories, sql`${offers.id} AS id`, where)
  const count = sql<number>`counted.count`
  const isChosen = filters.fornecedor.length
    ? sql`${inArray(vendors.id, filters.fornecedor)} DESC,`
    : sql``
  return db
    .select({ ...vendorNames, count })
    .from(
      sql`(WITH found AS MATERIALIZED (${found})
        SELECT sold.vendor_id, count(*)::int AS count
        FROM found JOIN ${vendorOffers} AS sold ON sold.offer_id = found.id
        GROUP BY sold.vendor_id) AS counted`,
    )
    .innerJoin(vendors, and(eq(vendors.id, sql`counted.vendor_id`), eq(vendors.isVisible, true)))
    .orderBy(sql`${isChosen} ${count} DESC, ${vendors.id}`)
    .limit(optionsRead(filters.fornecedor))
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

/** Software that readers see, by id; best rated first. */
export const softwareById = (db: Database, ids: string[]) =>
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
    .where(and(inArray(offers.id, ids), eq(offers.isVisible, true), eq(offers.kind, 'software')))
    .orderBy(sql`${offers.ratingScore} DESC`, offers.id)
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
