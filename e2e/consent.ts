import type { Page } from '@playwright/test'
import { CONSENT_VERSION } from '../src/domain/consent.ts'

/**
 * Begins where a visitor said 'Rejeitar': the notice shows no more, and nothing is measured. A
 * `storageState` would say the same, but opens a page for it each time.
 */
export const refuseConsent = (page: Page) =>
  page.addInitScript(
    (answer) => {
      // An empty page has no storage.
      if (location.protocol === 'http:') localStorage.consent ??= answer
    },
    JSON.stringify({ id: '', version: CONSENT_VERSION, purposes: [], chosenAt: Date.now() }),
  )
