import type { Page } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AS_ASKED, type Reading } from '#/platform/server/search/reading.ts'
import { thesaurusOf } from '#/platform/server/search/thesaurus.server.ts'
import { markCard } from './marking.ts'
import { type Asked, marksOf, toldOf } from './told.ts'

/**
 * What a result page says of a search: how its question was read, and its cards with what was found in them
 * marked.
 * @param fields of a card, in which words are marked
 */
export async function tell<Card extends Record<Field, string>, Field extends string>(
  db: Database,
  asked: Asked,
  { reading = AS_ASKED, ...found }: Page<Card> & { reading?: Reading },
  fields: readonly Field[],
) {
  const marks = asked.query ? await marksFor(db, asked.query, reading) : []
  const data = found.data.map((card) => (marks.length > 0 ? markCard(card, fields, marks) : card))
  // Of nothing there are no others to show.
  const said = found.total > 0 ? reading : AS_ASKED
  return { told: toldOf(asked, said), results: { ...found, data } }
}

async function marksFor(db: Database, query: string, reading: Reading) {
  const thesaurus = await thesaurusOf(db)
  return marksOf(query, reading, (word) => thesaurus.isFiller(word))
}
