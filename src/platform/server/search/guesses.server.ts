import { kept } from '#/platform/server/page-cache.server.ts'
import { inOrder } from '../database/order.ts'
import { sampleOf } from '../database/sample.server.ts'
import type { Slice } from '../database/search.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Found, Question, Searched } from '../database/word-search.server.ts'
import type { Reading } from './reading.ts'
import { PRECISE, readingFrom, searchRelaxed } from './relaxed.server.ts'
import { thesaurusOf } from './thesaurus.server.ts'
import { isWritten, understand } from './understanding.server.ts'
import type { AskedWord } from './words.server.ts'

/** About what an id takes in memory. */
export const BYTES_EACH = 64

export interface Answer<Row> {
  rows: Row[]
  total: number
  reading: Reading
}

interface Held {
  ids: string[]
  reading: Reading
}

/**
 * Reads pages of what is relaxed, of which ids are kept. What explains it is read beside the first page of rows.
 * @returns what takes a name for what is kept, and what makes it; undefined where that gives nothing
 */
export const pageOfRelaxed =
  <Row extends { id: string }>(db: Database, searched: Searched<Row>, key: string, slice: Slice) =>
  async (
    name: string,
    make: () => Promise<{ ids: string[]; readingOf: () => Promise<Reading> } | undefined>,
  ): Promise<Answer<Row> | undefined> => {
    const reachedOf = (ids: string[]) => ids.slice(slice.offset, slice.offset + slice.limit)
    const readPage = (ids: string[]) => {
      const reached = reachedOf(ids)
      return reached.length > 0 ? searched.among(db, reached) : Promise.resolve([])
    }
    const keeping = {
      key: `${name} ${key}`,
      tags: searched.tags,
      bytesOf: (held: Held | undefined) => ((held?.ids.length ?? 0) + 4) * BYTES_EACH,
    }
    let page: Row[] | undefined
    const held = await kept(db, keeping, async (): Promise<Held | undefined> => {
      const made = await make()
      if (!made) return undefined
      const [rows, reading] = await Promise.all([readPage(made.ids), made.readingOf()])
      page = rows
      return { ids: made.ids, reading }
    })
    if (!held) return undefined
    const { ids, reading } = held
    const rows = page ?? (await readPage(ids))
    return { rows: inOrder(rows, reachedOf(ids)), total: ids.length, reading }
  }

/**
 * All words or some, the best first, and what reads how the question was understood.
 * @param whole what has all words, which is little; undefined where that is nothing, unless it was written a moment ago
 * @returns undefined where, without `whole`, something has all words, or nothing was found
 */
export async function relax<Row extends { id: string }>(
  db: Database,
  searched: Searched<Row>,
  question: Question,
  words: AskedWord[],
  whole: Found<Row> | undefined,
): Promise<{ ids: string[]; readingOf: () => Promise<Reading> } | undefined> {
  const part = { ...searched, shown: question.part ?? searched.shown }
  const understood = await understand(db, searched.name, words, await thesaurusOf(db))
  const some = await searchRelaxed(db, part, understood, {
    every: question.words.anywhere,
    isWholeKnown: whole !== undefined,
    sample: await sampleOf(db, searched),
  })
  if (!whole && some.isWhole !== false) return undefined
  const { rows, names = 0 } = whole ?? { rows: [] }
  const found = rows.map(({ id }) => id)
  const isPrecise = understood.parts.length + understood.placesLeftOut >= PRECISE
  const first = isPrecise ? found : found.slice(0, understood.parts.every(isWritten) ? names : 0)
  const ids = [...new Set([...first, ...some.ids, ...found])]
  // What was weighed says how it was read, unless other rows come before it.
  const said = first.length === 0 ? some.said : undefined
  return {
    ids,
    readingOf: () => readingFrom(db, part, question.text, understood, { ids, said }),
  }
}
