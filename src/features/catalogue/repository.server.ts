import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  categories,
  offerCategories,
  offerPhotos,
  offers,
  vendorOffers,
} from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import {
  countUpTo,
  holds,
  pageOfTiers,
  readCount,
  type Slice,
  type TierReader,
  WEIGHED_MAX,
} from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'

export type OfferKind = (typeof offers.$inferSelect)['kind']

/** Of products named exactly as asked, as many come first. */
const NAMESAKES_MAX = 100

/** Candidates of the fallback search; nobody pages through guesses. */
const FUZZY_MAX = 60
/** About what an id takes in memory. */
const BYTES_EACH = 64

const {
  search: _search,
  titleSearch: _titleSearch,
  nameSearch: _nameSearch,
  ...columns
} = getTableColumns(offers)
export const offerColumns = columns
/** An offer without what only search reads. */
export type OfferRow = Pick<typeof offers.$inferSelect, keyof typeof offerColumns>

const byName: SQL[] = [sql`${offers.name} COLLATE "und-x-icu"`, asc(offers.id)]

/** Which part of the catalogue is looked at; all of it where nothing is said. */
export interface Scope {
  kind?: OfferKind
  /** The name of a category, but for case and accents: what is in it or in its subcategories. */
  category?: string
}

/** What readers see. */
const shown = ({ kind, category }: Scope = {}) =>
  and(
    eq(offers.isVisible, true),
    kind ? eq(offers.kind, kind) : undefined,
    category ? inArray(offers.id, offersIn(category)) : undefined,
  )

const offersIn = (category: string) => sql`(
  SELECT ${offerCategories.offerId} FROM ${offerCategories}
  JOIN ${categories} ON ${categories.id} = ${offerCategories.categoryId}
  LEFT JOIN ${categories} parent ON parent.id = ${categories.parentId}
  WHERE praca_fold(${category}) IN (praca_fold(${categories.name}), praca_fold(parent.name)))`

const page = (db: Database, where: SQL | undefined, order: SQL[], { limit, offset }: Slice) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

export async function listOffers(db: Database, { limit, offset }: Slice, scope?: Scope) {
  const countAll = () => readCount(db, REACHED_MAX, offers, shown(scope))
  // Nothing is read for a page past the cap: every row before it would be passed one by one.
  if (offset >= REACHED_MAX) return { rows: [], total: await countAll() }
  const rows = await db
    .select({ ...offerColumns, total: countUpTo(REACHED_MAX, offers, shown(scope)) })
    .from(offers)
    .where(shown(scope))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? (await countAll()) }
}

/** What a search looks for, from the narrowest place to the widest. */
function conditions(words: SQL, scope?: Scope) {
  return {
    inName: and(shown(scope), sql`${offers.nameSearch} @@ ${words}`),
    inTitle: and(shown(scope), sql`${offers.titleSearch} @@ ${words}`),
    anywhere: and(shown(scope), sql`${offers.search} @@ ${words}`),
  }
}

/** What a search finds, in tiers of which each holds the one before it. */
interface Finds {
  /** Words as they are looked for; null where the question has none. */
  words: string | null
  /** Ids of what is named exactly so. */
  exact: string[]
  names: number
  titles: number
  anywhere: number
}

/** Finds that pages reach. */
const REACHED_MAX = COUNT_CAP + 1
/** How far the tiers are counted: whether each is short is known of all that pages reach. */
const NAMES_MAX = REACHED_MAX + NAMESAKES_MAX
const TITLES_MAX = NAMES_MAX + REACHED_MAX
const ANYWHERE_MAX = REACHED_MAX + WEIGHED_MAX + 1

/** Counts no tier that lies past what pages reach. */
async function countFinds(db: Database, query: string, scope?: Scope): Promise<Finds> {
  const { inName, inTitle, anywhere } = conditions(sql`praca_tsquery(${query})`, scope)
  const exactly = and(shown(scope), sql`praca_fold(${offers.name}) = praca_fold(${query})`)
  const reaches = (tier: string) => sql.raw(`${tier} >= ${REACHED_MAX}`)
  const [finds] = await db
    .select({
      words: sql<string | null>`praca_tsquery(${query})::text`,
      exact: sql<string[]>`array(
        SELECT id::text FROM ${offers} WHERE ${exactly} ORDER BY id LIMIT ${NAMESAKES_MAX})`,
      names: sql<number>`names`,
      titles: sql<number>`titles`,
      anywhere: sql<number>`CASE WHEN ${reaches('titles')} THEN titles
        ELSE ${countUpTo(ANYWHERE_MAX, offers, anywhere)} END`,
    })
    .from(sql`${countUpTo(NAMES_MAX, offers, inName)} AS in_names(names)
      CROSS JOIN LATERAL (SELECT CASE WHEN ${reaches('names')} THEN names
        ELSE ${countUpTo(TITLES_MAX, offers, inTitle)} END) AS in_titles(titles)`)
  return finds ?? { words: null, exact: [], names: 0, titles: 0, anywhere: 0 }
}

