import { eq, sql } from 'drizzle-orm'
import { termGroups } from '#/db/schema/index.ts'
import { foldText } from '#/domain/text.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { kept } from '../page-cache.server.ts'
import { isAcronym, type StemmedTerm, Thesaurus } from './thesaurus.ts'

/** About what all groups take in memory. */
const BYTES = 1024 * 1024

/** The words that searches know of: they are asked for with every question that finds little. */
export const thesaurusOf = (db: Database): Promise<Thesaurus> =>
  kept(db, { key: 'thesaurus', tags: ['terms'], bytesOf: () => BYTES }, () => readThesaurus(db))

async function readThesaurus(db: Database): Promise<Thesaurus> {
  const all = await db.select().from(termGroups).where(eq(termGroups.active, true))
  const groups = all.filter(({ kind }) => kind === 'synonyms')
  const fillers = all.filter(({ kind }) => kind === 'fillers').flatMap(({ terms }) => terms)
  const texts = [...new Set(groups.flatMap(({ terms, also }) => [...terms, ...also]))]
  const rows = await rowsOf<StemmedTerm>(
    db,
    sql`SELECT text,
        array(SELECT word FROM praca_question(text) WHERE NOT joins ORDER BY place) AS words,
        array(SELECT stem FROM praca_question(text) WHERE NOT joins ORDER BY place) AS stems
      FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS text`,
  )
  // 'OS' is short for something, though 'os' only joins other words.
  const byText = new Map(
    rows.map((row) => {
      const written = foldText(row.text)
      const isJoining = row.stems.length === 0 && isAcronym(row)
      return [row.text, isJoining ? { ...row, words: [written], stems: [written] } : row]
    }),
  )
  const stemmed = (terms: string[]) =>
    terms.flatMap((text) => {
      const term = byText.get(text)
      return term ? [term] : []
    })
  return new Thesaurus(
    groups.map(({ terms, also }) => ({ terms: stemmed(terms), also: stemmed(also) })),
    fillers.map(foldText),
  )
}
