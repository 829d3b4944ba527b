import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog, categories, offerCategories, offers } from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What the audit trail calls a category. */
export const CATEGORY_SUBJECT = 'category'

export type CategoryRow = typeof categories.$inferSelect
export type CategoryKind = CategoryRow['kind']

/** Who writes categories, or many offers with theirs, takes turns: two could deadlock. */
const CATEGORY_LOCK = 7_226_012

/** Waits for this transaction's turn, among those of this process and of others. */
export async function takeTurn(tx: Database) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CATEGORY_LOCK})`)
}

export async function findCategory(db: Database, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id))
  return row
}

export const hasSubcategories = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(categories, eq(categories.parentId, id))) > 0

/** By name, whatever its case, accents and outer blanks. */
const isNamed = (name: SQLWrapper | string) =>
  sql`praca_fold(btrim(${categories.name})) = praca_fold(btrim(${name}))`

export async function findCategoryNamed(
  db: Database,
  kind: CategoryKind,
  name: string,
): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.kind, kind), isNamed(name)))
  return row
}

/**
 * A category by its name, whatever its case, accents and outer blanks, or by its id.
 * @returns its name as stored, with those of what belongs to it after it
 */
export async function familyOf(
  db: Database,
  kind: CategoryKind,
  text: string,
): Promise<string[] | undefined> {
  const [row] = await db
    .select({
      name: categories.name,
      subcategories: sql<string[]>`array(
        SELECT child.name FROM ${categories} AS child
        WHERE child.parent_id = ${sql.raw('categories.id')} ORDER BY child.name)`,
    })
    .from(categories)
    .where(
      and(
        eq(categories.kind, kind),
        or(isNamed(text), sql`${categories.id}::text = lower(${text})`),
      ),
    )
    .limit(1)
  return row && [row.name, ...row.subcategories]
}

/**
 * What a category is called now that was once called so, or the one that it was merged into: the audit trail knows.
 * @returns the name that the last of them to be called so has now
 */
export async function successorOf(
  db: Database,
  kind: CategoryKind,
  former: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`WITH RECURSIVE led AS (
      SELECT subject_id AS id, id AS since FROM ${auditLog}
      WHERE subject_kind = ${CATEGORY_SUBJECT} AND action IN ('edit', 'merge')
        AND praca_fold(btrim(coalesce(detail #>> '{before,name}', detail ->> 'name')))
          = praca_fold(btrim(${former}))
      UNION SELECT (merged.detail ->> 'targetId')::uuid, led.since FROM led
      JOIN ${auditLog} AS merged ON merged.subject_kind = ${CATEGORY_SUBJECT}
        AND merged.subject_id = led.id AND merged.action = 'merge')
    SELECT ${categories.name} AS name FROM led JOIN ${categories} ON ${categories.id} = led.id
    WHERE ${categories.kind} = ${kind} ORDER BY led.since DESC LIMIT 1`,
  )
  return row?.name
}

/** All categories with what they belong to. */
export async function namesWithParents(db: Database) {
  const parent = alias(categories, 'parent')
  return db
    .select({ name: categories.name, parent: parent.name })
    .from(categories)
    .leftJoin(parent, eq(parent.id, categories.parentId))
}

export interface CategoryFilter {
  /** Part of the name; '' is in every one. */
  query: string
  kind?: CategoryKind
  /** Names or ids of categories: only their subcategories. */
  parents?: string[]
  firstLevelOnly?: boolean
}

/** Active categories; names that begin with what was typed come first. */
export async function searchCategories(
  db: Database,
  { query, kind, parents, firstLevelOnly }: CategoryFilter,
  limit: number,
) {
  const name = sql`praca_fold(${categories.name})`
  const position = sql`strpos(${name}, praca_fold(${query}))`
  return db
    .select()
    .from(categories)
    .where(
      and(
        eq(categories.active, true),
        sql`(${position} > 0 OR ${query} = '')`,
        kind && eq(categories.kind, kind),
        parents && inArray(categories.parentId, idsOf(db, parents)),
        firstLevelOnly ? isNull(categories.parentId) : undefined,
      ),
    )
    .orderBy(sql`${position} > 1`, sql`${categories.name} COLLATE "und-x-icu"`, asc(categories.id))
    .limit(limit)
}

/** Of categories that are named, or given by their id. */
const idsOf = (db: Database, texts: string[]) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(
      or(...texts.map((text) => or(isNamed(text), sql`${categories.id}::text = lower(${text})`))),
    )

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

/**
 * Categories by name, whatever its case, accents and outer blanks.
 * @returns for each name asked that exists, as asked, its category
 */
export async function categoriesNamed(db: Database, kind: CategoryKind, names: string[]) {
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`
  return db
    .select({ asked: sql<string>`asked.name`, id: categories.id, name: categories.name })
    .from(sql`${asked} AS asked(name)`)
    .innerJoin(categories, and(eq(categories.kind, kind), isNamed(sql`asked.name`)))
}

/**
 * Categories that an offer may get, by name, as above, or by id: active ones, and what it has already.
 * Until the end of the transaction nobody renames them, nor takes them away.
 * @returns for each text asked that is one, as asked, its category
 */
export async function lockChosenCategories(
  tx: Database,
  kind: CategoryKind,
  texts: string[],
  offerId?: string,
) {
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
  const had = tx
    .select({ id: offerCategories.categoryId })
    .from(offerCategories)
    .where(offerId ? eq(offerCategories.offerId, offerId) : sql`false`)
  return tx
    .select({ asked: sql<string>`asked.text`, id: categories.id, name: categories.name })
    .from(sql`${asked} AS asked(text)`)
    .innerJoin(
      categories,
      and(
        eq(categories.kind, kind),
        or(eq(categories.active, true), inArray(categories.id, had)),
        or(sql`${categories.id}::text = lower(asked.text)`, isNamed(sql`asked.text`)),
      ),
    )
    .for('share', { of: categories })
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
