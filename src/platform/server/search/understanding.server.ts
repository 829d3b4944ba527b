import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { kept } from '../page-cache.server.ts'
import { weightOf } from './cover.ts'
import { type Guessed, guessesOf, matchesOf } from './meant.ts'
import { placesIn } from './places.ts'
import { isLate, mayGoOn } from './plain.ts'
import { beginning, one, stemmed, type WordQuery } from './query.ts'
import { nearest } from './spelling.ts'
import { type Match, queryOf, type StemmedTerm, type Thesaurus } from './thesaurus.ts'
import type { Source } from './vocabulary.server.ts'
import {
  type AskedWord,
  hasNear,
  type KnownWords,
  readCandidates,
  readKnown,
  spelledNear,
} from './words.server.ts'

/** One way in which a part of a question is looked for. */
export interface Way {
  /** By what a row is weighed. */
  query: WordQuery
  /** The same, by which it is found, where that is shorter. */
  find?: WordQuery
  /** From 0 to 1: how much it is what was asked. */
  worth: number
  /** What it looks for, where that is a synonym. */
  synonym?: string
  /** No category is called so: what is filed by it has it in its maker's name. */
  isOfMakers?: boolean
  /** It looks for what begins so. */
  isBeginning?: boolean
}

/** A part of a question as a row is searched for it. */
export interface Part {
  asked: string
  /** As it is looked for; differs where it was repaired. */
  word: string
  ways: Way[]
  /** How much it says that a row has it. */
  weight: number
  /** Of a word that nothing has: what it may be, the likeliest first. */
  meant?: string[]
  /** What it may be among the words that searches know. */
  known?: string
}

export interface Understanding {
  parts: Part[]
  /** Words that nothing has, and that nothing is like. */
  omitted: string[]
  /** It asks for a program, as 'sistema de …'. */
  isOfPrograms: boolean
  /** Where its parts are the words of one term that searches know: a pattern of the term in a folded text. */
  phrase?: string
  /** Names of places that are not looked for, though something has their words. */
  placesLeftOut: number
}

const PROGRAMS = new Set(
  'sistema sistemas programa programas software softwares aplicativo aplicativos app apps plataforma plataformas ferramenta ferramentas'.split(
    ' ',
  ),
)

/** Words that are repaired; a question of more is none of this catalogue. */
const REPAIRED_MAX = 4
/** Words that are looked at. */
const WORDS_MAX = 24
/** Words that one may be. */
const MEANT_MAX = 3
const DOUBTFUL_MAX = 3
const BEGUN_MAX = 12
/** Other terms that one is looked for by: each is weighed for every row that has one. */
const SYNONYMS_MAX = 8
/** Words of fewer letters are looked for as they are. */
const SHORTEST_REPAIRED = 3
const SHORTEST_BEGUN = 4

const WORTH = {
  word: 1,
  form: 0.8,
  stem: 0.35,
  beginning: 0.5,
  joined: 1,
  doubtful: 0.8,
  synonym: 0.7,
  broader: 0.6,
  later: 0.04,
  akin: 0.5,
  begun: 0.5,
  begunHere: 0.2,
}

/** A word counts more as it is written; what has it has its stem, as its plural has. */
const wordWays = ({ word, stem }: { word: string; stem: string }): Way[] => [
  { query: one(word), find: stemmed(stem), worth: WORTH.word },
  { query: stemmed(stem), worth: WORTH.form },
]

/**
 * What only has the stem of a word may be another one, where it is known, and not guessed, what that means:
 * 'comida' and 'com', 'engenheiro' and 'engenho'.
 */
const askedWays = (word: AskedWord, isMeant: boolean, goesOn: boolean): Way[] => {
  if (word.count > 0) return wordWays(word)
  if (isMeant) return [{ query: stemmed(word.stem), worth: WORTH.stem }]
  // Half typed, it may have the stem of a shorter word: 'reda' and 'red'.
  return goesOn ? [{ query: stemmed(word.stem), worth: WORTH.beginning }] : wordWays(word)
}

/** What a half-typed word may mean counts least where the catalogue has the word itself, or categories what begins so. */
const begunWorth = (word: AskedWord, filed: CategoryWords | undefined) =>
  word.count + word.stemCount > 0 || (filed && isOfCategories(word, true, filed))
    ? WORTH.begunHere
    : WORTH.begun

const beginningOf = (word: string, isLate = false): Way => ({
  query: beginning(word, isLate),
  worth: WORTH.beginning,
  isBeginning: true,
})

const NOTHING_KNOWN: KnownWords = new Map()

