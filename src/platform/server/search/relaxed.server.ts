import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Sample } from '../database/sample.server.ts'
import type { Database } from '../database/types.server.ts'
import { hasIn, isFiledBy, OFTEN, type Searched, titlesOf } from '../database/word-search.server.ts'
import { coverOf, rarestFirst } from './cover.ts'
import { textOf, type WordQuery } from './query.ts'
import { type Reading, readingOf, writtenIn } from './reading.ts'
import type { Part, Understanding, Way } from './understanding.server.ts'

/** Guesses that are given; nobody pages through more. */
const MOST = 240
/** Rows that are weighed of each stage. */
const WEIGHED_MAX = 150
/** Of the best answers, as many say how the question was read. */
const EXPLAINED = 5
/** So many that have all parts are enough. */
const ENOUGH = 5
/** So many that have all parts by the words that were said need no synonyms beside them, which cost more. */
const PLENTY = 100

/** Of so many parts, the more frequent one may be what is looked for; of more, several are together. */
const FEW = 2
/** Where a question has so many words, what has them all is what was meant; of fewer, also what they may mean is. */
export const PRECISE = 3

/** All of a question's weight, and half of it, but for rounding. */
const ALL = 0.999
const HALF = 0.499

/** ts_rank gives next to nothing, but not 0, for words that are not together. */
const LEAST = 1e-4

/** What a word is worth in a description, a slogan, a category or maker, and a name. */
const FIELDS = [0.25, 0.35, 0.7, 1]
/** The same of a synonym: categories are filed by such words, while what is called so may be anything. */
const SYNONYM_FIELDS = [0.25, 0.35, 0.7, 0.5]
/** The same of a word that searches know a meaning of, where no category is called so: a maker's name is chance. */
const MAKER_FIELDS = [0.25, 0.35, 0.2, 1]
/** By what a way is weighed. */
export const fieldsOf = ({ synonym, isOfMakers }: Way) =>
  synonym ? SYNONYM_FIELDS : isOfMakers ? MAKER_FIELDS : FIELDS
/** What each synonym is worth that a row has beside the best one. */
const OTHERS_WORTH = 0.15

/** What it is worth, beside the whole question, to have every word of it as asked; of one word, it is what it is. */
export const everyOf = (parts: unknown[]) => (parts.length > 1 ? 0.15 : 0)
/** The same, beside that, of what says a term as it is: 'ordens de serviço' before what is filed as something like it. */
export const PHRASE_WORTH = 0.2

/** Whether the texts of a row say a term, one word after the other. */
export const saysPhrase = ({ texts }: Searched<unknown>, phrase: string): SQL =>
  sql`praca_fold(${texts}) ~ ${phrase}`

/** What a name that looks as a whole like the question is worth, beside its rarest word; and one that begins as it does. */
export const NAME_ALIKE = 0.5
const NAME_BEGUN = 0.2

/** Where a vector has a name. */
const IN_NAME = 'A'
/** Names that share fewer of their letters are alike by chance: 'Feira Livre' and 'farmácia'. */
const NAME_ALIKE_FROM = 0.3

/**
 * How much a name is like a question, and begins so; compared once, and only where the name has one of its words: it
 * takes longer than all else by which a row is weighed.
 * @param vector of the row
 * @param name of the row
 */
export function nameLike(vector: SQLWrapper, name: SQL, parts: Part[]): SQL {
  const asked = parts.map(({ word }) => word).join(' ')
  const words = { any: parts.flatMap((part) => ownOf(part).ways.map(({ query }) => query)) }
  const like = sql`(SELECT CASE WHEN alike >= ${constant(NAME_ALIKE_FROM)} THEN alike ELSE 0 END + ${constant(NAME_BEGUN / NAME_ALIKE)} * starts_with(name, ${asked})::int
    FROM (SELECT name, similarity(name, ${asked}) AS alike
      FROM (SELECT praca_fold(${name}) AS name OFFSET 0) AS folded OFFSET 0) AS compared)`
  return words.any.length > 0
    ? sql`CASE WHEN ${has(vector, words, IN_NAME)} THEN ${like} ELSE 0 END`
    : sql`0`
}

