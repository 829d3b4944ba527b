import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { REVIEW_SUBJECT } from '../../answers.server.ts'
import { follow, lockReview } from '../../change.server.ts'
import { tellCompanies } from '../../notices.server.ts'
import { nextStatus } from '../../status.ts'
import { settleReview } from '../../writing/repository.server.ts'
import { lateBefore } from '../deadline.ts'
import { lateMail } from '../mail-job.server.ts'
import { noteLate, toPublish } from './repository.server.ts'

/** Publishes a review about which nobody decided in time; one that changed meanwhile stays as it is. */
async function lapse({ db, jobs }: Platform, id: string, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { target, review } = await lockReview(tx, id)
    const status = nextStatus(review.status, 'lapsed')
    if (!status || !review.waitsSince || review.waitsSince >= before) return
    await settleReview(tx, id, status)
    await follow(tx, target, review, { ...review, status })
    await tellCompanies(tx, target, 'review_new', {
      reviewId: id,
      data: { rating: review.rating },
    })
    await recordAudit(tx, {
      actorId: null,
      action: 'lapse',
      subjectKind: REVIEW_SUBJECT,
      subjectId: id,
    })
    await jobs.enqueue(tx, lateMail, { reviewId: id })
  })
}

/** Every morning: what waits past its deadline appears, one of each page, or its author hears that it waits on. */
export const latenessUpkeep: Job<Platform, Record<string, never>> = {
  name: 'review-lateness-upkeep',
  cron: '40 9 * * *',
  hours: 1,
  run: async (platform) => {
    const { db, jobs } = platform
    const now = new Date()
    const before = lateBefore(now)
    for (const id of await toPublish(db, before, now))
      await lapse(platform, id, before).catch((error: Error) =>
        // One that was taken back meanwhile keeps no other from appearing.
        log.warn({ err: error, review: id }, 'a review could not be published'),
      )
    await db.transaction(async (tx) => {
      for (const reviewId of await noteLate(tx, before, now))
        await jobs.enqueue(tx, lateMail, { reviewId })
    })
  },
}
