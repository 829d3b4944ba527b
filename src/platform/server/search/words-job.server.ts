import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Job } from '../jobs/jobs.server.ts'
import { log } from '../log/log.server.ts'
import { type CacheTag, dropPages } from '../page-cache.server.ts'
import type { Platform } from '../platform.server.ts'

/**
 * Where triggers note what is to be done, and how many notes are taken in one transaction: a second or two on a
 * slow disk, of the fifteen that a statement has. Many changes share their words.
 */
const SALES = { notes: sql`search_sales`, note: sql`vendor_id`, most: 200, take: writeSales }
const CHANGES = {
  notes: sql`search_changes`,
  note: sql`source, added, removed`,
  most: 1000,
}
type Notes = typeof SALES

/** After a batch that failed, so many times fewer notes are taken. */
const FEWER = 10

/** Writes to suppliers what they sell, and counts what they and offers gained and lost in words, since the last time. */
export async function countWords(db: Database): Promise<void> {
  await takeAll(db, SALES)
  await takeAll(db, { ...CHANGES, take: counter() })
}

/**
 * Takes notes from the oldest on, batch by batch, until none is left. Where some cannot be done, fewer are taken at
 * a time; one that fails by itself goes behind all others, for the next run.
 * @throws what failed, once all that can be done is done
 */
async function takeAll(db: Database, { notes, note, most, take }: Notes): Promise<void> {
  const [newest] = await rowsOf<{ id: string | null }>(
    db,
    sql`SELECT max(id)::text AS id FROM ${notes}`,
  )
  const putLast = async () => {
    const moved = await rowsOf(
      db,
      sql`WITH oldest AS (DELETE FROM ${notes} WHERE id = (SELECT min(id) FROM ${notes} WHERE id <= ${newest?.id}::bigint)
          RETURNING ${note})
        INSERT INTO ${notes} (${note}) SELECT ${note} FROM oldest RETURNING id`,
    )
    return moved.length > 0
  }
  let batch = most
  for (;;) {
    try {
      if ((await take(db, batch)) < batch) return
      batch = Math.min(most, batch * FEWER)
    } catch (error) {
      if (batch === 1 && !(await putLast())) throw error
      if (batch === 1) log.error({ err: error }, 'a change was not counted among words')
      batch = Math.ceil(batch / FEWER)
    }
  }
}

async function writeSales(db: Database, most: number): Promise<number> {
  const [row] = await rowsOf<{ noted: number }>(db, sql`SELECT praca_write_sales(${most}) AS noted`)
  return row?.noted ?? 0
}

/** While an import is counted, for minutes, what was found before is dropped so often, and at its end. */
const DROP_EVERY_MS = 15_000

/**
 * Counts changes, batch by batch; what was found before the words were known is not shown any more. Not after each
 * batch: then nothing would be kept while there are many.
 */
function counter(): Notes['take'] {
  const changed = new Set<CacheTag>()
  let droppedAt = Date.now()
  return async (db, most) => {
    const { noted, isDropped } = await db.transaction(async (tx) => {
      const counts = sql`SELECT offers, vendors FROM praca_count_words(${most})`
      const [row] = await rowsOf<{ offers: number; vendors: number }>(tx, counts)
      const { offers, vendors } = row ?? { offers: 0, vendors: 0 }
      if (offers) changed.add('offers')
      if (vendors) changed.add('vendors')
      const isDue = offers + vendors < most || Date.now() - droppedAt > DROP_EVERY_MS
      const isDropped = isDue && changed.size > 0
      if (isDropped) await dropPages(tx, [...changed, 'words'])
      return { noted: offers + vendors, isDropped }
    })
    if (isDropped) {
      changed.clear()
      droppedAt = Date.now()
    }
    return noted
  }
}

/** Every minute: triggers note what is to be counted, whoever writes. */
export const countWordsJob: Job<Pick<Platform, 'db'>, object> = {
  name: 'count-words',
  cron: '* * * * *',
  run: ({ db }) => countWords(db),
}
