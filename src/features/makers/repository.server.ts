import { and, asc, desc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  isActingOwner,
  isActiveAdmin,
  offerClaims,
  offerOwners,
  offers,
  users,
  vendorAdmins,
  vendorName,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type ClaimRow = typeof offerClaims.$inferSelect

/**
 * Software of the catalogue that those who administer a page may ask for: by a part of its name, else
 * by its maker's, with what they asked for and did not get.
 * @param names of the company, folded by the database
 */
export function candidates(
  db: Database,
  {
    vendorId,
    query,
    names,
    limit,
  }: { vendorId: string; query: string; names: string[]; limit: number },
) {
  const own = db
    .select({ one: sql`1` })
    .from(vendorAdmins)
    .innerJoin(
      offerOwners,
      and(eq(offerOwners.userId, vendorAdmins.userId), eq(offerOwners.offerId, offers.id)),
    )
    .where(and(eq(vendorAdmins.vendorId, vendorId), isActiveAdmin, isActingOwner))
  const theirs = or(sql`${offers.makerId} IS NOT DISTINCT FROM ${vendorId}::uuid`, exists(own))
  const folded = sql`praca_fold(coalesce(${offers.manufacturer}, ''))`
  const made = or(...names.map((name) => sql`starts_with(${folded}, praca_fold(${name}))`))
  const wished = (...statuses: ClaimRow['status'][]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(offerClaims)
        .where(
          and(
            eq(offerClaims.offerId, offers.id),
            eq(offerClaims.vendorId, vendorId),
            inArray(offerClaims.status, statuses),
          ),
        ),
    ).mapWith(Boolean)
  const asked = wished('waiting', 'refused')
  const which = query ? holds(sql`praca_fold(${offers.name})`, query) : or(made, asked)
  return db
    .select({
      id: offers.id,
      name: offers.name,
      manufacturer: offers.manufacturer,
      site: offers.site,
      isWaiting: wished('waiting'),
      refusal: sql<string | null>`(
        SELECT reason FROM offer_claims
        WHERE offer_claims.offer_id = offers.id AND offer_claims.vendor_id = ${vendorId}
          AND offer_claims.status = 'refused'
        ORDER BY offer_claims.decided_at DESC LIMIT 1)`,
      isKept: keptByCompany(db, vendorId).mapWith(Boolean),
    })
    .from(offers)
    .where(and(eq(offers.kind, 'software'), eq(offers.isVisible, true), which, sql`NOT ${theirs}`))
    .orderBy(desc(asked), asc(offers.name), asc(offers.id))
    .limit(limit)
}

/** Whether another company, whose page is confirmed, looks after an offer as its own. */
const keptByCompany = (db: Database, vendorId: string) => {
  const another = and(isNull(vendors.unconfirmedSince), sql`${vendors.id} <> ${vendorId}`)
  const owner = db
    .select({ one: sql`1` })
    .from(offerOwners)
    .innerJoin(vendorAdmins, and(eq(vendorAdmins.userId, offerOwners.userId), isActiveAdmin))
    .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
    .innerJoin(
      vendorOffers,
      and(eq(vendorOffers.vendorId, vendors.id), eq(vendorOffers.offerId, offerOwners.offerId)),
    )
    .where(and(eq(offerOwners.offerId, offers.id), isActingOwner, another))
  const maker = db
    .select({ one: sql`1` })
    .from(vendors)
    .where(and(eq(vendors.id, offers.makerId), another))
  return or(exists(owner), exists(maker)) as SQL<boolean>
}

export async function isKeptByCompany(tx: Database, offerId: string, vendorId: string) {
  const [row] = await tx
    .select({ isKept: keptByCompany(tx, vendorId).mapWith(Boolean) })
    .from(offers)
    .where(eq(offers.id, offerId))
  return row?.isKept ?? false
}

type Wish = Pick<ClaimRow, 'offerId' | 'vendorId' | 'userId'>

/** @returns its id; undefined where one waits already */
export async function openClaim(tx: Database, wish: Wish): Promise<string | undefined> {
  const [row] = await tx
    .insert(offerClaims)
    .values({ ...wish, status: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: offerClaims.id })
  return row?.id
}

/** Notes a wish that is granted with its asking; one that waited is it, so that no Admin decides it afterwards. */
export async function grantAtOnce(tx: Database, wish: Wish) {
  await openClaim(tx, wish)
  const { offerId, vendorId } = wish
  await tx
    .update(offerClaims)
    .set({ status: 'granted', decidedAt: new Date() })
    .where(
      and(
        eq(offerClaims.offerId, offerId),
        eq(offerClaims.vendorId, vendorId),
        eq(offerClaims.status, 'waiting'),
      ),
    )
}

export async function findClaim(db: Database, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(offerClaims).where(eq(offerClaims.id, id))
  return row
}

/** Decides a wish that waits. @returns false when somebody was faster */
export async function decideClaim(
  tx: Database,
  id: string,
  decision: { status: 'granted' | 'refused'; reason?: string },
): Promise<boolean> {
  const decided = await tx
    .update(offerClaims)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(eq(offerClaims.id, id), eq(offerClaims.status, 'waiting')))
    .returning({ id: offerClaims.id })
  return decided.length > 0
}

/** Wishes for a software that somebody else got meanwhile stay: an Admin sees them. */
export const deleteClosed = (tx: Database, before: Date) =>
  tx.delete(offerClaims).where(lt(offerClaims.decidedAt, before))

/** Pages that some people administer. */
export async function pagesOf(db: Database, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(inArray(vendorAdmins.userId, userIds), isActiveAdmin))
  return rows.map(({ id }) => id)
}

/** What a letter about a software says. */
export async function mailed(
  db: Database,
  { userId, offerId, vendorId }: { userId: string; offerId: string; vendorId: string },
) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      offer: offers.name,
      company: vendorName,
    })
    .from(users)
    .innerJoin(offers, eq(offers.id, offerId))
    .innerJoin(vendors, eq(vendors.id, vendorId))
    .where(eq(users.id, userId))
  return row
}