/** A word of a question on its way to be a part of it. */
interface Asked {
  word: AskedWord
  synonyms: Way[]
  /** With a neighbour, in one word. */
  joined: Way[]
  /** What it may be among the words that searches know. */
  guessed?: Guessed
  /** It is a filler, and no part of a term of several words. */
  isFiller: boolean
  /** It is of the name of a place. */
  isPlace: boolean
  isLast: boolean
  /** What begins so is looked for late. */
  isLate: boolean
}

/** How a question is looked for where not all of its words are found together. */
export async function understand(
  db: Database,
  source: Source,
  question: AskedWord[],
  thesaurus: Thesaurus,
): Promise<Understanding> {
  const words = question.slice(0, WORDS_MAX)
  const likely = guessesOf(words, thesaurus, REPAIRED_MAX)
  const places = placesIn(words)
  const ofPlaces = new Set(places.flat())
  // Where suppliers are looked for, it says where they are. Of one word, it may be another one: 'contagem'.
  const named = source === 'offers' ? places : []
  const unknownPlaces = named.filter((name) => name.every(isNowhere)).flat()
  const leftOut = new Set([...unknownPlaces, ...named.filter((name) => name.length > 1).flat()])
  // All that may be asked of the vocabulary, at once.
  const unknown = words.filter(
    (word) =>
      isStrange(word) && !word.joins && !ofPlaces.has(word) && !thesaurus.isFiller(word.word),
  )
  const looked = new Set([
    ...matchesOf(words, thesaurus, likely).flatMap(stemsOf),
    ...[...likely.values()].flatMap((guessed) => guessed.words.map(stemOf)),
    ...unknown.slice(0, REPAIRED_MAX).flatMap(({ word }) => spelledNear(word)),
  ])
  const known = looked.size > 0 ? await readKnown(db, source, looked) : NOTHING_KNOWN
  const guesses = new Map([...likely].filter(([asked, guessed]) => isBest(asked, guessed, known)))
  const matches = matchesOf(words, thesaurus, guesses)
  const filed = source === 'offers' && matches.length > 0 ? await categoryWords(db) : undefined
  // The words of a town's name mean the town: 'Juiz de Fora' is no judge.
  const ofTowns = source === 'vendors' ? places.filter((name) => name.length > 1).flat() : []
  const synonyms = synonymsOf(words, matches, known)
  for (const word of ofTowns) synonyms.delete(word)
  const inTerms = wordsInTerms(words, matches)
  const all = words.map((word, place): Asked => {
    return {
      word,
      // Of a word that is half typed, what begins so comes before what it may mean.
      synonyms: (synonyms.get(word) ?? []).map((way) =>
        guesses.has(word) && word.begins
          ? { ...way, worth: way.worth * begunWorth(word, filed) }
          : way,
      ),
      joined: joinedWays(words, place),
      isFiller: leftOut.has(word) || (thesaurus.isFiller(word.word) && !inTerms.has(word)),
      isPlace: ofPlaces.has(word),
      guessed: guesses.get(word),
      isLast: place === words.length - 1,
      isLate: isLate(word, words),
    }
  })
  let repairs = 0
  const read = content(all).map(async (asked): Promise<Part | string> => {
    const { word } = asked
    if (!isKnown(asked)) {
      const isRepairable =
        !asked.isPlace && word.word.length >= SHORTEST_REPAIRED && repairs++ < REPAIRED_MAX
      const repaired = isRepairable && (await repairedPart(db, source, asked, known))
      return guessedPart(asked, repaired || undefined) ?? word.word
    }
    const part = knownPart(asked)
    if (filed && asked.synonyms.length > 0 && !isOfCategories(word, asked.isLast, filed))
      part.ways = part.ways.map((way) => (way.synonym ? way : { ...way, isOfMakers: true }))
    if (isDoubtful(asked) && repairs++ < REPAIRED_MAX) {
      const other = await repairedPart(db, source, { ...asked, isLast: false }, known)
      part.ways.push(...(other?.ways ?? []).map((way) => ({ ...way, worth: WORTH.doubtful })))
    }
    return part
  })
  const parts: Part[] = []
  const omitted = unknownPlaces.map(({ word }) => word)
  for (const part of await Promise.all(read))
    if (typeof part === 'string') omitted.push(part)
    else parts.push(part)
  // Beside words that nothing has, a letter or two say nothing: much begins with them.
  const isNothing = omitted.length > 0 && parts.every(isSlight)
  // What only joins others is in texts, and not among the words that are counted.
  const joining = new Set(words.flatMap(({ word, joins }) => (joins ? [word] : [])))
  return {
    parts: isNothing ? [] : parts,
    omitted: [...new Set(omitted)].filter((word) => !joining.has(word)),
    isOfPrograms: words.some(({ word }) => PROGRAMS.has(word)),
    phrase: phraseOf(words, matches, parts),
    placesLeftOut: named.filter((name) => name.length > 1 && !name.some(isNowhere)).length,
  }
}

