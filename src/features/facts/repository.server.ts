import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  integrationRefusals,
  isActingOwner,
  isActiveAdmin,
  offerFacts,
  offerIntegrations,
  offerOwners,
  offerPrices,
  offers,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import {
  beside,
  momentOf,
  named,
  rowsAs,
  wanted,
  wantedIs,
} from '#/platform/server/database/beside.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { PRICES_KEPT, PRICES_SHOWN, PRODUCTS_SHOWN } from './limits.ts'

export type FactRow = typeof offerFacts.$inferSelect
export type PriceRow = typeof offerPrices.$inferSelect
/** A price, of which nothing says yet since when. */
export type NewPrice = Omit<PriceRow, 'id' | 'offerId' | 'since' | 'until'>

const ofOffer = sql.placeholder('offerId')

const facts = prepared('facts of an offer', (db) =>
  db.select().from(offerFacts).where(eq(offerFacts.offerId, ofOffer)),
)
export const factsOf = (db: Database, offerId: string): Promise<FactRow[]> =>
  facts(db).execute({ offerId })

const productsNamed = prepared('products that an offer names', (db) =>
  db
    .select({ id: offerIntegrations.otherId })
    .from(offerIntegrations)
    .where(eq(offerIntegrations.offerId, ofOffer))
    .orderBy(offerIntegrations.createdAt, offerIntegrations.otherId),
)
/** Ids of the products that an offer names, seen or not. */
export const namedBy = async (db: Database, offerId: string): Promise<string[]> =>
  (await productsNamed(db).execute({ offerId })).map(({ id }) => id)

/** A visible product that an offer names, or that names it and has a say. */
export interface ProductRow {
  id: string
  name: string
  logoKey: string | null
  isNamed: boolean
  isNaming: boolean
  /** Its supplier does not want it to be named. */
  isRefused: boolean
  /** It names the offer, whose supplier does not want that. */
  refuses: boolean
}

/** All that is known of an offer. */
export interface SheetRows {
  facts: FactRow[]
  /** Ids of the products that it names. */
  named: string[]
  /** Those of them that readers do not see. */
  hidden: string[]
  products: ProductRow[]
  /** What holds, then what held, the latest first. */
  prices: PriceRow[]
}

const asked = sql`jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb) AS asked(text),
  LATERAL ${wantedIs(sql`asked.text`)}`

const isNamed = sql`bool_or(${offerIntegrations.offerId} = ${wanted})`
const isNaming = sql`bool_or(${offerIntegrations.otherId} = ${wanted})`

const speaksFor = (whose: SQL) => sql`EXISTS (SELECT FROM ${vendorAdmins}
  JOIN ${vendors} ON ${vendors.id} = ${vendorAdmins.vendorId}
  WHERE ${whose} AND ${isActiveAdmin} AND ${vendors.isVisible} AND ${vendors.unconfirmedSince} IS NULL)`

/**
 * Condition of the products whose word counts for others: Praça said it, or who edits them keeps a page that
 * is confirmed and seen. Whose page is gone speaks for nobody.
 */
const speaksOfOthers = sql`(EXISTS (SELECT FROM ${offerFacts}
    WHERE ${offerFacts.offerId} = ${offers.id} AND ${offerFacts.fact} = 'integracoes'
      AND ${offerFacts.source} <> 'supplier')
  OR ${speaksFor(sql`${vendorAdmins.vendorId} = ${offers.makerId}`)}
  OR ${speaksFor(sql`${vendorAdmins.userId} IN (SELECT ${offerOwners.userId} FROM ${offerOwners}
    WHERE ${offerOwners.offerId} = ${offers.id} AND ${isActingOwner})`)})`

const refusals = (offerId: SQL, namerId: SQL) =>
  sql`EXISTS (SELECT FROM ${integrationRefusals}
    WHERE ${integrationRefusals.offerId} = ${offerId} AND ${integrationRefusals.namerId} = ${namerId})`

/** Which prices of before are worth a place: new ones of a day, however many, put out none that held for months. */
const longestHeld = sql`${offerPrices.until} - ${offerPrices.since} DESC, ${offerPrices.id} DESC`

