import { useSyncExternalStore } from 'react'
import { CHOICE_DAYS, CONSENT_VERSION, type Purpose } from '#/domain/consent.ts'
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

function parse(stored: string | null): Consent | null {
  try {
    const consent = JSON.parse(stored ?? 'null') as Consent | null
    const isGood =
      consent?.version === CONSENT_VERSION &&
      Array.isArray(consent.purposes) &&
      Date.now() - consent.chosenAt < CHOICE_MS
    return isGood ? consent : null
  } catch {
    return null
  }
}

let cached: { text: string | null; consent: Consent | null } = { text: null, consent: null }

/** The choice made in this browser; null where there is none, or none that is still good. */
export function readConsent(): Consent | null {
  const text = localStorage.getItem(CONSENT_KEY)
  if (text !== cached.text) cached = { text, consent: parse(text) }
  return cached.consent
}

/** The same, in step with it; `undefined` on the server and until hydration. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined)

export function storeConsent(id: string, purposes: Purpose[]) {
  const consent: Consent = { id, version: CONSENT_VERSION, purposes, chosenAt: Date.now() }
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  dispatchEvent(new Event(CHANGED))
}
