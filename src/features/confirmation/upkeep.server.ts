import { DAY_MS } from '#/domain/durations.ts'
import { showServices } from '#/features/catalogue/offers/record.server.ts'
import { isOverdue } from '#/features/companies/confirmation.server.ts'
import { lockPage, updatePage } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { wholePageTags } from '#/features/vendors/pages.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { REMINDER_DAYS } from './limits.ts'
import * as repository from './repository.server.ts'
import { writeTo } from './service.server.ts'

/**
 * Every morning: reminds those whose pages wait to be confirmed, takes those off the site whose time
 * is over, and forgets what is not needed any more. Nothing of a page is lost.
 */
export const confirmationUpkeep: Job<Platform, Record<string, never>> = {
  name: 'confirmation-upkeep',
  cron: '30 10 * * *',
  run: async (platform) => {
    const now = new Date()
    for (const id of await repository.overduePages(platform.db, now)) await hide(platform, id, now)
    for (const { id, ...page } of await repository.pagesWithTerm(platform.db))
      if (isReminderDue(page, now)) await remind(platform, id)
    await repository.deleteLeftovers(platform.db)
  },
}

/** Whether the last moment at which they were to be reminded came after the last reminder. */
function isReminderDue(
  { confirmBy, remindedAt }: { confirmBy: Date | null; remindedAt: Date | null },
  now: Date,
): boolean {
  if (!confirmBy) return false
  const due = REMINDER_DAYS.map((days) => confirmBy.getTime() - days * DAY_MS).filter(
    (moment) => moment <= now.getTime(),
  )
  return due.some((moment) => !remindedAt || remindedAt.getTime() < moment)
}

const remind = (platform: Platform, vendorId: string) =>
  platform.db.transaction(async (tx) => {
    await repository.noteReminder(tx, vendorId)
    await writeTo(platform, tx, vendorId, 'reminder')
  })

/** Asked again once it is locked: it may have been confirmed meanwhile. */
const hide = (platform: Platform, vendorId: string, now: Date) =>
  platform.db.transaction(async (tx) => {
    const page = await lockPage(tx, vendorId)
    if (!page?.vendor.isVisible || !isOverdue(page.vendor, now)) return
    const steps = await repository.stepsOf(tx, vendorId)
    if (steps?.provenAt) return
    await updatePage(tx, vendorId, { isVisible: false, overdueAt: now })
    const services = await showServices(tx, vendorId, false)
    await notify(tx, vendorId, 'page_overdue')
    await writeTo(platform, tx, vendorId, 'overdue')
    await dropPages(tx, wholePageTags(vendorId, page.adminIds, services))
  })
