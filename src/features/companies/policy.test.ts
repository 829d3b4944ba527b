import { describe, expect, it } from 'vitest'
import { canConfirmResale, servesOthers } from './policy.ts'

const ADMIN = { id: 'admin', role: 'admin' } as const
const PERSON = { id: 'person', role: 'user' } as const

describe('a deed of an Admin on a page', () => {
  it.each([
    ['a page given to another, a request of another', ADMIN, { personId: 'person' }, true],
    ['a page given to themself, a request of their own', ADMIN, { personId: 'admin' }, false],
    ['an invitation of somebody who is gone', { id: null }, { personId: 'person' }, true],
    ['a resale of a page of others', ADMIN, { keepsOrKept: false }, true],
    ['a resale of a page that is or was theirs', ADMIN, { keepsOrKept: true }, false],
  ])('%s', (_deed, doer, served, isAllowed) => expect(servesOthers(doer, served)).toBe(isAllowed))
})

it.each([
  ['an Admin', ADMIN, false, true],
  ['an Admin of that page', ADMIN, true, false],
  ['who administers it', PERSON, true, false],
  ['somebody else', PERSON, false, false],
])('a resale confirmed by %s', (_who, viewer, keepsOrKept, isAllowed) =>
  expect(canConfirmResale(viewer, keepsOrKept)).toBe(isAllowed),
)
