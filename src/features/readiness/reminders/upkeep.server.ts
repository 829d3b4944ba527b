import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { offerTags } from '#/features/catalogue/offers/edits.server.ts'
import { findAnyOffer, lockOffer } from '#/features/catalogue/offers/record.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { noteEnded } from '../declarations/repository.server.ts'
import { hasDateOn } from '../law/repository.server.ts'
import { CLOSED_REPORT_DAYS, REMINDER_DAYS } from '../limits.ts'
import { deleteClosed } from '../reports/repository.server.ts'
import * as repository from './repository.server.ts'
import { tellEditors } from './telling.server.ts'

/** Offers at a time; those of the next time follow at once. */
const BATCH = 200

/**
 * Every morning in Brazil: reminds those who answer for a product of what ends, 30 days before and 7. One
 * letter has all that ends; of two processes that run it at once, one writes.
 */
export const readinessReminders: Job<Platform, Record<string, never>> = {
  name: 'readiness-reminders',
  cron: '40 10 * * *',
  run: async (platform) => {
    const now = new Date()
    // The later reminder first: who gets it needs no other.
    for (const days of REMINDER_DAYS.toReversed())
      for (;;) {
        const due = await repository.offersDue(platform.db, now, days, BATCH)
        for (const id of due) await remind(platform, id, now, days)
        if (due.length < BATCH) break
      }
  },
}

const remind = (platform: Platform, id: string, now: Date, days: number) =>
  platform.db.transaction(async (tx) => {
    const count = await repository.noteReminded(tx, id, now, days)
    const found = count > 0 && (await lockOffer(tx, id))
    if (found) await tellEditors(platform, tx, found, { occasion: 'expiring', days, count })
  })

/**
 * Every night, once the day has changed in Brazil: what has ended leaves the pages, so does what a date of
 * the law makes out of date, and old reports are forgotten.
 */
export const readinessUpkeep: Job<Platform, Record<string, never>> = {
  name: 'readiness-upkeep',
  cron: '10 3 * * *',
  run: async ({ db }) => {
    const now = new Date()
    for (;;) {
      const ended = await db.transaction(async (tx) => {
        const ids = await noteEnded(tx, now, BATCH)
        for (const id of ids) {
          const found = await findAnyOffer(tx, id)
          if (found) await dropPages(tx, offerTags(found))
        }
        return ids
      })
      if (ended.length < BATCH) break
    }
    await db.transaction(async (tx) => {
      if (await hasDateOn(tx, dayOf(now))) await dropPages(tx, ['law'])
      await deleteClosed(tx, new Date(now.getTime() - CLOSED_REPORT_DAYS * DAY_MS))
    })
  },
}
