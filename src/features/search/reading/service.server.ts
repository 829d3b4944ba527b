import type { Page } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AS_ASKED, type Reading } from '#/platform/server/search/reading.ts'
import { thesaurusOf } from '#/platform/server/search/thesaurus.server.ts'
import { type IsMarked, markableWords, markCard } from './marking.ts'
import { readWords } from './repository.server.ts'
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
  const { data } = found
  const isMarked =
    asked.query && data.length > 0
      ? await marksFor(
          db,
          asked.query,
          reading,
          data.flatMap((card) => fields.map((field) => card[field])),
        )
      : undefined
  const marked = isMarked ? data.map((card) => markCard(card, fields, isMarked)) : data
  // Of nothing there are no others to show.
  const said = found.total > 0 ? reading : AS_ASKED
  return { told: toldOf(asked, said), results: { ...found, data: marked } }
}

async function marksFor(
  db: Database,
  query: string,
  { corrected, synonyms }: Reading,
  texts: string[],
): Promise<IsMarked> {
  const known = [...new Set(texts.flatMap(markableWords))]
  const [words, thesaurus] = await Promise.all([
    readWords(db, corrected ?? query, synonyms, known),
    thesaurusOf(db),
  ])
  return marksOf(words, (word) => thesaurus.isFiller(word))
}
