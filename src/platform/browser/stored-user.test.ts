import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearStoredUser,
  forgetRememberedLogin,
  rememberedLogin,
  storeLogin,
  storeUser,
} from './stored-user.ts'
import { stubBrowser } from './testing/browser-storage.ts'

const ANA = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  firstName: 'Ana',
  lastName: 'Lima',
  photo: '/files/ana.webp',
  type: 'User',
  certifications: [{ _id: 'c1' }],
  companies: [{ _id: 'e1' }],
  softwares: [{ _id: 's1' }],
  vendors: [{ _id: 'v1' }],
}
const OWN = { ...ANA, email: 'ana@exemplo.com.br', phoneNumber: '(11) 98888-7777' }
const LOGIN = { token: 't'.repeat(43), credential: '', user: OWN }
const REMEMBERED = { ...LOGIN, credential: 'c'.repeat(43) }

let items: Map<string, string>
let tabItems: Map<string, string>
beforeEach(() => {
  ;({ items, tabItems } = stubBrowser())
})

const stored = (key: string) => JSON.parse(items.get(key) ?? 'null')

describe('storeLogin', () => {
  it('writes the keys of the specification', () => {
    storeLogin(LOGIN)
    expect([...items.keys()].sort()).toEqual(
      ['Certificados', 'Empresas', 'Fornecedres', 'Softwares', 'owns', 'token', 'userData'].sort(),
    )
    expect(items.get('token')).toBe(LOGIN.token)
    expect(items.get('owns')).toBe('true')
    expect(stored('userData')).toEqual({ ...ANA, token: LOGIN.token })
    expect(stored('Certificados')).toEqual(ANA.certifications)
    expect(stored('Empresas')).toEqual(ANA.companies)
    expect(stored('Softwares')).toEqual(ANA.softwares)
    expect(stored('Fornecedres')).toEqual(ANA.vendors)
  })

  it('keeps neither e-mail nor phone in what describes the person', () => {
    storeLogin(LOGIN)
    expect(items.get('userData')).not.toMatch(/exemplo|98888/)
  })

  it('remembers the credential that it was given, and only then', () => {
    storeLogin(LOGIN)
    expect(rememberedLogin()).toBeNull()
    storeLogin(REMEMBERED)
    expect(items.get('isSaveLogin')).toBe('true')
    expect(rememberedLogin()).toEqual({ email: OWN.email, credential: REMEMBERED.credential })
  })
})

describe('storeUser', () => {
  it('changes the person and keeps the login', () => {
    storeLogin(LOGIN)
    storeUser({ ...OWN, firstName: 'Ana Maria', vendors: [] })
    expect(stored('userData')).toMatchObject({ firstName: 'Ana Maria', token: LOGIN.token })
    expect(stored('Fornecedres')).toEqual([])
    expect(items.get('userData')).not.toMatch(/exemplo|98888/)
  })
})

describe('clearStoredUser', () => {
  it('forgets everything', () => {
    storeLogin(LOGIN)
    clearStoredUser()
    expect([...items.keys()]).toEqual([])
  })

  it('forgets what was typed in this tab and not sent', () => {
    storeLogin(LOGIN)
    tabItems.set(`rascunho:orcamento v1 ${ANA._id}`, '{"telefone":"(11) 98888-7777"}')
    clearStoredUser()
    expect([...tabItems]).toEqual([])
  })

  it('leaves what the browser chose about being measured, and of its look nothing', () => {
    storeLogin(LOGIN)
    items.set('consent', '{}')
    items.set('tema', 'dark')
    clearStoredUser()
    expect(Object.fromEntries(items)).toEqual({ consent: '{}' })
  })

  it('leaves a remembered login', () => {
    storeLogin(REMEMBERED)
    clearStoredUser()
    expect([...items.keys()].sort()).toEqual(['email', 'isSaveLogin', 'password'])
    expect(rememberedLogin()).not.toBeNull()
  })

  it('leaves nothing once the login is no more to be remembered', () => {
    storeLogin(REMEMBERED)
    forgetRememberedLogin()
    expect(rememberedLogin()).toBeNull()
    clearStoredUser()
    expect([...items.keys()]).toEqual([])
  })
})

it('remembers nothing where a part of it is missing', () => {
  storeLogin(REMEMBERED)
  items.delete('isSaveLogin')
  expect(rememberedLogin()).toBeNull()
})