/** What is known of an offer, beside its row. */
export const sheetBeside = beside(
  {
    facts: rowsAs<FactRow>(sql`
      SELECT ${named(getTableColumns(offerFacts))}
      FROM ${offerFacts} WHERE ${offerFacts.offerId} = ${wanted}`),
    named: sql<string[]>`(
        SELECT coalesce(jsonb_agg(${offerIntegrations.otherId}
          ORDER BY ${offerIntegrations.createdAt}, ${offerIntegrations.otherId}), '[]')
        FROM ${offerIntegrations} WHERE ${offerIntegrations.offerId} = ${wanted})`,
    hidden: sql<string[]>`(
        SELECT coalesce(jsonb_agg(${offers.id}), '[]')
        FROM ${offerIntegrations} JOIN ${offers} ON ${offers.id} = ${offerIntegrations.otherId}
        WHERE ${offerIntegrations.offerId} = ${wanted} AND NOT ${offers.isVisible})`,
    // What both say comes first, then what it says itself: others may name anybody.
    products: rowsAs<ProductRow>(sql`
        SELECT ${offers.id} AS id, ${offers.name} AS name, ${offers.logoKey} AS "logoKey",
          ${isNamed} AS "isNamed", ${isNaming} AS "isNaming",
          ${refusals(sql`${offers.id}`, wanted)} AS "isRefused",
          ${refusals(wanted, sql`${offers.id}`)} AS refuses
        FROM ${offerIntegrations} JOIN ${offers} ON ${offers.id} =
          CASE WHEN ${offerIntegrations.offerId} = ${wanted} THEN ${offerIntegrations.otherId}
            ELSE ${offerIntegrations.offerId} END
        WHERE (${offerIntegrations.offerId} = ${wanted} OR ${offerIntegrations.otherId} = ${wanted})
          AND ${offers.isVisible}
        GROUP BY ${offers.id}
        HAVING ${isNamed} OR ${speaksOfOthers}
        ORDER BY ${isNamed} DESC, ${isNaming} DESC, refuses, ${offers.ratingCount} DESC, ${offers.name}, ${offers.id}
        LIMIT ${sql.raw(String(PRODUCTS_SHOWN))}`),
    prices: rowsAs<PriceRow>(sql`
        SELECT * FROM (
          SELECT ${named(getTableColumns(offerPrices))}
          FROM ${offerPrices} WHERE ${offerPrices.offerId} = ${wanted}
          ORDER BY ${offerPrices.until} IS NULL DESC, ${longestHeld}
          LIMIT ${sql.raw(String(PRICES_SHOWN))}) AS shown
        ORDER BY shown.until DESC NULLS FIRST, shown.since DESC, shown.id DESC`),
  },
  ({ facts, prices, ...rows }): SheetRows => ({
    ...rows,
    facts: facts.map((fact) => ({ ...fact, statedAt: momentOf(fact.statedAt) })),
    prices: prices.map((price) => ({
      ...price,
      since: momentOf(price.since),
      until: momentOf(price.until),
    })),
  }),
)

/** Links that an offer shows or not by what happens to others: what it names is hidden, or others name it alone. */
export const isUpToOthers = beside(
  {
    isUpToOthers: sql<boolean>`(
      EXISTS (SELECT FROM ${offerIntegrations} AS said
        JOIN ${offers} AS other ON other.id = said.other_id
        WHERE said.offer_id = ${wanted} AND NOT other.is_visible)
      OR EXISTS (SELECT FROM ${offerIntegrations} AS said
        WHERE said.other_id = ${wanted} AND NOT EXISTS (SELECT FROM ${offerIntegrations} AS back
          WHERE back.offer_id = ${wanted} AND back.other_id = said.offer_id)))`,
  },
  (row) => row.isUpToOthers,
)

const sheets = prepared('sheets of offers', (db) =>
  db.select({ id: sql<string>`${wanted}`, ...sheetBeside.columns }).from(asked),
)

/** All that is known of some offers, by id. */
export async function sheetsOf(db: Database, ids: string[]): Promise<Map<string, SheetRows>> {
  const rows = await sheets(db).execute({ ids: JSON.stringify(ids) })
  return new Map(rows.map(({ id, ...values }) => [id, sheetBeside.read(values)]))
}

