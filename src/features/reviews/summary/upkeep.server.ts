import * as offers from '#/features/catalogue/offers/record.server.ts'
import * as companies from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { lockTarget, type TargetRef } from '../targets/repository.server.ts'
import { neverCounted } from './repository.server.ts'
import { recount } from './service.server.ts'
import { listedOf } from './tally.ts'

const BATCH = 200

const OWNERS = { offer: offers, vendor: companies }

/** Counts what was reviewed and never counted, or in another way. */
export async function countOld(db: Database): Promise<void> {
  for (const type of ['offer', 'vendor'] as const) {
    let ids: string[]
    do {
      ids = await neverCounted(db, type, BATCH)
      for (const id of ids) await db.transaction((tx) => count(tx, { type, id }))
      if (ids.length > 0) await dropPages(db, [`${type}s`])
    } while (ids.length === BATCH)
  }
}

async function count(tx: Database, { type, id }: TargetRef) {
  if (!(await lockTarget(tx, id))) return
  const tally = await recount(tx, { type, id })
  await OWNERS[type].addToAverage(tx, id, { sum: 0, count: 0, ...listedOf(tally, new Date()) })
}

/** Every night: what a new version counts in another way. */
export const summariesUpkeep: Job<Platform, Record<string, never>> = {
  name: 'review-summaries-upkeep',
  cron: '30 7 * * *',
  run: ({ db }) => countOld(db),
}
