import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  isActiveAdmin,
  offers,
  reviewSignals,
  reviews,
  reviewTraces,
  sessions,
  traceSecrets,
  users,
  vendorAdmins,
  vendorName,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { countFromMailbox } from '../mailboxes/repository.server.ts'
import { ofTarget, type TargetRef, targetKeys, toTarget } from '../targets/repository.server.ts'
import type { SignalName } from './signals.ts'

export async function findSecret(db: Database, period: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: traceSecrets.sealed })
    .from(traceSecrets)
    .where(eq(traceSecrets.period, period))
  return row?.sealed
}

/** Keeps a secret, unless another process was faster. */
export const insertSecret = (db: Database, period: number, sealed: string) =>
  db.insert(traceSecrets).values({ period, sealed }).onConflictDoNothing()

export async function userAgentOf(db: Database, sessionId: string): Promise<string> {
  const [row] = await db
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.userAgent ?? ''
}

type Trace = Pick<typeof reviewTraces.$inferInsert, 'reviewId' | 'network' | 'browser'>

/** The last writing is where a review comes from. */
export const saveTrace = (tx: Database, trace: Trace) =>
  tx
    .insert(reviewTraces)
    .values(trace)
    .onConflictDoUpdate({
      target: reviewTraces.reviewId,
      set: { network: trace.network, browser: trace.browser, createdAt: new Date() },
    })

const wordsOf = (of: Record<'comment' | 'pros' | 'cons', unknown>) =>
  sql`praca_fold(coalesce(${of.comment}, '') || ' ' || coalesce(${of.pros}, '') || ' ' || coalesce(${of.cons}, ''))`

