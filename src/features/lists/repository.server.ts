import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { offers, savedLists, savedOffers } from '#/db/schema/index.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** The lists of a person, the oldest first. */
export const listsOf = (db: Database, userId: string) =>
  db
    .select({ id: savedLists.id, name: savedLists.name })
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .orderBy(asc(savedLists.createdAt), asc(savedLists.id))

/** What is in the lists of a person, in the order in which it was saved. */
export const itemsOf = (db: Database, userId: string) =>
  db
    .select({
      listId: savedOffers.listId,
      offerId: savedOffers.offerId,
      note: savedOffers.note,
    })
    .from(savedOffers)
    .innerJoin(savedLists, eq(savedLists.id, savedOffers.listId))
    .where(eq(savedLists.userId, userId))
    .orderBy(asc(savedOffers.createdAt), asc(savedOffers.offerId))

/** @returns undefined where the person has a list of that name */
export async function insertList(tx: Database, userId: string, name: string) {
  const [created] = await tx
    .insert(savedLists)
    .values({ userId, name })
    .onConflictDoNothing()
    .returning({ id: savedLists.id })
  return created?.id
}

/** @returns false, and the transaction is over, where another list has that name */
export async function renameList(tx: Database, id: string, name: string): Promise<boolean> {
  try {
    await tx.update(savedLists).set({ name }).where(eq(savedLists.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export const deleteList = (tx: Database, id: string) =>
  tx.delete(savedLists).where(eq(savedLists.id, id))

/** Of some products, those that are there: with those that are hidden at present, or without. */
export async function existingAmong(db: Database, ids: string[], withHidden: boolean) {
  if (ids.length === 0) return new Set<string>()
  const found = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, ids), withHidden ? undefined : eq(offers.isVisible, true)))
  return new Set(found.map(({ id }) => id))
}

/** What is put in a list. */
interface Item {
  listId: string
  offerId: string
  note: string
}

/** Puts products in lists, in their order, or changes what is noted of them there. */
export async function putItems(tx: Database, items: Item[]) {
  if (items.length === 0) return
  await tx.execute(sql`
    INSERT INTO saved_offers (list_id, offer_id, note, created_at)
    SELECT put."listId", put."offerId", put.note, clock_timestamp() + put.at * interval '1 microsecond'
    FROM ROWS FROM (
      jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS ("listId" uuid, "offerId" uuid, note text)
    ) WITH ORDINALITY AS put("listId", "offerId", note, at)
    ON CONFLICT (list_id, offer_id) DO UPDATE SET note = excluded.note`)
}

export const deleteItem = (tx: Database, listId: string, offerId: string) =>
  tx
    .delete(savedOffers)
    .where(and(eq(savedOffers.listId, listId), eq(savedOffers.offerId, offerId)))
