import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { KEEP_MS } from './limits.ts'
import * as repository from './repository.server.ts'

/** Every night: forgets the answers that are asked for again anyway. */
export const lookupsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'lookups-upkeep',
  cron: '45 6 * * *',
  run: async ({ db }) => {
    await repository.deleteAnswers(db, new Date(Date.now() - KEEP_MS))
  },
}
