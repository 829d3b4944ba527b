import { and, asc, desc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import {
  editedBy,
  isActingOwner,
  isActiveAdmin,
  offerCategories,
  offerNames,
  offerOwners,
  offerPhotos,
  offers,
  vendorAdmins,
  vendorOffers,
} from '#/db/schema/index.ts'
import { type ReviewsMoved, withIndexes, withReviews } from '#/db/schema/ratings.ts'
import type { MonthlyPrice } from '#/domain/monthly-price.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { FORMER_NAMES_KEPT } from '../former-names.ts'
import { type OfferRow, offerColumns } from '../repository.server.ts'

export type NewOffer = typeof offers.$inferInsert
export type OfferChange = Partial<Omit<NewOffer, 'id' | 'kind'>>

/** What distinguishes one software from another, as the key `offers_software_key` has it. */
export interface SoftwareKey {
  name: string
  manufacturer: string
}

const named = (name: string) => sql`praca_fold(${offers.name}) = praca_fold(${name})`
const madeBy = (manufacturer: string) =>
  sql`praca_fold(coalesce(${offers.manufacturer}, '')) = praca_fold(${manufacturer})`

/** @returns its id; undefined for a software that exists, also since a moment ago */
export async function insertOffer(tx: Database, offer: NewOffer): Promise<string | undefined> {
  const [created] = await tx
    .insert(offers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: offers.id })
  return created?.id
}

export async function findSoftware(db: Database, { name, manufacturer }: SoftwareKey) {
  const [found] = await db
    .select({ id: offers.id, isVisible: offers.isVisible })
    .from(offers)
    .where(and(eq(offers.kind, 'software'), named(name), madeBy(manufacturer)))
  return found
}

/** An offer of that name which a supplier sells already, seen or not. */
export async function findOfferOfVendor(
  db: Database,
  vendorId: string,
  offer: { kind: 'software' | 'service'; name: string; manufacturer?: string | null },
): Promise<string | undefined> {
  const maker: SQL | undefined =
    offer.kind === 'software' ? madeBy(offer.manufacturer ?? '') : undefined
  const [found] = await db
    .select({ id: offers.id })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(
      and(
        eq(vendorOffers.vendorId, vendorId),
        eq(offers.kind, offer.kind),
        named(offer.name),
        maker,
      ),
    )
  return found?.id
}

