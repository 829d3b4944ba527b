import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  bareText,
  quoteConversations as conversations,
  countsAsSeller,
  isActiveAdmin,
  isPresent,
  quoteMessages as messages,
  offers,
  quoteOffers,
  quoteReports as reports,
  quoteRequests as requests,
  users,
  vendorAdmins,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { periodsBefore, tallies } from '#/features/reviews/answering/figures.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  BURST_MAX,
  CHOICE_MAX,
  PAGE_SIZE,
  SAME_TEXT_DAYS,
  SAME_TEXT_LIKENESS,
  SAME_TEXT_SHARE,
  SHINGLES_MIN,
} from './limits.ts'
import type { Side } from './policy.ts'
import type { QuoteStatus } from './status.ts'

/** What a company's name is made of. */
const company = {
  id: vendors.id,
  razaoSocial: vendors.razaoSocial,
  nomeFantasia: vendors.nomeFantasia,
  isAssociated: vendors.isAssociated,
  logoKey: vendors.logoKey,
}
export interface CompanyRow {
  id: string
  razaoSocial: string
  nomeFantasia: string | null
  isAssociated: boolean
  logoKey: string | null
}

const readersOf = (db: Database, vendorId: string | typeof vendors.id) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(vendorAdmins)
    .innerJoin(users, eq(users.id, vendorAdmins.userId))
    .where(and(eq(vendorAdmins.vendorId, vendorId), isActiveAdmin, isPresent))

/** Who would read what is sent to a page, the longest there first. */
export const administratorsOf = (db: Database, vendorId: string, limit: number) =>
  readersOf(db, vendorId).orderBy(asc(vendorAdmins.createdAt), asc(users.id)).limit(limit)

/** A page that asks for requests, is known to be its company's, and has somebody who reads them. */
const takesRequests = (db: Database) =>
  and(
    eq(vendors.isVisible, true),
    isNull(vendors.suspendedAt),
    isNull(vendors.unconfirmedSince),
    eq(vendors.acceptsLeads, true),
    exists(readersOf(db, vendors.id)),
  )

interface Asked {
  vendorIds: string[]
  offerIds: string[]
}

/** Of some suppliers, and of those who sell some products, who takes requests: the best rated first. */
export const takersOf = (db: Database, { vendorIds, offerIds }: Asked): Promise<CompanyRow[]> => {
  const sells = db
    .select({ one: sql`1` })
    .from(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendors.id), inArray(vendorOffers.offerId, offerIds)))
  return db
    .select(company)
    .from(vendors)
    .where(and(takesRequests(db), or(inArray(vendors.id, vendorIds), exists(sells))))
    .orderBy(desc(vendors.ratingIndex), asc(vendors.id))
    .limit(CHOICE_MAX)
}

/** What of some products some suppliers sell, and readers see. */
export const soldAmong = (db: Database, { vendorIds, offerIds }: Asked) =>
  db
    .select({ vendorId: vendorOffers.vendorId, id: offers.id, name: offers.name })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(
      and(
        inArray(vendorOffers.vendorId, vendorIds),
        inArray(offers.id, offerIds),
        eq(offers.isVisible, true),
      ),
    )
    .orderBy(asc(offers.name), asc(offers.id))

/**
 * Makes the requests of a person follow one another, and nothing else: what only names the person is
 * written meanwhile.
 * @returns the person's e-mail address
 */
export const queueUp = async (tx: Database, userId: string): Promise<string> =>
  only(
    await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update'),
  ).email

/** When the requests of a person since a moment were made, the oldest first. */
export const requestsSince = (tx: Database, userId: string, since: Date) =>
  tx
    .select({ createdAt: requests.createdAt })
    .from(requests)
    .where(and(eq(requests.userId, userId), gt(requests.createdAt, since)))
    .orderBy(asc(requests.createdAt))

const listOf = (numbers: number[]) => sql`${`{${numbers.join(',')}}`}::int[]`

/** Whether a text and some parts have most of the shorter in common: what is written around it makes no other text. */
const sharesParts = (parts: number[]) =>
  parts.length < SHINGLES_MIN
    ? undefined
    : sql`(${requests.shingles} && ${listOf(parts)}
        AND cardinality(${requests.shingles}) >= ${SHINGLES_MIN}
        AND (SELECT count(*) FROM unnest(${requests.shingles}) AS part WHERE part = ANY(${listOf(parts)}))
          >= ${SAME_TEXT_SHARE}::float8 * least(cardinality(${requests.shingles}), ${parts.length}::int))`