/** A name of five words or more is a sentence, as services have them: its words say less than those of a short one. */
const SENTENCE = '(\\S+\\s+){4}\\S'
const SENTENCE_WORTH = 0.6
/** What is no program, where one is asked for. */
const SERVICE_WORTH = 0.6

/** What a row's fit is worth, whatever it fits. */
export const worthOf = ({ rowName, isProgram }: Searched<unknown>, isOfPrograms: boolean): SQL =>
  sql`CASE WHEN ${rowName} ~ ${SENTENCE} THEN ${constant(SENTENCE_WORTH)} ELSE 1 END
    ${isOfPrograms && isProgram ? sql`* CASE WHEN ${isProgram} THEN 1 ELSE ${constant(SERVICE_WORTH)} END` : sql``}`

const vectorOf = ({ places }: Searched<unknown>) => sql`${places.at(-1)}`

/** A number of ours: a parameter each would be most of the statement. */
const constant = (value: number) => sql.raw(`${value.toFixed(5)}::float4`)
const constantInt = (value: number) => sql.raw(String(value))

const has = (vector: SQLWrapper, query: WordQuery, places?: string) =>
  sql`${vector} @@ ${textOf(query, places)}::tsquery`

/** How well a row fits the best of some ways. */
function bestOf(vector: SQLWrapper, ways: Way[]): SQL {
  return sql`greatest(${sql.join(ranksOf(vector, ways), sql`, `)})`
}

const ranksOf = (vector: SQLWrapper, ways: Way[]) =>
  ways.map(
    (way) =>
      sql`${constant(way.worth)} * ts_rank(${sql.raw(`'{${fieldsOf(way)}}'::float4[]`)}, ${vector}, ${textOf(way.query)}::tsquery)`,
  )

/** How well a row fits the best of some synonyms: what is several of them fits better than what is one. */
const bestOfSeveral = (vector: SQLWrapper, ways: Way[]): SQL =>
  sql`(SELECT max(fit) + ${constant(OTHERS_WORTH)} * (sum(fit) - max(fit))
    FROM (VALUES ${sql.join(
      ranksOf(vector, ways).map((rank) => sql`(${rank})`),
      sql`, `,
    )}) AS each (fit))`

/** The same as an aggregate of ways, each with how well it fits. */
export function bestWithOthers(fit: SQL, isSynonym: SQL): SQL {
  const best = sql`max(${fit}) FILTER (WHERE ${isSynonym})`
  return sql`greatest(max(${fit}) FILTER (WHERE NOT ${isSynonym}),
    ${best} + ${constant(OTHERS_WORTH)} * (sum(${fit}) FILTER (WHERE ${isSynonym}) - ${best}))`
}

/** How well a row fits a part. Few have any of its synonyms: whether one does is cheaper than what each is worth. */
function fitOf(vector: SQLWrapper, part: Part): SQL {
  const ways = withoutNarrower(part.ways)
  const said = ways.filter(({ synonym }) => !synonym)
  const synonyms = ways.filter(({ synonym }) => synonym)
  if (synonyms.length < 2) return bestOf(vector, ways)
  if (said.length === 0) return bestOfSeveral(vector, synonyms)
  const any = { any: synonyms.map(({ query }) => query) }
  return sql`greatest(${bestOf(vector, said)},
    CASE WHEN ${has(vector, any)} THEN ${bestOfSeveral(vector, synonyms)} ELSE 0 END)`
}

/** What is looked for, where the stages before it found little. */
interface Stage {
  cover: WordQuery
  /** Where each stage before it found fewer than so many. */
  below?: number
  /** It is found in names, categories and makers alone. */
  isFiled?: boolean
  /** Whatever the stage right before it found. */
  isBeside?: boolean
}

/** What the best of some rows say of how a question was read. */
interface Said {
  /** All texts of the first one. */
  texts: string
  /** Synonyms that one of them has. */
  synonyms: string[]
}

export interface Relaxed {
  /** The best first. */
  ids: string[]
  said?: Said
  /** Whether something has all words as asked; undefined where that was not asked, or nothing was found. */
  isWhole?: boolean
}

