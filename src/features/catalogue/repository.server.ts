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
import {
  countUpTo,
  holds,
  pageOfTiers,
  readCount,
  type Slice,
  type TierReader,
  tierCap,
  WEIGHED_MAX,
} from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type OfferKind = (typeof offers.$inferSelect)['kind']

/** Of products named exactly as asked, as many come first. */
const NAMESAKES_MAX = 100

/** Candidates of the fallback search; nobody pages through guesses. */
const FUZZY_MAX = 60

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

const countOffers = (db: Database, where: SQL | undefined, cap: number) =>
  readCount(db, cap, offers, where)

export async function listOffers(db: Database, { limit, offset }: Slice, scope?: Scope) {
  const countAll = () => countOffers(db, shown(scope), COUNT_CAP)
  // Nothing is read for a page past the cap: every row before it would be passed one by one.
  if (offset >= COUNT_CAP) return { rows: [], total: await countAll() }
  const rows = await db
    .select({ ...offerColumns, total: countUpTo(COUNT_CAP, offers, shown(scope)) })
    .from(offers)
    .where(shown(scope))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? (await countAll()) }
}

/** What a search looks for, from the narrowest place to the widest. */
function conditions(query: string, scope?: Scope) {
  const words = sql`praca_tsquery(${query})`
  return {
    words,
    exactly: and(shown(scope), sql`praca_fold(${offers.name}) = praca_fold(${query})`),
    inName: and(shown(scope), sql`${offers.nameSearch} @@ ${words}`),
    inTitle: and(shown(scope), sql`${offers.titleSearch} @@ ${words}`),
    anywhere: and(shown(scope), sql`${offers.search} @@ ${words}`),
  }
}

/**
 * Ids of what is named exactly so, and how much is found in names and in titles. Each holds the one
 * before it, so each is counted so much further. Titles count only where names leave room on the page.
 */
async function sizesOfTiers(
  db: Database,
  { exactly, inName, inTitle }: ReturnType<typeof conditions>,
  slice: Slice,
) {
  const end = slice.offset + slice.limit
  const namesCap = tierCap(slice) + NAMESAKES_MAX
  const [sizes] = await db
    .select({
      exact: sql<string[]>`array(
        SELECT id::text FROM ${offers} WHERE ${exactly} ORDER BY id LIMIT ${NAMESAKES_MAX})`,
      names: sql<number>`names`,
      titles: sql<number>`CASE WHEN names < ${end}
        THEN ${countUpTo(namesCap + end, offers, inTitle)} ELSE names END`,
    })
    .from(sql`${countUpTo(namesCap, offers, inName)} AS counted(names)`)
  return sizes ?? { exact: [], names: 0, titles: 0 }
}

/**
 * Full text: an exact name first, then names, then the weight of the words in the rest. Of more
 * than WEIGHED_MAX finds, what an offer is comes before what is written about it.
 */
export async function searchOffers(db: Database, query: string, slice: Slice, scope?: Scope) {
  const where = conditions(query, scope)
  const { words, inName, inTitle, anywhere } = where
  const [total, { exact, names, titles }] = await Promise.all([
    countOffers(db, anywhere, COUNT_CAP),
    sizesOfTiers(db, where, slice),
  ])
  if (slice.offset >= total) return { rows: [], total }

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
    { where: and(anywhere, sql`NOT ${offers.titleSearch} @@ ${words}`), size: total - titles },
  ]
  const reader: TierReader<OfferRow> = {
    read: (tier, order, part) => page(db, tier, order, part),
    byWeight,
    byName,
  }
  return { rows: await pageOfTiers(reader, tiers, slice), total }
}

/** Whether a search by words finds anything, without counting or ordering it. */
export async function findsAnything(db: Database, query: string, scope?: Scope) {
  const { anywhere } = conditions(query, scope)
  const rows = await db.select({ id: offers.id }).from(offers).where(anywhere).limit(1)
  return rows.length > 0
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

/** Names that look like the question, for when its words are found nowhere ('salesfroce'). */
export async function searchOffersLike(db: Database, query: string, scope?: Scope) {
  const name = sql`praca_fold(${offers.name})`
  return (
    db
      .select(offerColumns)
      .from(offers)
      .where(and(shown(scope), sql`praca_fold(${query}) <% ${name}`))
      // The part that is alike, and then the whole: of two that hold it, the name closer to the question.
      .orderBy(
        desc(
          sql`word_similarity(praca_fold(${query}), ${name}) + similarity(praca_fold(${query}), ${name})`,
        ),
        ...byName,
      )
      .limit(FUZZY_MAX)
  )
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

export async function findOffer(db: Database, id: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select(offerColumns)
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

/** What a vendor sells, best known first. @param withHidden what is not seen as well */
export async function offersOfVendor(
  db: Database,
  vendorId: string,
  slice: Slice,
  { kind, withHidden }: { kind: OfferKind; withHidden: boolean },
) {
  const where = and(
    eq(vendorOffers.vendorId, vendorId),
    withHidden ? undefined : eq(offers.isVisible, true),
    eq(offers.kind, kind),
  )
  const rows = await db
    .select(offerColumns)
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

/** Whether anything of the demonstration is in the catalogue. */
export async function hasDemoOffers(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.isDemo, true))
    .limit(1)
  return rows.length > 0
}
