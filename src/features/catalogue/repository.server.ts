import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  offerCategories,
  offerNames,
  offerPhotos,
  offers,
  reviews,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { isHighlyRated, isRowHighlyRated } from '#/db/schema/ratings.ts'
import { type Beside, wanted, wantedIs } from '#/platform/server/database/beside.server.ts'
import { inOrder } from '#/platform/server/database/order.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { holds, readCount, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REACHED_MAX } from '#/platform/server/database/word-search.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'

export type OfferKind = (typeof offers.$inferSelect)['kind']

const {
  search: _search,
  titleSearch: _titleSearch,
  nameSearch: _nameSearch,
  ...columns
} = getTableColumns(offers)
export const offerColumns = columns
/** An offer without what only search reads. */
export type OfferRow = Pick<typeof offers.$inferSelect, keyof typeof offerColumns>

/** Whether an offer may be called best rated. */
export const isBestRated = (row: OfferRow): boolean => isRowHighlyRated(row)

export const byName: SQL[] = [sql`${offers.name} COLLATE "und-x-icu"`, asc(offers.id)]

/** Which part of the catalogue is looked at; all of it where nothing is said. */
export interface Scope {
  kind?: OfferKind
  /** The name of a category, but for case and accents: what is in it or in its subcategories. */
  category?: string
  /** A further condition, and what it is called among what is kept. */
  part?: { where: SQL; key: string }
}

/** What readers see. Written out: a plan for any parameter knows no index of visible rows. */
export const isShown: SQL = sql`${offers.isVisible}`
export const shown = ({ kind, category, part }: Scope = {}) =>
  and(
    isShown,
    kind ? eq(offers.kind, kind) : undefined,
    category ? inArray(offers.id, offersIn(category)) : undefined,
    part?.where,
  )

const offersIn = (category: string) => sql`(
  SELECT ${offerCategories.offerId} FROM ${offerCategories}
  JOIN ${categories} ON ${categories.id} = ${offerCategories.categoryId}
  LEFT JOIN ${categories} parent ON parent.id = ${categories.parentId}
  WHERE praca_fold(${category}) IN (praca_fold(${categories.name}), praca_fold(parent.name)))`

export const page = (
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: Slice,
) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

/** Of any kind where `kind` is null: a placeholder, as `prepared` fills it. */
const isOfKind = sql`(${sql.placeholder('kind')}::offer_kind IS NULL OR ${offers.kind} = ${sql.placeholder('kind')}::offer_kind)`

