import { and, eq, lt, sql } from 'drizzle-orm'
import { recoveryCodes, secondFactors, users } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** The second factor of a person, while it is on. */
export async function secondFactorOf(db: Database, userId: string) {
  const [found] = await db
    .select({
      secret: secondFactors.secret,
      onSince: secondFactors.createdAt,
      codesLeft: sql<number>`(
        SELECT count(*)::int FROM recovery_codes
        WHERE recovery_codes.user_id = second_factors.user_id)`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return found
}

/** Nobody logs in to the account, and nobody else changes how, until the transaction ends. */
export const lockAccount = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** @returns false where it is on already */
export async function insertSecondFactor(tx: Database, row: typeof secondFactors.$inferInsert) {
  const inserted = await tx.insert(secondFactors).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** With its recovery codes. @returns false where it was off */
export async function deleteSecondFactor(tx: Database, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return deleted.length > 0
}

/** Of several who use a period's code at once, one does. @returns false where it was used, or a later one */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

export const recoveryHashes = (db: Database, userId: string) =>
  db
    .select({ id: recoveryCodes.id, hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))

/** Uses a code up: of several who try it at once, one does. */
export async function takeRecoveryCode(tx: Database, id: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.id, id))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}
