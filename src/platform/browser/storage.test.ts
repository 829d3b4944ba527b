import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConsent, storeConsent } from './consent.ts'
import { emptyStorage, storedJson, storedValue, storeJson, storeText } from './storage.ts'
import { storedText } from './stored-text.ts'
import { clearStoredUser, readToken, storedUser, storeLogin } from './stored-user.ts'
import { stubBrowser } from './testing/browser-storage.ts'

const LOGIN = {
  token: 't'.repeat(43),
  credential: '',
  user: {
    _id: '0198c0de-0000-7000-8000-000000000001',
    firstName: 'Ana',
    lastName: 'Lima',
    photo: '',
    type: 'User',
    certifications: [],
    companies: [],
    softwares: [],
    vendors: [],
    email: 'ana@exemplo.com.br',
  },
}

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => emptyStorage())

/** What the browser says to a tab of what another one did. @param key null where all was forgotten */
const hearOfOtherTab = (key: string | null) =>
  dispatchEvent(Object.assign(new Event('storage'), { key }))

describe.each(['none', 'full'] as const)('with a storage that is %s', (refusal) => {
  beforeEach(() => browser.refuse(refusal))

  it('a login lasts as long as the page, and a logout ends it', () => {
    storeLogin(LOGIN)
    expect(storedUser()).toMatchObject({ _id: LOGIN.user._id, firstName: 'Ana' })
    expect(readToken()).toBe(LOGIN.token)
    expect([...browser.items]).toEqual([])
    clearStoredUser()
    expect([storedUser(), readToken()]).toEqual([null, null])
  })

  it('says that it does not keep, and forgets what it is told to', () => {
    expect(storeJson('lista', ['a'], 'sessionStorage')).toBe(false)
    expect(storedJson('lista', (stored) => stored, null, 'sessionStorage')).toEqual(['a'])
    storeJson('lista', undefined, 'sessionStorage')
    expect(storedText('lista', 'sessionStorage')).toBeNull()
  })
})

it('what found no room is the newer, until another tab keeps or forgets something', () => {
  storeText('tema', 'light')
  browser.refuse('full')
  storeText('tema', 'dark')
  expect(storedText('tema')).toBe('dark')
  hearOfOtherTab('outra')
  expect(storedText('tema')).toBe('dark')
  // Nothing older comes back when the page is opened again.
  expect([...browser.items]).toEqual([])
  browser.items.set('tema', 'light')
  hearOfOtherTab('tema')
  expect(storedText('tema')).toBe('light')

  storeText('tema', 'dark')
  browser.items.clear()
  hearOfOtherTab(null)
  expect(storedText('tema')).toBeNull()
})

it('what finds room again is kept', () => {
  browser.refuse('full')
  expect(storeText('tema', 'dark')).toBe(false)
  browser.refuse(null)
  expect(storeText('tema', 'dark')).toBe(true)
  expect(browser.items.get('tema')).toBe('dark')
})

it('what somebody took back does not come back because the new choice found no room', () => {
  storeConsent('a', ['audience'])
  browser.refuse('full')
  storeConsent('', [])
  expect(readConsent()).toMatchObject({ purposes: [] })
  expect([...browser.items]).toEqual([])
})

it('what cannot be read is nothing, and what can is the same value until it changes', () => {
  const read = storedValue('nomes', (stored) => (stored as string[]).map((name) => name.trim()), [])
  for (const text of ['', '{', 'null', '{"a":1}', '[1]']) {
    browser.items.set('nomes', text)
    expect(read()).toEqual([])
  }
  browser.items.set('nomes', '[" Ana"]')
  expect(read()).toEqual(['Ana'])
  expect(read()).toBe(read())
  browser.refuse('none')
  expect(read()).toEqual([])
})