/** @returns false, and the transaction is over, when another software has this name and maker */
export async function updateOffer(tx: Database, id: string, change: OfferChange): Promise<boolean> {
  try {
    await tx.update(offers).set(change).where(eq(offers.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** How many reviews an offer got under a name, seen by now or not. */
const reviewsUnder =
  sql.raw(`(SELECT count(*) FROM reviews WHERE reviews.offer_id = offer_names.offer_id
  AND reviews.created_at >= offer_names.since AND reviews.created_at < offer_names.until)`)

/** Keeps the name that a locked offer has until now; of those of before, the ones that most reviews are of. */
export async function keepName(tx: Database, { id, name, createdAt }: OfferRow, now: Date) {
  const [last] = await tx
    .select({ until: offerNames.until })
    .from(offerNames)
    .where(eq(offerNames.offerId, id))
    .orderBy(desc(offerNames.until))
    .limit(1)
  await tx
    .insert(offerNames)
    .values({ offerId: id, name, since: last?.until ?? createdAt, until: now })
  const short = tx
    .select({ id: offerNames.id })
    .from(offerNames)
    .where(eq(offerNames.offerId, id))
    .orderBy(
      sql`${reviewsUnder} DESC, ${offerNames.until} - ${offerNames.since} DESC, ${offerNames.id} DESC`,
    )
    .offset(FORMER_NAMES_KEPT)
  await tx.delete(offerNames).where(inArray(offerNames.id, short))
}

/**
 * Takes a text away from the former names of an offer; that it had another name, and until when, stays.
 * @returns false where it was none of them
 */
export async function forgetName(tx: Database, offerId: string, name: string): Promise<boolean> {
  const forgotten = await tx
    .update(offerNames)
    .set({ name: '' })
    .where(and(eq(offerNames.offerId, offerId), eq(offerNames.name, name)))
    .returning({ id: offerNames.id })
  return forgotten.length > 0
}

/** What an Admin took off the site stays off it. */
export const setVisibility = (tx: Database, id: string, isVisible: boolean) =>
  tx
    .update(offers)
    .set({ isVisible: sql`${isVisible} AND ${offers.suspendedAt} IS NULL` })
    .where(eq(offers.id, id))

/** Gives each offer these categories, in their order, in place of those it had. */
export async function setCategories(
  tx: Database,
  offers: { offerId: string; categoryIds: string[] }[],
) {
  if (offers.length === 0) return
  const ids = offers.map(({ offerId }) => offerId)
  await tx.delete(offerCategories).where(inArray(offerCategories.offerId, ids))
  const links = offers.flatMap(({ offerId, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ offerId, categoryId, position })),
  )
  if (links.length > 0) await tx.insert(offerCategories).values(links)
}

/** Gives an offer these pictures in place of those it had. @returns keys of the former ones */
export async function setPhotos(tx: Database, offerId: string, keys: string[]): Promise<string[]> {
  const former = await tx
    .delete(offerPhotos)
    .where(eq(offerPhotos.offerId, offerId))
    .returning({ fileKey: offerPhotos.fileKey })
  const rows = keys.map((fileKey, position) => ({ offerId, fileKey, position }))
  if (rows.length > 0) await tx.insert(offerPhotos).values(rows)
  return former.map(({ fileKey }) => fileKey)
}

export const addOwner = (tx: Database, offerId: string, userId: string) =>
  tx.insert(offerOwners).values({ offerId, userId }).onConflictDoNothing()

/** Gives an offer to its maker's page, in place of those who owned it. */
export async function giveToMaker(tx: Database, offerId: string, makerId: string) {
  await tx.delete(offerOwners).where(eq(offerOwners.offerId, offerId))
  await tx.update(offers).set({ makerId }).where(eq(offers.id, offerId))
}

/** Notes whose a software is, where no maker is known: who stops selling it does not stop having made it. */
export const noteMaker = (tx: Database, offerId: string, makerId: string) =>
  tx
    .update(offers)
    .set({ makerId })
    .where(and(eq(offers.id, offerId), isNull(offers.makerId)))

/**
 * Gives the software that a page sells as its own to the page itself, in place of some people who
 * registered it, and of those who may not edit it any more.
 * @returns ids of what was theirs, or nobody's
 */
export async function giveOwnToPage(tx: Database, vendorId: string, owners: string[]) {
  const isOver = or(inArray(offerOwners.userId, owners), sql`NOT ${isActingOwner}`)
  const isOwned = (...which: (SQL | undefined)[]) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(offerOwners)
        .where(and(eq(offerOwners.offerId, offers.id), ...which)),
    )
  // In the order in which everybody else locks several offers.
  const software = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(vendorOffers, eq(vendorOffers.offerId, offers.id))
    .where(
      and(
        eq(vendorOffers.vendorId, vendorId),
        eq(vendorOffers.origin, 'own'),
        eq(offers.kind, 'software'),
        or(isOwned(isOver), and(isNull(offers.makerId), not(isOwned()))),
      ),
    )
    .orderBy(asc(offers.id))
    .for('update', { of: offers })
  const ids = software.map(({ id }) => id)
  if (ids.length === 0) return ids
  await tx.delete(offerOwners).where(and(inArray(offerOwners.offerId, ids), isOver))
  await tx
    .update(offers)
    .set({ makerId: sql`coalesce(${offers.makerId}, ${vendorId}::uuid)` })
    .where(inArray(offers.id, ids))
  return ids
}

/** @returns those of some offers that a person may edit by themselves */
export async function ownedAmong(db: Database, userId: string, ids: string[]): Promise<string[]> {
  const owned = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, ids), inArray(offers.id, editedBy(userId))))
  return owned.map(({ id }) => id)
}

