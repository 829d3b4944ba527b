import { eq } from 'drizzle-orm'
import { registerChoices } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What those who keep a page said of, by field. */
export const choicesOf = (db: Database, vendorId: string) =>
  db
    .select({ field: registerChoices.field, registered: registerChoices.registered })
    .from(registerChoices)
    .where(eq(registerChoices.vendorId, vendorId))

export const writeChoice = (tx: Database, choice: typeof registerChoices.$inferInsert) =>
  tx.insert(registerChoices).values(choice)
