import { count, eq } from 'drizzle-orm'
import { certificates, educations, experiences } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const tables = { experience: experiences, education: educations, certificate: certificates }
type Tables = typeof tables

/** A part of a profile that is a list of items. */
export type SectionName = keyof Tables
export type Item<S extends SectionName> = Tables[S]['$inferSelect']
/** What a person writes of an item. */
export type Columns<S extends SectionName> = Omit<
  Tables[S]['$inferInsert'],
  'id' | 'userId' | 'createdAt'
>

/** One of the three, as far as they are alike. */
const tableOf = (section: SectionName) => tables[section] as Tables['experience']

export async function countItems(db: Database, section: SectionName, userId: string) {
  const table = tableOf(section)
  const [row] = await db.select({ total: count() }).from(table).where(eq(table.userId, userId))
  return row?.total ?? 0
}

/** Whose an item is; it stays as it is until the transaction ends. */
export async function lockItem(tx: Database, section: SectionName, id: string) {
  const table = tableOf(section)
  const [row] = await tx
    .select({ userId: table.userId })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return row
}

export async function insertItem<S extends SectionName>(
  tx: Database,
  section: S,
  userId: string,
  columns: Partial<Columns<S>>,
): Promise<Item<S>> {
  const row = { ...columns, userId } as Tables['experience']['$inferInsert']
  const [inserted] = await tx.insert(tableOf(section)).values(row).returning()
  return inserted as Item<S>
}

/** @param columns those that are undefined stay as they are */
export async function updateItem<S extends SectionName>(
  tx: Database,
  section: S,
  id: string,
  columns: Partial<Columns<S>>,
): Promise<Item<S>> {
  const table = tableOf(section)
  const [updated] = await tx.update(table).set(columns).where(eq(table.id, id)).returning()
  return updated as Item<S>
}

export const deleteItem = (tx: Database, section: SectionName, id: string) => {
  const table = tableOf(section)
  return tx.delete(table).where(eq(table.id, id))
}
