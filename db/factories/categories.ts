import { and, eq, sql } from 'drizzle-orm'
import { categories } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next, only } from './counter.ts'

export type NewCategory = typeof categories.$inferInsert

/** The category of that name and kind; made when it does not exist yet. */
export async function makeCategory(db: Database, overrides: Partial<NewCategory> = {}) {
  const row: NewCategory = { name: `Categoria ${next()}`, kind: 'software', ...overrides }
  const [created] = await db.insert(categories).values(row).onConflictDoNothing().returning()
  if (created) return created
  const sameName = sql`praca_fold(btrim(${categories.name})) = praca_fold(btrim(${row.name}))`
  const sameKind = eq(categories.kind, row.kind ?? 'software')
  return only(await db.select().from(categories).where(and(sameKind, sameName)))
}
