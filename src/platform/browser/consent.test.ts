import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHOICE_DAYS } from '#/domain/consent.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { readConsent, storeConsent } from './consent.ts'
import { CONSENT_KEY } from './storage-keys.ts'
import { stubBrowser } from './testing/browser-storage.ts'

let items: Map<string, string>
beforeEach(() => {
  items = stubBrowser().items
})
afterEach(() => void vi.useRealTimers())

/** What a page that is opened again makes of the storage. */
async function readAnew() {
  vi.resetModules()
  return (await import('./consent.ts')).readConsent()
}

it('knows nothing until somebody chooses, and then what', () => {
  expect(readConsent()).toBeNull()
  storeConsent('', [])
  expect(readConsent()).toMatchObject({ id: '', purposes: [] })
  storeConsent('a', ['audience'])
  expect(readConsent()).toMatchObject({ id: 'a', purposes: ['audience'] })
})

it('asks again after a year, and when what is asked has changed', async () => {
  vi.useFakeTimers()
  storeConsent('a', ['audience'])
  vi.advanceTimersByTime(CHOICE_DAYS * DAY_MS - 1)
  expect(await readAnew()).toMatchObject({ id: 'a' })
  vi.advanceTimersByTime(1)
  expect(await readAnew()).toBeNull()

  storeConsent('b', ['audience'])
  items.set(
    CONSENT_KEY,
    (items.get(CONSENT_KEY) ?? '').replace(/"version":"[^"]+"/, '"version":"1"'),
  )
  expect(readConsent()).toBeNull()
})

it.each(['', 'nada', '[]', '{"version":1}', 'null'])('takes %j for no choice', (stored) => {
  items.set(CONSENT_KEY, stored)
  expect(readConsent()).toBeNull()
})
