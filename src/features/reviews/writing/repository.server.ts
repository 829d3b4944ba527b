import { and, desc, eq, gt, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import {
  invitedAddresses,
  reviewInvitations,
  reviewReplies,
  reviews,
  users,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { contentOf, NO_PROFILE, NO_WORDS, type ReviewContent } from '../content.server.ts'
import { ofTarget, type TargetRef, targetKeys, toTarget } from '../targets/repository.server.ts'

type Row = typeof reviews.$inferSelect
type Written = ReviewContent &
  Pick<
    Row,
    | 'status'
    | 'waits'
    | 'waitsSince'
    | 'authorKnown'
    | 'labels'
    | 'invitationId'
    | 'createdAt'
    | 'saidAt'
  >

const essentials = {
  id: reviews.id,
  userId: reviews.userId,
  ...contentOf(reviews),
  status: reviews.status,
  waits: reviews.waits,
  waitsSince: reviews.waitsSince,
  saidAt: reviews.saidAt,
  authorKnown: reviews.authorKnown,
  labels: reviews.labels,
  invitationId: reviews.invitationId,
  createdAt: reviews.createdAt,
}
export type ReviewState = Pick<Row, keyof typeof essentials>

const stateWhere = (db: Database, which: SQL | undefined) =>
  db.select(essentials).from(reviews).where(which)

/** A person's review of a target, whatever its status. */
export async function reviewBy(
  db: Database,
  userId: string,
  target: TargetRef,
): Promise<ReviewState | undefined> {
  const [row] = await stateWhere(db, and(ofTarget(target), eq(reviews.userId, userId)))
  return row
}

export async function findReview(db: Database, id: string): Promise<ReviewState | undefined> {
  const [row] = await stateWhere(db, eq(reviews.id, id))
  return row
}

/** A review, locked. */
export async function lockReviewRow(tx: Database, id: string): Promise<ReviewState | undefined> {
  const [row] = await stateWhere(tx, eq(reviews.id, id)).for('update')
  return row
}

/** What a review is of; undefined when there is no such review. */
export async function targetOf(db: Database, id: string): Promise<TargetRef | undefined> {
  const [row] = await db.select(targetKeys).from(reviews).where(eq(reviews.id, id))
  return row && toTarget(row)
}

/** @returns the person's address; undefined once the account was removed, which it is not until the transaction ends */
export async function lockAuthor(tx: Database, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return found?.email
}

/** E-mails that end so of others who have a review of a target with the weight of a domain of one's own. */
export async function weightyEmails(
  tx: Database,
  target: TargetRef,
  { domain, exceptUserId }: { domain: string; exceptUserId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        ofTarget(target),
        eq(reviews.authorKnown, 'own_domain'),
        inArray(reviews.status, ['visible', 'pending']),
        ne(reviews.userId, exceptUserId),
        sql`right(${users.email}, length(${domain}::text)) = ${domain}`,
      ),
    )
  return rows.map(({ email }) => email)
}

/**
 * The invitation by which somebody reviews an offer: whose address they come from, or else one that was sent to their
 * mailbox, whether they followed its link or not. Also one that has ended: nobody is rid of the label so.
 */
export async function invitationFor(
  tx: Database,
  { type, id }: TargetRef,
  { token, mailboxHash }: { token: string | undefined; mailboxHash: string },
): Promise<string | undefined> {
  if (type !== 'offer') return undefined
  const wasSent = tx
    .select({ invitationId: invitedAddresses.invitationId })
    .from(invitedAddresses)
    .where(and(eq(invitedAddresses.mailboxHash, mailboxHash), eq(invitedAddresses.state, 'sent')))
  const followed = token ? eq(reviewInvitations.token, token) : undefined
  const [found] = await tx
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(eq(reviewInvitations.offerId, id), or(followed, inArray(reviewInvitations.id, wasSent))),
    )
    .orderBy(...(followed ? [desc(followed)] : []), desc(reviewInvitations.createdAt))
    .limit(1)
  return found?.id
}

/** @returns its id */
export async function insertReview(
  tx: Database,
  userId: string,
  { type, id }: TargetRef,
  written: Written,
): Promise<string> {
  const keys = type === 'offer' ? { offerId: id } : { vendorId: id }
  const [created] = await tx
    .insert(reviews)
    .values({
      ...keys,
      userId,
      publishedAt: written.status === 'visible' ? written.createdAt : null,
      ...written,
    })
    .returning({ id: reviews.id })
  if (!created) throw new Error('The insert returned no row.')
  return created.id
}

