import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

describe('what an address says of a company', () => {
  it.each([
    ['', { kind: 'blank' }],
    ['  ', { kind: 'blank' }],
    ['53113791000122', { kind: 'cnpj', cnpj: '53113791000122' }],
    ['53.113.791/0001-22', { kind: 'cnpj', cnpj: '53113791000122' }],
    ['12.abc.345/01de-35', { kind: 'cnpj', cnpj: '12ABC34501DE35' }],
    [ID, { kind: 'page', id: ID }],
    [ID.toUpperCase(), { kind: 'page', id: ID }],
    ['Prumo Sistemas', { kind: 'name', name: 'Prumo Sistemas' }],
    // A wrong check digit, which the form shows.
    ['53113791000123', { kind: 'cnpj', cnpj: '53113791000123' }],
    ['53.113.791/0001-23', { kind: 'cnpj', cnpj: '53113791000123' }],
    // What only looks like a number or an id.
    ['531137910001', { kind: 'name', name: '531137910001' }],
    [`${ID}0`, { kind: 'name', name: `${ID}0` }],
  ])('%j', (param, opening) => {
    expect(openingOf(param)).toEqual(opening)
  })

  it('takes no letters in a CNPJ where the installation does not', () => {
    expect(openingOf('12ABC34501DE35', { digitsOnly: true }).kind).toBe('name')
  })

  it('cuts a name to what a name may be', () => {
    expect(openingOf('x'.repeat(500))).toEqual({ kind: 'name', name: 'x'.repeat(200) })
  })
})
