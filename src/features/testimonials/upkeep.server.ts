import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { CLOSED_TESTIMONY_REQUEST_DAYS } from './limits.ts'
import * as repository from './requests/repository.server.ts'

/** Every night: closes the requests that were not answered in time, and forgets old ones. */
export const testimonialsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'testimonials-upkeep',
  cron: '45 6 * * *',
  run: async ({ db }) => {
    const now = new Date()
    const oldest = new Date(now.getTime() - CLOSED_TESTIMONY_REQUEST_DAYS * DAY_MS)
    await db.transaction(async (tx) => {
      await repository.closeOverdue(tx, now)
      await repository.deleteClosed(tx, oldest)
    })
  },
}
