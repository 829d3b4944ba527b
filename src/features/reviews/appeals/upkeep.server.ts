import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { DISMISSED_APPEAL_DAYS } from '../limits.ts'
import { deleteDismissed } from './repository.server.ts'

/** Every night: forgets old appeals that were dismissed. */
export const appealsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'appeals-upkeep',
  cron: '20 7 * * *',
  run: async ({ db }) => {
    await deleteDismissed(db, new Date(Date.now() - DISMISSED_APPEAL_DAYS * DAY_MS))
  },
}
