import { sql } from 'drizzle-orm'
import type { Database } from '../database/types.server.ts'
import { SYNONYMS } from './synonyms.ts'
import { type StemmedTerm, Thesaurus } from './thesaurus.ts'

const read = new WeakMap<Database, Promise<Thesaurus>>()

/** The synonyms of the catalogue, read once: they are asked for with every question that finds little. */
export function thesaurusOf(db: Database): Promise<Thesaurus> {
  const known = read.get(db)
  if (known) return known
  const reading = readThesaurus(db)
  read.set(db, reading)
  reading.catch(() => read.delete(db))
  return reading
}

async function readThesaurus(db: Database): Promise<Thesaurus> {
  const texts = [...new Set(SYNONYMS.flatMap(({ terms, also }) => [...terms, ...also]))]
  const { rows } = (await db.execute(sql`
    SELECT text, array(
      SELECT stem FROM praca_question(text) WHERE NOT joins ORDER BY place) AS stems
    FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS text`)) as unknown as {
    rows: StemmedTerm[]
  }
  const byText = new Map(rows.map((row) => [row.text, row]))
  const stemmed = (terms: string[]) =>
    terms.flatMap((text) => {
      const term = byText.get(text)
      return term ? [term] : []
    })
  return new Thesaurus(
    SYNONYMS.map(({ terms, also }) => ({ terms: stemmed(terms), also: stemmed(also) })),
  )
}
