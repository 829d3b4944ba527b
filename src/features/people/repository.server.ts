import { eq } from 'drizzle-orm'
import { users } from '#/db/schema/index.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type NewPerson = typeof users.$inferInsert
export type PersonRow = typeof users.$inferSelect
export type PersonChange = Partial<Omit<NewPerson, 'id'>>

export async function findPerson(db: Database, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** The same, and others who write to this person wait for the transaction's end. */
export async function lockPerson(tx: Database, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/** @returns undefined when the e-mail address or the username is taken */
export async function insertPerson(tx: Database, person: NewPerson): Promise<string | undefined> {
  const [created] = await tx
    .insert(users)
    .values(person)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created?.id
}

/** @returns false, and the transaction is over, when the username is another's */
export async function updatePerson(
  tx: Database,
  id: string,
  change: PersonChange,
): Promise<boolean> {
  try {
    await tx.update(users).set(change).where(eq(users.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error) && change.username !== undefined) return false
    throw error
  }
}

export const deletePerson = (tx: Database, id: string) => tx.delete(users).where(eq(users.id, id))
