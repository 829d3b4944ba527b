import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  offers,
  successStories,
  successStoryOffers,
  testimonies,
  testimonyOffers,
  vendorOffers,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a supplier keeps, by its kind. */
const items = { testimony: testimonies, story: successStories }
const itemsOf = (kind: Kind) => items[kind]
const linksOf = (kind: Kind) => (kind === 'testimony' ? testimonyOffers : successStoryOffers)

export type Kind = keyof typeof items
export type Item<K extends Kind> = (typeof items)[K]['$inferSelect']
export type NewItem<K extends Kind> = (typeof items)[K]['$inferInsert']

interface Which {
  vendorId: string
  /** Of one, its id. */
  id?: string
  /** Those alone that the page shows. */
  isShown?: boolean
}

/** What the page of a supplier shows of one kind, in its order, then what else is kept, newest first. */
export async function findItems<K extends Kind>(
  db: Database,
  kind: K,
  { vendorId, id, isShown }: Which,
): Promise<Item<K>[]> {
  const table = itemsOf(kind)
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.vendorId, vendorId),
        id ? eq(table.id, id) : undefined,
        isShown ? isNotNull(table.position) : undefined,
      ),
    )
    .orderBy(asc(table.position), desc(table.createdAt), desc(table.id))
  // The types of a choice of tables do not say whose rows these are.
  return rows as Item<K>[]
}

export async function insertItem<K extends Kind>(
  tx: Database,
  kind: K,
  row: NewItem<K>,
): Promise<Item<K>> {
  const [created] = await tx.insert(itemsOf(kind)).values(row).returning()
  if (!created) throw new Error('the insert returned no row')
  return created as Item<K>
}

export async function updateItem<K extends Kind>(
  tx: Database,
  kind: K,
  id: string,
  change: NewItem<K>,
): Promise<Item<K>> {
  const table = itemsOf(kind)
  const [changed] = await tx.update(table).set(change).where(eq(table.id, id)).returning()
  if (!changed) throw new Error('the update found no row')
  return changed as Item<K>
}

export const countItems = (db: Database, kind: Kind, vendorId: string) =>
  db.$count(itemsOf(kind), eq(itemsOf(kind).vendorId, vendorId))

export const deleteItem = (tx: Database, kind: Kind, id: string) =>
  tx.delete(itemsOf(kind)).where(eq(itemsOf(kind).id, id))

/** @returns those of some items that a supplier has */
export async function ownedItems(
  db: Database,
  kind: Kind,
  vendorId: string,
  ids: string[],
): Promise<string[]> {
  const table = itemsOf(kind)
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.vendorId, vendorId), inArray(table.id, ids)))
  return rows.map(({ id }) => id)
}

/** Lets a page show these and no others, in this order. The person who calls holds the page's lock. */
export async function setShown(tx: Database, kind: Kind, vendorId: string, ids: string[]) {
  const table = itemsOf(kind)
  await tx
    .update(table)
    .set({ position: null })
    .where(and(eq(table.vendorId, vendorId), isNotNull(table.position)))
  for (const [index, id] of ids.entries())
    await tx
      .update(table)
      .set({ position: index + 1 })
      .where(eq(table.id, id))
}

/** @returns those of some offers that are software which a supplier sells, seen or not */
export async function softwareOf(db: Database, vendorId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: offers.id })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(
      and(
        eq(vendorOffers.vendorId, vendorId),
        eq(offers.kind, 'software'),
        inArray(offers.id, ids),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Names these software in an item, in place of those before. */
export async function setSoftware(tx: Database, kind: Kind, itemId: string, offerIds: string[]) {
  const table = linksOf(kind)
  await tx.delete(table).where(eq(table.itemId, itemId))
  if (offerIds.length > 0)
    await tx.insert(table).values(offerIds.map((offerId) => ({ itemId, offerId })))
}

export interface NamedSoftware {
  itemId: string
  _id: string
  name: string
}

/**
 * The software that items name and their supplier still sells, by name.
 * @param withHidden what visitors do not see as well
 */
export async function softwareNamed(
  db: Database,
  kind: Kind,
  vendorId: string,
  itemIds: string[],
  { withHidden }: { withHidden: boolean },
): Promise<NamedSoftware[]> {
  if (itemIds.length === 0) return []
  const links = linksOf(kind)
  const sold: SQL | undefined = and(
    eq(vendorOffers.offerId, links.offerId),
    eq(vendorOffers.vendorId, vendorId),
  )
  return db
    .select({ itemId: links.itemId, _id: offers.id, name: offers.name })
    .from(links)
    .innerJoin(offers, eq(offers.id, links.offerId))
    .innerJoin(vendorOffers, sold)
    .where(and(inArray(links.itemId, itemIds), withHidden ? undefined : eq(offers.isVisible, true)))
    .orderBy(sql`${offers.name} COLLATE "und-x-icu"`, asc(offers.id))
}
