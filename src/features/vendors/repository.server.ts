import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  foldedNames,
  type VendorRow,
  vendorColumns,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { readCount, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  REACHED_MAX,
  type Searched,
  searchByWords,
} from '#/platform/server/database/word-search.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'

const FUZZY_MAX = 60
/** About what an id takes in memory. */
const BYTES_EACH = 64

/** The name people know: the trade name, else the registered one. */
const displayName = sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`
const byName: SQL[] = [sql`${displayName} COLLATE "und-x-icu"`, asc(vendors.id)]

/** What readers see. Written out: a plan for any parameter knows no index of visible rows. */
const shown = sql`${vendors.isVisible}`

const page = (db: Database, where: SQL | undefined, order: SQL[], { limit, offset }: Slice) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

const listed = prepared('suppliers by name', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(shown)
    .orderBy(desc(vendors.isFeatured), ...byName)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** Every visible supplier, recommended ones first, then by name; how many there are is kept. */
export async function listVendors(db: Database, slice: Slice) {
  const total = await kept(db, { key: 'listed vendors', tags: ['vendors'] }, () =>
    readCount(db, REACHED_MAX, vendors, shown),
  )
  // Nothing is read for a page past the end: every row before it would be passed one by one.
  if (slice.offset >= total) return { rows: [], total }
  return { rows: await listed(db).execute({ ...slice }), total }
}

const SEARCHED: Searched<VendorRow> = {
  name: 'vendors',
  table: vendors,
  places: [vendors.nameSearch, vendors.search],
  shown,
  rowName: displayName,
  tags: ['vendors'],
  byName: (db, where, slice) => page(db, where, byName, slice),
  weighed: (db, subquery) =>
    db
      .select({ ...vendorColumns, size: sql<number>`weighed.size` })
      .from(vendors)
      .innerJoin(subquery, sql`weighed.id = ${vendors.id}`)
      .orderBy(sql`weighed.first DESC, weighed.weight DESC`, ...byName),
}

const wordsOf = prepared('words', (db) =>
  db
    .select({ words: sql<string | null>`praca_tsquery(${sql.placeholder('query')})::text` })
    .from(sql`(VALUES (1)) AS one`),
)

/** Full text: names first, then the weight of the words in the rest. */
export async function searchVendors(db: Database, query: string, slice: Slice) {
  const key = `vendors ${query}`
  const words = await kept(db, { key, tags: SEARCHED.tags }, async () => {
    const [row] = await wordsOf(db).execute({ query })
    return row?.words ?? null
  })
  return searchByWords(db, SEARCHED, { words, key }, slice)
}

/**
 * How alike names are asked to be, one after the other: of a long question with common words nearly
 * every name is a little alike, and each has to be compared. The last one is the least of all.
 */
const LIKENESSES = ['0.8', '0.6', '0.4']

/** The most alike names; the same whichever likeness finds enough of them. */
async function alikeIds(db: Database, query: string): Promise<string[]> {
  let found: { id: string }[] = []
  for (const likeness of LIKENESSES) {
    found = await db.transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`,
      )
      return namesAlike(tx, query)
    })
    if (found.length === FUZZY_MAX) break
  }
  return found.map(({ id }) => id)
}

const namesAlike = (tx: Database, query: string) => {
  const asked = sql`praca_fold(${query})`
  // OFFSET 0 has each name folded once.
  const alike = sql`(
    SELECT id, ${displayName} AS name, ${foldedNames} AS folded FROM ${vendors}
    WHERE ${shown} AND ${asked} <% ${foldedNames} OFFSET 0) AS alike`
  return tx
    .select({ id: sql<string>`id` })
    .from(alike)
    .orderBy(sql`word_similarity(${asked}, folded) DESC`, sql`name COLLATE "und-x-icu", id`)
    .limit(FUZZY_MAX)
}

const vendorsAmong = prepared('suppliers among', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(
      and(
        sql`${vendors.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        shown,
      ),
    ),
)

/** Names that look like the question, for when its words are found nowhere. */
export async function searchVendorsLike(db: Database, query: string) {
  const bytesOf = (ids: string[]) => (ids.length + 1) * BYTES_EACH
  const keeping = { key: `vendors alike ${query}`, tags: ['vendors' as const], bytesOf }
  const ids = await kept(db, keeping, () => alikeIds(db, query))
  if (ids.length === 0) return []
  const rows = await vendorsAmong(db).execute({ ids: JSON.stringify(ids) })
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const vendorByCnpj = prepared('supplier by CNPJ', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.cnpj, sql.placeholder('cnpj')), shown)),
)

export const findVendorByCnpj = (db: Database, cnpj: string) => vendorByCnpj(db).execute({ cnpj })

export async function bestRatedVendors(db: Database, query: string, limit: number) {
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(
      and(
        shown,
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
    .where(and(eq(vendors.id, sql.placeholder('id')), shown)),
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
    .where(and(eq(vendorOffers.offerId, sql.placeholder('offerId')), shown))
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
