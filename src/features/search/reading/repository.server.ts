import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { categories } from '#/db/schema/index.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Less alike, a name is another one. */
const ALIKE = 0.4

/** Of some categories, the names of those that are like a text, the most alike first. */
export async function categoriesLike(db: Database, ids: string[], text: string, limit: number) {
  const name = sql`praca_fold(${categories.name})`
  const asked = sql`praca_fold(${text}::text)`
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT name FROM (
      SELECT ${categories.name} AS name,
        greatest(word_similarity(${asked}, ${name}), word_similarity(${name}, ${asked})) AS alike
      FROM ${categories}
      WHERE ${categories.id} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)) AS compared
      WHERE alike >= ${ALIKE}::float4 ORDER BY alike DESC, name LIMIT ${limit}`,
  )
  return rows.map((row) => row.name)
}

/** Memory for questions and for stems, whatever is asked and whatever texts have. */
const QUESTIONS_BYTES = 2 * 1024 * 1024
const STEMS_BYTES = 4 * 1024 * 1024
/** About what a text and its place take beside their characters, each of which takes two bytes at most. */
const BYTES_EACH = 150
const bytesOf = (...texts: string[]) =>
  texts.reduce((bytes, text) => bytes + 2 * text.length, BYTES_EACH)

/** In which of the texts that are read a word stands: the question, its synonyms, or the answers. */
type Place = 'asked' | 'synonym' | 'known'

const wordsRead = prepared('words that are marked', (db) =>
  db
    .select({
      place: sql<Place>`place`,
      word: sql<string>`word`,
      stem: sql<string>`stem`,
      joins: sql<boolean>`joins`,
    })
    .from(
      sql`(SELECT 0 AS of, place AS at, 'asked' AS place, word, stem, joins
        FROM praca_question(${sql.placeholder('question')})
        UNION ALL
        SELECT 1, 0, 'synonym', word, stem, joins
        FROM jsonb_array_elements_text(${sql.placeholder('synonyms')}::jsonb) AS text, praca_question(text)
        UNION ALL
        SELECT 2, 0, 'known', each, coalesce(known.stem, praca_stem_of(each)), false
        FROM jsonb_array_elements_text(${sql.placeholder('known')}::jsonb) AS each
        LEFT JOIN search_words AS known ON known.word = each COLLATE "C") AS read`,
    )
    .orderBy(sql`of, at`),
)

type Read = Record<'asked' | 'synonyms', { word: string; stem: string; joins: boolean }[]>

/** How questions were read, with their synonyms, and stems by their words: neither depends on anything else. */
const questions = new LRUCache<string, Read>({
  maxSize: QUESTIONS_BYTES,
  sizeCalculation: ({ asked, synonyms }, key) =>
    [...asked, ...synonyms].reduce(
      (bytes, { word, stem }) => bytes + bytesOf(word, stem),
      bytesOf(key),
    ),
})
const stems = new LRUCache<string, string>({ maxSize: STEMS_BYTES, sizeCalculation: bytesOf })

/** Words as searches read them: of a question, of synonyms, and single ones of its answers. */
export async function readWords(
  db: Database,
  question: string,
  synonyms: string[],
  known: string[],
) {
  const key = JSON.stringify([question, synonyms])
  let read = questions.get(key)
  const unknown = known.filter((word) => !stems.has(word))
  if (!read || unknown.length > 0) {
    const rows = await wordsRead(db).execute({
      question: read ? '' : question,
      synonyms: JSON.stringify(read ? [] : synonyms),
      known: JSON.stringify(unknown),
    })
    const at = (place: Place) => rows.filter((row) => row.place === place)
    for (const { word, stem } of at('known')) stems.set(word, stem)
    read ??= { asked: at('asked'), synonyms: at('synonym') }
    questions.set(key, read)
  }
  return { ...read, known: known.map((word) => ({ word, stem: stems.get(word) ?? word })) }
}
