import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { recountPrices } from './service.server.ts'

/** Every night: software that came, left or has another name is named by other contracts, and persons' go. */
export const contractsUpkeep: Job<Pick<Platform, 'db'>, Record<string, never>> = {
  name: 'contracts-upkeep',
  cron: '40 7 * * *',
  run: ({ db }) => recountPrices(db),
}
