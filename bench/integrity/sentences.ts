import { planDemo } from '../../db/seed/plan.ts'
import { hashOf, integer, type Random, shuffled } from '../../db/seed/random.ts'

export type Mood = 'happy' | 'even' | 'angry'
type Pools = Record<Mood, string[]>

const moodOf = (rating: number): Mood => (rating > 3 ? 'happy' : rating === 3 ? 'even' : 'angry')
const sentencesOf = (text: string | null | undefined) => (text ?? '').split(/(?<=[.!?])\s+/)

/** Below this many letters a sentence says what many say. */
const SAYS_SOMETHING = 20

/**
 * What people say of products in the demonstration, which somebody wrote one by one; halves share none of it.
 * @param half 0 or 1
 */
export function sentencesFor(half: number): Pools {
  const pools: Pools = { happy: [], even: [], angry: [] }
  const known = new Set<string>()
  const add = (mood: Mood, sentences: string[]) => {
    for (const sentence of sentences) {
      if (sentence.length < SAYS_SOMETHING || hashOf(sentence) % 2 !== half) continue
      if (!known.has(sentence)) pools[mood].push(sentence)
      known.add(sentence)
    }
  }
  for (const { rating, comment, pros, cons } of planDemo(new Date('2026-01-01')).reviews) {
    add(moodOf(rating), sentencesOf(comment))
    add('happy', sentencesOf(pros))
    add('angry', sentencesOf(cons))
  }
  pools.even = [...pools.even, ...pools.happy.slice(0, 60), ...pools.angry.slice(0, 60)]
  return pools
}

/** Puts honest texts together, of two or three sentences; a sentence comes again only once all of its mood were said. */
export function honestTexts(random: Random, pools: Pools) {
  const left: Pools = { happy: [], even: [], angry: [] }
  const next = (mood: Mood) => {
    if (left[mood].length === 0) left[mood] = shuffled(random, pools[mood])
    return left[mood].pop() ?? ''
  }
  return (rating: number): string => {
    const count = integer(random, 2, 3)
    return Array.from({ length: count }, () => next(moodOf(rating))).join(' ')
  }
}
