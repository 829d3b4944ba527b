import {
  and,
  type Column,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  isActingOwner,
  isActiveAdmin,
  offerOwners,
  offers,
  reviewAppeals,
  reviews,
  users,
  vendorAdmins,
  vendorDomains,
  vendorName,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ReviewedKind } from '../reviewed.ts'

/** What a review is of. */
export interface TargetRef {
  type: 'offer' | 'vendor'
  id: string
}

export interface Target extends TargetRef {
  kind: ReviewedKind
  name: string
  isVisible: boolean
  /** Of visible reviews. */
  ratingCount: number
}

/** The columns of a review that name its target: one of the two. */
export const targetKeys = { offerId: reviews.offerId, vendorId: reviews.vendorId }

export const toTarget = (keys: { offerId: string | null; vendorId: string | null }): TargetRef =>
  keys.offerId ? { type: 'offer', id: keys.offerId } : { type: 'vendor', id: keys.vendorId ?? '' }

/** Condition of the appeals about a target. */
export const ofAppealed = ({ type, id }: TargetRef): SQL =>
  eq(type === 'offer' ? reviewAppeals.offerId : reviewAppeals.vendorId, id)

/** Condition of the reviews of a target. */
export const ofTarget = ({ type, id }: TargetRef): SQL =>
  eq(type === 'offer' ? reviews.offerId : reviews.vendorId, id)

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

/** Of so many people who act for companies one asks at a time. */
const ACTING_MAX = 20

/** Those of some people who act for any company at all: they may edit an offer, or administer a page. */
export async function whoAct(db: Database, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const one = { one: sql`1` }
  const owns = db.select(one).from(offerOwners)
  const administers = db.select(one).from(vendorAdmins)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, userIds),
        or(
          exists(owns.where(and(eq(offerOwners.userId, users.id), isActingOwner))),
          exists(administers.where(and(eq(vendorAdmins.userId, users.id), isActiveAdmin))),
        ),
      ),
    )
    .limit(ACTING_MAX)
  return rows.map(({ id }) => id)
}

/**
 * Of a supplier itself, or of those in whose catalogue an offer is, and of its maker though it does not sell it just now;
 * each page with how it got there, and since when. Who left a maker's page is no party by what it does not sell.
 */
function companiesOf(db: Database, { type, id }: TargetRef) {
  if (type === 'vendor')
    return db
      .select({
        vendorId: sql<string>`${vendors.id}`.as('company_id'),
        origin: sql<string>`'own'`.as('origin'),
        since: sql<Date>`${vendors.createdAt}`.as('since'),
      })
      .from(vendors)
      .where(eq(vendors.id, id))
      .as('companies')
  const selling = db
    .select({
      vendorId: sql<string>`${vendorOffers.vendorId}`.as('company_id'),
      origin: sql<string>`${vendorOffers.origin}::text`.as('origin'),
      since: sql<Date>`${vendorOffers.createdAt}`.as('since'),
    })
    .from(vendorOffers)
    .where(eq(vendorOffers.offerId, id))
  const making = db
    .select({
      vendorId: sql<string>`${offers.makerId}`.as('company_id'),
      origin: sql<string>`'own'`.as('origin'),
      since: sql<Date>`'infinity'::timestamptz`.as('since'),
    })
    .from(offers)
    .where(and(eq(offers.id, id), isNotNull(offers.makerId)))
  return selling.unionAll(making).as('companies')
}

/** CNPJs, bare, of the companies that make a target, or have it in their catalogue, whoever put it there. */
export async function cnpjsBehind(db: Database, target: TargetRef): Promise<string[]> {
  const companies = companiesOf(db, target)
  const rows = await db
    .selectDistinct({ cnpj: vendors.cnpj })
    .from(companies)
    .innerJoin(vendors, eq(vendors.id, companies.vendorId))
  return rows.map(({ cnpj }) => cnpj)
}

/** What a person has to do with a target; undefined once the account was removed. */
export async function controlOf(db: Database, target: TargetRef, userId: string) {
  const companies = companiesOf(db, target)
  const upheldAt = sql`(SELECT ${reviewAppeals.decidedAt} FROM ${reviewAppeals}
    WHERE ${and(ofAppealed(target), eq(reviewAppeals.userId, userId), eq(reviewAppeals.status, 'upheld'))})`
  /** Of what an Admin knew of when an appeal was upheld, nothing bars any more. */
  const isNews = (since: Column) => sql`${since} > coalesce(${upheldAt}, '-infinity')`
  const owned = (...which: SQL[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(offerOwners)
        .where(and(eq(offerOwners.offerId, target.id), eq(offerOwners.userId, userId), ...which)),
    )
  const administered = (...which: SQL[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(vendorAdmins)
        .innerJoin(companies, eq(companies.vendorId, vendorAdmins.vendorId))
        .where(and(eq(vendorAdmins.userId, userId), ...which)),
    )
  const makes = (...which: SQL[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(offers)
        .innerJoin(vendorAdmins, eq(vendorAdmins.vendorId, offers.makerId))
        .where(
          and(eq(offers.id, target.id), eq(vendorAdmins.userId, userId), isActiveAdmin, ...which),
        ),
    )
  // Whom another merely added, and a page to which a stranger added the offer, are no party.
  const accepted = isNews(vendorAdmins.acceptedAt)
  const isChosen = ne(companies.origin, 'assigned')
  // What a page took on after a person had left it is none of their business.
  const leftLater = sql`${companies.origin} = 'own' AND ${companies.since} <= coalesce(${vendorAdmins.inactiveAt}, 'infinity')`
  const hasOwned = owned(isNews(offerOwners.createdAt))
  const [person] = await db
    .select({
      email: users.email,
      hasOwned: sql<boolean>`(${hasOwned} OR ${makes(accepted)})`,
      company: sql<string | null>`(${db
        .select({ name: vendorName })
        .from(vendorAdmins)
        .innerJoin(companies, eq(companies.vendorId, vendorAdmins.vendorId))
        .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
        .where(and(eq(vendorAdmins.userId, userId), accepted, isChosen))
        .orderBy(desc(isActiveAdmin))
        .limit(1)})`,
      owns: sql<boolean>`(${owned(isActingOwner)} OR ${makes()})`,
      administers: sql<boolean>`${administered(isActiveAdmin)}`,
      acts: sql<boolean>`(${owned(isActingOwner, isNews(offerOwners.createdAt))} OR ${makes(accepted)} OR ${administered(isActiveAdmin, accepted, isChosen)})`,
      acted: sql<boolean>`(${hasOwned} OR ${administered(accepted, leftLater)})`,
      isHeard: sql<boolean>`${upheldAt} IS NOT NULL`,
      domains: sql<string[]>`ARRAY(${db
        .select({ domain: vendorDomains.domain })
        .from(vendorDomains)
        .innerJoin(companies, eq(companies.vendorId, vendorDomains.vendorId))
        .where(eq(companies.origin, 'own'))})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return person
}