/** The words of a term one after the other, with what joins them; a plural may change the end of a stem: 'ordens'. */
export function phraseOf(
  words: Pick<AskedWord, 'word' | 'stem' | 'joins'>[],
  matches: Pick<Match, 'from' | 'to'>[],
  parts: Pick<Part, 'asked'>[],
): string | undefined {
  const said = words.filter(({ joins }) => !joins)
  const terms = matches.map(({ from, to }) => said.slice(from, to))
  const whole = terms.find(
    (term) =>
      term.length > 1 && parts.every(({ asked }) => term.some(({ word }) => word === asked)),
  )
  return whole && `\\m${whole.map(({ stem }) => `${stem.slice(0, -1)}\\w*`).join(' (\\w{1,3} )?')}`
}

/** The words that names of categories have. */
interface CategoryWords {
  written: string[]
  stems: ReadonlySet<string>
}

/** The words of the names of categories; undefined where there are none. */
const categoryWords = (db: Database) =>
  kept(db, { key: 'words of categories', tags: ['categories'] }, async () => {
    const rows = await rowsOf<{ word: string; stem: string }>(
      db,
      sql`SELECT DISTINCT word, stem FROM categories, praca_question(name) WHERE NOT joins`,
    )
    if (rows.length === 0) return
    return { written: rows.map(({ word }) => word), stems: new Set(rows.map(({ stem }) => stem)) }
  })

/** Whether a category is called so, or, where a word may be half typed, by what it may go on to. */
export const isOfCategories = (
  { word, stem, begins }: Pick<AskedWord, 'word' | 'stem' | 'begins'>,
  goesOn: boolean,
  filed: CategoryWords,
): boolean =>
  filed.stems.has(stem) ||
  (goesOn && begins && filed.written.some((written) => written.startsWith(word)))

const isSlight = ({ word, ways }: Part) =>
  word.length === 1 || (word.length === 2 && ways.every(({ isBeginning }) => isBeginning))

/** Whether a part is looked for by what has its word, or begins so, and not by stems that may be of other words. */
export const isWritten = ({ ways }: Part): boolean =>
  ways.every(({ synonym, worth }) => synonym || worth !== WORTH.stem)

/** What is left of a question: words that only join others, and fillers, where other words are there. */
function content(asked: Asked[]): Asked[] {
  const says = ({ word: { joins }, isFiller, synonyms, joined }: Asked) =>
    joined.length > 0 || !(isFiller || (joins && synonyms.length === 0))
  const telling = asked.filter(says)
  // 'e commerce': what only joins others is said by the word that it is one with.
  const notJoining = (telling.length > 0 ? telling : asked).filter(({ word }) => !word.joins)
  return notJoining.length > 0 ? notJoining : asked
}

const isKnown = ({ word, synonyms, joined, guessed, isLast }: Asked) =>
  word.count > 0 ||
  word.stemCount > 0 ||
  (isLast && word.begins) ||
  (synonyms.length > 0 && !guessed?.isMisspelt) ||
  joined.length > 0

const isNowhere = ({ count, stemCount }: AskedWord) => count + stemCount === 0

/** A word that nothing has as written, and whose stem few have. */
const isStrange = ({ word, count, stemCount }: AskedWord) =>
  count === 0 && stemCount <= DOUBTFUL_MAX && word.length >= SHORTEST_REPAIRED

/** A word that is perhaps another one, and was found by chance. */
const isDoubtful = ({ word, synonyms, joined, isPlace, isLast }: Asked) =>
  isStrange(word) &&
  !isPlace &&
  word.word.length >= SHORTEST_BEGUN &&
  !(isLast && word.begins) &&
  synonyms.length + joined.length === 0

/** A word in one with its neighbour, where the catalogue has that. */
function joinedWays(words: AskedWord[], place: number): Way[] {
  const [before, word, after] = [words[place - 1], words[place], words[place + 1]]
  const way = (both: string): Way => ({ query: one(both), worth: WORTH.joined })
  return [
    ...(before && word && before.joinedCount > 0 ? [way(before.word + word.word)] : []),
    ...(word && after && word.joinedCount > 0 ? [way(word.word + after.word)] : []),
  ]
}

function knownPart({ word, synonyms, joined, guessed, isLast, isLate }: Asked): Part {
  const count = Math.max(word.count, word.stemCount)
  const goesOn = isLast && word.begins && mayGoOn(word)
  return {
    asked: word.word,
    word: word.word,
    ways: [
      ...(count > 0 ? askedWays(word, synonyms.length > 0 && !guessed, goesOn) : []),
      ...(goesOn ? [beginningOf(word.word, isLate)] : []),
      ...joined,
      ...synonyms,
    ],
    weight: weightOf(count, word.total),
  }
}

