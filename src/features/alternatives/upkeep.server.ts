import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/** Every night: what was compared and rated since shows in all pages' alternatives. */
export const alternativesUpkeep: Job<Pick<Platform, 'db'>, Record<string, never>> = {
  name: 'alternatives-upkeep',
  cron: '5 7 * * *',
  run: ({ db }) => dropPages(db, ['alternatives']),
}
