import { foldText } from '#/domain/text.ts'

/** Words here are folded: small letters without accents. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Longer words are not repaired one letter at a time. */
const LONGEST = 16

/**
 * How many letters are changed, left out, added, or exchanged with their neighbour, between two words
 * (optimal string alignment).
 */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

/** What is repaired: a slip would part a sign that is written in two units. */
const PLAIN = /^[ -~]*$/

/** Every word that is one slip away; none of a long one, and of one with other signs than those of ASCII. */
export function oneSlipAway(word: string): string[] {
  if (word.length > LONGEST || !PLAIN.test(word)) return []
  const slips = new Set<string>()
  for (let place = 0; place <= word.length; place++) {
    const [before, after] = [word.slice(0, place), word.slice(place)]
    const rest = after.slice(1)
    if (after) slips.add(before + rest)
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of LETTERS) {
      slips.add(before + letter + after)
      if (after) slips.add(before + letter + rest)
    }
  }
  slips.delete(word)
  return [...slips]
}

/** Spellings of one sound in Portuguese, without accents: each may stand where another one does. */
const SOUNDS: string[][] = [
  ['ss', 's', 'c', 'z', 'sc', 'xc', 'x'],
  ['ch', 'x', 'sh'],
  ['g', 'j'],
  ['qu', 'c', 'k', 'q'],
  ['i', 'y', 'e'],
  ['u', 'w', 'o', 'l'],
  ['v', 'w'],
  ['f', 'ph'],
  ['n', 'm'],
  ['rr', 'r'],
  ['ll', 'l'],
  ['tt', 't'],
  ['lh', 'li'],
  // Two vowels are often said as one: 'financero', 'ropa', 'caxa'.
  ['ei', 'e'],
  ['ou', 'o'],
  ['ai', 'a'],
]

/** Words that are heard alike, one sound spelt otherwise; 'h' is not heard at the beginning. */
export function heardAlike(word: string): string[] {
  const alike = new Set<string>()
  for (const spellings of SOUNDS) {
    for (const spelling of spellings) {
      for (let at = word.indexOf(spelling); at >= 0; at = word.indexOf(spelling, at + 1)) {
        for (const other of spellings)
          alike.add(word.slice(0, at) + other + word.slice(at + spelling.length))
      }
    }
  }
  alike.add(word.startsWith('h') ? word.slice(1) : `h${word}`)
  alike.delete(word)
  return [...alike]
}

/** The two parts of a word at each place where it may be two that were joined. */
export const inTwo = (word: string, shortest = 3): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, index) => [
    word.slice(0, index + shortest),
    word.slice(index + shortest),
  ])

/** A word of the catalogue that may be meant. */
export interface Candidate {
  word: string
  /** How many have it. */
  count: number
}

/** Slips that are believed in a word of this length. */
export const slipsIn = (word: string) => (word.length <= 5 ? 1 : 2)

/** Of so few letters another one makes another word, as 'sap' and 'são': only exchanged ones are a slip. */
const SHORT = 3

const isOfSameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/** Of so few letters, another one at the beginning makes another word, as 'soja' and 'loja'. */
const FAIRLY_SHORT = 4

const HEARD_COST = 0.75
const OTHER_BEGINNING_COST = 0.4
/** What is as frequent as all others together is worth so much. */
const FREQUENT_GAIN = 0.08

/**
 * How far a candidate is from what was asked: slips, of which those of the ear and those past the first
 * letter are likelier; among equals the frequent word. Undefined where it is too far.
 */
export function costOf(
  asked: string,
  { word, count }: Candidate,
  heard = heardAlike(asked),
): number | undefined {
  if (asked.length <= SHORT && !isOfSameLetters(asked, word)) return
  const slips = distance(asked, word)
  const isHeard = heard.includes(word)
  if (slips > slipsIn(asked) && !isHeard) return
  const isOther = asked.slice(1) === word.slice(1) && asked.length <= FAIRLY_SHORT
  if (isOther && !isHeard) return
  const beginning = asked.charAt(0) === word.charAt(0) ? 0 : OTHER_BEGINNING_COST
  return (isHeard ? HEARD_COST : slips) + beginning - FREQUENT_GAIN * Math.log2(1 + count)
}

/** The candidates that may be meant, the likeliest first. */
export function nearest<C extends Candidate>(asked: string, candidates: C[], most: number): C[] {
  const heard = heardAlike(asked)
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(asked, candidate, heard) ?? Number.NaN }))
    .filter(({ cost }) => !Number.isNaN(cost))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** Whether a word of a name is one that was asked, begins so, or is a slip away from it. */
export function isNamedLike(name: string, asked: string): boolean {
  const wordsOf = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? []
  const known = wordsOf(name)
  return wordsOf(asked).some((word) =>
    known.some(
      (own) => own.startsWith(word) || costOf(word, { word: own, count: 1 }) !== undefined,
    ),
  )
}
