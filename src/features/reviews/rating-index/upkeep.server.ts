import * as offers from '#/features/catalogue/offers/record.server.ts'
import * as companies from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { dropAged } from '../answering/service.server.ts'
import type { TargetRef } from '../targets/repository.server.ts'
import { ratingIndex } from './formula.ts'
import { lockWeighed, weighedAfter } from './repository.server.ts'

/** So many are looked at at a time: others who review them wait no longer. */
const BATCH = 500

const OWNERS = { offer: offers, vendor: companies }

/** Brings every index up to date with the age of its reviews; rows stay where it is still the same. */
export async function renewIndexes(db: Database, now: Date): Promise<void> {
  for (const type of ['offer', 'vendor'] as const) {
    let after: string | undefined
    do {
      const batch = await weighedAfter(db, type, after, BATCH)
      const old = batch.filter((row) => ratingIndex(row, now) !== row.kept).map(({ id }) => id)
      if (old.length > 0) await db.transaction((tx) => renew(tx, type, old, now))
      after = batch.length === BATCH ? batch.at(-1)?.id : undefined
    } while (after)
  }
}

async function renew(tx: Database, type: TargetRef['type'], ids: string[], now: Date) {
  const rows = await lockWeighed(tx, type, ids)
  const indexes = new Map(rows.map((row) => [row.id, ratingIndex(row, now)]))
  await OWNERS[type].setRatingIndexes(tx, indexes)
  await dropPages(tx, [`${type}s`])
}

/** Every night: reviews are a day older. */
export const ratingIndexUpkeep: Job<Platform, Record<string, never>> = {
  name: 'rating-index-upkeep',
  cron: '40 7 * * *',
  run: async ({ db }) => {
    const now = new Date()
    await renewIndexes(db, now)
    await dropAged(db, now)
  },
}
