import { sql } from 'drizzle-orm'
import { categories, offers, users, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'
import type { Env } from '#/platform/env.server.ts'

/** Accounts of the embedded demonstration, printed at start. */
export const DEMO_ACCOUNTS = [
  { email: 'usuario@demo.praca', password: 'praca123' },
  { email: 'fornecedor@demo.praca', password: 'praca123' },
  { email: 'admin@demo.praca', password: 'praca123' },
] as const

/**
 * Fills an empty database with the demonstration.
 * @returns false when somebody's data is already there
 */
export async function seedDemoIfEmpty(
  db: Database,
  _env: Pick<Env, 'DATA_DIR'>,
): Promise<boolean> {
  for (const table of [users, vendors, offers]) {
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return false
  }
  await db.insert(categories).values({ name: 'ERP', groupName: 'Gestão empresarial' }).onConflictDoNothing()
  await db.execute(sql`ANALYZE`)
  return true
}