interface Wanted {
  /** All words as asked. */
  every: WordQuery
  /** Whether something has them is not asked. */
  isWholeKnown: boolean
  /** Of the whole table, where it is large: it decides how what is meant is looked for. */
  sample: Sample | undefined
}

/**
 * What has all parts of a question; where that is little, also what has at least half of what they weigh; and
 * where that is nothing, what has the rarest. The best first: all parts before some, then by rarity of the
 * words and the field that they are in.
 */
export async function searchRelaxed(
  db: Database,
  searched: Searched<unknown>,
  understood: Understanding,
  { every, isWholeKnown, sample }: Wanted,
): Promise<Relaxed> {
  const { parts, isOfPrograms, phrase } = understood
  if (parts.length === 0) return { ids: [] }
  const isWidened = synonymsIn(parts).length > 0
  const said = saidBy(parts) ?? every
  const found = parts.map((part) => ({ part, weight: part.weight, query: findOf(part) }))
  const all = { all: found.map(({ query }) => query) }
  // A word that was guessed is not required where others are known, unless something has it.
  const known = found.filter(({ part }) => !part.meant)
  const isGuessed = known.length > 0 && known.length < found.length
  const isMuch = isWidened && titlesOf(searched) !== undefined && isFoundOften(sample, all)
  const stages: Stage[] = [
    ...(isWidened && said !== every ? [{ cover: said }] : []),
    // Of thousands, those are meant that are filed so: an index of all words would gather the others first.
    ...(isMuch ? [{ cover: all, below: PLENTY, isFiled: true }] : []),
    { cover: all, below: isMuch ? ENOUGH : PLENTY },
    ...(isGuessed ? [{ cover: coverOf(known), below: 1 }] : []),
    { cover: coverOf(found), below: ENOUGH },
    // 'contabilidade online': a rare word in descriptions does not hide what is filed by the other one.
    ...(found.length === FEW
      ? [
          {
            cover: { any: found.map(({ query }) => query) },
            below: ENOUGH,
            isFiled: true,
            isBeside: true,
          },
        ]
      : []),
  ]
  const isPrecise = parts.length >= PRECISE
  const looked = {
    every,
    isWholeKnown,
    phrase,
    said,
    isPrecise,
    isOfPrograms,
  }
  const some = await weigh(db, searched, parts, { stages, ...looked })
  if (some.ids.length > 0) return some
  // Nothing has half of it: then what has the rarest word that something has; a guess is too little for that.
  for (const { query } of rarestFirst(known)) {
    const few = await weigh(db, searched, parts, { stages: [{ cover: query }], ...looked })
    if (few.ids.length > 0) return few
  }
  return { ids: [] }
}

/** Whether a large table has so much of something that what is weighed of it would be any of it. */
const isFoundOften = (sample: Sample | undefined, query: WordQuery) =>
  sample !== undefined && sample.estimate(query) > OFTEN

const ownOf = (part: Part) => ({ ...part, ways: part.ways.filter(({ synonym }) => !synonym) })

/** All parts by the words that were said, or that these were repaired to; undefined where one has none of its own. */
export function saidBy(parts: Part[]): WordQuery | undefined {
  const own = parts.map(ownOf)
  return own.every(({ ways }) => ways.length > 0) ? { all: own.map(findOf) } : undefined
}

const findOf = ({ ways }: Part): WordQuery => ({
  any: withoutNarrower(ways).map(({ query, find = query }) => find),
})

/**
 * Ways without those that only find what another one finds: who has 'gestão' and 'frota' has 'frota'. An index
 * would walk through all that have the commoner word.
 */
export function withoutNarrower(ways: Way[]): Way[] {
  const wordsOf = ({ query, find = query }: Way) =>
    ('all' in find ? find.all : [find]).flatMap((part) => ('word' in part ? [part.word] : []))
  const alone = new Set(ways.map(wordsOf).flatMap((words) => (words.length === 1 ? words : [])))
  const isNarrower = (words: string[]) => words.length > 1 && words.some((word) => alone.has(word))
  return ways.filter((way) => !isNarrower(wordsOf(way)))
}

