import { and, asc, eq, sql } from 'drizzle-orm'
import { apiKeys, isPresent, users } from '#/db/schema/index.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  createdAt: apiKeys.createdAt,
  lastUsedOn: apiKeys.lastUsedOn,
}

export const keysOf = (db: Database, userId: string) =>
  db
    .select(columns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number]

export const countKeys = (tx: Database, userId: string) =>
  tx.$count(apiKeys, eq(apiKeys.userId, userId))

export async function insertKey(
  tx: Database,
  key: Pick<typeof apiKeys.$inferInsert, 'userId' | 'name' | 'keyHash'>,
): Promise<KeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning(columns)
  if (!row) throw new Error('the key was not written')
  return row
}

/** @returns whether it was there, and the person's */
export async function deleteKey(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id })
  return gone.length > 0
}

/** A key by its hash, while its person can act; and whether its use of today is written. */
export async function findKey(db: Database, keyHash: string) {
  const [found] = await db
    .select({
      id: apiKeys.id,
      isNoted: sql<boolean>`${apiKeys.lastUsedOn} IS NOT DISTINCT FROM ${today}`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, keyHash), isPresent))
  return found
}

export const noteUse = (db: Database, id: string) =>
  db.update(apiKeys).set({ lastUsedOn: today }).where(eq(apiKeys.id, id))
