import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  registerActivities,
  registerCompanies,
  type ShownVendorRow,
  saidInMonth,
  type VendorRow,
  vendorColumns,
  vendorName,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { changesBeside } from '#/features/register/record/service.server.ts'
import {
  beside,
  named,
  rowsAs,
  type Told,
  wanted,
} from '#/platform/server/database/beside.server.ts'
import { inOrder } from '#/platform/server/database/order.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { sampleOf } from '#/platform/server/database/sample.server.ts'
import { readCount, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  idsOf,
  REACHED_MAX,
  type Searched,
  weighedColumns,
} from '#/platform/server/database/word-search.server.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'
import { search } from '#/platform/server/search/engine.server.ts'
import { explain } from '#/platform/server/search/explanation.server.ts'
import { VENDORS_SHOWN } from './limits.ts'

/** The name people know: the trade name, else the registered one. */
const byName: SQL[] = [sql`${vendorName} COLLATE "und-x-icu"`, asc(vendors.id)]

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
    .orderBy(desc(vendors.isFeatured), asc(vendors.fromRegister), ...byName)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** Every visible supplier, recommended ones first, then who registered, by name; how many there are is kept. */
export async function listVendors(db: Database, slice: Slice) {
  const total = await kept(db, { key: 'listed vendors', tags: ['vendors'] }, () =>
    readCount(db, REACHED_MAX, vendors, shown),
  )
  // Nothing is read for a page past the end: every row before it would be passed one by one.
  if (slice.offset >= total) return { rows: [], total }
  return { rows: await listed(db).execute({ ...slice }), total }
}

/** A part of all suppliers, and what it is called among what is kept. */
export interface Part {
  where: SQL
  key: string
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

const SEARCHED: Searched<VendorRow> = {
  name: 'vendors',
  table: vendors,
  id: sql`${vendors.id}`,
  places: [vendors.nameSearch, vendors.search],
  shown,
  rowName: vendorName,
  foldedName: sql`praca_fold(${vendorName})`,
  texts: sql`concat_ws(' ', ${vendors.nomeFantasia}, ${vendors.razaoSocial}, ${vendors.sellsText},
    ${vendors.city}, ${vendors.state}, ${vendors.description}, ${vendors.primaryActivity})`,
  // Who only stands in the register comes after the others that fit as well.
  score: sql`CASE WHEN ${vendors.fromRegister} THEN -1 ELSE ${vendors.ratingIndex} END`,
  tags: ['vendors'],
  byName: (db, where, slice) => page(db, where, byName, slice),
  weighed: (db, subquery) =>
    db
      .select({ ...vendorColumns, ...weighedColumns })
      .from(vendors)
      .innerJoin(subquery, sql`weighed.id = ${vendors.id}`)
      .orderBy(sql`weighed.place`),
  among: (db, ids) => vendorsAmong(db).execute({ ids: JSON.stringify(ids) }),
}

/** Words of some suppliers, those of names at first. */
export const sampleOfVendors = (db: Database) => sampleOf(db, SEARCHED)

/** A part as readers see it. */
const seen = (part: Part | undefined) => part && { ...part, where: sql`${shown} AND ${part.where}` }

/** Suppliers by their names, by what they sell, by where they are, and by what is written of them. */
export const searchVendors = (
  db: Database,
  query: string,
  slice: Slice,
  part?: Part,
  literal = false,
) => search(db, SEARCHED, { query, part: seen(part), literal }, slice)

const IDS = idsOf(SEARCHED)

/** The same, of which nothing is read but ids: of many, rows take most of the time. */
export const searchVendorIds = (
  db: Database,
  query: string,
  slice: Slice,
  part?: Part,
  literal = false,
) => search(db, IDS, { query, part: seen(part), literal }, slice)

/** Those of some suppliers that readers see, in the order of their ids. */
export async function vendorsInOrder(db: Database, ids: string[]): Promise<VendorRow[]> {
  if (ids.length === 0) return []
  const rows = await vendorsAmong(db).execute({ ids: JSON.stringify(ids) })
  return inOrder(rows, ids)
}

/** Why a question finds what it finds. */
export const explainSearch = (db: Database, query: string, limit: number) =>
  explain(db, SEARCHED, query, limit)

const vendorByCnpj = prepared('supplier by CNPJ', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.cnpj, sql.placeholder('cnpj')), shown)),
)

export const findVendorByCnpj = (db: Database, cnpj: string, part?: Part) =>
  part
    ? page(db, and(eq(vendors.cnpj, cnpj), shown, part.where), byName, { limit: 1, offset: 0 })
    : vendorByCnpj(db).execute({ cnpj })

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
    .orderBy(desc(vendors.ratingIndex), asc(vendors.id))
    .limit(limit)
}

/**
 * Seen by its address: also the page of a company that the register has closed, which no list shows. Not one that
 * nobody keeps and that is a sole trader's by now: its name is a person's.
 */