/** The rows that stages find, each once, as `found`. */
function rowsOfStages(searched: Searched<unknown>, { stages, isOfPrograms }: Looked): SQL {
  const { table, id, shown, rowName, score } = searched
  const vector = vectorOf(searched)
  const name = (stage: number) => sql.raw(`stage${stage}`)
  const worth = worthOf(searched, isOfPrograms)
  const selects = stages.map(({ cover, below, isFiled, isBeside }, stage) => {
    const before = isBeside ? stage - 1 : stage
    const sizes = Array.from({ length: before }, (_, at) => sql`(SELECT count(*) FROM ${name(at)})`)
    const isLittle = sizes.map((size) => sql`${size} < ${sql.raw(`${below ?? 1}`)} AND `)
    return sql`${name(stage)} AS MATERIALIZED (
      SELECT ${id} AS id, ${vector} AS vector, ${rowName} AS row_name, ${score} AS score, ${worth} AS worth
      FROM ${table} WHERE ${sql.join(isLittle)} ${shown} AND ${isFiled ? isFiledBy(searched, cover) : hasIn(vector, cover)}
      LIMIT ${constantInt(WEIGHED_MAX)})`
  })
  const union = stages.map((_, stage) => {
    const before = Array.from(
      { length: stage },
      (_, earlier) => sql`id NOT IN (SELECT id FROM ${name(earlier)})`,
    )
    return sql`SELECT * FROM ${name(stage)} ${before.length > 0 ? sql`WHERE ${sql.join(before, sql` AND `)}` : sql``}`
  })
  return sql`WITH ${sql.join(selects, sql`, `)}, found AS (${sql.join(union, sql` UNION ALL `)})`
}

interface Weighed {
  id: string
  texts: string | null
  synonyms: string[] | null
  isWhole: boolean | null
}

interface Looked {
  stages: Stage[]
  /** All words as asked. */
  every: WordQuery
  isWholeKnown: boolean
  /** A term that the question is, as a pattern. */
  phrase?: string
  /** All parts by the words that were said, or that these were repaired to. */
  said: WordQuery
  /** What has all that was said comes before what has it by what it may mean. */
  isPrecise: boolean
  isOfPrograms: boolean
}

/** What stages find, and what the best of it says. */
async function weigh(
  db: Database,
  searched: Searched<unknown>,
  parts: Part[],
  looked: Looked,
): Promise<Relaxed> {
  const { every, isWholeKnown, phrase, said, isPrecise } = looked
  const vector = sql.raw('found.vector')
  const fits = parts.map((part, place) => sql`${fitOf(vector, part)} AS ${sql.raw(`fit${place}`)}`)
  const fitAt = (place: number) => sql.raw(`fit${place}`)
  const sum = (share: (place: number) => SQL) =>
    sql.join(
      parts.map(({ weight }, place) => sql`${constant(weight)} * ${share(place)}`),
      sql` + `,
    )
  const covered = sum((place) => sql`(${fitAt(place)} > ${constant(LEAST)})::int`)
  const weight = parts.reduce((total, part) => total + part.weight, 0)
  const heaviest = Math.max(...parts.map((part) => part.weight))
  const { table, id, texts } = searched
  const ways = synonymsIn(parts)
  // Of the best alone, once they are known.
  const reads =
    ways.length > 0 || parts.some(({ meant }) => meant)
      ? sql`CASE WHEN place = 1 THEN (SELECT ${texts} FROM ${table} WHERE ${id} = best.id) END AS texts,
        CASE WHEN place <= ${constantInt(EXPLAINED)} THEN ${synonymsOfRow(sql`best.vector`, ways)} END AS synonyms`
      : sql`NULL AS texts, NULL AS synonyms`
  const ofPhrase = phrase
    ? sql`+ CASE WHEN (SELECT ${saysPhrase(searched, phrase)} FROM ${table} WHERE ${id} = found.id) THEN ${constant(PHRASE_WORTH * weight)} ELSE 0 END`
    : sql``
  const isWhole = isWholeKnown
    ? sql`NULL`
    : sql`EXISTS (SELECT FROM ${table} WHERE ${searched.shown} AND ${hasIn(vectorOf(searched), every)})`
  const rows = await rowsOf<Weighed>(
    db,
    sql`
    ${rowsOfStages(searched, looked)}
    SELECT id, ${reads}, ${isWhole} AS "isWhole"
    FROM (
      SELECT id, vector, row_number() OVER (ORDER BY ${isPrecise ? sql`has_said DESC,` : sql``}
        ${covered} > ${constant(ALL * weight)} DESC, ${covered} > ${constant(HALF * weight)} DESC,
        (${sum(fitAt)} + ${constant(NAME_ALIKE * heaviest)} * ${nameLike(vector, sql`row_name`, parts)}) * worth
          + CASE WHEN has_said THEN ${constant(everyOf(parts) * weight)} ${ofPhrase} ELSE 0 END DESC,
        has_said DESC, score DESC, id) AS place
      FROM found
      CROSS JOIN LATERAL (SELECT ${sql.join(fits, sql`, `)}, ${has(vector, said)} AS has_said OFFSET 0) AS fits
      ORDER BY place LIMIT ${constantInt(MOST)}) AS best
    ORDER BY place`,
  )
  const [best] = rows
  return {
    ids: rows.map((row) => row.id),
    isWhole: best?.isWhole ?? undefined,
    said: best && {
      texts: best.texts ?? '',
      synonyms: [...new Set(rows.flatMap(({ synonyms }) => synonyms ?? []))],
    },
  }
}

