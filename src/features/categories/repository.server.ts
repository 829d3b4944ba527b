import { and, asc, count, desc, eq, exists, sql } from 'drizzle-orm'
import { categories, offerCategories, offers } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

export async function findCategory(db: Database, id: string) {
  const [row] = await db.select().from(categories).where(eq(categories.id, id))
  return row
}

/** Active categories whose name contains what was typed; names that begin with it come first. */
export async function searchCategories(db: Database, query: string, limit: number) {
  const name = sql`praca_fold(${categories.name})`
  const position = sql`strpos(${name}, praca_fold(${query}))`
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.active, true), sql`${position} > 0 OR ${query} = ''`))
    .orderBy(sql`${position} > 1`, sql`${categories.name} COLLATE "und-x-icu"`, asc(categories.id))
    .limit(limit)
}

/** The categories with most software, for the shortcuts under a search field. */
export async function popularCategories(db: Database, limit: number) {
  // Hidden software counts too: leaving it out would read the whole catalogue. A category of
  // nothing else is left out, which takes a look at one offer each.
  const sizes = db
    .select({ categoryId: offerCategories.categoryId, offers: count().as('offers') })
    .from(offerCategories)
    .groupBy(offerCategories.categoryId)
    .as('sizes')
  const visible = db
    .select({ one: sql`1` })
    .from(offerCategories)
    .innerJoin(offers, and(eq(offers.id, offerCategories.offerId), eq(offers.isVisible, true)))
    .where(eq(offerCategories.categoryId, categories.id))
  return db
    .select({ id: categories.id, name: categories.name, offers: sizes.offers })
    .from(sizes)
    .innerJoin(categories, eq(categories.id, sizes.categoryId))
    .where(and(eq(categories.active, true), eq(categories.kind, 'software'), exists(visible)))
    .orderBy(desc(sizes.offers), sql`${categories.name} COLLATE "und-x-icu"`)
    .limit(limit)
}

export async function countCategories(db: Database): Promise<number> {
  return db.$count(categories, eq(categories.active, true))
}

export type CategoryKind = (typeof categories.$inferSelect)['kind']

/**
 * Categories by name, whatever its case, accents and outer blanks.
 * @returns for each name asked that exists, as asked, its category
 */
export async function categoriesNamed(db: Database, kind: CategoryKind, names: string[]) {
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`
  return db
    .select({ asked: sql<string>`asked.name`, id: categories.id, name: categories.name })
    .from(sql`${asked} AS asked(name)`)
    .innerJoin(
      categories,
      and(
        eq(categories.kind, kind),
        sql`praca_fold(btrim(${categories.name})) = praca_fold(btrim(asked.name))`,
      ),
    )
}

/**
 * Active categories by name, as above, or by id.
 * @returns for each text asked that is one, as asked, its category
 */
export async function activeCategories(db: Database, kind: CategoryKind, texts: string[]) {
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
  const name = sql`praca_fold(btrim(${categories.name})) = praca_fold(btrim(asked.text))`
  return db
    .select({ asked: sql<string>`asked.text`, id: categories.id, name: categories.name })
    .from(sql`${asked} AS asked(text)`)
    .innerJoin(
      categories,
      and(
        eq(categories.kind, kind),
        eq(categories.active, true),
        sql`(${categories.id}::text = lower(asked.text) OR ${name})`,
      ),
    )
}

/** @returns how many were new; those that exist, also since a moment ago, stay as they are */
export async function createCategories(db: Database, kind: CategoryKind, names: string[]) {
  const created = await db
    .insert(categories)
    .values(names.map((name) => ({ kind, name })))
    .onConflictDoNothing()
    .returning({ id: categories.id })
  return created.length
}