/**
 * How many suppliers got a text of late, or one that has most of its letters or its parts, whoever wrote it, and how
 * often some of them did. Who asks meanwhile waits: of many copies that are sent at once, none is overlooked.
 */
export async function countCopies(
  tx: Database,
  need: string,
  parts: number[],
  vendorIds: string[],
): Promise<{ suppliers: number; toThese: number }> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('quote_requests.need', 0)),
    set_config('pg_trgm.similarity_threshold', ${String(SAME_TEXT_LIKENESS)}, true)`)
  const rows = await tx
    .select({
      suppliers: sql<number>`count(DISTINCT ${conversations.vendorId})::int`,
      toThese: sql<number>`(count(*) FILTER (WHERE ${inArray(conversations.vendorId, vendorIds)}))::int`,
    })
    .from(conversations)
    .innerJoin(requests, eq(requests.id, conversations.requestId))
    .where(
      and(
        or(sql`${bareText(requests.need)} % ${bareText(need)}`, sharesParts(parts)),
        gt(requests.createdAt, new Date(Date.now() - SAME_TEXT_DAYS * DAY_MS)),
      ),
    )
  return only(rows)
}

/** Whether one of some suppliers got all the requests that an hour may bring. */
export async function isAmidBurst(tx: Database, vendorIds: string[]): Promise<boolean> {
  const full = await tx
    .select({ id: conversations.vendorId })
    .from(conversations)
    .where(
      and(
        inArray(conversations.vendorId, vendorIds),
        gt(conversations.createdAt, new Date(Date.now() - HOUR_MS)),
      ),
    )
    .groupBy(conversations.vendorId)
    .having(sql`count(*) >= ${BURST_MAX}`)
    .limit(1)
  return full.length > 0
}

const only = <T>(rows: T[]): T => {
  const [row] = rows
  if (!row) throw new Error('No row was returned.')
  return row
}

export const insertRequest = async (tx: Database, request: typeof requests.$inferInsert) =>
  only(await tx.insert(requests).values(request).returning({ id: requests.id })).id

export const insertConversation = async (
  tx: Database,
  conversation: typeof conversations.$inferInsert,
) =>
  only(await tx.insert(conversations).values(conversation).returning({ id: conversations.id })).id

export const insertOffers = (tx: Database, rows: (typeof quoteOffers.$inferInsert)[]) =>
  rows.length > 0 ? tx.insert(quoteOffers).values(rows) : undefined

export const insertReport = (tx: Database, report: typeof reports.$inferInsert) =>
  tx
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.conversationId, reports.userId],
      targetWhere: sql`status = 'waiting'`,
      set: { reason: report.reason, details: report.details },
    })

const pageOf = <Row extends { id: string }>(rows: Row[]) => {
  const data = rows.slice(0, PAGE_SIZE)
  return { rows: data, next: rows.length > PAGE_SIZE ? (data.at(-1)?.id ?? null) : null }
}

/** Requests of a person, the latest first. @param before the last one that was read */
export async function requestsOf(db: Database, userId: string, before: string | undefined) {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.userId, userId), before ? lt(requests.id, before) : undefined))
    .orderBy(desc(requests.id))
    .limit(PAGE_SIZE + 1)
  return pageOf(rows)
}

const found = {
  id: conversations.id,
  requestId: conversations.requestId,
  vendorId: conversations.vendorId,
  status: conversations.status,
  deliveredAt: conversations.deliveredAt,
  contactShownAt: conversations.contactShownAt,
  firstAnsweredAt: conversations.firstAnsweredAt,
  lastMessageAt: conversations.lastMessageAt,
  othersNamedAt: conversations.othersNamedAt,
  endedBy: conversations.endedBy,
  ownerId: conversations.ownerId,
  notes: conversations.notes,
  company,
  request: requests,
  buyer: {
    blockedAt: users.blockedAt,
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
  },
}

const select = (db: Database) =>
  db
    .select(found)
    .from(conversations)
    .innerJoin(requests, eq(requests.id, conversations.requestId))
    .innerJoin(users, eq(users.id, requests.userId))
    .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
export type ConversationRow = Awaited<ReturnType<typeof select>>[number]

export const conversationsOf = (db: Database, requestIds: string[]) =>
  select(db).where(inArray(conversations.requestId, requestIds)).orderBy(asc(conversations.id))

export async function findConversation(
  db: Database,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await select(db).where(eq(conversations.id, id))
  return row
}

/** The same, and others who write in it wait for the transaction's end. */
export async function lockConversation(tx: Database, id: string) {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  return findConversation(tx, id)
}

/**
 * Marks conversations that wait for an answer since before a moment, the longest first; of two processes, one does.
 * @param mark what is done about each of them once
 * @param atMost how many
 */
export async function markWaiting(
  tx: Database,
  mark: 'remindedAt' | 'othersNamedAt',
  { before, now, atMost }: { before: Date; now: Date; atMost: number },
): Promise<ConversationRow[]> {
  const due = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.status, 'waiting'),
        lte(conversations.deliveredAt, before),
        isNull(conversations[mark]),
      ),
    )
    .orderBy(asc(conversations.deliveredAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  const marked = await tx
    .update(conversations)
    .set({ [mark]: now })
    .where(inArray(conversations.id, due))
    .returning({ id: conversations.id })
  return select(tx)
    .where(
      inArray(
        conversations.id,
        marked.map(({ id }) => id),
      ),
    )
    .orderBy(asc(conversations.deliveredAt), asc(conversations.id))
}

/**
 * Marks requests that are held since before a moment, and nobody decided about; of two processes, one does.
 * @returns one conversation of each
 */
export async function markOverdue(tx: Database, { before, now }: { before: Date; now: Date }) {
  const marked = await tx
    .update(reports)
    .set({ overdueToldAt: now })
    .where(
      and(
        eq(reports.status, 'waiting'),
        isNull(reports.conversationId),
        isNull(reports.overdueToldAt),
        lte(reports.createdAt, before),
      ),
    )
    .returning({ requestId: reports.requestId })
  const ids = marked.map(({ requestId }) => requestId)
  return tx
    .selectDistinctOn([conversations.requestId], { id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.requestId, ids), eq(conversations.status, 'held')))
    .orderBy(asc(conversations.requestId), asc(conversations.id))
}

/**
 * Ends conversations of which one side is not there any more: a page that Admins hid, that is not known to be its
 * company's, or that nobody keeps; a buyer who was kept out.
 * @returns those that it ended
 */
export async function endAbandoned(tx: Database, now: Date, atMost: number) {
  const isBuyer = exists(
    tx
      .select({ one: sql`1` })
      .from(requests)
      .innerJoin(users, eq(users.id, requests.userId))
      .where(and(eq(requests.id, conversations.requestId), isNull(users.blockedAt))),
  )
  const isVendor = exists(
    tx
      .select({ one: sql`1` })
      .from(vendors)
      .where(
        and(
          eq(vendors.id, conversations.vendorId),
          isNull(vendors.suspendedAt),
          isNull(vendors.unconfirmedSince),
          exists(readersOf(tx, vendors.id)),
        ),
      ),
  )
  const abandoned = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        inArray(conversations.status, ['waiting', 'answered']),
        not(and(isBuyer, isVendor) as SQL),
      ),
    )
    .limit(atMost)
    .for('update', { skipLocked: true })
  return tx
    .update(conversations)
    .set({ status: 'ended', endedAt: now, endedBy: 'absence' })
    .where(inArray(conversations.id, abandoned))
    .returning({ id: conversations.id, vendorId: conversations.vendorId })
}

/** Those of some conversations that still wait for their supplier's answer. */
export const stillWaiting = (db: Database, ids: string[]) =>
  select(db)
    .where(and(inArray(conversations.id, ids), eq(conversations.status, 'waiting')))
    .orderBy(asc(conversations.deliveredAt), asc(conversations.id))

/**
 * What counts of how a supplier answers: what it answered, left without an answer until it was reminded, or ended
 * without one. What a buyer ends sooner is nobody's delay.
 */
const isCounted = or(
  isNotNull(conversations.firstAnsweredAt),
  isNotNull(conversations.remindedAt),
  eq(conversations.endedBy, 'vendor'),
)

/** How a supplier answers requests, by period. */
export const answeringOf = (db: Database, vendorId: string, now: Date) =>
  db
    .select(
      tallies(
        {
          came: sql`${conversations.deliveredAt}`,
          answered: sql`${conversations.firstAnsweredAt}`,
        },
        now,
      ),
    )
    .from(conversations)
    .where(
      and(
        eq(conversations.vendorId, vendorId),
        gt(conversations.deliveredAt, periodsBefore(now).dozeMeses),
        isCounted,
      ),
    )

/** Products of a supplier that readers see, the best rated first. */
export const soldBy = (db: Database, vendorId: string, atMost: number) =>
  db
    .select({ id: offers.id })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(and(eq(vendorOffers.vendorId, vendorId), eq(offers.isVisible, true)))
    .orderBy(desc(offers.ratingIndex), asc(offers.id))
    .limit(atMost)

/** Suppliers that a request cannot go to any more: it went there, or its buyer administers them. */
export async function notForRequest(db: Database, { requestId, buyer }: ConversationRow) {
  const rows = await db
    .select({ id: conversations.vendorId })
    .from(conversations)
    .where(eq(conversations.requestId, requestId))
    .union(
      db
        .select({ id: vendorAdmins.vendorId })
        .from(vendorAdmins)
        .where(and(eq(vendorAdmins.userId, buyer.id), isActiveAdmin)),
    )
  return new Set(rows.map(({ id }) => id))
}

interface InboxFilter {
  before?: string
  statuses?: QuoteStatus[]
  ownerId?: string
}

/** What a supplier was asked, what was written last first. */
export async function inboxOf(
  db: Database,
  vendorId: string,
  { before, statuses, ownerId }: InboxFilter,
) {
  const isAfter: SQL | undefined = before
    ? sql`(${conversations.lastMessageAt}, ${conversations.id}) < (
        SELECT last.last_message_at, last.id FROM quote_conversations AS last
        WHERE last.id = ${before} AND last.vendor_id = ${vendorId})`
    : undefined
  const rows = await select(db)
    .where(
      and(
        eq(conversations.vendorId, vendorId),
        isNotNull(conversations.deliveredAt),
        isAfter,
        statuses && inArray(conversations.status, statuses),
        ownerId ? eq(conversations.ownerId, ownerId) : undefined,
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(PAGE_SIZE + 1)
  return pageOf(rows)
}

/** Requests that a supplier has and nobody there answered. */
export const countUnanswered = (db: Database, vendorId: string) =>
  db.$count(
    conversations,
    and(
      eq(conversations.vendorId, vendorId),
      isNotNull(conversations.deliveredAt),
      eq(conversations.status, 'waiting'),
    ),
  )

/** What some conversations are about. */
export const offersOf = (db: Database, conversationIds: string[]) =>
  db
    .select({ conversationId: quoteOffers.conversationId, id: offers.id, name: offers.name })
    .from(quoteOffers)
    .innerJoin(offers, eq(offers.id, quoteOffers.offerId))
    .where(inArray(quoteOffers.conversationId, conversationIds))
    .orderBy(asc(offers.name), asc(offers.id))

/** Names of some people, by id. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

const isProposal = or(
  isNotNull(messages.priceCents),
  isNotNull(messages.validUntil),
  isNotNull(messages.fileKey),
)

/** The latest proposal in each of some conversations. */
export const latestProposals = (db: Database, conversationIds: string[]) =>
  db
    .selectDistinctOn([messages.conversationId])
    .from(messages)
    .where(and(inArray(messages.conversationId, conversationIds), isProposal))
    .orderBy(asc(messages.conversationId), desc(messages.id))

export const messagesOf = (db: Database, conversationId: string) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number]

/** What a side of a conversation wrote last. */
export async function lastMessageOf(db: Database, conversationId: string, side: Side) {
  const [row] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, side)))
    .orderBy(desc(messages.id))
    .limit(1)
  return row
}

export async function findMessage(db: Database, conversationId: string, id: string) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)))
  return row
}

/** How many messages a conversation has, and who wrote the last ones. @param last how many of these */
export async function writersIn(tx: Database, conversationId: string, last: number) {
  const total = await tx.$count(messages, eq(messages.conversationId, conversationId))
  const rows = await tx
    .select({ side: messages.side })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(last)
  return { total, sides: rows.map(({ side }) => side) }
}

export const insertMessage = (tx: Database, message: typeof messages.$inferInsert) =>
  tx.insert(messages).values(message)

type Change = Partial<Omit<typeof conversations.$inferInsert, 'id'>>

export const updateConversation = (tx: Database, id: string, change: Change) =>
  tx.update(conversations).set(change).where(eq(conversations.id, id))

/** Changes what of a request is in a status. @returns those that it changed */
export const updateInStatus = (
  tx: Database,
  requestId: string,
  status: QuoteStatus,
  change: Change,
) =>
  tx
    .update(conversations)
    .set(change)
    .where(and(eq(conversations.requestId, requestId), eq(conversations.status, status)))
    .returning({ id: conversations.id, vendorId: conversations.vendorId })

/** Whether moderation has to decide about a conversation, or about its request. */
export const isReported = async (db: Database, { id, requestId }: ConversationRow) =>
  (await db.$count(
    reports,
    and(
      eq(reports.requestId, requestId),
      eq(reports.status, 'waiting'),
      or(isNull(reports.conversationId), eq(reports.conversationId, id)),
    ),
  )) > 0

/** Whether a person's report of a conversation waits. */
export const hasReported = async (db: Database, conversationId: string, userId: string) =>
  (await db.$count(
    reports,
    and(
      eq(reports.conversationId, conversationId),
      eq(reports.userId, userId),
      eq(reports.status, 'waiting'),
    ),
  )) > 0

export async function findReport(db: Database, id: string) {
  const [row] = await db
    .select({ report: reports, buyerId: requests.userId })
    .from(reports)
    .innerJoin(requests, eq(requests.id, reports.requestId))
    .where(eq(reports.id, id))
  return row
}

/** Decides what waits; false where that was done before. */
export async function decideReport(
  tx: Database,
  id: string,
  decision: { status: 'upheld' | 'dismissed'; answer: string; decidedAt: Date },
): Promise<boolean> {
  const decided = await tx
    .update(reports)
    .set(decision)
    .where(and(eq(reports.id, id), eq(reports.status, 'waiting')))
    .returning({ id: reports.id })
  return decided.length > 0
}

/** Who administers the pages that a request went to, or did. */
export const partiesTo = (db: Database, requestId: string | typeof reports.requestId) =>
  db
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .innerJoin(conversations, eq(conversations.vendorId, vendorAdmins.vendorId))
    .where(
      and(
        eq(conversations.requestId, requestId),
        or(isActiveAdmin, isNotNull(vendorAdmins.acceptedAt)),
      ),
    )

/** Their ids. */
export const partyIdsOf = async (db: Database, requestId: string): Promise<string[]> =>
  (await partiesTo(db, requestId)).map(({ id }) => id)

/** Where a letter goes, and how its reader is called; undefined for who does not get in (any more). */
export async function addresseeOf(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isPresent))
  return row
}

const fileKeysIn = async (tx: Database, where: SQL | undefined) => {
  const rows = await tx
    .select({ key: messages.fileKey })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(requests, eq(requests.id, conversations.requestId))
    .where(and(where, isNotNull(messages.fileKey)))
  return rows.flatMap(({ key }) => key ?? [])
}

/** Files of the proposals that a person got: their rows go with the account. */
export const proposalFilesOf = (tx: Database, userId: string) =>
  fileKeysIn(tx, eq(requests.userId, userId))

/**
 * Deletes the conversations in which nobody wrote since a moment, and requests without any.
 * @returns the keys of their files
 */
export async function deleteSilent(tx: Database, before: Date): Promise<string[]> {
  const isSilent = lt(conversations.lastMessageAt, before)
  const keys = await fileKeysIn(tx, isSilent)
  await tx.delete(conversations).where(isSilent)
  const kept = tx.select({ id: conversations.requestId }).from(conversations)
  await tx
    .delete(requests)
    .where(and(lt(requests.createdAt, before), notInArray(requests.id, kept)))
  return keys
}

/** Whether a supplier answered a request of a person: that supplier, or one that counts as a seller of that offer. */
export async function hadAnswer(
  db: Database,
  userId: string,
  { type, id }: { type: 'offer' | 'vendor'; id: string },
): Promise<boolean> {
  const about =
    type === 'vendor'
      ? eq(conversations.vendorId, id)
      : exists(
          db
            .select({ one: sql`1` })
            .from(quoteOffers)
            .innerJoin(
              vendorOffers,
              and(
                eq(vendorOffers.vendorId, conversations.vendorId),
                eq(vendorOffers.offerId, quoteOffers.offerId),
                countsAsSeller,
              ),
            )
            .where(
              and(eq(quoteOffers.conversationId, conversations.id), eq(quoteOffers.offerId, id)),
            ),
        )
  const found = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(requests, eq(requests.id, conversations.requestId))
    .where(and(eq(requests.userId, userId), isNotNull(conversations.firstAnsweredAt), about))
    .limit(1)
  return found.length > 0
}
