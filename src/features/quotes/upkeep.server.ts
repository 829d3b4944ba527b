import { DAY_MS } from '#/domain/durations.ts'
import { removeQuietly } from '#/platform/server/files/storage.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { deleteLetters } from './by-letter/repository.server.ts'
import { LETTER_DAYS, QUOTE_MONTHS } from './limits.ts'
import { deleteSilent } from './repository.server.ts'

/** Every night: forgets the conversations in which nobody wrote for a year, with their files, and which letters came in a month ago. */
export const quotesUpkeep: Job<Platform, Record<string, never>> = {
  name: 'quotes-upkeep',
  cron: '55 6 * * *',
  run: async ({ db, privateFiles }) => {
    const before = new Date()
    before.setUTCMonth(before.getUTCMonth() - QUOTE_MONTHS)
    const keys = await db.transaction((tx) => deleteSilent(tx, before))
    await deleteLetters(db, new Date(Date.now() - LETTER_DAYS * DAY_MS))
    await removeQuietly(privateFiles, keys)
  },
}