const synonymsIn = (parts: Part[]) =>
  parts.flatMap(({ ways }) => ways.filter(({ synonym }) => synonym))

/** Those of some synonyms that a row has. */
const synonymsOfRow = (vector: SQL, ways: Way[]) => sql`array(
  SELECT synonym FROM jsonb_to_recordset(${JSON.stringify(
    ways.map(({ synonym, query }) => ({ synonym, query: textOf(query) })),
  )}::jsonb) AS way (synonym text, query text)
  WHERE ${vector} @@ way.query::tsquery)`

/** Synonyms that are named: more explain nothing. */
const SYNONYMS_MAX = 3

/** How a question was read, as its best answers show it. */
export async function readingFrom(
  db: Database,
  searched: Searched<unknown>,
  question: string,
  { parts, omitted }: Understanding,
  { ids: found, said }: Relaxed,
): Promise<Reading> {
  const ids = found.slice(0, EXPLAINED)
  const ways = synonymsIn(parts)
  const guesses = parts.flatMap(({ asked, meant, known }) =>
    meant ? [{ asked, meant, known }] : [],
  )
  const [best] = ids
  if (!best || (ways.length === 0 && guesses.length === 0))
    return { ...readingOf(question, [], omitted, ''), synonyms: [] }
  const { texts, synonyms } = said ?? (await readSaid(db, searched, ways, ids))
  const read = readingOf(question, guesses, omitted, texts)
  // What was meant is no synonym of itself: 'folha de pagamento' for 'folha de pagamneto'.
  const written = writtenIn(`${question} ${read.corrected ?? ''}`)
  // In the order of the parts, whichever row has them.
  const others = ways.flatMap(({ synonym = '' }) =>
    synonyms.includes(synonym) && [...writtenIn(synonym).keys()].some((word) => !written.has(word))
      ? [synonym]
      : [],
  )
  return { ...read, synonyms: [...new Set(others)].slice(0, SYNONYMS_MAX) }
}

/** What the best say that were not weighed. */
async function readSaid(
  db: Database,
  searched: Searched<unknown>,
  ways: Way[],
  ids: string[],
): Promise<Said> {
  const { table, id, texts } = searched
  const rows = await rowsOf<Said & { id: string }>(
    db,
    sql`SELECT ${id} AS id, CASE WHEN ${id} = ${ids[0]}::uuid THEN ${texts} END AS texts,
        ${synonymsOfRow(vectorOf(searched), ways)} AS synonyms
      FROM ${table} WHERE ${id} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  )
  return {
    texts: rows.find((row) => row.id === ids[0])?.texts ?? '',
    synonyms: rows.flatMap(({ synonyms }) => synonyms),
  }
}
