import { and, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { kept } from '#/platform/server/page-cache.server.ts'
import { prepared } from '../database/prepared.server.ts'
import { type Sample, sampleOf } from '../database/sample.server.ts'
import type { Slice } from '../database/search.server.ts'
import type { Database } from '../database/types.server.ts'
import {
  type Found,
  isFiledBy,
  OFTEN,
  type Question,
  type Searched,
  searchByWords,
  titlesOf,
  type Words,
} from '../database/word-search.server.ts'
import { inTurn } from './gate.server.ts'
import { type Answer, BYTES_EACH, pageOfRelaxed, relax } from './guesses.server.ts'
import { guessesOf } from './meant.ts'
import { withStates } from './places.ts'
import { mayGoOn, plainQueries } from './plain.ts'
import { textOf, type WordQuery } from './query.ts'
import { AS_ASKED } from './reading.ts'
import { PRECISE } from './relaxed.server.ts'
import { thesaurusOf } from './thesaurus.server.ts'
import { ASKED_WORDS, type AskedWord, readWords, wordColumns } from './words.server.ts'

/** Of rows named exactly as asked, as many come first. */
const NAMESAKES_MAX = 100
/** Where all words are found in fewer, those follow that have some of them, or what they may mean. */
const ENOUGH = 8
/** So many that have all words, if only in their descriptions, are what was meant. */
const PLENTY = 100
/** About what a word of a question takes, with all the ways in which it is looked for. */
const BYTES_OF_WORD = 600

/** What is asked of a table. */
export interface Asked {
  query: string
  /** The part of the table that is searched, and its key among parts; all that readers see without it. */
  part?: { where: SQL | undefined; key: string }
  /** All words as they were typed: nothing is repaired, left out or added. */
  literal?: boolean
}

/** A question whose words are known. */
export interface Known {
  words: AskedWord[]
  looked?: Words
  /** Ids of what is named exactly so. */
  exact: string[]
}

const NOTHING = { rows: [], total: 0, reading: AS_ASKED }

/**
 * What has all words of a question, and, where that is little, what has some of them or what they may mean;
 * decision 42.
 * @throws Busy where too many search at once
 */
export const search = <Row extends { id: string }>(
  db: Database,
  searched: Searched<Row>,
  asked: Asked,
  slice: Slice,
): Promise<Answer<Row>> => inTurn(() => answer(db, searched, asked, slice))

async function answer<Row extends { id: string }>(
  db: Database,
  searched: Searched<Row>,
  asked: Asked,
  slice: Slice,
): Promise<Answer<Row>> {
  const key = `${searched.name} ${JSON.stringify([asked.query, asked.part?.key])}`
  const known = await kept(
    db,
    {
      key: `question ${asked.literal ?? false} ${key}`,
      tags: [...searched.tags, 'terms'],
      bytesOf: bytesOfQuestion,
    },
    () => readQuestion(db, searched, asked),
  )
  if (!known.looked) return NOTHING
  const question: Question = {
    text: asked.query,
    words: known.looked,
    key,
    exact: known.exact.length > 0 ? exactly(searched, known.exact) : undefined,
    part: asked.part?.where,
    isHalfTyped: isHalfTyped(known.words),
  }
  const readRelaxed = pageOfRelaxed(db, searched, key, slice)
  // What nothing has, nothing has beside other words: they are not looked for together first.
  if (!asked.literal && isInVain(known.words)) {
    const page = await readRelaxed('in vain', () =>
      relax(db, searched, question, known.words, undefined),
    )
    if (page) return page
  }
  const doubt = asked.literal ? undefined : await doubtOf(db, known)
  // By an index of its own that costs little, and saves a statement.
  if (doubt && titlesOf(searched))
    question.filed = areFiled(searched, question, doubt, await sampleOf(db, searched))
  if (doubt?.isMeant && (await isOfSentences(db, searched, question, doubt))) {
    const page = await readRelaxed('relaxed', () =>
      relax(db, searched, question, known.words, { rows: [], total: 0 }),
    )
    if (page) return page
  }
  const whole = await searchByWords(db, searched, question, slice)
  if (
    asked.literal ||
    (whole.total >= ENOUGH && !(await isByChance(db, searched, question, doubt, whole)))
  )
    return { rows: whole.rows, total: whole.total, reading: AS_ASKED }
  const isFirst = slice.offset === 0 && slice.limit >= ENOUGH
  const relaxed = await readRelaxed('relaxed', async () => {
    const first = { limit: ENOUGH, offset: 0 }
    const best = isFirst ? whole : await searchByWords(db, searched, question, first)
    return relax(db, searched, question, known.words, best)
  })
  return relaxed ?? NOTHING
}

/** Whether one word or two may be found in sentences alone, by chance, and how many named or filed so tell it. */
interface Doubt {
  few: number
  /** Searches know a meaning of the words: a few names and categories may be chance as well. */
  isMeant: boolean
  /** It is half typed, and known by what it may be the beginning of. */
  isBegun: boolean
}

/** @returns undefined where what has all words is what was meant, however much it is */
async function doubtOf(db: Database, known: Known): Promise<Doubt | undefined> {
  if (known.exact.length > 0) return
  const thesaurus = await thesaurusOf(db)
  const said = known.words.filter(({ joins }) => !joins)
  if (said.filter(({ word }) => !thesaurus.isFiller(word)).length >= PRECISE) return
  const isMeant = thesaurus.matches(said).length > 0
  // What is half typed is found in anything that begins so.
  const isBegun = !isMeant && guessesOf(known.words, thesaurus, 1).size > 0
  return { few: isMeant ? ENOUGH : 1, isMeant, isBegun }
}

/** Whether so many have all words in a name, category or maker. */
function areFiled(
  searched: Searched<unknown>,
  { words, part }: Question,
  { few }: Doubt,
  sample: Sample | undefined,
): SQL<boolean> {
  const where = and(part ?? searched.shown, isFiledBy(searched, words.anywhere, sample))
  return sql<boolean>`((SELECT count(*) FROM (SELECT FROM ${searched.table}
    WHERE ${where} LIMIT ${sql.raw(`${few}`)}) AS filed) = ${sql.raw(`${few}`)})`
}

/**
 * Whether all words are in sentences, and little is filed by them: that is neither read nor counted, as what the words
 * mean comes before it. Of a small table all is found as quickly.
 */
async function isOfSentences(
  db: Database,
  searched: Searched<unknown>,
  question: Question,
  doubt: Doubt,
): Promise<boolean> {
  const sample = titlesOf(searched) && (await sampleOf(db, searched))
  if (!sample) return false
  const { anywhere } = question.words
  const isLikely = filedOf(searched, sample, question) === 0 || sample.estimate(anywhere) >= OFTEN
  return isLikely && !(await isFiled(db, searched, question, doubt))
}

/** About how many have all words in a name, category or maker. */
const filedOf = ({ places }: Searched<unknown>, sample: Sample, { words }: Question) =>
  sample.estimate(words.anywhere, places.length - 2)

/** Whether so many are filed by the words; where a sample has many of the whole table, it is not asked. */
async function isFiled(
  db: Database,
  searched: Searched<unknown>,
  question: Question,
  doubt: Doubt,
): Promise<boolean> {
  const { key, part } = question
  const sample = part || !titlesOf(searched) ? undefined : await sampleOf(db, searched)
  if (sample?.isMoreThan(doubt.few, filedOf(searched, sample, question))) return true
  return kept(db, { key: `filed ${key}`, tags: searched.tags }, async () => {
    const filed = question.filed ?? areFiled(searched, question, doubt, sample)
    const [row] = await db.select({ isFiled: filed }).from(ONE)
    return row?.isFiled ?? false
  })
}

/** Whether what was found has the words by chance, and what they mean may be filed by other words. */
async function isByChance(
  db: Database,
  searched: Searched<unknown>,
  question: Question,
  doubt: Doubt | undefined,
  found: Found<unknown>,
): Promise<boolean> {
  if (!doubt) return false
  const { isMeant, isBegun } = doubt
  if (isBegun && found.total < PLENTY) return true
  if (found.total >= PLENTY && !(isMeant && titlesOf(searched))) return false
  return !(found.isFiled ?? (await isFiled(db, searched, question, doubt)))
}

/** About what a question takes in memory: one of a hundred words takes as much as a page. */
export const bytesOfQuestion = ({ words, exact }: Known): number =>
  1000 + words.length * BYTES_OF_WORD + exact.length * BYTES_EACH

const exactly = ({ id }: Searched<unknown>, ids: string[]) => ({
  where: inArray(id, ids),
  size: ids.length,
})

async function readQuestion(
  db: Database,
  searched: Searched<unknown>,
  asked: Asked,
): Promise<Known> {
  // Suppliers are looked for by where they are.
  const told = searched.name === 'vendors' ? { ...asked, query: withStates(asked.query) } : asked
  const { words: read, exact } = await readAsked(db, searched, told)
  const words = asked.literal ? read : (await thesaurusOf(db)).asSaid(read)
  const plain = plainQueries(words)
  if (!plain) return { words, exact: [] }
  const { typed, ranked, typedName, wholeName, whole } = plain
  const isWhole =
    whole !== undefined &&
    !words.some(isNowhere) &&
    !isHalfTyped(words) &&
    (await isFoundWhole(db, searched, asked, whole))
  const looked = { anywhere: typed, ranked, inName: isWhole ? wholeName : typedName }
  return { words, looked, exact }
}

const ONE = sql`(VALUES (1)) AS one`

/** Ids of what is named exactly as asked. In their order afterwards: PostgreSQL would look for the name along all ids. */
const exactIn = (
  { table, id, foldedName, shown }: Searched<unknown>,
  query: string | Placeholder,
  part = shown,
) => sql<string[]>`array(SELECT named.id::text FROM (SELECT ${id} AS id FROM ${table}
  WHERE ${part} AND ${foldedName} = praca_fold(${query}::text) OFFSET 0) AS named
  ORDER BY named.id LIMIT ${sql.raw(`${NAMESAKES_MAX}`)})`

/** Whether something is called, or filed, by some words. @param whole text of a tsquery */
const hasWhole = (
  { table, places, shown }: Searched<unknown>,
  whole: string | Placeholder,
  part = shown,
) =>
  sql<boolean>`EXISTS (SELECT FROM ${table} WHERE ${part} AND ${places.at(-2)} @@ ${whole}::tsquery)`

const preparedOf = (searched: Searched<unknown>) => ({
  asked: prepared(`question in ${searched.name}`, (db) =>
    db
      .select({
        ...wordColumns(searched.name),
        exact: exactIn(searched, sql.placeholder('question')),
      })
      .from(ASKED_WORDS)
      .orderBy(sql`place`),
  ),
  whole: prepared(`whole words in ${searched.name}`, (db) =>
    db.select({ isWhole: hasWhole(searched, sql.placeholder('whole')) }).from(ONE),
  ),
})
const PREPARED = new Map<string, ReturnType<typeof preparedOf>>()

function statementsOf(searched: Searched<unknown>) {
  const statements = PREPARED.get(searched.name) ?? preparedOf(searched)
  PREPARED.set(searched.name, statements)
  return statements
}

/** The words of a question, and what is named exactly so: of a whole table, in one statement. */
async function readAsked(
  db: Database,
  searched: Searched<unknown>,
  { query, part }: Asked,
): Promise<Pick<Known, 'words' | 'exact'>> {
  if (!part) {
    const rows = await statementsOf(searched).asked(db).execute({ question: query })
    return { words: rows.map(({ exact, ...word }) => word), exact: rows[0]?.exact ?? [] }
  }
  const [words, [row]] = await Promise.all([
    readWords(db, searched.name, query),
    db.select({ exact: exactIn(searched, query, part.where) }).from(ONE),
  ])
  return { words, exact: row?.exact ?? [] }
}

/** Whether something is what was asked by whole words, so that names need not go on. */
async function isFoundWhole(
  db: Database,
  searched: Searched<unknown>,
  { part }: Asked,
  query: WordQuery,
): Promise<boolean> {
  const whole = textOf(query)
  if (part) {
    const [row] = await db.select({ isWhole: hasWhole(searched, whole, part.where) }).from(ONE)
    return row?.isWhole ?? false
  }
  const sample = await sampleOf(db, searched)
  // What a sample has need not be looked for; what it lacks is rare, and an index finds it at once.
  if (sample && sample.estimate(query, searched.places.length - 2) > 0) return true
  const [row] = await statementsOf(searched).whole(db).execute({ whole })
  return row?.isWhole ?? false
}

/** Whether nothing has the last word as it is written, and something goes on from it. */
function isHalfTyped(words: AskedWord[]): boolean {
  const last = words.at(-1)
  return last?.begins === true && last.count === 0 && mayGoOn(last)
}

/** A word that nothing has as a whole. */
const isNowhere = ({ joins, count, stemCount }: AskedWord) => !joins && count + stemCount === 0

/** Whether one of some words is nowhere, not even as a beginning or in one with its neighbour. */
const isInVain = (words: AskedWord[]) =>
  words.some((word) => isNowhere(word) && !word.begins) &&
  words.every(({ joinedCount }) => joinedCount === 0)
