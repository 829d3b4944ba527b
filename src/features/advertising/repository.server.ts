import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  advertisements,
  bannerCounts,
  payments,
  users,
  vendorAdmins,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import { TIME_ZONE } from '#/domain/dates.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { RECENT_DAYS } from './limits.ts'
import type { AdvertisementState } from './states.ts'

export type AdvertisementRow = typeof advertisements.$inferSelect
type NewAdvertisement = typeof advertisements.$inferInsert
export type AdvertisementChange = Partial<Omit<NewAdvertisement, 'id' | 'vendorId'>>

export const counted = (column: 'impressions' | 'clicks', recent?: SQL) => sql<number>`(
  SELECT coalesce(sum(${sql.identifier(column)}), 0)::int FROM ${bannerCounts}
  WHERE ${bannerCounts.bannerId} = ${advertisements.bannerId}${recent})`

const inRecentDays = sql` AND ${bannerCounts.day} > ${daysAgo(RECENT_DAYS)}`

/** The payment that was made, or the latest that was begun. */
const toldPayment = sql`(
  SELECT told.id FROM ${payments} AS told WHERE told.kind = 'advertisement' AND told.subject_id = ${advertisements.id}
  ORDER BY told.paid_at IS NULL, told.created_at DESC, told.id DESC LIMIT 1)`

/** Advertisements with what was counted of them, how their payment stands, and whose they are. */
export const rowsOf = (db: Database) =>
  db
    .select({
      ...getTableColumns(advertisements),
      views: counted('impressions'),
      clicks: counted('clicks'),
      recentViews: counted('impressions', inRecentDays),
      recentClicks: counted('clicks', inRecentDays),
      payment: payments,
      company: vendorName,
      isPageSeen: vendors.isVisible,
    })
    .from(advertisements)
    .innerJoin(vendors, eq(vendors.id, advertisements.vendorId))
    .leftJoin(payments, eq(payments.id, toldPayment))
export type ToldAdvertisement = Awaited<ReturnType<typeof rowsOf>>[number]

/** Those of a page, the latest first. */
export async function advertisementsOf(db: Database, vendorId: string, { limit, offset }: Slice) {
  const which = eq(advertisements.vendorId, vendorId)
  const rows = await rowsOf(db)
    .where(which)
    .orderBy(desc(advertisements.createdAt), desc(advertisements.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(advertisements, which) }
}

export async function advertisementRow(
  db: Database,
  id: string,
): Promise<ToldAdvertisement | undefined> {
  const [row] = await rowsOf(db).where(eq(advertisements.id, id))
  return row
}

/** One that nobody else changes until the transaction ends. */
export async function lockAdvertisement(
  tx: Database,
  id: string,
): Promise<AdvertisementRow | undefined> {
  const [row] = await tx
    .select()
    .from(advertisements)
    .where(eq(advertisements.id, id))
    .for('update')
  return row
}

/** @param states of those that are counted */
export async function countOf(
  tx: Database,
  vendorId: string,
  states: AdvertisementState[],
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(advertisements)
    .where(and(eq(advertisements.vendorId, vendorId), inArray(advertisements.status, states)))
  return row?.count ?? 0
}

/** @returns false where there is one of that id already */
export async function insertAdvertisement(tx: Database, row: NewAdvertisement & { id: string }) {
  const made = await tx
    .insert(advertisements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: advertisements.id })
  return made.length > 0
}

export const updateAdvertisement = (tx: Database, id: string, change: AdvertisementChange) =>
  tx.update(advertisements).set(change).where(eq(advertisements.id, id))

export const deleteAdvertisement = (tx: Database, id: string) =>
  tx.delete(advertisements).where(eq(advertisements.id, id))

/**
 * The first and the last moment of an advertisement's days, by clocks in São Paulo.
 * @throws Error where it is gone
 */
export async function periodOf(
  tx: Database,
  id: string,
): Promise<{ startsAt: Date; endsAt: Date; isOver: boolean }> {
  const zone = sql.raw(`'${TIME_ZONE}'`)
  const [row] = await tx
    .select({
      startsAt: sql<string>`${advertisements.startsOn}::timestamp AT TIME ZONE ${zone}`,
      endsAt: sql<string>`(${advertisements.endsOn} + 1)::timestamp AT TIME ZONE ${zone}
        - interval '1 millisecond'`,
      isOver: sql<boolean>`${advertisements.endsOn} < ${today}`,
    })
    .from(advertisements)
    .where(eq(advertisements.id, id))
  if (!row) throw new Error(`advertisement ${id} is not there`)
  return { startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt), isOver: row.isOver }
}

/**
 * Ends those whose last day is over.
 * @param from states in which that happens
 * @returns how many
 */
export async function endOver(
  tx: Database,
  from: AdvertisementState[],
  to: AdvertisementState,
): Promise<number> {
  const ended = await tx
    .update(advertisements)
    .set({ status: to })
    .where(and(inArray(advertisements.status, from), lt(advertisements.endsOn, today)))
    .returning({ id: advertisements.id })
  return ended.length
}

/** What the mails about an advertisement say, and to whom. */
export async function mailedAdvertisement(db: Database, id: string, userId: string) {
  const [row] = await db
    .select({
      status: advertisements.status,
      refusal: advertisements.refusal,
      name: advertisements.name,
      vendorId: advertisements.vendorId,
      startsOn: advertisements.startsOn,
      endsOn: advertisements.endsOn,
      company: vendorName,
      firstName: users.firstName,
      email: users.email,
    })
    .from(advertisements)
    .innerJoin(vendors, eq(vendors.id, advertisements.vendorId))
    .innerJoin(vendorAdmins, eq(vendorAdmins.vendorId, vendors.id))
    .innerJoin(users, eq(users.id, vendorAdmins.userId))
    .where(and(eq(advertisements.id, id), eq(users.id, userId), isNull(vendorAdmins.inactiveAt)))
  return row
}
export type MailedAdvertisement = NonNullable<Awaited<ReturnType<typeof mailedAdvertisement>>>

/** The name of a page's company. */
export async function companyOf(db: Database, vendorId: string): Promise<string> {
  const [row] = await db
    .select({ company: vendorName })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  if (!row) throw new Error(`vendor ${vendorId} is not there`)
  return row.company
}

/** Who administers a page. */
export async function adminIdsOf(db: Database, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.vendorId, vendorId), isNull(vendorAdmins.inactiveAt)))
  return rows.map(({ id }) => id)
}