const listed = prepared('offers by name', (db) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(and(isShown, isOfKind))
    .orderBy(...byName)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** By name; how many there are is kept. */
export async function listOffers(db: Database, slice: Slice, scope: Scope = {}) {
  const key = `listed ${JSON.stringify([scope.kind, scope.category])}`
  const total = await kept(db, { key, tags: ['offers', 'categories'] }, () =>
    readCount(db, REACHED_MAX, offers, shown(scope)),
  )
  // Nothing is read for a page past the cap: every row before it would be passed one by one.
  if (slice.offset >= total) return { rows: [], total }
  const rows = scope.category
    ? await page(db, shown(scope), byName, slice)
    : await listed(db).execute({ ...slice, kind: scope.kind ?? null })
  return { rows, total }
}

/** Offers whose names hold what was typed; those that begin with it come first. */
export async function findNamed(db: Database, typed: string, limit: number, scope?: Scope) {
  const name = sql`praca_fold(${offers.name})`
  return db
    .select(offerColumns)
    .from(offers)
    .where(and(shown(scope), holds(name, typed)))
    .orderBy(desc(sql`strpos(${name}, praca_fold(${typed})) = 1`), ...byName)
    .limit(limit)
}

export const offersAmong = prepared('offers', (db) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(
      and(
        sql`${offers.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        isShown,
      ),
    ),
)

/** Those of some offers that readers see, in the order of their ids. */
export async function offersInOrder(db: Database, ids: string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  const rows = await offersAmong(db).execute({ ids: JSON.stringify(ids) })
  return inOrder(rows, ids)
}

const bestRated = prepared('best rated offers', (db) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(and(isShown, isHighlyRated(offers), isOfKind))
    .orderBy(desc(offers.ratingIndex), asc(offers.id))
    .limit(sql.placeholder('limit')),
)

export async function bestRatedOffers(
  db: Database,
  query: string,
  limit: number,
  scope: Scope = {},
) {
  if (!query && !scope.category) {
    return bestRated(db).execute({ limit, kind: scope.kind ?? null })
  }
  return db
    .select(offerColumns)
    .from(offers)
    .where(
      and(
        shown(scope),
        isHighlyRated(offers),
        query ? sql`${offers.search} @@ praca_tsquery(${query})` : undefined,
      ),
    )
    .orderBy(desc(offers.ratingIndex), asc(offers.id))
    .limit(limit)
}

/** What an offer's page shows beside its row: keys of files, and former names. */
export interface OfferMedia {
  /** In their order. */
  photoKeys: string[]
  /** Of its own supplier: its maker, or who registered it. */
  coverKey: string | null
  /** What it was called while it got reviews that readers see, the latest first. */
  formerNames: { name: string; until: string }[]
}

const media = {
  photoKeys: sql<string[]>`array(
    SELECT photos.file_key FROM ${offerPhotos} AS photos
    WHERE photos.offer_id = ${sql.raw('offers.id')} ORDER BY photos.position)`,
  coverKey: sql<string | null>`(
    SELECT owner.cover_key FROM ${vendorOffers} AS sold JOIN ${vendors} AS owner ON owner.id = sold.vendor_id
    WHERE sold.offer_id = ${sql.raw('offers.id')} AND sold.origin = 'own'
      AND owner.is_visible AND owner.cover_key IS NOT NULL
    ORDER BY coalesce(owner.id = ${sql.raw('offers.maker_id')}, false) DESC, sold.created_at, owner.id
    LIMIT 1)`,
  formerNames: sql<OfferMedia['formerNames']>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('name', former.name, 'until', former.until)
      ORDER BY former.until DESC), '[]')
    FROM ${offerNames} AS former WHERE former.offer_id = ${sql.raw('offers.id')}
      AND EXISTS (SELECT FROM ${reviews} AS said
        WHERE said.offer_id = former.offer_id AND said.status = 'visible'
          AND said.created_at >= former.since AND said.created_at < former.until))`,
}

export type Besides = Record<string, Beside<unknown>>
type Values = Record<string, unknown>
type ReadOf<All extends Besides> = { [Name in keyof All]: ReturnType<All[Name]['read']> }

/**
 * An offer that readers see, with the media of its page and what other features know of it: one statement.
 * @param name of the statement
 */
export function offerWith<All extends Besides>(name: string, besides: All) {
  const entries = Object.entries(besides)
  const statement = prepared(name, (db) => {
    const columns = Object.fromEntries(entries.map(([name, { columns }]) => [name, columns]))
    return db
      .select({ offer: { ...offerColumns, ...media }, ...columns })
      .from(offers)
      .innerJoin(wantedIs(sql.placeholder('id')), eq(offers.id, wanted))
      .where(isShown)
  })
  return async (db: Database, id: string) => {
    const [row] = await statement(db).execute({ id })
    if (!row) return undefined
    const { offer, ...values } = row as { offer: OfferRow & OfferMedia } & Record<string, Values>
    const read = entries.map(([name, { read }]) => [name, read(values[name] ?? {})])
    return { row: offer, read: Object.fromEntries(read) as ReadOf<All> }
  }
}

const offerById = offerWith('offer', {})

/** With the media of its page. */
export const findOffer = async (db: Database, id: string) => (await offerById(db, id))?.row

/** What an offer's page shows beside its row, seen or not. */
export async function mediaOf(db: Database, offerId: string): Promise<OfferMedia | undefined> {
  const [found] = await db.select(media).from(offers).where(eq(offers.id, offerId))
  return found
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

const offersSold = (db: Database, ...which: SQL[]) =>
  db
    .select({ ...offerColumns, total: sql<number>`count(*) OVER ()::int` })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(
      and(
        eq(vendorOffers.vendorId, sql.placeholder('vendorId')),
        eq(offers.kind, sql.placeholder('kind')),
        ...which,
      ),
    )
    .orderBy(desc(offers.ratingCount), ...byName)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
const allOffersSold = prepared('offers sold', (db) => offersSold(db))
const visibleOffersSold = prepared('visible offers sold', (db) => offersSold(db, isShown))

/** What a vendor sells, best known first. @param withHidden what is not seen as well */
export async function offersOfVendor(
  db: Database,
  vendorId: string,
  slice: Slice,
  { kind, withHidden }: { kind: OfferKind; withHidden: boolean },
) {
  const sold = withHidden ? allOffersSold : visibleOffersSold
  const rows = await sold(db).execute({ vendorId, kind, ...slice })
  // A page past the end has no row that says how many there are.
  if (rows.length === 0 && slice.offset > 0) {
    const [first] = await sold(db).execute({ vendorId, kind, limit: 1, offset: 0 })
    return { rows, total: first?.total ?? 0 }
  }
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * What the software of a category costs a month, in centavos, a row for each unit of prices; what is free has no
 * part in it. In the median each maker is heard once, by the median of its own: nobody moves it by many products.
 * @returns `of` is how many there are of the unit, or of none, whatever they cost; `makers`, how many say a price
 */
export function monthlyPricesIn(db: Database, category: string) {
  const price = sql`nullif(${offers.monthlyFromCents}, 0)`
  const middle = (of: SQL | SQL.Aliased) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})`
  const told = db
    .select({
      unit: offers.monthlyFromUnit,
      of: sql`count(*)`.as('of_maker'),
      said: sql`count(${price})`.as('said'),
      median: middle(price).as('median'),
      least: sql`min(${price})`.as('least'),
      most: sql`max(${price})`.as('most'),
    })
    .from(offers)
    .where(shown({ kind: 'software', category }))
    .groupBy(
      offers.monthlyFromUnit,
      sql`coalesce(lower(${offers.manufacturer}), ${offers.id}::text) COLLATE "C"`,
    )
    .as('told')
  return db
    .select({
      unit: told.unit,
      of: sql<number>`sum(${told.of})::int`,
      said: sql<number>`sum(${told.said})::int`,
      makers: sql<number>`count(${told.median})::int`,
      median: sql<number>`coalesce(round(${middle(told.median)}), 0)::int`,
      least: sql<number>`coalesce(min(${told.least}), 0)`,
      most: sql<number>`coalesce(max(${told.most}), 0)`,
    })
    .from(told)
    .groupBy(told.unit)
    .orderBy(desc(sql`sum(${told.said})`), told.unit)
}

/** Rows of the whole catalogue by kind, for the figures of the About page. */
export async function countByKind(db: Database): Promise<Record<OfferKind, number>> {
  const rows = await db
    .select({ kind: offers.kind, total: count() })
    .from(offers)
    .where(isShown)
    .groupBy(offers.kind)
  const totals = new Map(rows.map((row) => [row.kind, row.total]))
  return { software: totals.get('software') ?? 0, service: totals.get('service') ?? 0 }
}

/** Whether anything of the demonstration is in the catalogue. */
export async function hasDemoOffers(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.isDemo, true))
    .limit(1)
  return rows.length > 0
}
