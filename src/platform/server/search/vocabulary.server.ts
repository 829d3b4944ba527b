import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { log } from '../log/log.server.ts'
import { watchChanges } from '../page-cache.server.ts'
import { EVERYTHING } from '../tagged-cache.server.ts'
import { type Known, Vocabulary } from './vocabulary.ts'

/** What is searched: the table, which is a column of `search_words` too. */
export type Source = 'offers' | 'vendors'

/** Of more words the database is asked: these take some 12 MB. */
const MOST = 250_000
/** Words that are read at once: a process that reads all of them goes on answering. */
const AT_ONCE = 2000
/** A bound on how long words outlive a change that reached the database by another way. */
const MAX_AGE_MS = 10 * 60 * 1000

/**
 * The words of a table in the memory of this process. Nobody waits for them, and nobody is answered by what they were:
 * until they are read, and read again after a change, the database is asked.
 */
class HeldVocabulary {
  readonly #db: Database
  readonly #source: Source
  #held: Vocabulary | undefined
  #readAt = 0
  #isUnderway = false
  /** Counts the changes: what is read while one comes is not held. */
  #changes = 0
  #readOf = -1

  constructor(db: Database, source: Source) {
    this.#db = db
    this.#source = source
  }

  note(tags: string[]) {
    if (!tags.includes('words') && !tags.includes(EVERYTHING)) return
    this.#changes++
    this.#held = undefined
  }

  current(): Vocabulary | undefined {
    const isRead = this.#readOf === this.#changes && Date.now() - this.#readAt < MAX_AGE_MS
    if (!isRead && !this.#isUnderway) void this.#renew()
    return isRead ? this.#held : undefined
  }

  async #renew() {
    this.#isUnderway = true
    const changes = this.#changes
    try {
      const vocabulary = await readVocabulary(this.#db, this.#source)
      if (changes === this.#changes) this.#held = vocabulary
    } catch (error) {
      log.warn({ err: error }, 'the words of searches were not read into memory')
    }
    this.#readOf = changes
    this.#readAt = Date.now()
    this.#isUnderway = false
  }
}

/** Of signs that ASCII has: others are not repaired. */
const wordsOf = (source: Source) => sql`(SELECT word, stem, ${sql.raw(source)} AS count
  FROM search_words WHERE ${sql.raw(source)} > 0 AND word ~ '^[!-~]+$') AS words`

/** @returns undefined where there are too many */
async function readVocabulary(db: Database, source: Source): Promise<Vocabulary | undefined> {
  const [size] = await rowsOf<{ words: number }>(
    db,
    sql`SELECT count(*)::int AS words FROM (SELECT FROM ${wordsOf(source)} LIMIT ${MOST + 1}) AS known`,
  )
  if (!size || size.words > MOST) return undefined
  const vocabulary = new Vocabulary(size.words)
  for (let last = ''; vocabulary.size < size.words; ) {
    const batch = await readBatch(db, source, last)
    if (batch.length === 0) break
    vocabulary.add(batch)
    last = batch.at(-1)?.word ?? ''
    await setImmediate()
  }
  return vocabulary
}

/** A row each would take longer to read than to look up. */
async function readBatch(db: Database, source: Source, after: string): Promise<Known[]> {
  const [row] = await rowsOf<{ lines: string | null }>(
    db,
    sql`SELECT string_agg(concat_ws(' ', word, stem, count,
        CASE WHEN ts_lexize('public.praca_plain', word) = '{}' THEN 'joins' END), E'\n' ORDER BY word) AS lines
      FROM (SELECT * FROM ${wordsOf(source)} WHERE word > ${after} COLLATE "C" ORDER BY word LIMIT ${AT_ONCE}) AS batch`,
  )
  return (row?.lines?.split('\n') ?? []).map((line) => {
    const [word = '', stem = '', count, joins] = line.split(' ')
    return { word, stem, count: Number(count), joins: joins !== undefined }
  })
}

const held = new WeakMap<Database, Map<Source, HeldVocabulary>>()

/** The words of a table, where they are in memory; never in a transaction, nor where nobody follows its changes. */
export function vocabularyOf(db: Database, source: Source): Vocabulary | undefined {
  const known = held.get(db)?.get(source)
  if (known) return known.current()
  const vocabulary = new HeldVocabulary(db, source)
  if (!watchChanges(db, (tags) => vocabulary.note(tags))) return undefined
  const of = held.get(db) ?? new Map<Source, HeldVocabulary>()
  held.set(db, of.set(source, vocabulary))
  return vocabulary.current()
}
