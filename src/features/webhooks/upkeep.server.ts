import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { DELIVERY_DAYS } from './limits.ts'
import { deleteDeliveries } from './repository.server.ts'

/** Every night: forgets what was sent a month ago. */
export const webhooksUpkeep: Job<Platform, Record<string, never>> = {
  name: 'webhooks-upkeep',
  cron: '5 7 * * *',
  run: async ({ db }) =>
    void (await deleteDeliveries(db, new Date(Date.now() - DELIVERY_DAYS * DAY_MS))),
}
