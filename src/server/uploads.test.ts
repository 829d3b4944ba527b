import { expect, it } from 'vitest'
import { keyAt } from './uploads.server.ts'

it('finds the file that an address names, with its origin or without', () => {
  for (const target of [
    '/uploads/logos/a.svg',
    '/uploads/logos/a.svg?x=..',
    'http://praca.example/uploads/logos/a.svg',
  ])
    expect(keyAt(target), target).toBe('logos/a.svg')
})

it.each([
  'http://x/../uploads/logos/a.svg',
  '/elsewhere/a.svg',
  '/uploads/a.svg',
  '/uploads/logos/.svg',
  '/uploads/logos/a..svg',
])('has one spelling for each file: not %s', (target) => expect(keyAt(target)).toBeNull())
