import type { WordQuery } from './query.ts'

/** A part of a question, for which a row is searched. */
export interface Weighed {
  /** How the index is asked for it. */
  query: WordQuery
  weight: number
}

/** Of more parts, the rarest are looked for; the others only count in the order. */
const MOST = 5

/** The rarest parts of a question. */
export const rarestFirst = <Part extends Weighed>(parts: Part[]): Part[] =>
  parts.toSorted((a, b) => b.weight - a.weight).slice(0, MOST)

/**
 * What a row must have so that half the weight of a question is found in it: every smallest set of parts
 * that weighs as much. PostgreSQL reads the rarest part of each first.
 */
export function coverOf(parts: Weighed[], share = 0.5): WordQuery {
  const rarest = rarestFirst(parts)
  const enough = share * rarest.reduce((sum, { weight }) => sum + weight, 0)
  const sets: Weighed[][] = []
  // The heaviest first: a set is smallest when it falls short without its lightest part.
  const extend = (chosen: Weighed[], weight: number, from: number) => {
    if (weight >= enough && chosen.length > 0) {
      sets.push(chosen)
      return
    }
    rarest.slice(from).forEach((part, index) => {
      extend([...chosen, part], weight + part.weight, from + index + 1)
    })
  }
  extend([], 0, 0)
  return { any: sets.map((set) => ({ all: set.map(({ query }) => query) })) }
}

/** How much it says that a row has a word: rare ones say more. */
export const weightOf = (count: number, total: number) => Math.log(1 + total / (count + 1))