/** Whether some offers are seen, and whose doing it is. */
export const standingOf = (db: Database, ids: string[]) =>
  db
    .select({ id: offers.id, isVisible: offers.isVisible, suspendedAt: offers.suspendedAt })
    .from(offers)
    .where(inArray(offers.id, ids))

/** An offer, seen or not, with those who have a say in it. */
export interface EditableOffer {
  offer: OfferRow
  /** Who may edit it by themselves: its owners, and who administers its maker's page. */
  ownerIds: string[]
  /** Suppliers that sell it. */
  vendorIds: string[]
  /** Who administers them. */
  vendorAdminIds: string[]
}

/** @param lock others who write to it wait for the transaction's end, and not who writes what only refers to it */
export async function findEditable(
  db: Database,
  id: string,
  { lock }: { lock: boolean },
): Promise<EditableOffer | undefined> {
  const query = db.select(offerColumns).from(offers).where(eq(offers.id, id))
  const [offer] = lock ? await query.for('no key update') : await query
  if (!offer) return undefined
  const owners = await db
    .select()
    .from(offerOwners)
    .where(and(eq(offerOwners.offerId, id), isActingOwner))
  const sellers = await db.select().from(vendorOffers).where(eq(vendorOffers.offerId, id))
  const vendorIds = sellers.map(({ vendorId }) => vendorId)
  const makerIds = offer.makerId ? await adminsOf(db, [offer.makerId]) : []
  return {
    offer,
    ownerIds: [...new Set([...owners.map(({ userId }) => userId), ...makerIds])],
    vendorIds,
    // Only a service is its supplier's, and it has one.
    vendorAdminIds: offer.kind === 'service' ? await adminsOf(db, vendorIds) : [],
  }
}

async function adminsOf(db: Database, vendorIds: string[]): Promise<string[]> {
  if (vendorIds.length === 0) return []
  const admins = await db
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .where(and(inArray(vendorAdmins.vendorId, vendorIds), isActiveAdmin))
  return admins.map(({ id }) => id)
}

/**
 * Shows or hides a supplier's services: they are seen as long as its page is, and no Admin took one
 * off the site.
 * @returns their ids
 */
export async function showServices(tx: Database, vendorId: string, isVisible: boolean) {
  const own = tx
    .select({ id: vendorOffers.offerId })
    .from(vendorOffers)
    .where(eq(vendorOffers.vendorId, vendorId))
  // In the order in which everybody else locks several offers.
  const services = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.kind, 'service'), isNull(offers.suspendedAt), inArray(offers.id, own)))
    .orderBy(asc(offers.id))
    .for('update')
  const ids = services.map(({ id }) => id)
  if (ids.length > 0) await tx.update(offers).set({ isVisible }).where(inArray(offers.id, ids))
  return ids
}

/** Brings the average and the index of a locked offer up to date. */
export const addToAverage = (tx: Database, offerId: string, reviews: ReviewsMoved) =>
  tx.update(offers).set(withReviews(offers, reviews)).where(eq(offers.id, offerId))

/** Brings the indexes of locked offers up to date. @param indexes by id */
export const setRatingIndexes = (tx: Database, indexes: ReadonlyMap<string, number>) =>
  tx
    .update(offers)
    .set(withIndexes(offers, indexes))
    .where(inArray(offers.id, [...indexes.keys()]))

/** Its texts did not change: nor does its date. @param price null where it is not known */
export const setMonthlyPrice = (tx: Database, id: string, price: MonthlyPrice | null) =>
  tx
    .update(offers)
    .set({
      monthlyFromCents: price?.cents ?? null,
      monthlyFromUnit: price?.unit ?? null,
      updatedAt: sql`${offers.updatedAt}`,
    })
    .where(eq(offers.id, id))
