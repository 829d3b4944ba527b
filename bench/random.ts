/** Chance that is the same in every run: what is generated can be compared with the run before. */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

let numbers = randomNumbers(0)

/** @param seed another one, other draws */
export function beginAnew(seed: number) {
  numbers = randomNumbers(seed)
}

/** From 0 up to, and never, 1. */
export const chance = () => numbers()

/** A whole number from 0 up to, and never, `n`. */
export const below = (n: number) => Math.floor(chance() * n)

export const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The commonest words of real texts are joints, left out here: the curve begins past them. */
const ZIPF_OFFSET = 5

/** Draws what is at place n of a list in proportion to 1/n, which is how words occur. */
export function zipf<T>(list: readonly T[]): () => T {
  let sum = 0
  const sums = list.map((_, place) => (sum += 1 / (place + ZIPF_OFFSET)))
  return () => {
    const point = chance() * sum
    let low = 0
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < point) low = middle + 1
      else high = middle
    }
    return list[low] as T
  }
}
