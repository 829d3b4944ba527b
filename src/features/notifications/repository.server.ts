import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import {
  isActiveAdmin,
  notificationReads,
  notifications,
  offers,
  users,
  vendorAdmins,
  vendorOffers,
} from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'vendorId' | 'createdAt'>

export async function sellersOf(db: Database, offerId: string): Promise<string[]> {
  const sellers = await db
    .select({ id: vendorOffers.vendorId })
    .from(vendorOffers)
    .where(eq(vendorOffers.offerId, offerId))
  return sellers.map(({ id }) => id)
}

/** For each of some pages; those that nobody administers are left out. */
export async function insertFor(tx: Database, vendorIds: string[], notification: NewNotification) {
  const kept = await tx
    .selectDistinct({ vendorId: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(inArray(vendorAdmins.vendorId, vendorIds), isActiveAdmin))
  if (kept.length === 0) return
  // By this process's clock: what is read is known by its moment, to the millisecond.
  const createdAt = new Date()
  await tx
    .insert(notifications)
    .values(kept.map(({ vendorId }) => ({ ...notification, vendorId, createdAt })))
}

export const slice = (db: Database, vendorId: string, { limit, offset }: Slice) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      vendorId: notifications.vendorId,
      offerId: notifications.offerId,
      offer: offers.name,
      firstName: users.firstName,
      lastName: users.lastName,
      actorId: notifications.actorId,
      data: notifications.data,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .leftJoin(offers, eq(offers.id, notifications.offerId))
    // The person who asked to leave is not named any more, though the account lasts some days.
    .leftJoin(users, and(eq(users.id, notifications.personId), isNull(users.deletionRequestedAt)))
    .where(eq(notifications.vendorId, vendorId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
export type NotificationRow = Awaited<ReturnType<typeof slice>>[number]

export const countOf = (db: Database, vendorId: string) =>
  db.$count(notifications, eq(notifications.vendorId, vendorId))

/** Up to when a person has read what happened to a page; null for nothing yet. */
export async function readUntil(db: Database, vendorId: string, userId: string) {
  const [row] = await db
    .select({ moment: notificationReads.readUntil })
    .from(notificationReads)
    .where(and(eq(notificationReads.vendorId, vendorId), eq(notificationReads.userId, userId)))
  return row?.moment ?? null
}

/** What others did since a moment, but for what was asked and is answered. */
export const countUnread = (db: Database, vendorId: string, userId: string, since: Date | null) =>
  db.$count(
    notifications,
    and(
      eq(notifications.vendorId, vendorId),
      or(isNull(notifications.actorId), ne(notifications.actorId, userId)),
      since ? gt(notifications.createdAt, since) : undefined,
      sql`${notifications.data} -> 'answered' IS NULL`,
    ),
  )

/** What was read stays read. */
export const markRead = (db: Database, vendorId: string, userId: string, until: Date) =>
  db
    .insert(notificationReads)
    .values({ vendorId, userId, readUntil: until })
    .onConflictDoUpdate({
      target: [notificationReads.vendorId, notificationReads.userId],
      set: { readUntil: sql`greatest(${notificationReads.readUntil}, excluded.read_until)` },
    })

/** Notes that what a page was asked is answered, by whoever keeps it. */
export const markAnswered = (tx: Database, vendorId: string, kind: string) =>
  tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || '{"answered": 1}'::jsonb` })
    .where(and(eq(notifications.vendorId, vendorId), eq(notifications.kind, kind)))

export const deleteOld = (db: Database, before: Date) =>
  db.delete(notifications).where(lt(notifications.createdAt, before))
