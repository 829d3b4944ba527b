import { expect, it } from 'vitest'
import { pathSegment } from './path.ts'

/** What a browser makes of an address, and the router of its last segment. */
const readBack = (text: string) => {
  const { pathname } = new URL(`/suppliers/${pathSegment(text)}`, 'https://praca.example')
  expect(pathname).toMatch(/^\/suppliers\/[^/]+$/)
  expect(pathname).not.toMatch(/\.data$/i)
  return decodeURIComponent(pathname.slice('/suppliers/'.length)).trim()
}

it.each([
  'Gestão & Cia.',
  '12.345.678/0001-95',
  '100%',
  'a?b#c',
  '.',
  '..',
  '...',
  'Lago.Data',
  'x.data',
])('%s is one segment of a path', (text) => {
  expect(readBack(text)).toBe(text)
})
