import { type Candidate, distance, slipsIn } from './spelling.ts'

/** A word of the catalogue, or a stem after '=', with how many have it. */
export interface Known extends Candidate {
  stem: string
  /** It only joins others, as 'de'. */
  joins: boolean
}

/** As words alike are known to the database: its trigrams, and how many of two words are shared at least. */
const ALIKE = 0.3
export const ALIKE_MAX = 40

/** The groups of three letters of a word, as pg_trgm has them: it begins after two blanks and ends before one. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Which part of their trigrams two words share. */
function similarity(a: Set<string>, word: string): number {
  const b = trigramsOf(word)
  let shared = 0
  for (const trigram of b) if (a.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}

const SEED = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = SEED
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** Longer than any stem that a byte cannot count. */
const LONGEST_STEM = 255

const A = 97
const LETTERS = 26

/** Which letters a word has, a bit each; all other signs are one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - A
    letters |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS)
  }
  return letters
}

/** Whether so many bits are set, and more. Most words differ in many letters: they are not all counted. */
function hasMoreBits(mask: number, most: number): boolean {
  let rest = mask
  for (let bits = 0; bits < most; bits++) rest &= rest - 1
  return rest !== 0
}

/**
 * The words of a catalogue and their stems in memory, some 45 bytes each: one text, and numbers. Of signs that ASCII
 * has; others are not repaired.
 */
export class Vocabulary {
  #text = ''
  #size = 0
  /** Where each begins in the text, and past the last one. */
  readonly #starts: Uint32Array
  readonly #counts: Uint32Array
  readonly #letters: Uint32Array
  /** How much of each is its stem, where that is its beginning; 0 where it is not. */
  readonly #stemLengths: Uint8Array
  readonly #otherStems = new Map<string, string>()
  readonly #joining = new Set<string>()
  /** By what is left of their hash: one more than the place of a word. */
  readonly #table: Uint32Array

  /** @param most words that may be added */
  constructor(most: number) {
    this.#starts = new Uint32Array(most + 1)
    this.#counts = new Uint32Array(most)
    this.#letters = new Uint32Array(most)
    this.#stemLengths = new Uint8Array(most)
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * most + 2)))
  }

  /** Adds words, in the order of their letters, after those that are there. */
  add(words: Known[]) {
    // As one text: joined one by one, it would be a tree of them.
    this.#text = [this.#text, ...words.map(({ word }) => word)].join('')
    for (const { word, count, stem, joins } of words) {
      const place = this.#size++
      const start = this.#starts[place] ?? 0
      this.#starts[place + 1] = start + word.length
      this.#counts[place] = count
      this.#letters[place] = lettersOf(word)
      if (word.startsWith(stem) && stem.length <= LONGEST_STEM)
        this.#stemLengths[place] = stem.length
      else this.#otherStems.set(word, stem)
      if (joins) this.#joining.add(word)
      let slot = this.#slotOf(word)
      while (this.#table[slot]) slot = this.#after(slot)
      this.#table[slot] = place + 1
    }
  }

  get size(): number {
    return this.#size
  }

  get(word: string): Known | undefined {
    const place = this.#placeOf(word)
    return place < 0 ? undefined : this.#known(place)
  }

  /** Those of some words that it has, by how they are written. */
  among(words: Iterable<string>): Map<string, Known> {
    const found = new Map<string, Known>()
    for (const word of words) {
      const known = this.get(word)
      if (known) found.set(word, known)
    }
    return found
  }

  /** Whether a word that does not only join others begins so. */
  begins(beginning: string): boolean {
    let low = 0
    for (let high = this.#size; low < high; ) {
      const middle = (low + high) >> 1
      if (this.#wordAt(middle) < beginning) low = middle + 1
      else high = middle
    }
    for (; low < this.#size; low++) {
      const word = this.#wordAt(low)
      if (!word.startsWith(beginning)) return false
      if (!this.#joining.has(word)) return true
    }
    return false
  }

  /** Words that may be meant by one that is not among them, the most alike first. */
  alike(asked: string): Known[] {
    const slips = slipsIn(asked)
    const letters = lettersOf(asked)
    const trigrams = trigramsOf(asked)
    const found: { place: number; alike: number }[] = []
    const [starts, all] = [this.#starts, this.#letters]
    for (let place = 0; place < this.#size; place++) {
      const own = all[place] ?? 0
      const length = (starts[place + 1] ?? 0) - (starts[place] ?? 0)
      if (length > asked.length + slips || length < asked.length - slips) continue
      // Each slip takes away a letter at most, and adds one.
      if (hasMoreBits(letters & ~own, slips) || hasMoreBits(own & ~letters, slips)) continue
      const word = this.#wordAt(place)
      if (word.startsWith('=') || this.#joining.has(word)) continue
      const alike = similarity(trigrams, word)
      if (alike >= ALIKE && distance(asked, word) <= slips) found.push({ place, alike })
    }
    return found
      .sort((a, b) => b.alike - a.alike)
      .slice(0, ALIKE_MAX)
      .map(({ place }) => this.#known(place))
  }

  #wordAt(place: number): string {
    return this.#text.slice(this.#starts[place], this.#starts[place + 1])
  }

  #slotOf = (word: string) => hashOf(word) & (this.#table.length - 1)
  #after = (slot: number) => (slot + 1) & (this.#table.length - 1)

  #placeOf(word: string): number {
    let slot = this.#slotOf(word)
    for (let next = this.#table[slot]; next; next = this.#table[slot]) {
      const start = this.#starts[next - 1] ?? 0
      if (this.#starts[next] === start + word.length && this.#text.startsWith(word, start))
        return next - 1
      slot = this.#after(slot)
    }
    return -1
  }

  #known(place: number): Known {
    const word = this.#wordAt(place)
    return {
      word,
      count: this.#counts[place] ?? 0,
      stem: this.#otherStems.get(word) ?? word.slice(0, this.#stemLengths[place]),
      joins: this.#joining.has(word),
    }
  }
}
