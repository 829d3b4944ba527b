import { and, eq, gt, lte } from 'drizzle-orm'
import { lookups } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type Kind = (typeof lookups.$inferSelect)['kind']

/** What was answered since a moment, if anything. */
export async function storedAnswer(db: Database, kind: Kind, key: string, since: Date) {
  const [stored] = await db
    .select({ answer: lookups.answer })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), eq(lookups.key, key), gt(lookups.fetchedAt, since)))
  return stored?.answer
}

export async function storeAnswer(db: Database, kind: Kind, key: string, answer: unknown) {
  const row = { answer, fetchedAt: new Date() }
  await db
    .insert(lookups)
    .values({ kind, key, ...row })
    .onConflictDoUpdate({ target: [lookups.kind, lookups.key], set: row })
}

/** Deletes what was answered up to a moment. */
export const deleteAnswers = (db: Database, until: Date) =>
  db.delete(lookups).where(lte(lookups.fetchedAt, until))
