import type { outcomes } from '#/db/schema/index.ts'
import { ASK_AFTER_DAYS } from '#/features/outcomes/limits.ts'
import { daysBefore } from './time.ts'

/** Some days less than six months. */
const HALF_YEAR_DAYS = 170

type OutcomeRow = typeof outcomes.$inferInsert

interface Known {
  vendorId: string
  /** Of which it answered some. */
  reviews: { id: string; userId: string; rating: number; firstRepliedAt: Date | null }[]
  /** Conversations of which nobody said yet what came of them. */
  asked: { userId: string; vendorId: string; conversationId: string; answeredAt: Date }[]
  now: Date
}

/** What those said whom one supplier answered, each once, and questions that wait. */
export function outcomeRows({ vendorId, reviews, asked, now }: Known): OutcomeRow[] {
  // As long as both periods say something.
  const halfYearAgo = daysBefore(now, HALF_YEAR_DAYS)
  const heard = new Set(
    asked.filter((one) => one.vendorId === vendorId).map(({ userId }) => userId),
  )
  const said = reviews.flatMap(({ id, userId, rating, firstRepliedAt }): OutcomeRow[] => {
    if (!firstRepliedAt || heard.has(userId)) return []
    const askedAt = daysBefore(firstRepliedAt, -ASK_AFTER_DAYS)
    if (askedAt > now || askedAt < halfYearAgo) return []
    heard.add(userId)
    const saidAt = new Date(Math.min(daysBefore(askedAt, -1).getTime(), now.getTime()))
    const [solved, hiresAgain] = [rating >= 3, rating >= 4]
    return [{ userId, vendorId, reviewId: id, askedAt, saidAt, solved, hiresAgain }]
  })
  const waiting = asked.map(
    ({ answeredAt, ...of }): OutcomeRow => ({
      ...of,
      askedAt: daysBefore(answeredAt, -ASK_AFTER_DAYS),
    }),
  )
  return [...said, ...waiting]
}
