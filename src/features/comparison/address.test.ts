import { expect, it } from 'vitest'
import {
  comparisonPath,
  filtersOf,
  isRefined,
  listParameters,
  sideBySidePath,
  withChosen,
  withOption,
  withoutFilters,
} from './address.ts'

const ID = '01999999-0000-7000-8000-000000000001'
const OTHER = '01999999-0000-7000-8000-000000000002'
const read = (search: string) => new URLSearchParams(search)

it('reads the filters of an address, and leaves out what is none', () => {
  const address = read(`nota=5&nota=9&nota=4&empresa=Alfa&fornecedor=${ID}&fornecedor=nada&x=y`)
  expect(filtersOf(listParameters(address))).toEqual({
    nota: ['4', '5'],
    subcategoria: [],
    empresa: ['Alfa'],
    fornecedor: [ID],
  })
  // PostgreSQL holds no NUL.
  expect(filtersOf(listParameters(read('empresa=a%00b'))).empresa).toEqual([])
})

it('takes and leaves one option, from the first page', () => {
  const address = read('categoria=CRM&nota=5&nota=4&page=3')
  expect(withOption(address, 'nota', '5', false).toString()).toBe('categoria=CRM&nota=4')
  expect(withOption(address, 'nota', '5', true).toString()).toBe('categoria=CRM&nota=4&nota=5')
  expect(withOption(address, 'empresa', 'A & B', true).get('empresa')).toBe('A & B')
  expect(address.toString()).toBe('categoria=CRM&nota=5&nota=4&page=3')
})

it('clears the filters and nothing else', () => {
  const address = read(`categoria=CRM&ordem=nome&nota=5&empresa=A&comparar=${ID}&page=2`)
  expect(withoutFilters(address).toString()).toBe(`categoria=CRM&ordem=nome&comparar=${ID}`)
})

it('keeps the choice apart from the filters', () => {
  const address = read(`nota=5&comparar=${ID}&page=2`)
  expect(withChosen(address, [OTHER]).toString()).toBe(`nota=5&page=2&comparar=${OTHER}`)
  expect(withChosen(address, []).toString()).toBe('nota=5&page=2')
})

it('knows an address that search engines need not list', () => {
  expect(isRefined(listParameters(read('categoria=CRM&page=2')))).toBe(false)
  for (const search of ['nota=5', 'ordem=nome', `comparar=${ID}`, 'empresa=A']) {
    expect(isRefined(listParameters(read(search))), search).toBe(true)
  }
})

it('writes the addresses of lists and of products side by side', () => {
  expect(comparisonPath('ERP')).toBe('/erp')
  expect(comparisonPath('RH (HCM)')).toBe('/erp?categoria=RH+%28HCM%29')
  expect(comparisonPath('ERP', [ID])).toBe(`/erp?comparar=${ID}`)
  expect(sideBySidePath([ID, OTHER])).toBe(`/erp/comparar?id=${ID}&id=${OTHER}`)
})
