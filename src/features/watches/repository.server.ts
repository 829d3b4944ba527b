import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  isPresent,
  offers,
  users,
  vendors,
  watches,
  watchSettings,
} from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { EVENT_NAMES, EVENTS, type EventName, type Happened } from './events.server.ts'

/** What is watched, as a row names it: one of the four. */
export type Subject = Partial<
  Pick<typeof watches.$inferInsert, 'offerId' | 'vendorId' | 'categoryId' | 'search'>
>

/** What a person watches, the newest first, with names of what anybody may see; null where that is hidden. */
export const watchesOf = (db: Database, userId: string) =>
  db
    .select({
      id: watches.id,
      offerId: watches.offerId,
      vendorId: watches.vendorId,
      search: watches.search,
      events: watches.events,
      createdAt: watches.createdAt,
      offer: sql<string | null>`CASE WHEN ${offers.isVisible} THEN ${offers.name} END`,
      vendor: sql<string | null>`CASE WHEN ${vendors.isVisible} THEN ${vendorName} END`,
      category: categories.name,
    })
    .from(watches)
    .leftJoin(offers, eq(offers.id, watches.offerId))
    .leftJoin(vendors, eq(vendors.id, watches.vendorId))
    .leftJoin(categories, eq(categories.id, watches.categoryId))
    .where(eq(watches.userId, userId))
    .orderBy(sql`${watches.createdAt} DESC`, asc(watches.id))
export type WatchRow = Awaited<ReturnType<typeof watchesOf>>[number]

const vendorName = sql<string>`coalesce(nullif(${vendors.nomeFantasia}, ''), ${vendors.razaoSocial})`

/** Names of what anybody may see; undefined for what is not there, or hidden. */
export async function offerNamed(db: Database, id: string) {
  const [row] = await db
    .select({ name: offers.name })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.isVisible, true)))
  return row?.name
}
export async function vendorNamed(db: Database, id: string) {
  const [row] = await db
    .select({ name: vendorName })
    .from(vendors)
    .where(and(eq(vendors.id, id), eq(vendors.isVisible, true)))
  return row?.name
}

/** A category by its name, in any case and without accents; of two kinds, that of software. */
export async function categoryNamed(db: Database, name: string) {
  const [row] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(sql`praca_fold(btrim(${categories.name})) = praca_fold(btrim(${name}))`)
    .orderBy(asc(categories.kind))
    .limit(1)
  return row
}

const isOf = (
  userId: string,
  { offerId, vendorId, categoryId, search }: Subject,
): SQL | undefined =>
  and(
    eq(watches.userId, userId),
    offerId ? eq(watches.offerId, offerId) : undefined,
    vendorId ? eq(watches.vendorId, vendorId) : undefined,
    categoryId ? eq(watches.categoryId, categoryId) : undefined,
    search === undefined || search === null ? undefined : eq(watches.search, search),
  )

/** @returns whether the person watched it before */
export async function changeEvents(
  tx: Database,
  userId: string,
  subject: Subject,
  events: EventName[],
): Promise<boolean> {
  const changed = await tx
    .update(watches)
    .set({ events })
    .where(isOf(userId, subject))
    .returning({ id: watches.id })
  return changed.length > 0
}

export const insertWatch = (tx: Database, userId: string, subject: Subject, events: EventName[]) =>
  tx.insert(watches).values({ userId, ...subject, events })

/** How much a person watches, and how much of it searches. */
export async function countsOf(tx: Database, userId: string) {
  const isOwn = eq(watches.userId, userId)
  const all = await tx.$count(watches, isOwn)
  return { all, searches: await tx.$count(watches, and(isOwn, isNotNull(watches.search))) }
}

/** @returns whether it was there, and the person's */
export async function deleteWatch(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(watches)
    .where(and(eq(watches.id, id), eq(watches.userId, userId)))
    .returning({ id: watches.id })
  return gone.length > 0
}

/** How a person gets news; undefined of who never watched anything. */
export async function settingsOf(db: Database, userId: string) {
  const [row] = await db.select().from(watchSettings).where(eq(watchSettings.userId, userId))
  return row
}

/** Changes how a person gets news. What was not mailed before is no news of the first letter. */
export const saveSettings = (
  db: Database,
  userId: string,
  change: Partial<Omit<typeof watchSettings.$inferInsert, 'userId'>>,
) =>
  db
    .insert(watchSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({
      target: watchSettings.userId,
      set: Object.keys(change).length > 0 ? change : { userId },
    })

/** Ends letters, of who gets any. */
export const stopLetters = (db: Database, userId: string) =>
  db.update(watchSettings).set({ rhythm: 'nunca' }).where(eq(watchSettings.userId, userId))

/** Whose feed has a secret with this hash. */
export async function feedOwner(db: Database, feedHash: string) {
  const [row] = await db
    .select({ userId: watchSettings.userId })
    .from(watchSettings)
    .innerJoin(users, eq(users.id, watchSettings.userId))
    .where(and(eq(watchSettings.feedHash, feedHash), isThere))
  return row?.userId
}

/** An account that is neither kept out nor about to go. */
const isThere = and(isNull(users.blockedAt), isNull(users.deletionRequestedAt))

/** Whom a letter may go to now. */
export async function mailable(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, rhythm: watchSettings.rhythm })
    .from(users)
    .innerJoin(watchSettings, eq(watchSettings.userId, users.id))
    .where(and(eq(users.id, userId), isPresent))
  return row?.rhythm === 'nunca' ? undefined : row
}

