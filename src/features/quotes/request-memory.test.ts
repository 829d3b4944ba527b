import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#/domain/durations.ts'
import { clearStoredUser } from '#/platform/browser/stored-user.ts'
import { stubBrowser } from '#/platform/browser/testing/browser-storage.ts'
import { REQUEST_MEMORY_HOURS } from './limits.ts'
import {
  begunRequestPath,
  forgetRequest,
  rememberedRequest,
  rememberRequest,
} from './request-memory.ts'

const ABOUT = { software: ['prumo'], fornecedor: ['alfa'] }
const NEED = { necessidade: 'Estoque de duas lojas.' }

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is found again by who comes back to the same request', () => {
  rememberRequest(ABOUT, NEED)
  expect(rememberedRequest(ABOUT)).toEqual(NEED)
  expect(begunRequestPath()).toBe('/pedir-orcamento?software=prumo&fornecedor=alfa')
  expect(rememberedRequest({ software: [], fornecedor: ['beta'] })).toBeUndefined()
})

it('is forgotten once it is sent, with a logout, and after a day', () => {
  rememberRequest(ABOUT, NEED)
  forgetRequest()
  expect(begunRequestPath()).toBeUndefined()

  rememberRequest(ABOUT, NEED)
  clearStoredUser()
  expect(begunRequestPath()).toBeUndefined()

  rememberRequest(ABOUT, NEED)
  vi.useFakeTimers({ now: Date.now() + REQUEST_MEMORY_HOURS * HOUR_MS + 1 })
  expect(rememberedRequest(ABOUT)).toBeUndefined()
})

it('is nothing where the storage holds something else', () => {
  const ofOtherRelease = { about: { software: 'prumo' }, values: {}, keptAt: Date.now() }
  for (const text of ['', '{', 'null', '[]', '{"values":{}}', JSON.stringify(ofOtherRelease)]) {
    browser.items.set('orcamento', text)
    expect(begunRequestPath()).toBeUndefined()
  }
})

it('holds up nothing where the browser keeps nothing', () => {
  browser.refuse('none')
  rememberRequest(ABOUT, NEED)
  expect(rememberedRequest(ABOUT)).toEqual(NEED)
  forgetRequest()
  expect(begunRequestPath()).toBeUndefined()
})