/** A review that signals look at; undefined for one that is gone or says nothing any more. */
export async function weighedReview(db: Database, id: string) {
  const [row] = await db
    .select({
      id: reviews.id,
      ...targetKeys,
      userId: reviews.userId,
      rating: reviews.rating,
      status: reviews.status,
      labels: reviews.labels,
      comment: reviews.comment,
      pros: reviews.pros,
      cons: reviews.cons,
      createdAt: reviews.createdAt,
      saidAt: reviews.saidAt,
      email: users.email,
      accountSince: users.createdAt,
      names: sql<string[]>`ARRAY[${offers.name}, ${vendors.nomeFantasia}, ${vendors.razaoSocial}]`,
      network: reviewTraces.network,
      browser: reviewTraces.browser,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .leftJoin(reviewTraces, eq(reviewTraces.reviewId, reviews.id))
    .where(and(eq(reviews.id, id), ne(reviews.status, 'withdrawn')))
  if (!row) return undefined
  const { names, ...review } = row
  const text = [row.comment, row.pros, row.cons].filter(Boolean).join(' ')
  return {
    ...review,
    userId: row.userId as string,
    target: toTarget(row),
    text,
    names: names.filter((name): name is string => name !== null),
  }
}
export type WeighedReview = NonNullable<Awaited<ReturnType<typeof weighedReview>>>

/** What other people wrote; a withdrawn one says nothing. */
const ofOthers = ({ id, userId }: WeighedReview): SQL =>
  sql`${reviews.id} <> ${id} AND ${reviews.userId} IS DISTINCT FROM ${userId} AND ${reviews.status} <> 'withdrawn'`

/** From which likeness on texts are looked at at all. */
const ALIKE_FROM = 0.42

/**
 * The most similar of what others said before, and how many of its own page are similar. @param tx a transaction: a
 * setting is made for it
 */
export async function mostAlike(tx: Database, review: WeighedReview) {
  const mine = sql`praca_fold(${review.text})`
  const words = wordsOf(reviews)
  await tx.execute(
    sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE_FROM)}, true)`,
  )
  const [row] = await tx
    .select({
      ...targetKeys,
      similarity: sql<number>`similarity(${words}, ${mine})`,
      targetName: sql<string>`coalesce(${offers.name}, ${vendorName})`,
      here: sql<number>`(count(*) FILTER (WHERE ${ofTarget(review.target)}) OVER ())::int`,
    })
    .from(reviews)
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(
      and(
        reviews.hasWords,
        sql`${words} % ${mine}`,
        lt(reviews.saidAt, review.saidAt),
        ofOthers(review),
      ),
    )
    .orderBy(sql`3 DESC`)
    .limit(1)
  return row && { ...row, target: toTarget(row) }
}

/** Of its target, what other accounts of the author's mailbox said before. */
export const fromSameMailbox = (db: Database, review: WeighedReview): Promise<number> =>
  countFromMailbox(
    db,
    review.email,
    and(ofTarget(review.target), ofOthers(review), lt(reviews.saidAt, review.saidAt)),
  )

/** Of its target, others from the same network in some days. @param until nothing later is known */
export async function neighboursOf(db: Database, review: WeighedReview, since: Date, until: Date) {
  const { network, target } = review
  if (!network) return []
  return db
    .select({ rating: reviews.rating, browser: reviewTraces.browser })
    .from(reviewTraces)
    .innerJoin(reviews, eq(reviews.id, reviewTraces.reviewId))
    .where(
      and(
        eq(reviewTraces.network, network),
        ofTarget(target),
        ofOthers(review),
        gte(reviews.createdAt, since),
        sql`${reviews.createdAt} <= ${until}`,
      ),
    )
    .limit(50)
}

/** So many of those who administer something that competes are looked at. */
const RIVALS_MAX = 1000

/** Suppliers behind a target: the page itself, or those that sell the offer. */
const sellersOf = (db: Database, { type, id }: TargetRef) =>
  type === 'vendor'
    ? db.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, id))
    : db
        .select({ id: vendorOffers.vendorId })
        .from(vendorOffers)
        .where(eq(vendorOffers.offerId, id))

/** Suppliers that sell something of the same category, the ones behind the target aside. */
const rivalsOf = (db: Database, { type, id }: TargetRef) => {
  const isMine =
    type === 'offer'
      ? sql`mine.offer_id = ${id}`
      : sql`mine.offer_id IN (SELECT offer_id FROM vendor_offers WHERE vendor_id = ${id})`
  return sql`SELECT sold.vendor_id FROM offer_categories mine
    JOIN offer_categories theirs ON theirs.category_id = mine.category_id AND theirs.offer_id <> mine.offer_id
    JOIN vendor_offers sold ON sold.offer_id = theirs.offer_id
    WHERE ${isMine} AND sold.vendor_id NOT IN (${sellersOf(db, { type, id })})`
}

/** Addresses from which those who administer a target's pages, or what competes with it, were seen in some days. */
export async function partyAddresses(
  db: Database,
  target: TargetRef,
  whose: 'own' | 'rival',
  since: Date,
) {
  const pages = whose === 'own' ? sql`(${sellersOf(db, target)})` : sql`(${rivalsOf(db, target)})`
  const rows = await db
    .selectDistinct({ address: sessions.ipAddress })
    .from(sessions)
    .innerJoin(vendorAdmins, and(eq(vendorAdmins.userId, sessions.userId), isActiveAdmin))
    .where(and(sql`${vendorAdmins.vendorId} IN ${pages}`, gte(sessions.lastUsedAt, since)))
    .limit(RIVALS_MAX)
  return rows.flatMap(({ address }) => address ?? [])
}

/**
 * Whether the author, or who reviewed something from the same network, was refused something by a target's suppliers
 * within some days before: a page, a software, an answer to a request.
 */
export async function wasRefused(
  db: Database,
  review: WeighedReview,
  since: Date,
): Promise<boolean> {
  const { target, userId, network, createdAt } = review
  const near = network
    ? sql`SELECT r.user_id FROM review_traces t JOIN reviews r ON r.id = t.review_id WHERE t.network = ${network} LIMIT 50`
    : sql`SELECT NULL::uuid`
  const people = sql`(SELECT ${userId}::uuid UNION ${near})`
  const sellers = sql`(${sellersOf(db, target)})`
  const within = (at: SQL) => sql`${at} BETWEEN ${since} AND ${createdAt}`
  const { rows } = (await db.execute(sql`SELECT 1 AS one WHERE
    EXISTS (SELECT FROM access_requests a WHERE a.status = 'refused' AND ${within(sql`a.decided_at`)}
      AND a.user_id IN ${people} AND a.vendor_id IN ${sellers})
    OR EXISTS (SELECT FROM quote_conversations c JOIN quote_requests q ON q.id = c.request_id
      WHERE c.status = 'ended' AND c.ended_by = 'vendor' AND ${within(sql`c.ended_at`)}
      AND q.user_id IN ${people} AND c.vendor_id IN ${sellers})`)) as { rows: unknown[] }
  return rows.length > 0
}

/**
 * Others who gave, before, the same stars to the same other things as the author, each within some days of the author.
 * Only what came before counts: who walks behind a critic makes no group of them.
 */
export async function companionsOf(db: Database, review: WeighedReview, days: number) {
  const { id, userId, target, createdAt } = review
  const key = target.type === 'offer' ? sql`offer_id` : sql`vendor_id`
  const { rows } = (await db.execute(sql`
    WITH mine AS (
      SELECT coalesce(offer_id, vendor_id) AS thing, rating, created_at FROM reviews
      WHERE user_id = ${userId} AND id <> ${id} AND status <> 'withdrawn' AND created_at <= ${createdAt}
      ORDER BY created_at DESC LIMIT 30),
    here AS (
      SELECT user_id FROM reviews WHERE ${key} = ${target.id} AND user_id IS NOT NULL AND user_id <> ${userId}
        AND status <> 'withdrawn' AND rating = ${review.rating}
        AND created_at BETWEEN ${new Date(createdAt.getTime() - days * DAY_MS)} AND ${createdAt}
      LIMIT 200)
    SELECT count(DISTINCT theirs.user_id)::int AS people, count(DISTINCT mine.thing)::int AS targets
    FROM here JOIN reviews theirs ON theirs.user_id = here.user_id AND theirs.status <> 'withdrawn'
    JOIN mine ON mine.thing = coalesce(theirs.offer_id, theirs.vendor_id) AND mine.rating = theirs.rating
      AND theirs.created_at BETWEEN mine.created_at - make_interval(days => ${days}) AND mine.created_at`)) as {
    rows: { people: number; targets: number }[]
  }
  return rows[0] ?? { people: 0, targets: 0 }
}

/** What a target got in the days before a review, itself included, and in those before them. */
export async function flowOf(
  db: Database,
  { target, createdAt }: WeighedReview,
  { days, before }: { days: number; before: number },
) {
  const from = new Date(createdAt.getTime() - days * DAY_MS)
  const past = new Date(from.getTime() - before * DAY_MS)
  return db
    .select({
      rating: reviews.rating,
      isRecent: sql<boolean>`${reviews.createdAt} > ${from}`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(
      and(
        ofTarget(target),
        ne(reviews.status, 'withdrawn'),
        sql`${reviews.createdAt} BETWEEN ${past} AND ${createdAt}`,
      ),
    )
    .groupBy(sql`1, 2`)
}

export type SignalRow = typeof reviewSignals.$inferSelect

/** Puts what was found now in the place of what was found before. */
export async function saveFindings(
  tx: Database,
  reviewId: string,
  found: { signal: SignalName; strength: number; reason: string }[],
) {
  await tx.delete(reviewSignals).where(eq(reviewSignals.reviewId, reviewId))
  if (found.length > 0)
    await tx.insert(reviewSignals).values(found.map((finding) => ({ reviewId, ...finding })))
}

export const findingsOf = (db: Database, reviewIds: string[]): Promise<SignalRow[]> =>
  db.select().from(reviewSignals).where(inArray(reviewSignals.reviewId, reviewIds))

/** Ids of what was written since a moment, after one of them. */
export async function writtenSince(
  db: Database,
  since: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        gte(reviews.createdAt, since),
        inArray(reviews.status, ['visible', 'pending']),
        sql`${reviews.id} > ${after}`,
      ),
    )
    .orderBy(reviews.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Forgets where reviews came from, by which secrets it was hashed, and what was found in what waits no more. */
export async function forgetOld(
  db: Database,
  { traces, period, signals }: { traces: Date; period: number; signals: Date },
) {
  await db.delete(reviewTraces).where(lt(reviewTraces.createdAt, traces))
  await db.delete(traceSecrets).where(lt(traceSecrets.period, period))
  const waiting = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.status, 'pending'))
  await db
    .delete(reviewSignals)
    .where(
      and(lt(reviewSignals.createdAt, signals), sql`${reviewSignals.reviewId} NOT IN (${waiting})`),
    )
}

/** What the letter about a review that waits says. */
export async function describedHold(db: Database, id: string) {
  const [row] = await db
    .select({
      status: reviews.status,
      waitsSince: reviews.waitsSince,
      ...targetKeys,
      person: { firstName: users.firstName, email: users.email },
      name: sql<string>`coalesce(${offers.name}, ${vendorName})`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(and(eq(reviews.id, id), or(isNull(users.deletionRequestedAt))))
  return row
}
