import type { reviewReplies } from '#/db/schema/index.ts'
import { REPLIES } from '../data/reviews/respostas.ts'
import { daysBefore } from './time.ts'

type ReplyRow = typeof reviewReplies.$inferInsert

interface Answerable {
  id: string
  rating: number
  comment: string | null
  createdAt: Date
}

/** Days from a review to its answer. */
const TAKES_DAYS = 2

/**
 * What somebody answers, in the name of a page, to its latest reviews that say something.
 * @param reviews all of that one page
 */
export function replyRows(reviews: Answerable[], userId: string, now: Date): ReplyRow[] {
  const left = [...REPLIES]
  return reviews
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .flatMap(({ id, rating, comment, createdAt }) => {
      const place = left.findIndex(([stars]) => comment && stars === rating)
      const [reply] = place < 0 ? [] : left.splice(place, 1)
      if (!reply) return []
      const answeredAt = daysBefore(createdAt, -TAKES_DAYS)
      return {
        reviewId: id,
        userId,
        text: reply[1],
        createdAt: answeredAt < now ? answeredAt : now,
      }
    })
}

/** Reviews with the moments at which everybody read them, and the company answered. */
export function answered<Row extends { id: string; createdAt: Date }>(
  reviews: Row[],
  replies: ReplyRow[],
) {
  const moments = new Map(replies.map(({ reviewId, createdAt }) => [reviewId, createdAt]))
  return reviews.map((row) => ({
    ...row,
    publishedAt: row.createdAt,
    firstRepliedAt: moments.get(row.id) ?? null,
  }))
}
