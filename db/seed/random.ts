/** A source of numbers in [0, 1) that gives the same series for the same seed. */
export type Random = () => number

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns a whole number from `from` to `to`, both included */
export const integer = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1))

/** @throws Error on an empty list */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Nothing to choose from.')
  return item
}

/** A copy in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
