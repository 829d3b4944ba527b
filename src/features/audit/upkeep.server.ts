import { deleteOldAudit } from '#/platform/server/audit.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { AUDIT_YEARS } from './limits.ts'

/** Every night. */
export const auditUpkeep: Job<Platform, Record<string, never>> = {
  name: 'audit-upkeep',
  cron: '30 7 * * *',
  run: async ({ db }) => {
    const before = new Date()
    before.setUTCFullYear(before.getUTCFullYear() - AUDIT_YEARS)
    // Leap years: a day later than the database's five years is never too early.
    before.setUTCDate(before.getUTCDate() - 1)
    await deleteOldAudit(db, before)
  },
}
