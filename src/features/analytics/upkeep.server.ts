import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forgetOldTraces } from './service.server.ts'

/** Every night. */
export const analyticsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'analytics-upkeep',
  cron: '50 6 * * *',
  run: ({ db }) => forgetOldTraces(db),
}
