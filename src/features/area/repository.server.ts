import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import {
  advertisements,
  editedBy,
  isActiveAdmin,
  notifications,
  registerChanges,
  users,
  vendorAdmins,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
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
    .select({ _id: vendors.id, nome: vendorName, naoLidas: unread })
    .from(vendorAdmins)
    .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
    .where(and(eq(vendorAdmins.userId, userId), isActiveAdmin))
    .orderBy(sql`${vendorName} COLLATE "und-x-icu"`, asc(vendors.id))
    .limit(PAGES_MAX)

export async function emailOf(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}

/**
 * Confirmed pages that somebody keeps, of whose companies a month of the register said something new, and whose keepers
 * were not told of it yet.
 * @param month its first day
 * @param after the last page of those before these
 */
export const untoldOfRegister = (db: Database, month: string, after: string, limit: number) =>
  db
    .select({ id: vendors.id })
    .from(vendors)
    .where(
      and(
        gt(vendors.id, after),
        vendors.isAssociated,
        sql`EXISTS (SELECT FROM ${registerChanges}
          WHERE ${registerChanges.cnpj} = ${vendors.cnpj} AND ${registerChanges.month} = ${month})`,
        sql`EXISTS (SELECT FROM ${vendorAdmins}
          WHERE ${vendorAdmins.vendorId} = ${vendors.id} AND ${isActiveAdmin})`,
        sql`NOT EXISTS (SELECT FROM ${notifications}
          WHERE ${notifications.vendorId} = ${vendors.id} AND ${notifications.kind} = 'register_differs'
            AND ${notifications.data} ->> 'month' = ${month})`,
      ),
    )
    .orderBy(asc(vendors.id))
    .limit(limit)

/** What is listed of one kind of thing that waits. */
const LISTED = 10

interface Unanswered {
  id: string
  kind: 'vendor' | 'software' | 'service'
  name: string
  total: number
}

/** Offers that a page sells and a person may edit, as `own`. */
const ownOffers = (vendorId: string, userId: string) => sql`own AS (
  SELECT offers.id, offers.name, offers.kind FROM vendor_offers
  JOIN offers ON offers.id = vendor_offers.offer_id
  WHERE vendor_offers.vendor_id = ${vendorId} AND offers.id IN ${editedBy(userId)})`

/**
 * Reviews that a person may answer for a page and nobody answered: those with words, which everybody
 * sees (`reviews/policy.ts`).
 */
export const unansweredOf = (db: Database, vendorId: string, userId: string) =>
  rowsOf<Unanswered>(
    db,
    sql`WITH ${ownOffers(vendorId, userId)}, targets AS (
      SELECT NULL::uuid AS offer_id, vendors.id AS vendor_id, 'vendor' AS kind,
        coalesce(nome_fantasia, razao_social) AS name
      FROM vendors JOIN vendor_admins ON vendor_admins.vendor_id = vendors.id
      WHERE vendors.id = ${vendorId} AND user_id = ${userId} AND inactive_at IS NULL
      UNION ALL SELECT own.id, NULL, own.kind::text, own.name FROM own)
    SELECT coalesce(targets.offer_id, targets.vendor_id) AS id, kind, name, count(*)::int AS total
    FROM targets JOIN reviews
      ON reviews.offer_id = targets.offer_id OR reviews.vendor_id = targets.vendor_id
    WHERE reviews.status = 'visible'
      AND btrim(coalesce(comment, '') || coalesce(pros, '') || coalesce(cons, '')) <> ''
      AND NOT EXISTS (SELECT FROM review_replies WHERE review_id = reviews.id)
    GROUP BY 1, 2, 3 ORDER BY total DESC, name, id LIMIT ${LISTED}`,
  )

export const countInReview = (db: Database, vendorId: string) =>
  db.$count(
    advertisements,
    and(eq(advertisements.vendorId, vendorId), eq(advertisements.status, 'awaiting_review')),
  )

/** Software of a page that a person may edit, with how many facts of it are stated: the emptiest first. */
export const sheetsOf = (db: Database, vendorId: string, userId: string) =>
  rowsOf<{ id: string; name: string; stated: number }>(
    db,
    sql`WITH ${ownOffers(vendorId, userId)}
    SELECT own.id, own.name,
      (SELECT count(*)::int FROM offer_facts WHERE offer_facts.offer_id = own.id) AS stated
    FROM own WHERE own.kind = 'software' ORDER BY stated, own.name, own.id LIMIT ${LISTED}`,
  )
