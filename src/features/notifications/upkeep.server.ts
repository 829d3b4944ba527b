import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forgetOldNotifications } from './service.server.ts'

/** Every night. */
export const notificationsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'notifications-upkeep',
  cron: '10 7 * * *',
  run: ({ db }) => forgetOldNotifications(db),
}
