import { v7 as uuidv7 } from 'uuid'
import type { reviews } from '#/db/schema/index.ts'
import type { CommentSeed, Theme } from '../data/shapes.ts'
import { integer, type Random, randomFrom, shuffled } from '../random.ts'
import type { Reviewer } from './people.ts'
import { Substance } from './substance.ts'
import { daysBefore } from './time.ts'

type ReviewRow = typeof reviews.$inferInsert & {
  id: string
  userId: string
  comment: string | null
  createdAt: Date
}

export interface ReviewTarget {
  id: string
  name: string
  kind: 'offer' | 'vendor'
  /** Mean of the ratings, met as nearly as whole stars allow. */
  mean: number
  count: number
  /** What may be said of it, best fitting first. */
  pools: readonly (readonly CommentSeed[])[]
  /** What kind of product it is; of a product alone more is said than stars and a comment. */
  theme?: Theme
  /** Sectors whose people review it before others do. */
  sectors: readonly string[]
}

/** Reviews were written over the last eighteen months: days before today. */
const OLDEST_DAYS = 540
/** So many rate without a word. */
const SILENT_SHARE = 0.14
/** Spread of the stars around their mean. */
const SPREAD = 1.1

/** Whole stars whose mean is as asked. */
function ratingsFor(random: Random, mean: number, count: number): number[] {
  const clamp = (stars: number) => Math.min(5, Math.max(1, stars))
  const bell = () => (random() + random() + random() - 1.5) * 2
  const ratings = Array.from({ length: count }, () => clamp(Math.round(mean + bell() * SPREAD)))
  let missing = Math.round(mean * count) - ratings.reduce((sum, stars) => sum + stars, 0)
  while (missing !== 0) {
    const index = integer(random, 0, count - 1)
    const before = ratings[index] ?? 0
    const after = clamp(before + Math.sign(missing))
    missing -= after - before
    ratings[index] = after
  }
  return ratings
}

/** Gives out comments of the best fitting pool, each once, those for few products first. */
class Comments {
  readonly #said = new Set<string>()

  take(target: ReviewTarget, stars: number): string | null {
    for (const pool of target.pools) {
      const free = pool.filter(([rating, text, only]) => {
        const fits = !only || only.includes(target.name)
        return fits && rating === stars && !this.#said.has(text)
      })
      const [, text] = free.find(([, , only]) => only) ?? free[0] ?? []
      if (!text) continue
      this.#said.add(text)
      return text
    }
    return null
  }
}

/**
 * Reviews of every target, by different people, and what their averages are made of.
 * Targets with most reviews choose their comments last, so that those with few sound specific.
 */
export function reviewRows(targets: ReviewTarget[], people: Reviewer[], now: Date) {
  const comments = new Comments()
  const substance = new Substance(targets)
  const rows: ReviewRow[] = []
  const totals = new Map<string, { ratingSum: number; ratingCount: number }>()
  for (const target of targets.toSorted((a, b) => a.count - b.count)) {
    const random = randomFrom(`reviews of ${target.name}`)
    const ratings = ratingsFor(random, target.mean, target.count)
    const suits = ({ about }: Reviewer) => Number(target.sectors.includes(about.sector ?? ''))
    const authors = shuffled(random, people)
      .toSorted((a, b) => suits(b) - suits(a))
      .slice(0, target.count)
    const more = randomFrom(`substance of ${target.name}`)
    for (const [index, rating] of ratings.entries()) {
      const author = authors[index]
      if (!author) throw new Error(`Too few people to review '${target.name}'.`)
      const comment = random() < SILENT_SHARE ? null : comments.take(target, rating)
      // Squared: more of them are recent.
      const createdAt = daysBefore(now, random() ** 2 * OLDEST_DAYS + random())
      rows.push({
        // Of when it was written: what is many at once is told by ids.
        id: uuidv7({ msecs: createdAt.getTime() }),
        userId: author.person.id,
        offerId: target.kind === 'offer' ? target.id : null,
        vendorId: target.kind === 'vendor' ? target.id : null,
        rating,
        comment,
        ...(target.theme
          ? substance.of(target, target.theme, { rating, author, random: more })
          : {}),
        createdAt,
        updatedAt: createdAt,
      })
    }
    const ratingSum = ratings.reduce((sum, stars) => sum + stars, 0)
    totals.set(target.id, { ratingSum, ratingCount: ratings.length })
  }
  return { rows, totals }
}