export const rewriteReview = (tx: Database, id: string, written: Written) =>
  tx
    .update(reviews)
    .set({ ...written, publishedAt: publishedBy(written) })
    .where(eq(reviews.id, id))

/** When a review was published first: now, where it was not before. */
const publishedBy = ({ status }: Pick<Row, 'status'>) =>
  status === 'visible' ? sql`coalesce(${reviews.publishedAt}, now())` : sql`${reviews.publishedAt}`

/** Notes what was decided: it waits for nothing any more. */
export const settleReview = (tx: Database, id: string, status: Row['status']) =>
  tx
    .update(reviews)
    .set({
      status,
      waits: null,
      waitsSince: null,
      lateToldAt: null,
      publishedAt: publishedBy({ status }),
    })
    .where(eq(reviews.id, id))

/** Has a visible review wait for a moderator. */
export const holdReview = (
  tx: Database,
  id: string,
  hold: Pick<Row, 'status' | 'waits' | 'waitsSince'>,
) => tx.update(reviews).set(hold).where(eq(reviews.id, id))

/**
 * Takes away what a review says; that there was one, what was decided about it and who reported it stays, and that
 * something was got for it.
 */
export async function withdrawReview(tx: Database, id: string) {
  await tx
    .update(reviews)
    .set({
      status: 'withdrawn',
      ...NO_WORDS,
      ...NO_PROFILE,
      criteria: {},
      recommends: null,
      labels: [],
      invitationId: null,
      waitsSince: null,
    })
    .where(eq(reviews.id, id))
  await tx.delete(reviewReplies).where(eq(reviewReplies.reviewId, id))
}

/** Says of a review, and of nothing that was written in it, what is known of its author. */
export const setLabels = (tx: Database, id: string, labels: Row['labels']) =>
  tx.update(reviews).set({ labels }).where(eq(reviews.id, id))

export const deleteReview = (tx: Database, id: string) =>
  tx.delete(reviews).where(eq(reviews.id, id))

/** Takes a person's name, and what they do not want to stay, off their review; its answer goes with its words. */
export async function forgetReview(
  tx: Database,
  id: string,
  left: ReviewContent & Pick<Row, 'labels'>,
) {
  await tx
    .update(reviews)
    .set({ ...left, userId: null, authorKnown: 'gone' })
    .where(eq(reviews.id, id))
}

/** What a person wrote since a moment, also anew, but for one review. */
export const countBy = (tx: Database, userId: string, since: Date, exceptId?: string) =>
  tx.$count(
    reviews,
    and(
      eq(reviews.userId, userId),
      gt(reviews.createdAt, since),
      exceptId ? ne(reviews.id, exceptId) : undefined,
    ),
  )

/**
 * Reviews that a target got since a moment, but for one. What is written anew does not count: else
 * those who have rated once could hold back everybody who comes after, hour by hour.
 */
export const countOf = (tx: Database, target: TargetRef, since: Date, exceptId?: string) =>
  tx.$count(
    reviews,
    and(
      ofTarget(target),
      // The ids are of version 7 (RFC 9562, 5.7): in the order of their first writing.
      gte(reviews.id, firstIdOf(since)),
      exceptId ? ne(reviews.id, exceptId) : undefined,
    ),
  )

const firstIdOf = (moment: Date) =>
  uuidv7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) })

/**
 * Answers a review, and notes when it was answered first.
 * @returns false when it has an answer already
 */
export async function insertReply(
  tx: Database,
  reply: Pick<typeof reviewReplies.$inferInsert, 'reviewId' | 'userId' | 'text'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(reviewReplies)
    .values(reply)
    .onConflictDoNothing()
    .returning({ id: reviewReplies.reviewId })
  if (inserted.length === 0) return false
  await tx
    .update(reviews)
    // Its author changed nothing.
    .set({ firstRepliedAt: sql`now()`, updatedAt: sql`${reviews.updatedAt}` })
    .where(and(eq(reviews.id, reply.reviewId), isNull(reviews.firstRepliedAt)))
  return true
}

/** @returns what it said; undefined when there was none */
export async function deleteReply(tx: Database, reviewId: string): Promise<string | undefined> {
  const [removed] = await tx
    .delete(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId))
    .returning({ text: reviewReplies.text })
  return removed?.text
}
