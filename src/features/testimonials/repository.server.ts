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

export type Kind = 'testimony' | 'story'

export type TestimonyRow = typeof testimonies.$inferSelect
export type StoryRow = typeof successStories.$inferSelect
export type NewTestimony = typeof testimonies.$inferInsert
export type NewStory = typeof successStories.$inferInsert

const itemsOf = (kind: Kind) => (kind === 'testimony' ? testimonies : successStories)
const linksOf = (kind: Kind) => (kind === 'testimony' ? testimonyOffers : successStoryOffers)

/** What a supplier keeps, the newest first, or what its page shows of it, in its order. */
interface Which {
  vendorId: string
  isShown?: boolean
}

export const findTestimonies = (db: Database, { vendorId, isShown }: Which) =>
  db
    .select()
    .from(testimonies)
    .where(
      and(
        eq(testimonies.vendorId, vendorId),
        isShown ? isNotNull(testimonies.position) : undefined,
      ),
    )
    .orderBy(asc(testimonies.position), desc(testimonies.createdAt), desc(testimonies.id))

export const findStories = (db: Database, { vendorId, isShown }: Which) =>
  db
    .select()
    .from(successStories)
    .where(
      and(
        eq(successStories.vendorId, vendorId),
        isShown ? isNotNull(successStories.position) : undefined,
      ),
    )
    .orderBy(asc(successStories.position), desc(successStories.createdAt), desc(successStories.id))

/** @param vendorId whose it must be */
export async function findTestimony(
  db: Database,
  vendorId: string,
  id: string,
): Promise<TestimonyRow | undefined> {
  const [row] = await db
    .select()
    .from(testimonies)
    .where(and(eq(testimonies.id, id), eq(testimonies.vendorId, vendorId)))
  return row
}

export async function findStory(
  db: Database,
  vendorId: string,
  id: string,
): Promise<StoryRow | undefined> {
  const [row] = await db
    .select()
    .from(successStories)
    .where(and(eq(successStories.id, id), eq(successStories.vendorId, vendorId)))
  return row
}

export async function insertTestimony(tx: Database, row: NewTestimony): Promise<TestimonyRow> {
  const [created] = await tx.insert(testimonies).values(row).returning()
  if (!created) throw new Error('the insert returned no row')
  return created
}

export async function insertStory(tx: Database, row: NewStory): Promise<StoryRow> {
  const [created] = await tx.insert(successStories).values(row).returning()
  if (!created) throw new Error('the insert returned no row')
  return created
}

export const updateTestimony = (tx: Database, id: string, change: Partial<NewTestimony>) =>
  tx.update(testimonies).set(change).where(eq(testimonies.id, id))

export const updateStory = (tx: Database, id: string, change: Partial<NewStory>) =>
  tx.update(successStories).set(change).where(eq(successStories.id, id))

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

/** Lets a page show these and no others, in this order. Whoever calls holds the page's lock. */
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
