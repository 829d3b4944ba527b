import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { CLOSED_RECOURSE_DAYS, DISMISSED_APPEAL_DAYS } from '../limits.ts'
import { forgetClosed } from '../recourses/repository.server.ts'
import { deleteDismissed } from './repository.server.ts'

/** Every night: forgets old appeals that were dismissed, and recourses that were decided. */
export const appealsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'appeals-upkeep',
  cron: '20 7 * * *',
  run: async ({ db }) => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    await deleteDismissed(db, ago(DISMISSED_APPEAL_DAYS))
    await forgetClosed(db, ago(CLOSED_RECOURSE_DAYS))
  },
}