/** Those of some ids that are software which readers see. */
export async function softwareAmong(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, ids), eq(offers.kind, 'software'), sql`${offers.isVisible}`))
  return rows.map(({ id }) => id)
}

/** Writes facts of an offer in place of those of the same names. */
export async function writeFacts(tx: Database, rows: (typeof offerFacts.$inferInsert)[]) {
  if (rows.length === 0) return
  await tx
    .insert(offerFacts)
    .values(rows)
    .onConflictDoUpdate({
      target: [offerFacts.offerId, offerFacts.fact],
      set: {
        value: sql`excluded.value`,
        source: sql`excluded.source`,
        statedAt: sql`excluded.stated_at`,
      },
    })
}

export async function removeFacts(tx: Database, offerId: string, names: string[]) {
  if (names.length === 0) return
  await tx
    .delete(offerFacts)
    .where(and(eq(offerFacts.offerId, offerId), inArray(offerFacts.fact, names)))
}

/** Whether a product that readers see names another. */
export async function names(tx: Database, namerId: string, otherId: string) {
  const [naming] = await tx
    .select({ id: offers.id })
    .from(offerIntegrations)
    .innerJoin(offers, eq(offers.id, offerIntegrations.offerId))
    .where(
      and(
        eq(offerIntegrations.offerId, namerId),
        eq(offerIntegrations.otherId, otherId),
        sql`${offers.isVisible}`,
      ),
    )
  return naming !== undefined
}

export const addRefusal = (tx: Database, offerId: string, namerId: string) =>
  tx.insert(integrationRefusals).values({ offerId, namerId }).onConflictDoNothing()

export const removeRefusals = (tx: Database, offerId: string, namerIds: string[]) =>
  tx
    .delete(integrationRefusals)
    .where(
      and(eq(integrationRefusals.offerId, offerId), inArray(integrationRefusals.namerId, namerIds)),
    )

/** Has an offer name these products and no others. What it names it does not refuse. */
export async function setNamed(tx: Database, offerId: string, ids: string[]) {
  const others = and(
    eq(offerIntegrations.offerId, offerId),
    ids.length > 0 ? notInArray(offerIntegrations.otherId, ids) : undefined,
  )
  await tx.delete(offerIntegrations).where(others)
  if (ids.length === 0) return
  await removeRefusals(tx, offerId, ids)
  await tx
    .insert(offerIntegrations)
    .values(ids.map((otherId) => ({ offerId, otherId })))
    .onConflictDoNothing()
}

/** The prices that hold. */
export const currentPrices = (tx: Database, offerId: string): Promise<PriceRow[]> =>
  tx
    .select()
    .from(offerPrices)
    .where(and(eq(offerPrices.offerId, offerId), isNull(offerPrices.until)))

/** Those that ended since a moment, the latest first. */
export const pricesEndedSince = (tx: Database, offerId: string, since: Date): Promise<PriceRow[]> =>
  tx
    .select()
    .from(offerPrices)
    .where(and(eq(offerPrices.offerId, offerId), gt(offerPrices.until, since)))
    .orderBy(desc(offerPrices.until), desc(offerPrices.id))

export async function resumePrices(tx: Database, ids: string[]) {
  if (ids.length > 0)
    await tx.update(offerPrices).set({ until: null }).where(inArray(offerPrices.id, ids))
}

export async function endPrices(tx: Database, ids: string[], until: Date) {
  if (ids.length > 0)
    await tx.update(offerPrices).set({ until }).where(inArray(offerPrices.id, ids))
}

export async function removePrices(tx: Database, ids: string[]) {
  if (ids.length > 0) await tx.delete(offerPrices).where(inArray(offerPrices.id, ids))
}

export async function addPrices(tx: Database, rows: (typeof offerPrices.$inferInsert)[]) {
  if (rows.length > 0) await tx.insert(offerPrices).values(rows)
}

/** Prices of before go, past a bound: those that held the shortest. */
export async function forgetShortPrices(tx: Database, offerId: string) {
  const old = tx
    .select({ id: offerPrices.id })
    .from(offerPrices)
    .where(and(eq(offerPrices.offerId, offerId), sql`${offerPrices.until} IS NOT NULL`))
    .orderBy(longestHeld)
    .offset(PRICES_KEPT)
  await tx.delete(offerPrices).where(inArray(offerPrices.id, old))
}
