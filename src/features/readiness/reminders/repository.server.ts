import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { isActiveAdmin, offerReadiness, offers, users, vendorAdmins } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { READINESS_ITEMS, type ReadinessItem } from '#/domain/readiness.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

const endsWithin = (now: Date, days: number) =>
  and(
    isNotNull(offerReadiness.state),
    gt(offerReadiness.validUntil, now),
    lte(offerReadiness.validUntil, after(now, days)),
    inArray(offerReadiness.item, READINESS_ITEMS),
  )

/** What has so many days left at most, and of which nobody was reminded this late; not what began later. */
const isDue = (now: Date, days: number): SQL | undefined =>
  and(
    endsWithin(now, days),
    sql`coalesce(${offerReadiness.remindedDays}, 1000) > ${days}::int`,
    sql`${offerReadiness.declaredAt} <= ${offerReadiness.validUntil} - make_interval(days => ${days}::int)`,
  )

/** Offers that have something to be reminded of. */
export async function offersDue(db: Database, now: Date, days: number, most: number) {
  const rows = await db
    .selectDistinct({ id: offerReadiness.offerId })
    .from(offerReadiness)
    .where(isDue(now, days))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Notes that those of an offer are reminded now. @returns how many were not noted before */
export async function noteReminded(tx: Database, offerId: string, now: Date, days: number) {
  const rows = await tx
    .update(offerReadiness)
    .set({ remindedDays: days })
    .where(and(eq(offerReadiness.offerId, offerId), isDue(now, days)))
    .returning({ item: offerReadiness.item })
  return rows.length
}

/** What of an offer has so many days left at most, the first to end first. */
export async function endingWithin(db: Database, offerId: string, days: number, now: Date) {
  const rows = await db
    .select({ item: offerReadiness.item, validUntil: offerReadiness.validUntil })
    .from(offerReadiness)
    .where(and(eq(offerReadiness.offerId, offerId), endsWithin(now, days)))
    .orderBy(asc(offerReadiness.validUntil), asc(offerReadiness.item))
  return rows.map((row) => ({ ...row, item: row.item as ReadinessItem }))
}

/** Those of some pages that one of some people administers. */
export async function pagesAmong(db: Database, vendorIds: string[], userIds: string[]) {
  if (vendorIds.length === 0 || userIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(
      and(
        inArray(vendorAdmins.vendorId, vendorIds),
        inArray(vendorAdmins.userId, userIds),
        isActiveAdmin,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Whom a letter about an offer goes to, and what it says of it. */
export async function mailed(
  db: Database,
  { userId, offerId }: { userId: string; offerId: string },
) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, offer: offers.name })
    .from(users)
    .innerJoin(offers, eq(offers.id, offerId))
    .where(eq(users.id, userId))
  return row
}
