import { sql } from 'drizzle-orm'
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

/** Words as searches read them: of a question, of synonyms, and single ones of its answers. */
export async function readWords(
  db: Database,
  question: string,
  synonyms: string[],
  known: string[],
) {
  const rows = await wordsRead(db).execute({
    question,
    synonyms: JSON.stringify(synonyms),
    known: JSON.stringify(known),
  })
  const at = (place: Place) => rows.filter((row) => row.place === place)
  return { asked: at('asked'), synonyms: at('synonym'), known: at('known') }
}
