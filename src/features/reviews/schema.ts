import { z } from 'zod'
import { pageLimit, pageNumber, recordId } from '#/platform/wire.ts'
import { RATING_MAX, RATING_MIN, REVIEWS_PAGE_SIZE } from './limits.ts'

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
