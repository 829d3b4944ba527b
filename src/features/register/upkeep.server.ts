import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forgetAbandoned } from './service.server.ts'

/** Every night: what a reading left that nobody goes on with is forgotten. */
export const registerUpkeep: Job<Pick<Platform, 'db'>, Record<string, never>> = {
  name: 'register-upkeep',
  cron: '50 6 * * *',
  run: ({ db }) => forgetAbandoned(db),
}
