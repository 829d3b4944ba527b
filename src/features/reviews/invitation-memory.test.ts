import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#/domain/durations.ts'
import { clearStoredUser, endStoredLogin, storeLogin } from '#/platform/browser/stored-user.ts'
import { stubBrowser } from '#/platform/browser/testing/browser-storage.ts'
import {
  forgetInvitation,
  invitationTo,
  latestInvitation,
  rememberInvitation,
} from './invitation-memory.ts'
import { INVITATION_MEMORY_DAYS } from './limits.ts'

const enter = (_id: string) =>
  storeLogin({
    token: 't'.repeat(43),
    credential: '',
    user: {
      _id,
      firstName: 'Ana',
      lastName: 'Lima',
      photo: '',
      type: 'User',
      certifications: [],
      companies: [],
      softwares: [],
      vendors: [],
      email: 'ana@exemplo.com.br',
      phoneNumber: '',
    },
  } as Parameters<typeof storeLogin>[0])

let items: Map<string, string>
beforeEach(() => {
  items = stubBrowser().items
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an invitation that was opened', () => {
  it('is of who opens an account to follow it, until they reviewed', () => {
    rememberInvitation('prumo', 'a')
    rememberInvitation('vega', 'b')
    enter('ana')
    expect([invitationTo('prumo'), latestInvitation()]).toEqual(['a', 'b'])
    forgetInvitation('vega')
    expect([invitationTo('vega'), latestInvitation()]).toEqual([undefined, 'a'])
  })

  it('is nobody else’s, also where a login ended by itself', () => {
    enter('ana')
    rememberInvitation('prumo', 'a')
    endStoredLogin()
    enter('bia')
    expect([invitationTo('prumo'), latestInvitation()]).toEqual([undefined, undefined])
    endStoredLogin()
    enter('ana')
    expect(invitationTo('prumo')).toBe('a')
  })

  it('is forgotten with a logout, and after some days', () => {
    rememberInvitation('prumo', 'a')
    clearStoredUser()
    expect(latestInvitation()).toBeUndefined()
    rememberInvitation('prumo', 'b')
    vi.useFakeTimers({ now: Date.now() + INVITATION_MEMORY_DAYS * DAY_MS + 1 })
    expect([invitationTo('prumo'), latestInvitation()]).toEqual([undefined, undefined])
  })

  it('is no obstacle where something else is stored', () => {
    for (const kept of ['{"prumo":"a"}', '[null,1,{"targetId":"prumo"}]', 'nada']) {
      items.set('convites', kept)
      expect(invitationTo('prumo')).toBeUndefined()
      rememberInvitation('prumo', 'a')
      expect(invitationTo('prumo')).toBe('a')
    }
  })
})
