import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { offers, reviewProofs, reviews, users, vendorName, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type Row = typeof reviewProofs.$inferSelect

export const insertProof = (
  tx: Database,
  proof: Pick<Row, 'userId' | 'fileKey' | 'fileMark' | 'consentText'> & { reviewId: string },
) => tx.insert(reviewProofs).values(proof)

/** The last proof of a review. */
export async function lastProof(db: Database, reviewId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(reviewProofs)
    .where(eq(reviewProofs.reviewId, reviewId))
    .orderBy(desc(reviewProofs.createdAt), desc(reviewProofs.id))
    .limit(1)
  return row
}

export async function findProof(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(reviewProofs).where(eq(reviewProofs.id, id))
  return row
}

/** Decides once. @returns its file; undefined when it was decided before */
export async function decideProof(
  tx: Database,
  id: string,
  decision: Pick<Row, 'status' | 'answer'>,
): Promise<Pick<Row, 'fileKey'> | undefined> {
  const [row] = await tx
    .update(reviewProofs)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(eq(reviewProofs.id, id), eq(reviewProofs.status, 'waiting')))
    .returning({ fileKey: reviewProofs.fileKey })
  return row
}

/** Takes back all proofs of a review. @returns their files */
export async function deleteProofs(tx: Database, reviewId: string): Promise<string[]> {
  const gone = await tx
    .delete(reviewProofs)
    .where(eq(reviewProofs.reviewId, reviewId))
    .returning({ fileKey: reviewProofs.fileKey })
  return gone.flatMap(({ fileKey }) => fileKey ?? [])
}

/** Files of a person's proofs, which go with the account. */
export async function proofFilesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ fileKey: reviewProofs.fileKey })
    .from(reviewProofs)
    .where(and(eq(reviewProofs.userId, userId), isNotNull(reviewProofs.fileKey)))
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}

/** Closes what nobody decided about since a day. */
export const expireProofs = (db: Database, before: Date) =>
  db
    .update(reviewProofs)
    .set({ status: 'expired', decidedAt: new Date() })
    .where(and(eq(reviewProofs.status, 'waiting'), lt(reviewProofs.createdAt, before)))

/**
 * Some proofs whose files have to go: decided about, or of a review that is gone or says nothing any more.
 * @param after the id after which they begin: what a store refuses to remove does not keep it from the others
 */
export async function filesToDestroy(db: Database, limit: number, after: string | undefined) {
  const rows = await db
    .select({ id: reviewProofs.id, fileKey: reviewProofs.fileKey })
    .from(reviewProofs)
    .leftJoin(reviews, eq(reviews.id, reviewProofs.reviewId))
    .where(
      and(
        isNotNull(reviewProofs.fileKey),
        or(ne(reviewProofs.status, 'waiting'), isNull(reviews.id), eq(reviews.status, 'withdrawn')),
        after ? gt(reviewProofs.id, after) : undefined,
      ),
    )
    .orderBy(asc(reviewProofs.id))
    .limit(limit)
  return rows.map(({ id, fileKey }) => ({ id, fileKey: fileKey ?? '' }))
}

/** Notes that files are gone. */
export const noteDestroyed = (db: Database, ids: string[]) =>
  db
    .update(reviewProofs)
    .set({ fileKey: null, destroyedAt: new Date() })
    .where(inArray(reviewProofs.id, ids))

/** Forgets proofs of reviews that are gone, or say nothing any more, once their files are. */
export const deleteOrphans = (db: Database) =>
  db
    .delete(reviewProofs)
    .where(
      and(
        isNull(reviewProofs.fileKey),
        or(
          isNull(reviewProofs.reviewId),
          inArray(
            reviewProofs.reviewId,
            db.select({ id: reviews.id }).from(reviews).where(eq(reviews.status, 'withdrawn')),
          ),
        ),
      ),
    )

/** What the letter about a decision says. */
export async function describedProof(db: Database, id: string) {
  const [row] = await db
    .select({
      status: reviewProofs.status,
      answer: reviewProofs.answer,
      reviewId: reviewProofs.reviewId,
      person: { firstName: users.firstName, email: users.email },
      target: sql<string>`coalesce(${offers.name}, ${vendorName}, '')`,
    })
    .from(reviewProofs)
    .innerJoin(users, eq(users.id, reviewProofs.userId))
    .innerJoin(reviews, eq(reviews.id, reviewProofs.reviewId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(eq(reviewProofs.id, id))
  return row
}
