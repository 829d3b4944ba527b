import { DAY_MS } from '#/domain/durations.ts'

/**
 * How the author of a review was known when it was written: by a mailbox at a domain where not anybody
 * gets one; by a mailbox, as everybody who logs in; or not any more, since the account was removed.
 */
const AUTHORS_KNOWN = ['own_domain', 'mailbox', 'gone'] as const
export type AuthorKnown = (typeof AUTHORS_KNOWN)[number]

/** What the Índice Praça is made of (docs/decisions/0047). `GET /v1/indice` and its page show this. */
export const RATING_INDEX = {
  /** So many imaginary reviews of so many stars stand beside the real ones. */
  imaginary: { reviews: 5, stars: 3.5 },
  /** After so long a review weighs half: 24 months. */
  halfLifeDays: 730,
  weights: { own_domain: 1.25, mailbox: 1, gone: 0.5 } satisfies Record<AuthorKnown, number>,
} as const

/** The sums of which an index is made, as of a fixed day: what time does to all alike is left out. */
export interface Weighed {
  weight: number
  /** Of stars by weight. */
  weightedSum: number
}

/** The day as of which sums are kept. */
const EPOCH = Date.UTC(2026, 0, 1)

/** By how much more a review of some moment weighs than one of the fixed day. */
const freshness = (at: Date) => 2 ** ((at.getTime() - EPOCH) / (RATING_INDEX.halfLifeDays * DAY_MS))

interface Weighable {
  rating: number
  createdAt: Date
  authorKnown: AuthorKnown
  /** Its author got something in exchange: it is shown, and moves no order. */
  incentivized?: boolean
}

/** What a review adds to the sums. */
export function weigh({ rating, createdAt, authorKnown, incentivized }: Weighable): Weighed {
  if (incentivized) return { weight: 0, weightedSum: 0 }
  const weight = RATING_INDEX.weights[authorKnown] * freshness(createdAt)
  return { weight, weightedSum: weight * rating }
}

/**
 * The Índice Praça of what has some reviews, from 1 to 5, to three decimals: where nothing is known it is
 * that of the imaginary reviews.
 */
export function ratingIndex({ weight, weightedSum }: Weighed, now: Date): number {
  const { reviews, stars } = RATING_INDEX.imaginary
  const since = freshness(now)
  const mean = (reviews * stars + weightedSum / since) / (reviews + weight / since)
  return Math.round(mean * 1000) / 1000
}
