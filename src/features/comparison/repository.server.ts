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

/** Filled stars of a card, which shows its average in two decimals; 0 of what nobody rated. */
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

/** A group of filters that is counted with the list; `fornecedor` is counted apart. */
interface CountedGroup {
  /** What it reads of a software, with a name: a column of the indexes of categories. */
  column: SQL
  /** Whether a software has one of the options that are chosen. */
  fits(values: string[]): SQL
  /**
   * Its options, as `value` and `count`.
   * @param left what the other groups leave, with its condition: `found WHERE …`
   */
  options(left: SQL, categories: string[]): SQL
}

/** The groups that are counted in one statement: one more is one more entry. */
const COUNTED: Record<Exclude<Group, 'fornecedor'>, CountedGroup> = {
  /** By filled stars; '0' for what nobody rated. */
  nota: {
    column: sql`${stars} AS stars`,
    fits: (values) => sql`${stars} IN ${values.map(Number)}`,
    options: (left) =>
      sql`SELECT stars::text AS value, count(*)::int AS count FROM ${left} GROUP BY stars`,
  },
  subcategoria: {
    column: sql`${offers.categoryText} AS category_text`,
    fits: (values) =>
      sql`string_to_array(${offers.categoryText}, ${CATEGORY_SEPARATOR}) && ${textArray(values)}`,
    options: (left, categories) => sql`
      SELECT value, sum(offers)::int AS count FROM (
        SELECT category_text, count(*) AS offers FROM ${left} GROUP BY category_text) AS combined,
        unnest(string_to_array(category_text, ${CATEGORY_SEPARATOR})) AS value
      WHERE value <> ${categories[0]} GROUP BY value`,
  },
  empresa: {
    column: sql`${offers.manufacturer} AS manufacturer`,
    fits: (values) => sql`${offers.manufacturer} IN ${values}`,
    options: (left) => sql`SELECT manufacturer AS value, count(*)::int AS count
      FROM ${left} AND manufacturer <> '' GROUP BY manufacturer`,
  },
}
type Counting = keyof typeof COUNTED
const COUNTED_GROUPS = Object.keys(COUNTED) as Counting[]

/** Within a group one option is enough; a group without any asks for nothing. */
const fits = (filters: Filters, group: Group): SQL => {
  const values = filters[group]
  if (values.length === 0) return sql`true`
  const condition = group === 'fornecedor' ? sold(values) : COUNTED[group].fits(values)
  return sql`coalesce(${condition}, false)`
}

const all = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` AND `)

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
  options: Record<Counting, Counted[]>
}

/** How many options are read: one more than are shown says whether there are more. */
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
  const fitting = (group: Counting) => sql.identifier(`fits_${group}`)
  const columns = sql.join(
    [
      sql`${offers.id} AS id, ${offers.ratingScore} AS rating_score, ${offers.ratingCount} AS rating_count`,
      ...(order === 'nome' ? [sql`${offers.name} AS name`] : []),
      ...COUNTED_GROUPS.map((group) => COUNTED[group].column),
      ...COUNTED_GROUPS.map((group) => sql`${fits(filters, group)} AS ${fitting(group)}`),
    ],
    sql`, `,
  )
  /** What these groups leave. */
  const left = (groups: Counting[]) =>
    sql`found WHERE ${all(groups.map((group) => sql`${fitting(group)}`))}`
  const optionsOf = (group: Counting) => {
    const others = COUNTED_GROUPS.filter((other) => other !== group)
    const chosen = filters[group]
    const chosenFirst = chosen.length > 0 ? sql`value IN ${chosen} DESC,` : sql``
    return sql`${group}::text, (SELECT coalesce(json_agg(option), '[]') FROM (
      SELECT value, count FROM (${COUNTED[group].options(left(others), categories)}) AS counted
      ORDER BY ${chosenFirst} count DESC, value LIMIT ${optionsRead(chosen)}) AS option)`
  }
  // The suppliers' filter is no group of this statement: it narrows them all.
  const found = inCategories(categories, columns, fits(filters, 'fornecedor'))
  const answer = sql`(
    WITH found AS MATERIALIZED (${found})
    SELECT
      ARRAY(SELECT id::text FROM ${left(COUNTED_GROUPS)}
        ORDER BY ${ORDER_BY[order]} LIMIT ${limit} OFFSET ${offset}) AS ids,
      json_build_object(${sql.join(COUNTED_GROUPS.map(optionsOf), sql`, `)}) AS options) AS answer`
  const [row] = await db
    .select({ ids: sql<string[]>`ids`, options: sql<Record<Counting, Counted[]>>`options` })
    .from(answer)
  if (!row) throw new Error('The comparison answered no row.')
  return row
}

/** The same for the suppliers: a software may have many. */
export async function countVendors(db: Database, { categories, filters }: Asked) {
  const where = all([
    sql`${offers.showVendors} IS NOT FALSE`,
    ...COUNTED_GROUPS.map((group) => fits(filters, group)),
  ])
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
