import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { registerChoices } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Characters of what the register said that is kept as it is: an index takes no row without end. */
const KEPT_MAX = 500

/** What the register said, as an answer to it is known by: of a longer one, a hash. */
export const knownBy = (registered: string) =>
  registered.length <= KEPT_MAX
    ? registered
    : `sha256:${createHash('sha256').update(registered).digest('hex')}`

/** What those who keep a page said of, by field; `knownBy` has how. */
export const choicesOf = (db: Database, vendorId: string) =>
  db
    .select({ field: registerChoices.field, registered: registerChoices.registered })
    .from(registerChoices)
    .where(eq(registerChoices.vendorId, vendorId))

export const writeChoice = (tx: Database, choice: typeof registerChoices.$inferInsert) =>
  tx.insert(registerChoices).values({ ...choice, registered: knownBy(choice.registered) })
