import { z } from 'zod'
import { pageLimit, pageNumber, recordId } from '#/platform/wire.ts'

export const COMMENT_MAX = 500
export const RATING_MIN = 1
export const RATING_MAX = 5
/** Shown on a page before 'Visualizar todas as avaliações'. */
export const REVIEWS_SHOWN = 6
/** Fetched at a time by the dialog of all. */
export const REVIEWS_PAGE_SIZE = 20

export const EMPTY_COMMENT = 'Usuário deixou uma avaliação sem adicionar um comentário.'

export const reviewWire = z.object({
  _id: recordId,
  rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
  comment: z.string(),
  createdAt: z.string(),
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    position: z.string(),
    photo: z.string(),
  }),
})
export type ReviewWire = z.infer<typeof reviewWire>

export const reviewsOf = z.object({
  id: recordId,
  page: pageNumber.default(1),
  limit: pageLimit.default(REVIEWS_PAGE_SIZE),
})

export const reviewPage = z.object({
  result: z.array(reviewWire),
  page: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
})
