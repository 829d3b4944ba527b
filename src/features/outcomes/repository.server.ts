import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  outcomeFigures as figures,
  isPresent,
  outcomes,
  quoteConversations,
  outcomeRefusals as refusals,
  reviews,
  users,
  vendors,
} from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ASKED_MAX, OWN_MAX } from './limits.ts'
import type { OutcomesWire, Said } from './schema.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Of several processes that ask, or count, one does. */
export const lockOutcomes = (tx: Database) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('praca outcomes'))`)

/** What came of a conversation that moderation ended, or found its supplier right to report, is nobody's figure. */
const isUpheldAgainst = (userId: SQL, conversationId: SQL) =>
  sql`EXISTS (SELECT FROM quote_reports WHERE quote_reports.conversation_id = ${conversationId}
    AND quote_reports.status = 'upheld' AND quote_reports.user_id <> ${userId})`

/** Whoever administers a page, or did, says nothing of it. */
const isNoParty = (vendorId: SQL) =>
  sql`NOT EXISTS (SELECT FROM vendor_admins WHERE vendor_admins.vendor_id = ${vendorId}
    AND vendor_admins.user_id = users.id AND vendor_admins.accepted_at IS NOT NULL)`

/** Whoever appealed with success against being held for a colleague is none. */
const isHeard = (vendorId: SQL) =>
  sql<boolean>`EXISTS (SELECT FROM review_appeals WHERE review_appeals.vendor_id = ${vendorId}
    AND review_appeals.user_id = users.id AND review_appeals.status = 'upheld')`

/** A page that is known to be its company's; one that hides itself is asked about all the same. */
const isTrusted = and(isNull(vendors.suspendedAt), isNull(vendors.unconfirmedSince))

interface Times {
  answeredAfter: Date
  answeredBefore: Date
  /** Since when a question counts against the bound of a person, and of a person with one supplier. */
  personSince: Date
  pairSince: Date
  /** Since when a person is asked nothing more. */
  daySince: Date
}

export interface Due {
  userId: string
  vendorId: string
  conversationId: string | null
  reviewId: string | null
  /** By which they are in order; as the database writes it, to the microsecond. */
  answeredAt: string
}

/** Of an answer among others. */
const PLACE = sql`(answers.answered_at, coalesce(answers.conversation_id, answers.review_id))`

/**
 * Answers of suppliers that are some days old and whose author may be asked what came of them, the oldest first. Not of
 * what moderation took away, or looks at because the author asks for it: a supplier that reports what it answered, takes
 * its answer back, or hides its page, is asked about all the same. Nor where a side is not there any more.
 * @param last after which they begin
 */
export const dueToAsk = (tx: Database, times: Times, limit: number, last?: Due) =>
  rowsOf<Due>(
    tx,
    sql`WITH answers AS (
      SELECT r.user_id, c.vendor_id, c.id AS conversation_id, NULL::uuid AS review_id, c.first_answered_at AS answered_at
      FROM quote_conversations c JOIN quote_requests r ON r.id = c.request_id
      WHERE c.first_answered_at > ${at(times.answeredAfter)} AND c.first_answered_at <= ${at(times.answeredBefore)}
        AND c.status IN ('answered', 'ended') AND c.ended_by IS DISTINCT FROM 'moderation'
        AND NOT EXISTS (SELECT FROM quote_reports WHERE quote_reports.conversation_id = c.id
          AND quote_reports.status = 'waiting' AND quote_reports.user_id = r.user_id)
        AND NOT ${isUpheldAgainst(sql`r.user_id`, sql`c.id`)}
      UNION ALL
      SELECT r.user_id, coalesce(r.vendor_id, o.vendor_id), NULL, r.id, r.first_replied_at
      FROM reviews r LEFT JOIN review_replies reply ON reply.review_id = r.id
      LEFT JOIN LATERAL (SELECT vendor_offers.vendor_id FROM vendor_offers
        JOIN offers ON offers.id = vendor_offers.offer_id AND offers.suspended_at IS NULL
        WHERE vendor_offers.offer_id = r.offer_id AND vendor_offers.origin = 'own'
        ORDER BY EXISTS (SELECT FROM vendor_admins WHERE vendor_admins.vendor_id = vendor_offers.vendor_id
          AND vendor_admins.user_id = reply.user_id) DESC, vendor_offers.created_at, vendor_offers.vendor_id
        LIMIT 1) o ON true
      WHERE r.first_replied_at > ${at(times.answeredAfter)} AND r.first_replied_at <= ${at(times.answeredBefore)}
        AND r.status = 'visible')
    SELECT answers.user_id AS "userId", answers.vendor_id AS "vendorId",
      answers.conversation_id AS "conversationId", answers.review_id AS "reviewId",
      answers.answered_at::text AS "answeredAt"
    FROM answers JOIN users ON users.id = answers.user_id JOIN vendors ON vendors.id = answers.vendor_id
    WHERE ${isPresent} AND ${isTrusted} AND ${isNoParty(sql`answers.vendor_id`)}
      AND NOT EXISTS (SELECT FROM outcome_refusals WHERE outcome_refusals.user_id = users.id)
      AND NOT EXISTS (SELECT FROM outcomes WHERE outcomes.user_id = users.id
        AND outcomes.vendor_id = answers.vendor_id AND outcomes.asked_at > ${at(times.pairSince)})
      AND (SELECT count(*) FROM outcomes WHERE outcomes.user_id = users.id
        AND outcomes.asked_at > ${at(times.personSince)}) < ${ASKED_MAX}
      AND NOT EXISTS (SELECT FROM outcomes WHERE outcomes.user_id = users.id
        AND outcomes.asked_at > ${at(times.daySince)})
      ${last ? sql`AND ${PLACE} > (${last.answeredAt}::timestamptz, ${last.conversationId ?? last.reviewId}::uuid)` : sql``}
    ORDER BY ${PLACE} LIMIT ${limit}`,
  )

/** @returns the id; undefined where it was asked before */
export async function insertOutcome(
  tx: Database,
  { userId, vendorId, conversationId, reviewId }: Due,
  askedAt: Date,
) {
  const [row] = await tx
    .insert(outcomes)
    .values({ userId, vendorId, conversationId, reviewId, askedAt })
    .onConflictDoNothing()
    .returning({ id: outcomes.id })
  return row?.id
}

const asked = {
  id: outcomes.id,
  userId: outcomes.userId,
  vendor: {
    id: vendors.id,
    razaoSocial: vendors.razaoSocial,
    nomeFantasia: vendors.nomeFantasia,
    isAssociated: vendors.isAssociated,
  },
  reviewId: outcomes.reviewId,
  askedAt: outcomes.askedAt,
  saidAt: outcomes.saidAt,
  solved: outcomes.solved,
  hiresAgain: outcomes.hiresAgain,
}

const select = (db: Database) =>
  db.select(asked).from(outcomes).innerJoin(vendors, eq(vendors.id, outcomes.vendorId))
export type OutcomeRow = Awaited<ReturnType<typeof select>>[number]

export async function findOutcome(db: Database, id: string): Promise<OutcomeRow | undefined> {
  const [row] = await select(db).where(eq(outcomes.id, id))
  return row
}

/** What a person was asked, the latest first. */
export const outcomesOf = (db: Database, userId: string) =>
  select(db)
    .where(eq(outcomes.userId, userId))
    .orderBy(desc(outcomes.askedAt), desc(outcomes.id))
    .limit(OWN_MAX)

/** How many questions wait for a person's answer since a moment. */
export const countOpen = (db: Database, userId: string, since: Date) =>
  db.$count(
    outcomes,
    and(eq(outcomes.userId, userId), isNull(outcomes.saidAt), gt(outcomes.askedAt, since)),
  )

/**
 * Keeps what somebody says; what they said before is gone.
 * @param byLink what else must hold where a link says it: asked since, and said first since
 * @returns false where that does not hold
 */
export async function say(
  tx: Database,
  id: string,
  { resolvido, voltaria }: Said,
  byLink?: { askedSince: Date; saidSince: Date },
): Promise<boolean> {
  const said = await tx
    .update(outcomes)
    .set({
      solved: resolvido,
      hiresAgain: voltaria,
      saidAt: sql`coalesce(${outcomes.saidAt}, now())`,
    })
    .where(
      and(
        eq(outcomes.id, id),
        byLink && gt(outcomes.askedAt, byLink.askedSince),
        byLink && or(isNull(outcomes.saidAt), gt(outcomes.saidAt, byLink.saidSince)),
      ),
    )
    .returning({ id: outcomes.id })
  return said.length > 0
}

export const isRefusing = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(refusals, eq(refusals.userId, userId))) > 0

/** Notes that a person wants no question any more; one who is gone meanwhile gets none anyway. */
export const refuse = (tx: Database, userId: string) =>
  tx
    .insert(refusals)
    .select(
      tx
        .select({ userId: users.id, createdAt: sql`now()`.as('created_at') })
        .from(users)
        .where(eq(users.id, userId)),
    )
    .onConflictDoNothing()

export const allow = (tx: Database, userId: string) =>
  tx.delete(refusals).where(eq(refusals.userId, userId))

/** A person who neither administers a supplier's page nor did; undefined for others. */
export async function outsider(db: Database, userId: string, vendorId: string) {
  const [row] = await db
    .select({ email: users.email, isHeard: isHeard(sql`${vendorId}`) })
    .from(users)
    .where(and(eq(users.id, userId), isNoParty(sql`${vendorId}`)))
  return row
}

/** By what a supplier's own mailboxes are known: domains that are proven to be its own, and where it says it is found. */
export async function ownAddressesOf(db: Database, vendorId: string) {
  const [row] = await db
    .select({
      site: vendors.site,
      email: vendors.email,
      domains: sql<string[]>`ARRAY(SELECT domain FROM vendor_domains
        WHERE vendor_domains.vendor_id = ${vendors.id})`,
    })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return row
}

/** Where a letter goes, and how its reader is called; undefined for who does not get in (any more). */
export async function addresseeOf(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isPresent))
  return row
}

/** Suppliers of which something was said since a moment, or of which something is public, in order of their ids. */
export async function toCount(db: Database, since: Date, after: string, limit: number) {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT vendor_id AS id FROM outcomes WHERE said_at IS NOT NULL AND asked_at > ${at(since)} AND vendor_id > ${after}
      UNION SELECT vendor_id FROM outcome_figures WHERE vendor_id > ${after}
      ORDER BY id LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** What was said of a supplier since a moment and still counts, the latest first, with the mailbox of who said it. */
export const votesOn = (db: Database, vendorId: string, since: Date, limit: number) =>
  db
    .select({
      email: users.email,
      isHeard: isHeard(sql`${outcomes.vendorId}`),
      solved: outcomes.solved,
      hiresAgain: outcomes.hiresAgain,
      askedAt: outcomes.askedAt,
      saidAt: outcomes.saidAt,
    })
    .from(outcomes)
    .innerJoin(users, eq(users.id, outcomes.userId))
    .leftJoin(quoteConversations, eq(quoteConversations.id, outcomes.conversationId))
    .leftJoin(reviews, eq(reviews.id, outcomes.reviewId))
    .where(
      and(
        eq(outcomes.vendorId, vendorId),
        gt(outcomes.askedAt, since),
        sql`${outcomes.saidAt} IS NOT NULL`,
        isPresent,
        isNoParty(sql`${outcomes.vendorId}`),
        or(
          eq(reviews.status, 'visible'),
          sql`${quoteConversations.id} IS NOT NULL AND ${quoteConversations.endedBy} IS DISTINCT FROM 'moderation'
            AND NOT ${isUpheldAgainst(sql`${outcomes.userId}`, sql`${outcomes.conversationId}`)}`,
        ),
      ),
    )
    .orderBy(desc(outcomes.askedAt), asc(outcomes.id))
    .limit(limit)

/** What is public of a supplier. */
export async function figuresOf(db: Database, vendorId: string) {
  const [row] = await db
    .select({ figures: figures.figures, countedAt: figures.countedAt })
    .from(figures)
    .where(eq(figures.vendorId, vendorId))
  return row
}

export const saveFigures = (
  tx: Database,
  vendorId: string,
  shown: { figures: OutcomesWire; countedAt: Date },
) =>
  tx
    .insert(figures)
    .values({ vendorId, ...shown })
    .onConflictDoUpdate({ target: figures.vendorId, set: shown })

/** Forgets what was asked before a moment, and numbers in which nothing later is. */
export async function deleteOld(tx: Database, before: Date) {
  await tx.delete(outcomes).where(lt(outcomes.askedAt, before))
  await tx.delete(figures).where(lt(figures.countedAt, before))
}
