import { expect, it } from 'vitest'
import { haveOneList, withChosen, withLook, withOption, withoutFilters } from './address.ts'

const ID = '01999999-0000-7000-8000-000000000001'
const OTHER = '01999999-0000-7000-8000-000000000002'
const read = (search: string) => new URLSearchParams(search)

it('takes and leaves one option, from the first page', () => {
  const address = read('categoria=CRM&nota=5&nota=4&page=3')
  expect(withOption(address, 'nota', '5', false).toString()).toBe('categoria=CRM&nota=4')
  expect(withOption(address, 'nota', '3', true).toString()).toBe(
    'categoria=CRM&nota=5&nota=4&nota=3',
  )
  expect(withOption(address, 'empresa', 'A & B', true).get('empresa')).toBe('A & B')
  expect(withOption(read('categoria=gestao'), 'categoria', 'Gestão', false).size).toBe(0)
  expect(address.toString()).toBe('categoria=CRM&nota=5&nota=4&page=3')
})

it('clears the filters and nothing else', () => {
  const address = read(`ordem=nome&nota=5&empresa=A&comparar=${ID}&page=2`)
  expect(withoutFilters(address, ['nota', 'empresa']).toString()).toBe(`ordem=nome&comparar=${ID}`)
})

it('keeps the choice apart from the filters', () => {
  const address = read(`nota=5&comparar=${ID}&page=2`)
  expect(withChosen(address, [OTHER]).toString()).toBe(`nota=5&page=2&comparar=${OTHER}`)
  expect(withChosen(address, []).toString()).toBe('nota=5&page=2')
  const url = (search: string) => new URL(`https://praca.example/erp${search}`)
  expect(haveOneList(url('?nota=5'), url(`?nota=5&comparar=${ID}`))).toBe(true)
  expect(haveOneList(url('?nota=5'), url('?nota=4'))).toBe(false)
  expect(haveOneList(url('?nota=5'), url('?nota=5'))).toBe(false)
  expect(haveOneList(url('?nota=5'), url('?nota=5&visual=linhas'))).toBe(true)
})

it('has the look of the list beside its page', () => {
  expect(withLook(read('nota=5&page=2'), true).toString()).toBe('nota=5&page=2&visual=linhas')
  expect(withLook(read('visual=linhas&page=2'), false).toString()).toBe('page=2')
})
