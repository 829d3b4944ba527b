import { expect, it } from 'vitest'
import { keyAt } from './uploads.server.ts'

it('finds the file that an address names, with its origin or without', () => {
  for (const target of [
    '/uploads/logos/a.svg',
    '/uploads/logos/a.svg?x=..',
    'http://praca.example/uploads/logos/a.svg',
    '/%75ploads/logos/a.svg',
  ])
    expect(keyAt(target), target).toBe('logos/a.svg')
})

it.each([
  'http://ab../uploads/imports/a.csv',
  'https://a../uploads/imports/a.csv',
  'http://x/../uploads/imports/a.csv',
])('is not led astray by an origin: %s', (target) => {
  let key = ''
  try {
    key = keyAt(target)
  } catch (error) {
    expect(error).toMatchObject({ status: 403 })
    return
  }
  expect(key).toBe('imports/a.csv')
})

it.each([
  '/uploads/../uploads/imports/a.csv',
  '/uploads/./imports/a.csv',
  '/uploads/logos/%2e%2e/imports/a.csv',
  '/uploads//imports/a.csv',
  '/uploads/logos\\..\\imports/a.csv',
  '/elsewhere/a.csv',
])('goes no way around: %s', (target) => expect(() => keyAt(target)).toThrow('Acesso negado.'))
