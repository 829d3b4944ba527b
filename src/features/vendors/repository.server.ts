import { and, asc, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import {
  foldedNames,
  type VendorRow,
  vendorColumns,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import {
  countUpTo,
  pageOfTiers,
  readCount,
  type Slice,
  type TierReader,
  WEIGHED_MAX,
} from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'

const FUZZY_MAX = 60

/** Finds that pages reach; and how far they are counted, so that it is known what is too much to weigh. */
const REACHED_MAX = COUNT_CAP + 1
const ANYWHERE_MAX = REACHED_MAX + WEIGHED_MAX + 1

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
  const total = await countVendors(db, shown, REACHED_MAX)
  // Nothing is read for a page past the end: every row before it would be passed one by one.
  if (slice.offset >= total) return { rows: [], total }
  return { rows: await page(db, shown, [desc(vendors.isFeatured), ...byName], slice), total }
}

/** How much is found in names, and anywhere; a page further on, and the same search again, count nothing. */
const findsOf = (db: Database, query: string) =>
  kept(db, { key: `vendor finds ${query}`, tags: ['vendors'] }, async () => {
    const words = sql`praca_tsquery(${query})`
    const [finds] = await db
      .select({
        words: sql<string | null>`praca_tsquery(${query})::text`,
        names: sql<number>`names`,
        anywhere: sql<number>`CASE WHEN names >= ${sql.raw(String(REACHED_MAX))} THEN names
          ELSE ${countUpTo(ANYWHERE_MAX, vendors, and(shown, sql`${vendors.search} @@ ${words}`))} END`,
      })
      .from(
        sql`${countUpTo(REACHED_MAX, vendors, and(shown, sql`${vendors.nameSearch} @@ ${words}`))} AS counted(names)`,
      )
    return finds ?? { words: null, names: 0, anywhere: 0 }
  })

/** Full text: names first, then the weight of the words in the rest. */
export async function searchVendors(db: Database, query: string, slice: Slice) {
  const { words: text, names, anywhere: found } = await findsOf(db, query)
  const total = Math.min(found, REACHED_MAX)
  if (slice.offset >= total) return { rows: [], total }

  const words = sql`${text}::tsquery`
  const named = sql`${vendors.nameSearch} @@ ${words}`
  const anywhere = and(shown, sql`${vendors.search} @@ ${words}`)
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
    { where: and(anywhere, not(named)), size: found - names },
  ]
  const reached = { ...slice, limit: Math.min(slice.limit, total - slice.offset) }
  return { rows: await pageOfTiers(reader, tiers, reached), total }
}

/** Names that look like the question, for when its words are found nowhere. */
export async function searchVendorsLike(db: Database, query: string) {
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.isVisible, true), sql`praca_fold(${query}) <% ${foldedNames}`))
    .orderBy(desc(sql`word_similarity(praca_fold(${query}), ${foldedNames})`), ...byName)
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

const vendorById = prepared('vendor', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.id, sql.placeholder('id')), eq(vendors.isVisible, true))),
)

export async function findVendor(db: Database, id: string) {
  const [row] = await vendorById(db).execute({ id })
  return row
}

const sellers = prepared('sellers of an offer', (db) =>
  db
    .select({ ...vendorColumns, total: sql<number>`count(*) OVER ()::int` })
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(and(eq(vendorOffers.offerId, sql.placeholder('offerId')), eq(vendors.isVisible, true)))
    .orderBy(
      sql`${vendors.unconfirmedSince} IS NOT NULL`,
      desc(vendors.isFeatured),
      desc(vendors.ratingCount),
      ...byName,
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** Who sells an offer: recommended first, then best known, those who are not confirmed at last. */
export async function vendorsOfOffer(db: Database, offerId: string, slice: Slice) {
  const rows = await sellers(db).execute({ offerId, ...slice })
  // A page past the end has no row that says how many there are.
  if (rows.length === 0 && slice.offset > 0) {
    const [first] = await sellers(db).execute({ offerId, limit: 1, offset: 0 })
    return { rows, total: first?.total ?? 0 }
  }
  return { rows, total: rows[0]?.total ?? 0 }
}