async function repairedPart(
  db: Database,
  source: Source,
  { word: { word, total }, isLast }: Asked,
  known: KnownWords,
): Promise<Part | undefined> {
  const typed = isLast && word.length >= SHORTEST_BEGUN
  const { whole, begun, two } = await readCandidates(db, source, word, { known, typed })
  const meant = nearest(word, whole, MEANT_MAX)
  const inTwo = two?.map((half) => half.word)
  const beginnings = begun.slice(0, BEGUN_MAX)
  const ways = [
    ...meant.flatMap(wordWays),
    ...(inTwo ? [{ query: { all: inTwo.map(one) }, worth: WORTH.word }] : []),
    ...beginnings.map((begun) => beginningOf(begun)),
  ]
  if (ways.length === 0) return
  const [first] = meant
  return {
    asked: word,
    word: first?.word ?? inTwo?.join(' ') ?? begun[0] ?? word,
    ways,
    weight: weightOf(first?.count ?? 1, total),
    meant: [
      ...meant.map((known) => known.word),
      ...(inTwo ? [inTwo.join(' ')] : []),
      ...beginnings,
    ],
  }
}

/** A misspelt part, which is also looked for by what the word that it may be is looked for by. */
function guessedPart(
  { word: { word, total }, synonyms, guessed }: Asked,
  repaired: Part | undefined,
): Part | undefined {
  const [known] = guessed?.words ?? []
  if (!known || synonyms.length === 0) return repaired
  const {
    ways = [],
    meant = [],
    ...part
  } = repaired ?? {
    asked: word,
    word: known.word,
    weight: weightOf(1, total),
  }
  return {
    ...part,
    ways: [...ways, ...synonyms],
    meant: [...meant, known.word],
    known: known.written,
  }
}

/** Whether a guess is not less than what the catalogue has that is spelt so. */
function isBest({ word }: AskedWord, { words, isMisspelt }: Guessed, known: KnownWords): boolean {
  return !isMisspelt || words.some((meant) => known.has(meant.word)) || !hasNear(word, known)
}

const stemOf = ({ stem }: { stem: string }) => `=${stem}`

const stemsOf = ({ same, broader, akin }: Match) =>
  [...same, ...broader, ...akin].flatMap(({ stems }) => stems.map((stem) => `=${stem}`))

/** The words that are together in a term: 'controle de ponto' is no 'ponto'. */
function wordsInTerms(words: AskedWord[], matches: Match[]): Set<AskedWord> {
  const said = words.filter(({ joins }) => !joins)
  return new Set(matches.flatMap(({ from, to }) => (to - from > 1 ? said.slice(from, to) : [])))
}

/** For each word that is in a term of the thesaurus, what else it is looked for by: what the catalogue has. */
function synonymsOf(
  words: AskedWord[],
  matches: Match[],
  known: KnownWords,
): Map<AskedWord, Way[]> {
  const said = words.filter(({ joins }) => !joins)
  const isThere = (term: StemmedTerm) => term.stems.every((stem) => known.has(`=${stem}`))
  const wayOf = (worth: number) => (term: StemmedTerm) => ({
    query: queryOf(term),
    worth,
    synonym: term.text,
  })
  // What a term leads to first is what it means most.
  const broaderWay = (term: StemmedTerm, place: number) =>
    wayOf(Math.max(WORTH.akin, WORTH.broader - place * WORTH.later))(term)
  const waysOf = ({ same, broader, akin }: Match): Way[] => [
    ...same.filter(isThere).map(wayOf(WORTH.synonym)),
    ...broader.filter(isThere).map(broaderWay),
    ...akin.filter(isThere).map(wayOf(WORTH.akin)),
  ]
  const byWord = new Map<AskedWord, Way[][]>()
  for (const match of matches)
    for (const word of said.slice(match.from, match.to))
      byWord.set(word, [...(byWord.get(word) ?? []), waysOf(match)])
  return new Map([...byWord].map(([word, ways]) => [word, inTurns(ways).slice(0, SYNONYMS_MAX)]))
}

/** The first way of each match, then the second of each: a word may be the beginning of several. */
function inTurns(all: Way[][]): Way[] {
  const most = Math.max(...all.map((ways) => ways.length))
  const mixed = Array.from({ length: most }, (_, at) =>
    all.flatMap((ways) => ways[at] ?? []),
  ).flat()
  return mixed.filter((way, at) => mixed.findIndex((one) => one.synonym === way.synonym) === at)
}
