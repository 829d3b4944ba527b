import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, categorySuggestions, offerCategories } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { CategoryKind, CategoryRow } from '../repository.server.ts'
import type categoryDesk from './desk.tsx'

type Query = DeskQuery<typeof categoryDesk>

interface CategoryFilter {
  /** Part of the name; '' is in every one. */
  search: string
  kind?: CategoryKind
  active?: boolean
}

const parents = alias(categories, 'parents')
const subcategories = sql<number>`(SELECT count(*)::int FROM ${categories} child WHERE child.parent_id = ${categories.id})`

const offers = sql<number>`(SELECT count(*)::int FROM ${offerCategories} WHERE ${offerCategories.categoryId} = ${categories.id})`

const matches = ({ search, kind, active }: CategoryFilter): SQL | undefined =>
  and(
    search ? sql`strpos(praca_fold(${categories.name}), praca_fold(${search})) > 0` : undefined,
    kind && eq(categories.kind, kind),
    active === undefined ? undefined : eq(categories.active, active),
  )

const deskRows = (db: Database, which: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(categories),
      parent: { id: parents.id, name: parents.name },
      subcategories,
      offers,
    })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(which)
export type DeskRow = Awaited<ReturnType<typeof deskRows>>[number]

const byName = sql`${categories.name} COLLATE "und-x-icu"`

/** Categories with how much depends on each. */
export function readCategories(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & CategoryFilter,
) {
  const where = matches(filter)
  const order = orderOf(sort, {
    nome: [byName, asc(categories.id)],
    tipo: [categories.kind, asc(byName), asc(categories.id)],
    situacao: [sql`NOT ${categories.active}`, asc(byName), asc(categories.id)],
    ofertas: [offers, asc(byName), asc(categories.id)],
  })
  const rows = deskRows(db, where)
  return readDeskPage(db, { page, limit }, { from: categories, where, rows, order })
}

export async function deskRow(db: Database, id: string): Promise<DeskRow | undefined> {
  const [row] = await deskRows(db, eq(categories.id, id))
  return row
}

/** A category that nobody gives to an offer until the transaction ends. */
export async function lockCategory(tx: Database, id: string): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

export async function insertCategory(
  tx: Database,
  category: Pick<CategoryRow, 'name' | 'kind' | 'parentId'>,
): Promise<CategoryRow> {
  const [row] = await tx.insert(categories).values(category).returning()
  if (!row) throw new Error('a category was written but not returned')
  return row
}

/** Whether there is a category at all, of any kind, also one that is not offered any more. */
export async function hasCategories(db: Database): Promise<boolean> {
  const found = await db.select({ id: categories.id }).from(categories).limit(1)
  return found.length > 0
}

export const insertCategories = (tx: Database, rows: (typeof categories.$inferInsert)[]) =>
  tx.insert(categories).values(rows)

export const updateCategory = (
  tx: Database,
  id: string,
  change: Partial<Pick<CategoryRow, 'name' | 'parentId' | 'active'>>,
) => tx.update(categories).set(change).where(eq(categories.id, id))

/** Puts what belongs to a category under another one: subcategories, and suggestions of them. */
export async function moveSubcategories(tx: Database, from: string, to: string) {
  const set = { parentId: to }
  await tx.update(categories).set(set).where(eq(categories.parentId, from))
  await tx.update(categorySuggestions).set(set).where(eq(categorySuggestions.parentId, from))
}

/** Suggestions that became it are of another one from now on. */
export const moveApprovals = (tx: Database, from: string, to: string) =>
  tx
    .update(categorySuggestions)
    .set({ categoryId: to })
    .where(eq(categorySuggestions.categoryId, from))

export const deleteCategory = (tx: Database, id: string) =>
  tx.delete(categories).where(eq(categories.id, id))