/** The same; another page of a search, and the same search again, count nothing. */
const findsOf = (db: Database, query: string, scope: Scope = {}) => {
  const key = `finds ${JSON.stringify([query, scope.kind, scope.category])}`
  return kept(db, { key, tags: ['offers', 'categories'] }, () => countFinds(db, query, scope))
}

/**
 * Full text: an exact name first, then names, then the weight of the words in the rest. Of more
 * than WEIGHED_MAX finds, what an offer is comes before what is written about it.
 */
export async function searchOffers(db: Database, query: string, slice: Slice, scope?: Scope) {
  const { words: text, exact, names, titles, anywhere: found } = await findsOf(db, query, scope)
  const total = Math.min(found, REACHED_MAX)
  if (slice.offset >= total) return { rows: [], total }

  const words = sql`${text}::tsquery`
  const { inName, inTitle, anywhere } = conditions(words, scope)
  const byWeight = [desc(sql`ts_rank(${offers.search}, ${words})`), ...byName]
  if (total <= WEIGHED_MAX) {
    const exactFirst = exact.length > 0 ? [desc(inArray(offers.id, exact))] : []
    const nameFirst = desc(sql`${offers.nameSearch} @@ ${words}`)
    return { rows: await page(db, anywhere, [...exactFirst, nameFirst, ...byWeight], slice), total }
  }
  const tiers = [
    { where: inArray(offers.id, exact), size: exact.length },
    { where: and(inName, notInArray(offers.id, exact)), size: names - exact.length },
    { where: and(inTitle, sql`NOT ${offers.nameSearch} @@ ${words}`), size: titles - names },
    { where: and(anywhere, sql`NOT ${offers.titleSearch} @@ ${words}`), size: found - titles },
  ]
  const reader: TierReader<OfferRow> = {
    read: (tier, order, part) => page(db, tier, order, part),
    byWeight,
    byName,
  }
  const reached = { ...slice, limit: Math.min(slice.limit, total - slice.offset) }
  return { rows: await pageOfTiers(reader, tiers, reached), total }
}

/** Whether a search by words finds anything. */
export async function findsAnything(db: Database, query: string, scope?: Scope) {
  return (await findsOf(db, query, scope)).anywhere > 0
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

const alikeIds = (db: Database, query: string, scope: Scope = {}) => {
  const name = sql`praca_fold(${offers.name})`
  const asked = sql`praca_fold(${query})`
  return (
    db
      .select({ id: offers.id })
      .from(offers)
      .where(and(shown(scope), sql`${asked} <% ${name}`))
      // The part that is alike, and then the whole: of two that hold it, the name closer to the question.
      .orderBy(
        desc(sql`word_similarity(${asked}, ${name}) + similarity(${asked}, ${name})`),
        ...byName,
      )
      .limit(FUZZY_MAX)
  )
}

const offersAmong = prepared('offers', (db) =>
  db
    .select(offerColumns)
    .from(offers)
    .where(
      and(
        sql`${offers.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        eq(offers.isVisible, true),
      ),
    ),
)

/** Names that look like the question, for when its words are found nowhere ('salesfroce'). */
export async function searchOffersLike(db: Database, query: string, scope: Scope = {}) {
  const key = `alike ${JSON.stringify([query, scope.kind, scope.category])}`
  const tags: CacheTag[] = ['offers', 'categories']
  const bytesOf = (ids: string[]) => (ids.length + 1) * BYTES_EACH
  const ids = await kept(db, { key, tags, bytesOf }, async () =>
    (await alikeIds(db, query, scope)).map(({ id }) => id),
  )
  if (ids.length === 0) return []
  const rows = await offersAmong(db).execute({ ids: JSON.stringify(ids) })
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function bestRatedOffers(db: Database, query: string, limit: number, scope?: Scope) {
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
    .orderBy(desc(offers.ratingScore), asc(offers.id))
    .limit(limit)
}

const offerById = prepared('offer', (db) =>
  db
    .select({
      ...offerColumns,
      photoKeys: sql<string[]>`array(
        SELECT photos.file_key FROM ${offerPhotos} AS photos
        WHERE photos.offer_id = ${sql.raw('offers.id')} ORDER BY photos.position)`,
    })
    .from(offers)
    .where(and(eq(offers.id, sql.placeholder('id')), eq(offers.isVisible, true))),
)

/** With the file keys of its pictures, in their order. */
export async function findOffer(db: Database, id: string) {
  const [row] = await offerById(db).execute({ id })
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
const visibleOffersSold = prepared('visible offers sold', (db) =>
  offersSold(db, eq(offers.isVisible, true)),
)

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

/** Whether anything of the demonstration is in the catalogue. */
export async function hasDemoOffers(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.isDemo, true))
    .limit(1)
  return rows.length > 0
}