const found = sql`(${shown} OR (${vendors.closedOn} IS NOT NULL AND ${vendors.suspendedAt} IS NULL
  AND ${vendors.removedAt} IS NULL
  AND (${vendors.isAssociated} OR ${registerCompanies.isSoleTrader} IS NOT TRUE)))`

/** So many ids, and one more that says that there are more. */
const NAMED_MAX = 100
const namedBy = (column: SQLWrapper, which: SQL) => sql<string[]>`(
  SELECT coalesce(jsonb_agg(one.id), '[]')
  FROM (SELECT ${column} AS id FROM ${vendorOffers} WHERE ${which} LIMIT ${sql.raw(String(NAMED_MAX + 1))}) AS one)`

/**
 * What a page that lists some things shows: all that it may list, seen or not, since what is not seen may be tomorrow.
 * One that lists very many is dropped with every list.
 */
const tagsOf = (kind: 'offer' | 'vendor', ids: string[]): CacheTag[] =>
  ids.length > NAMED_MAX ? [`${kind}s`] : ids.map((id): CacheTag => `${kind}:${id}`)

/** Who sells an offer: recommended first, then best known, those who are not confirmed at last. */
const sellersInOrder: SQL[] = [
  sql`${vendors.unconfirmedSince} IS NOT NULL`,
  desc(vendors.isFeatured),
  desc(vendors.ratingCount),
  ...byName,
]
const rowsInAll = sql<number>`count(*) OVER ()::int`

/** What a card says of a supplier. */
const cardColumns = {
  id: vendors.id,
  nomeFantasia: vendors.nomeFantasia,
  razaoSocial: vendors.razaoSocial,
  description: vendors.description,
  primaryActivity: vendors.primaryActivity,
  city: vendors.city,
  state: vendors.state,
  rating: vendors.rating,
  ratingCount: vendors.ratingCount,
  logoKey: vendors.logoKey,
  site: vendors.site,
  isFeatured: vendors.isFeatured,
  isAssociated: vendors.isAssociated,
  acceptsLeads: vendors.acceptsLeads,
  unconfirmedSince: vendors.unconfirmedSince,
}
type CardRow = Pick<ShownVendorRow, keyof typeof cardColumns>
/** The same as a row or as JSON tells it. */
export type VendorCardRow = CardRow | Told<CardRow>

/** The first who sell the offer that a statement is about, and what a page shows that lists them. */
export const sellersBeside = beside(
  {
    ids: namedBy(vendorOffers.vendorId, sql`${vendorOffers.offerId} = ${wanted}`),
    rows: rowsAs<CardRow & { total: number }>(sql`
      SELECT ${named({ ...cardColumns, total: rowsInAll })}
      FROM ${vendorOffers} JOIN ${vendors} ON ${vendors.id} = ${vendorOffers.vendorId}
      WHERE ${vendorOffers.offerId} = ${wanted} AND ${shown}
      ORDER BY ${sql.join(sellersInOrder, sql`, `)} LIMIT ${sql.raw(String(VENDORS_SHOWN))}`),
  },
  ({ ids, rows }) => ({ tags: tagsOf('vendor', ids), rows, total: rows[0]?.total ?? 0 }),
)

const vendorById = prepared('vendor', (db) =>
  db
    .select({
      vendor: vendorColumns,
      company: registerCompanies,
      month: saidInMonth,
      activityText: registerActivities.text,
      changes: changesBeside,
      sold: namedBy(vendorOffers.offerId, sql`${vendorOffers.vendorId} = ${vendors.id}`),
    })
    .from(vendors)
    .leftJoin(registerCompanies, eq(registerCompanies.cnpj, vendors.cnpj))
    .leftJoin(registerActivities, eq(registerActivities.code, registerCompanies.activity))
    .where(and(eq(vendors.id, sql.placeholder('id')), found)),
)

/** A supplier, what the register says of it, and what a page shows that lists what it sells. */
export async function findVendor(db: Database, id: string) {
  const [row] = await vendorById(db).execute({ id })
  return row && { ...row, sold: tagsOf('offer', row.sold) }
}

const sellers = prepared('sellers of an offer', (db) =>
  db
    .select({ ...vendorColumns, total: rowsInAll })
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(and(eq(vendorOffers.offerId, sql.placeholder('offerId')), shown))
    .orderBy(...sellersInOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** Who sells an offer, those of a page. */
export async function vendorsOfOffer(db: Database, offerId: string, slice: Slice) {
  const rows = await sellers(db).execute({ offerId, ...slice })
  // A page past the end has no row that says how many there are.
  if (rows.length === 0 && slice.offset > 0) {
    const [first] = await sellers(db).execute({ offerId, limit: 1, offset: 0 })
    return { rows, total: first?.total ?? 0 }
  }
  return { rows, total: rows[0]?.total ?? 0 }
}
