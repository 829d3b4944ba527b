import { useSyncExternalStore } from 'react'
import { CHOICE_DAYS, CONSENT_VERSION, type Purpose } from '#/domain/consent.ts'
import { storedValue, storeJson } from './storage.ts'
import { followStorage } from './storage-events.ts'
import { CONSENT_KEY } from './storage-keys.ts'

/** What was chosen in this browser. */
export interface Consent {
  /** Names the server's record of what was allowed; '' where nothing was. */
  id: string
  version: string
  purposes: Purpose[]
  /** Milliseconds since 1970. */
  chosenAt: number
  /** What the browser calls itself on a day (features/analytics/visitor.ts). */
  visitor?: { day: string; id: string }
}

const CHOICE_MS = CHOICE_DAYS * 24 * 60 * 60 * 1000

/** Sent within this page. */
const CHANGED = 'praca:consent'

const subscribe = followStorage(CHANGED)

/** The choice made in this browser; null where there is none, or none that is still good. */
export const readConsent = storedValue<Consent | null>(
  CONSENT_KEY,
  (stored) => {
    const consent = stored as Consent
    const isGood =
      consent.version === CONSENT_VERSION &&
      Array.isArray(consent.purposes) &&
      Date.now() - consent.chosenAt < CHOICE_MS
    return isGood ? consent : null
  },
  null,
)

/** The same, in step with it; `undefined` on the server and until hydration. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined)

/** Keeps a choice. */
export function storeConsent(id: string, purposes: Purpose[]) {
  const consent: Consent = { id, version: CONSENT_VERSION, purposes, chosenAt: Date.now() }
  storeJson(CONSENT_KEY, consent)
  dispatchEvent(new Event(CHANGED))
}
