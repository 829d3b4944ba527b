import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import {
  isActingOwner,
  isActiveAdmin,
  offerOwners,
  offers,
  reviews,
  users,
  vendorAdmins,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a review is of. */
export interface TargetRef {
  type: 'offer' | 'vendor'
  id: string
}

export interface Target extends TargetRef {
  kind: 'software' | 'service' | 'vendor'
  name: string
  isVisible: boolean
  /** Of visible reviews. */
  ratingCount: number
}

/** The columns of a review that name its target: one of the two. */
export const targetKeys = { offerId: reviews.offerId, vendorId: reviews.vendorId }

export const toTarget = (keys: { offerId: string | null; vendorId: string | null }): TargetRef =>
  keys.offerId ? { type: 'offer', id: keys.offerId } : { type: 'vendor', id: keys.vendorId ?? '' }

/** Condition of the reviews of a target. */
export const ofTarget = ({ type, id }: TargetRef): SQL =>
  eq(type === 'offer' ? reviews.offerId : reviews.vendorId, id)

export const vendorName = sql<string>`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`

async function targetWithId(
  db: Database,
  id: string,
  { lock }: { lock: boolean },
): Promise<Target | undefined> {
  const anOffer = db
    .select({
      id: offers.id,
      kind: offers.kind,
      name: offers.name,
      isVisible: offers.isVisible,
      ratingCount: offers.ratingCount,
    })
    .from(offers)
    .where(eq(offers.id, id))
  const [offer] = lock ? await anOffer.for('no key update') : await anOffer
  if (offer) return { type: 'offer', ...offer }
  const aVendor = db
    .select({
      id: vendors.id,
      name: vendorName,
      isVisible: vendors.isVisible,
      ratingCount: vendors.ratingCount,
    })
    .from(vendors)
    .where(eq(vendors.id, id))
  const [vendor] = lock ? await aVendor.for('no key update') : await aVendor
  return vendor && { type: 'vendor', kind: 'vendor', ...vendor }
}

/** An offer or a vendor, seen or not. */
export const findTarget = (db: Database, id: string) => targetWithId(db, id, { lock: false })

/**
 * The same, and others who write to it or to a review of it wait for the transaction's end. Rows
 * that only refer to it may be written meanwhile.
 */
export const lockTarget = (tx: Database, id: string) => targetWithId(tx, id, { lock: true })

/** The supplier itself, or those who sell the offer. */
const companiesOf = (db: Database, { type, id }: TargetRef): SQL =>
  type === 'vendor'
    ? eq(vendors.id, id)
    : inArray(
        vendors.id,
        db
          .select({ id: vendorOffers.vendorId })
          .from(vendorOffers)
          .where(eq(vendorOffers.offerId, id)),
      )

/** What a person has to do with a target; undefined once the account was removed. */
export async function controlOf(db: Database, target: TargetRef, userId: string) {
  const owned = (which?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(offerOwners)
        .where(and(eq(offerOwners.offerId, target.id), eq(offerOwners.userId, userId), which)),
    )
  const administered = (which?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(vendorAdmins)
        .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
        .where(and(eq(vendorAdmins.userId, userId), companiesOf(db, target), which)),
    )
  const [person] = await db
    .select({
      email: users.email,
      owns: sql<boolean>`${owned(isActingOwner)}`,
      administers: sql<boolean>`${administered(isActiveAdmin)}`,
      isParty: sql<boolean>`(${owned()} OR ${administered()})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return person
}

/** Sites and e-mail addresses of the companies behind a target. */
export async function companyAddresses(db: Database, target: TargetRef): Promise<string[]> {
  const companies = await db
    .select({ site: vendors.site, email: vendors.email })
    .from(vendors)
    // What nobody sees anybody may have written.
    .where(and(companiesOf(db, target), eq(vendors.isVisible, true)))
  const sites =
    target.type === 'offer'
      ? await db.select({ site: offers.site }).from(offers).where(eq(offers.id, target.id))
      : []
  return [
    ...companies.flatMap(({ site, email }) => [site, email]),
    ...sites.map((o) => o.site),
  ].filter((address) => address !== null)
}
