import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Job } from '../jobs/jobs.server.ts'
import { type CacheTag, dropPages } from '../page-cache.server.ts'
import type { Platform } from '../platform.server.ts'

/** Changes that are looked at in one transaction: many share their words. */
const BATCH = 5000

/** Writes to suppliers what they sell, and counts what they and offers gained and lost in words, since the last time. */
export async function countWords(db: Database): Promise<void> {
  while ((await writeSales(db)) === BATCH);
  while ((await countBatch(db)) === BATCH);
}

async function writeSales(db: Database): Promise<number> {
  const [row] = await rowsOf<{ noted: number }>(
    db,
    sql`SELECT praca_write_sales(${BATCH}) AS noted`,
  )
  return row?.noted ?? 0
}

/** What was found before the words were known is not shown any more. */
const countBatch = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const counts = sql`SELECT offers, vendors FROM praca_count_words(${BATCH})`
    const [noted] = await rowsOf<{ offers: number; vendors: number }>(tx, counts)
    const { offers, vendors } = noted ?? { offers: 0, vendors: 0 }
    const tags: CacheTag[] = [
      ...(offers ? ['offers' as const] : []),
      ...(vendors ? ['vendors' as const] : []),
    ]
    if (tags.length > 0) await dropPages(tx, tags)
    return offers + vendors
  })

/** Every minute: triggers note what is to be counted, whoever writes. */
export const countWordsJob: Job<Pick<Platform, 'db'>, object> = {
  name: 'count-words',
  cron: '* * * * *',
  run: ({ db }) => countWords(db),
}
