import { asc, eq, sql } from 'drizzle-orm'
import {
  categories,
  offerCategories,
  type offerLinkOrigin,
  offerOwners,
  offers,
  vendorOffers,
} from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { makeCategory } from './categories.ts'
import { next, only } from './counter.ts'

export type NewOffer = typeof offers.$inferInsert

/** A software with the text that search reads of its categories, ready to insert. */
export function offerRow(
  categoryNames: string[],
  overrides: Partial<NewOffer> = {},
): NewOffer & { kind: 'software' | 'service' } {
  return {
    kind: 'software',
    name: `Oferta ${next()}`,
    description: 'Sistema de demonstração para pequenas e médias empresas.',
    ...overrides,
    categoryText: categoryNames.join(CATEGORY_SEPARATOR),
  }
}

/**
 * An offer with its categories, in the order given; unknown ones are made.
 * @param overrides.categories names; `ERP` when missing
 */
export async function makeOffer(
  db: Database,
  { categories = ['ERP'], ...overrides }: Partial<NewOffer> & { categories?: string[] } = {},
) {
  const offer = only(await db.insert(offers).values(offerRow(categories, overrides)).returning())
  for (const [position, name] of categories.entries()) {
    const category = await makeCategory(db, { name, kind: offer.kind })
    await db
      .insert(offerCategories)
      .values({ offerId: offer.id, categoryId: category.id, position })
  }
  return offer
}

/** Lets a vendor sell an offer; a second time changes nothing. */
export async function linkOffer(
  db: Database,
  vendorId: string,
  offerId: string,
  origin: (typeof offerLinkOrigin.enumValues)[number] = 'own',
) {
  await db.insert(vendorOffers).values({ vendorId, offerId, origin }).onConflictDoNothing()
}

/** Lets a person edit an offer. */
export async function giveOffer(db: Database, offerId: string, userId: string) {
  await db.insert(offerOwners).values({ offerId, userId })
}

/** Many offers of one category, made by the database itself. */
export async function makeOffersOf(
  db: Database,
  category: { id: string; name: string },
  count: number,
) {
  await db.execute(sql`
    WITH made AS (
      INSERT INTO offers (id, kind, name, category_text)
      SELECT gen_random_uuid(), 'software', 'Uma de muitas ' || n, ${category.name}
      FROM generate_series(1, ${count}::int) AS n
      RETURNING id)
    INSERT INTO offer_categories (offer_id, category_id, position)
    SELECT id, ${category.id}::uuid, 0 FROM made`)
}

/** What is kept of the categories of an offer: the text that is searched, and the links. */
export async function categoriesOf(db: Database, offerId: string) {
  const [offer] = await db
    .select({ text: offers.categoryText })
    .from(offers)
    .where(eq(offers.id, offerId))
  const links = await db
    .select({ name: categories.name })
    .from(offerCategories)
    .innerJoin(categories, eq(categories.id, offerCategories.categoryId))
    .where(eq(offerCategories.offerId, offerId))
    .orderBy(asc(offerCategories.position))
  return { text: offer?.text, links: links.map(({ name }) => name) }
}

/** The texts that the offers of a category have, with how many have each. */
export const textsOf = (db: Database, categoryId: string) =>
  db
    .select({ text: offers.categoryText, offers: sql<number>`count(*)::int` })
    .from(offerCategories)
    .innerJoin(offers, eq(offers.id, offerCategories.offerId))
    .where(eq(offerCategories.categoryId, categoryId))
    .groupBy(offers.categoryText)
