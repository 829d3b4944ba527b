import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { offerFacts, offerIntegrations, offerPrices, offers } from '#/db/schema/index.ts'
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

const prices = prepared('prices of an offer', (db) =>
  db
    .select()
    .from(offerPrices)
    .where(eq(offerPrices.offerId, ofOffer))
    .orderBy(
      sql`${offerPrices.until} DESC NULLS FIRST`,
      desc(offerPrices.since),
      desc(offerPrices.id),
    )
    .limit(PRICES_SHOWN),
)
/** What holds, then what held, the latest first. */
export const pricesOf = (db: Database, offerId: string): Promise<PriceRow[]> =>
  prices(db).execute({ offerId })

const isNamed = sql`bool_or(${offerIntegrations.offerId} = ${ofOffer})`
const isNaming = sql`bool_or(${offerIntegrations.otherId} = ${ofOffer})`

const products = prepared('products that work with an offer', (db) =>
  db
    .select({
      id: offers.id,
      name: offers.name,
      logoKey: offers.logoKey,
      isNamed: sql<boolean>`${isNamed}`,
      isNaming: sql<boolean>`${isNaming}`,
    })
    .from(offerIntegrations)
    .innerJoin(
      offers,
      sql`${offers.id} = CASE WHEN ${offerIntegrations.offerId} = ${ofOffer} THEN ${offerIntegrations.otherId} ELSE ${offerIntegrations.offerId} END`,
    )
    .where(
      and(
        or(eq(offerIntegrations.offerId, ofOffer), eq(offerIntegrations.otherId, ofOffer)),
        sql`${offers.isVisible}`,
      ),
    )
    .groupBy(offers.id)
    // What both say comes first, then what it says itself: others may name anybody.
    .orderBy(
      sql`${isNamed} DESC, ${isNaming} DESC, ${offers.ratingCount} DESC, ${offers.name}, ${offers.id}`,
    )
    .limit(PRODUCTS_SHOWN),
)
/** Visible products that it names, or that name it. */
export const productsOf = (db: Database, offerId: string) => products(db).execute({ offerId })
export type ProductRow = Awaited<ReturnType<typeof productsOf>>[number]

const named = prepared('products that an offer names', (db) =>
  db
    .select({ id: offerIntegrations.otherId })
    .from(offerIntegrations)
    .where(eq(offerIntegrations.offerId, ofOffer))
    .orderBy(offerIntegrations.createdAt, offerIntegrations.otherId),
)
/** Ids of the products that an offer names, seen or not. */
export const namedBy = async (db: Database, offerId: string): Promise<string[]> =>
  (await named(db).execute({ offerId })).map(({ id }) => id)

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

/** Has an offer name these products and no others. */
export async function setNamed(tx: Database, offerId: string, ids: string[]) {
  const others = and(
    eq(offerIntegrations.offerId, offerId),
    ids.length > 0 ? notInArray(offerIntegrations.otherId, ids) : undefined,
  )
  await tx.delete(offerIntegrations).where(others)
  if (ids.length === 0) return
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

/** The oldest prices of before go, past a bound. */
export async function forgetOldPrices(tx: Database, offerId: string) {
  const old = tx
    .select({ id: offerPrices.id })
    .from(offerPrices)
    .where(and(eq(offerPrices.offerId, offerId), sql`${offerPrices.until} IS NOT NULL`))
    .orderBy(desc(offerPrices.until), desc(offerPrices.id))
    .offset(PRICES_KEPT)
  await tx.delete(offerPrices).where(inArray(offerPrices.id, old))
}
