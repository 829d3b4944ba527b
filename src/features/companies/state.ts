import { DAY_MS } from '#/domain/durations.ts'
import { DRAFT_DAYS } from './limits.ts'

export const PAGE_STATES = ['published', 'suspended', 'hidden', 'unfinished', 'removed'] as const

/**
 * - `published`: everybody sees it;
 * - `suspended`: an Admin took it off the site, and only an Admin shows it again;
 * - `unfinished`: a registration that was begun and never published;
 * - `hidden`: its administrators took it off the site for now;
 * - `removed`: nobody sees it and nobody keeps it.
 */
export type PageState = (typeof PAGE_STATES)[number]

interface Page {
  vendor: {
    isVisible: boolean
    suspendedAt: Date | null
    isDraft: boolean
    logoKey: string | null
    description: string | null
    createdAt: Date
  }
  adminIds: string[]
}

export function pageState({ vendor, adminIds }: Page): PageState {
  if (vendor.suspendedAt) return 'suspended'
  if (vendor.isVisible) return 'published'
  if (adminIds.length === 0) return 'removed'
  return vendor.isDraft ? 'unfinished' : 'hidden'
}

/** Whether a page has what it needs to be shown. */
export const isComplete = ({ logoKey, description }: Page['vendor']) =>
  Boolean(logoKey && description)

/** Whether its CNPJ may be registered again by anybody: nobody holds one for long by beginning. */
export function isFree(page: Page, now = new Date()): boolean {
  const state = pageState(page)
  const isOld = now.getTime() - page.vendor.createdAt.getTime() > DRAFT_DAYS * DAY_MS
  return state === 'removed' || (state === 'unfinished' && isOld)
}

/** Whether anybody but those who keep it, and Admins, may know that it is there. */
export const isGone = (page: Page) =>
  pageState(page) === 'removed' || (pageState(page) === 'suspended' && page.adminIds.length === 0)
