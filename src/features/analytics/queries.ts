import { CONSENT_VERSION, type Purpose } from '#/domain/consent.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import { readConsent, storeConsent } from '#/platform/browser/consent.ts'
import { randomId } from '#/platform/browser/random-id.ts'

const QUIET = { quiet: true, keepalive: true, anonymous: true } as const

/**
 * Keeps what is allowed here from now on, and has the server record it. Of a refusal that takes
 * nothing back, nobody learns of it.
 * @param purposes none refuses
 */
export function choosePurposes(purposes: Purpose[]) {
  const before = readConsent()?.id
  const id = purposes.length > 0 ? randomId() : ''
  storeConsent(id, purposes)
  if (before) void callApi(`/v1/consent/${before}`, { method: 'DELETE', ...QUIET }).catch(() => {})
  if (!id) return
  const body = { id, version: CONSENT_VERSION, purposes }
  void callApi('/v1/consent', { method: 'POST', body, ...QUIET }).catch(() => {})
}
