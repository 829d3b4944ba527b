import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countMarket } from './service.server.ts'

/** Every night: who came, left or moved counts where they are. */
export const marketUpkeep: Job<Pick<Platform, 'db'>, Record<string, never>> = {
  name: 'market-upkeep',
  cron: '25 7 * * *',
  run: ({ db }) => countMarket(db),
}
