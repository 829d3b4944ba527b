import { offers, users, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { FilesEnv } from '#/platform/server/files/index.server.ts'

/**
 * Fills an empty database with the demonstration, which is loaded only then.
 * @returns false when there already is a user, a vendor or an offer
 */
export async function seedDemoIfEmpty(db: Database, env: FilesEnv): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const { seedDemo } = await import('./demo.server.ts')
  await seedDemo(db, env)
  return true
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [users, vendors, offers]) {
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return false
  }
  return true
}
