import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { CLOSED_REQUEST_DAYS } from './limits.ts'
import * as repository from './repository.server.ts'
import { CLAIM_STATUSES, isClosed } from './status.ts'

/** Every night: closes the requests whose link was not used in time, and forgets old ones. */
export const claimsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'claims-upkeep',
  cron: '30 6 * * *',
  run: async ({ db }) => {
    const now = new Date()
    const oldest = new Date(now.getTime() - CLOSED_REQUEST_DAYS * DAY_MS)
    await db.transaction(async (tx) => {
      await repository.closeOverdue(tx, now)
      await repository.deleteClosed(tx, CLAIM_STATUSES.filter(isClosed), oldest)
    })
  },
}
