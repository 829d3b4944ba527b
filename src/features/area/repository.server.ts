import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { advertisements, isActiveAdmin, users, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export const runningAdvertisements = (db: Database, vendorId: string) =>
  db
    .select({ _id: advertisements.id, nome: advertisements.name })
    .from(advertisements)
    .where(
      and(
        eq(advertisements.vendorId, vendorId),
        eq(advertisements.status, 'running'),
        lte(advertisements.startsOn, today),
        gte(advertisements.endsOn, today),
      ),
    )
    .orderBy(asc(advertisements.endsOn), asc(advertisements.id))

/** Pages that are listed of one person. */
const PAGES_MAX = 100

const name = sql<string>`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`

/** What others did since the person read (`notifications/repository.server.ts`). */
const unread = sql<number>`(SELECT count(*)::int FROM notifications
  LEFT JOIN notification_reads reads
    ON reads.vendor_id = notifications.vendor_id AND reads.user_id = ${vendorAdmins.userId}
  WHERE notifications.vendor_id = ${vendorAdmins.vendorId}
    AND notifications.actor_id IS DISTINCT FROM ${vendorAdmins.userId}
    AND notifications.created_at > coalesce(reads.read_until, '-infinity'))`

/** The pages that a person administers, with what is new at each. */
export const keptPages = (db: Database, userId: string) =>
  db
    .select({ _id: vendors.id, nome: name, naoLidas: unread })
    .from(vendorAdmins)
    .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
    .where(and(eq(vendorAdmins.userId, userId), isActiveAdmin))
    .orderBy(sql`${name} COLLATE "und-x-icu"`, asc(vendors.id))
    .limit(PAGES_MAX)

export async function emailOf(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}
