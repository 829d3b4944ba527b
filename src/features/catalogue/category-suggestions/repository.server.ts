import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, categorySuggestions, users } from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type SuggestionRow = typeof categorySuggestions.$inferSelect
type NewSuggestion = Pick<SuggestionRow, 'name' | 'kind' | 'parentId' | 'userId'>
type Decision = Pick<SuggestionRow, 'status'> &
  Partial<Pick<SuggestionRow, 'reason' | 'categoryId'>>

const isWaiting = eq(categorySuggestions.status, 'waiting')
const isNamed = (name: string) =>
  sql`praca_fold(btrim(${categorySuggestions.name})) = praca_fold(btrim(${name}))`

export async function insertSuggestion(
  tx: Database,
  suggestion: NewSuggestion,
): Promise<SuggestionRow> {
  const [row] = await tx.insert(categorySuggestions).values(suggestion).returning()
  if (!row) throw new Error('a suggestion was written but not returned')
  return row
}

/** The one of a name, whatever its case and accents, that waits. */
export async function findWaiting(
  db: Database,
  kind: SuggestionRow['kind'],
  name: string,
): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .select()
    .from(categorySuggestions)
    .where(and(eq(categorySuggestions.kind, kind), isWaiting, isNamed(name)))
  return row
}

export async function lockSuggestion(tx: Database, id: string): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(categorySuggestions)
    .where(eq(categorySuggestions.id, id))
    .for('update')
  return row
}

export const settleSuggestion = (tx: Database, id: string, decision: Decision) =>
  tx
    .update(categorySuggestions)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(categorySuggestions.id, id))

/** What waits, with who suggests it, the oldest first. */
export async function waitingSuggestions(db: Database, { limit, offset }: Slice) {
  const parents = alias(categories, 'parents')
  const rows = await db
    .select({
      id: categorySuggestions.id,
      name: categorySuggestions.name,
      kind: categorySuggestions.kind,
      createdAt: categorySuggestions.createdAt,
      parent: { id: parents.id, name: parents.name },
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(categorySuggestions)
    .leftJoin(parents, eq(parents.id, categorySuggestions.parentId))
    .leftJoin(users, eq(users.id, categorySuggestions.userId))
    .where(isWaiting)
    .orderBy(asc(categorySuggestions.createdAt), asc(categorySuggestions.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(categorySuggestions, isWaiting) }
}
export type QueueRow = Awaited<ReturnType<typeof waitingSuggestions>>['rows'][number]

/** What the mail about a suggestion says; undefined once there is nobody to mail. */
export async function mailedSuggestion(db: Database, id: string) {
  const [row] = await db
    .select({
      ...getTableColumns(categorySuggestions),
      /** Null where that category is gone. */
      category: categories.name,
      firstName: users.firstName,
      email: users.email,
    })
    .from(categorySuggestions)
    .innerJoin(users, eq(users.id, categorySuggestions.userId))
    .leftJoin(categories, eq(categories.id, categorySuggestions.categoryId))
    .where(eq(categorySuggestions.id, id))
  return row
}