/** When the last letter was, of those whose next one is due. */
interface Due {
  daily: Date
  weekly: Date
}

const isDue = ({ daily, weekly }: Due) =>
  or(
    and(eq(watchSettings.rhythm, 'diaria'), lte(watchSettings.mailedUntil, daily)),
    and(eq(watchSettings.rhythm, 'semanal'), lte(watchSettings.mailedUntil, weekly)),
  )

/** Some of those whose next letter is due. */
export async function peopleDue(db: Database, due: Due, most: number) {
  const rows = await db
    .select({ userId: watchSettings.userId })
    .from(watchSettings)
    .where(isDue(due))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/**
 * Notes that a letter has all until now.
 * @returns until when the last one had it; undefined where another process was first
 */
export async function noteMailed(tx: Database, userId: string, due: Due, now: Date) {
  const [before] = await tx
    .select({ mailedUntil: watchSettings.mailedUntil })
    .from(watchSettings)
    .where(and(eq(watchSettings.userId, userId), isDue(due)))
    .for('update')
  if (!before) return undefined
  await tx.update(watchSettings).set({ mailedUntil: now }).where(eq(watchSettings.userId, userId))
  return before.mailedUntil
}

/** The products that a search finds now. */
export interface Found {
  watchId: string
  offerIds: string[]
}

interface NewsRow extends Happened {
  watchId: string
  event: EventName
  at: Date
  offerId: string | null
  vendorId: string | null
}

/**
 * What happened to what a person watches, the latest first: of what is watched by several, once. Nothing from before
 * it was watched, nor of what is hidden.
 */
export async function newsOf(
  db: Database,
  userId: string,
  found: Found[],
  { since, until, most }: { since: Date; until: Date; most: number },
): Promise<NewsRow[]> {
  const from = sql`${since.toISOString()}::timestamptz`
  const searched = JSON.stringify(
    found.flatMap(({ watchId, offerIds }) => offerIds.map((offerId) => ({ watchId, offerId }))),
  )
  const happened = EVENT_NAMES.map(
    (name) =>
      sql`SELECT ${name}::text AS event, found.* FROM (${EVENTS[name].found(from)}) AS found`,
  )
  const rows = await rowsOf<Omit<NewsRow, 'at'> & { at: string | Date }>(
    db,
    sql`WITH watched AS (SELECT * FROM watches WHERE user_id = ${userId}),
      watched_vendors AS (SELECT id AS watch_id, vendor_id FROM watched WHERE vendor_id IS NOT NULL),
      watched_offers (watch_id, offer_id, joined_at) AS (
        SELECT id, offer_id, NULL::timestamptz FROM watched WHERE offer_id IS NOT NULL
        UNION ALL
        SELECT w.id, sold.offer_id, sold.created_at FROM watched w JOIN vendor_offers sold ON sold.vendor_id = w.vendor_id
        UNION ALL
        SELECT w.id, o.id, o.created_at FROM watched w
          JOIN offer_categories c ON c.category_id = w.category_id JOIN offers o ON o.id = c.offer_id
        UNION ALL
        SELECT s."watchId", o.id, o.created_at
          FROM jsonb_to_recordset(${searched}::jsonb) AS s ("watchId" uuid, "offerId" uuid)
          JOIN offers o ON o.id = s."offerId"
      ),
      news AS (
        SELECT DISTINCT ON (h.event, h.at, h.offer_id, h.vendor_id, h.data)
          h.*, coalesce(o.name, nullif(v.nome_fantasia, ''), v.razao_social) AS name
        FROM (${sql.join(happened, sql` UNION ALL `)}) AS h
        JOIN watched w ON w.id = h.watch_id AND h.event = ANY (w.events)
        LEFT JOIN offers o ON o.id = h.offer_id
        LEFT JOIN vendors v ON v.id = h.vendor_id
        WHERE h.at > greatest(${from}, w.created_at) AND h.at <= ${until.toISOString()}::timestamptz
          AND coalesce(o.is_visible, v.is_visible)
        ORDER BY h.event, h.at, h.offer_id, h.vendor_id, h.data, w.created_at, w.id
      )
      SELECT watch_id AS "watchId", event, at, offer_id AS "offerId", vendor_id AS "vendorId", data, name
      FROM news ORDER BY at DESC, event, data::text LIMIT ${most}::int`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
