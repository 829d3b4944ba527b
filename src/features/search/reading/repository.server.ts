import { sql } from 'drizzle-orm'
import { categories } from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Less alike, a name is another one. */
const ALIKE = 0.4

/** Of some categories, the names of those that are like a text, the most alike first. */
export async function categoriesLike(db: Database, ids: string[], text: string, limit: number) {
  const name = sql`praca_fold(${categories.name})`
  const asked = sql`praca_fold(${text}::text)`
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT name FROM (
      SELECT ${categories.name} AS name,
        greatest(word_similarity(${asked}, ${name}), word_similarity(${name}, ${asked})) AS alike
      FROM ${categories}
      WHERE ${categories.id} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)) AS compared
      WHERE alike >= ${ALIKE}::float4 ORDER BY alike DESC, name LIMIT ${limit}`,
  )
  return rows.map((row) => row.name)
}
