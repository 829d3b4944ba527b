import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { deadlineOf } from '../integrity/deadline.ts'
import { OWN_REVIEWS_PAGE_SIZE } from '../limits.ts'
import * as repository from './repository.server.ts'
import type { OwnReviewRow } from './schema.ts'

const KINDS = { vendor: 'Fornecedor', software: 'Software', service: 'Serviço' } as const

/** What a person wrote, the newest first, whatever became of it. */
export async function ownReviews(
  db: Database,
  userId: string,
  page: number,
): Promise<Page<OwnReviewRow>> {
  const limit = OWN_REVIEWS_PAGE_SIZE
  const offset = (page - 1) * limit
  const { rows, total } = await repository.reviewsOf(db, userId, { limit, offset })
  const reviews = rows.map((row) => ({
    _id: row.id,
    rating: row.rating,
    texto: row.text,
    createdAt: row.createdAt.toISOString(),
    situacao: row.status,
    prazo: row.waitsSince ? deadlineOf(row.waitsSince).toISOString() : null,
    respondida: row.isAnswered,
    alvo: { _id: row.targetId, tipo: KINDS[row.kind], nome: row.name, visivel: row.isVisible },
  }))
  return pageOf(reviews, total, page, limit)
}
