import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { notFound } from '#/platform/errors.server.ts'
import { fileUrlOrEmpty } from '#/platform/files/urls.ts'
import { type CacheTag, dropPages } from '#/platform/page-cache.server.ts'
import * as repository from './repository.server.ts'
import type { ReviewWire } from './schema.ts'

/** A review whose author is gone keeps its stars under this name. */
const REMOVED_AUTHOR = { firstName: 'Usuário', lastName: 'removido' }

const present = (row: repository.ReviewRow): ReviewWire => ({
  _id: row.id,
  rating: row.rating,
  // Blank lines, of which someone may send hundreds, are told as one.
  comment: (row.comment ?? '').replace(/\s*\n\s*\n\s*/g, '\n\n'),
  createdAt: row.createdAt.toISOString(),
  user: {
    firstName: row.firstName ?? REMOVED_AUTHOR.firstName,
    lastName: row.lastName ?? REMOVED_AUTHOR.lastName,
    position: row.position ?? '',
    photo: fileUrlOrEmpty(row.photoKey),
  },
})

/**
 * Reviews of an offer or a vendor, newest first.
 * @throws AppError 404 when there is no such target
 */
export async function listReviews(
  db: Database,
  { id, page, limit }: { id: string; page: number; limit: number },
): Promise<Page<ReviewWire>> {
  const total = await repository.reviewCountOf(db, id)
  if (total === undefined) throw notFound('Página avaliada não encontrada.')
  const rows = await repository.reviewsOf(db, id, limit, (page - 1) * limit)
  return pageOf(rows.map(present), total, page, limit)
}

/** Lengths, in characters, that read well as a quote. */
const QUOTE = { min: 60, max: 220 }
const QUOTE_CANDIDATES = 30

/** A recent favourable review that can be quoted beside a product, if there is one. */
export async function quotableReview(
  db: Database,
  targetId: string,
): Promise<ReviewWire | undefined> {
  const rows = await repository.reviewsOf(db, targetId, QUOTE_CANDIDATES, 0)
  return rows
    .map(present)
    .find(
      ({ rating, comment }) =>
        rating >= 4 && comment.length >= QUOTE.min && comment.length <= QUOTE.max,
    )
}

const reviewedPage = ({ offerId, vendorId }: repository.ReviewTarget): CacheTag =>
  offerId ? `offer:${offerId}` : `vendor:${vendorId}`

/** The pages that show a person as the author of a review. */
export async function pagesReviewedBy(db: Database, userId: string): Promise<CacheTag[]> {
  return (await repository.targetsReviewedBy(db, userId)).map(reviewedPage)
}

/** Stars of a person who leaves stay, so that averages do; the name goes, and the texts unless wanted. */
export async function forgetAuthor(tx: Database, userId: string, keepComments: boolean) {
  const forgotten = await repository.forgetAuthor(tx, userId, keepComments)
  await dropPages(tx, forgotten.map(reviewedPage))
}
