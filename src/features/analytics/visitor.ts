import { TIME_ZONE } from '#/domain/dates.ts'
import { readConsent } from '#/platform/browser/consent.ts'
import { randomId } from '#/platform/browser/random-id.ts'
import { storeJson } from '#/platform/browser/storage.ts'
import { CONSENT_KEY } from '#/platform/browser/storage-keys.ts'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format()

/**
 * What this browser calls itself today, so that its visits are counted once: random, another one
 * tomorrow, and gone with the consent that it is kept with.
 */
export function visitorOfToday(): string {
  const consent = readConsent()
  const day = today()
  if (consent?.visitor?.day === day) return consent.visitor.id
  const visitor = { day, id: randomId() }
  storeJson(CONSENT_KEY, { ...consent, visitor })
  return visitor.id
}
