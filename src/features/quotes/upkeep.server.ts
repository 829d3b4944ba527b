import { DAY_MS } from '#/domain/durations.ts'
import { privateFileRemoval } from '#/platform/server/files/removal-job.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { deleteLetters } from './by-letter/repository.server.ts'
import { LETTER_DAYS, QUOTE_MONTHS } from './limits.ts'
import { deleteSilent } from './repository.server.ts'

/** Every night: forgets the conversations in which nobody wrote for a year, with their files, and which letters came in a month ago. */
export const quotesUpkeep: Job<Platform, Record<string, never>> = {
  name: 'quotes-upkeep',
  cron: '55 6 * * *',
  run: async ({ db, jobs }) => {
    const before = new Date()
    before.setUTCMonth(before.getUTCMonth() - QUOTE_MONTHS)
    await db.transaction(async (tx) => {
      const keys = await deleteSilent(tx, before)
      if (keys.length > 0) await jobs.enqueue(tx, privateFileRemoval, { keys })
    })
    await deleteLetters(db, new Date(Date.now() - LETTER_DAYS * DAY_MS))
  },
}
