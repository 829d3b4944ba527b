import { NIL } from 'uuid'
import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { latenessUpkeep } from './lateness/upkeep.server.ts'
import { LOOKED_AT_AGAIN_DAYS, SIGNAL_DAYS, TRACE_DAYS } from './limits.ts'
import { holdMail, lateMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import { periodOf } from './traces.server.ts'
import { weighReview } from './weigh.server.ts'

/** Looks at a review that was just written. */
const reviewSignalsJob: Job<Platform, { reviewId: string }> = {
  name: 'review-signals',
  keyOf: ({ reviewId }) => reviewId,
  retry: { times: 5, firstDelaySeconds: 30 },
  run: async (platform, { reviewId }) => {
    // What was taken back meanwhile is nothing to look at.
    const there = await repository.weighedReview(platform.db, reviewId)
    if (there) await weighReview(platform, reviewId, new Date())
  },
}

const BATCH = 200

/** Every night: looks again at what is some days old, and forgets where older reviews came from. */
const integrityUpkeep: Job<Platform, Record<string, never>> = {
  name: 'review-integrity-upkeep',
  cron: '25 7 * * *',
  hours: 4,
  run: async (platform) => {
    const now = new Date()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
    const { db } = platform
    const traces = ago(TRACE_DAYS)
    // Of the period before this one some traces are still compared.
    const period = periodOf(now) - 1
    await repository.forgetOld(db, { traces, period, signals: ago(SIGNAL_DAYS) })
    for (let after: string = NIL, ids = [after]; ids.length > 0; after = ids.at(-1) ?? after) {
      ids = await repository.writtenSince(db, ago(LOOKED_AT_AGAIN_DAYS), after, BATCH)
      for (const id of ids)
        await weighReview(platform, id, now).catch((error: Error) =>
          // One that was taken back meanwhile keeps nobody from looking at the others.
          log.warn({ err: error, review: id }, 'a review could not be looked at'),
        )
    }
  },
}

export const INTEGRITY_JOBS = [
  reviewSignalsJob,
  integrityUpkeep,
  latenessUpkeep,
  holdMail,
  lateMail,
]
export { reviewSignalsJob }
