import { DAY_MS } from '#/domain/durations.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { CLOSED_INVITATION_DAYS } from '../limits.ts'
import * as repository from './repository.server.ts'

/** Every night: closes the invitations that nobody answered, says so, and forgets old ones. */
export const invitationsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'invitations-upkeep',
  cron: '50 6 * * *',
  run: async ({ db }) => {
    const now = new Date()
    const oldest = new Date(now.getTime() - CLOSED_INVITATION_DAYS * DAY_MS)
    await db.transaction(async (tx) => {
      for (const { vendorId, userId } of await repository.expireOverdue(tx, now))
        await notify(tx, vendorId, 'invitation_expired', { personId: userId ?? undefined })
      await repository.deleteClosed(tx, oldest)
    })
  },
}
