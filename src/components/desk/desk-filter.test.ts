import { expect, it } from 'vitest'
import { isNarrow, nextSort, readFilter, writeFilter } from './desk-filter.ts'

const FIELDS = {
  tipo: {
    title: 'Tipo',
    filter: { all: 'Todos', options: { Serviço: 'Serviço' }, refusal: 'Tipo inválido.' },
  },
  nome: { title: 'Nome', sort: true as const, cell: () => 'x' },
  /** As the list begins: no column shows it. */
  espera: { title: 'Espera', sort: true as const },
}

const read = (address: string) => readFilter(new URLSearchParams(address), FIELDS)

it('reads an address as it writes one', () => {
  const filter = {
    search: 'gestão & cia',
    choices: { tipo: 'Serviço' },
    sort: '-nome',
    page: 3,
  } as const
  expect(readFilter(writeFilter(filter), FIELDS)).toEqual(filter)
})

it('asks for everything where the address says nothing, or nonsense', () => {
  const everything = { search: '', choices: { tipo: '' }, sort: '', page: 1 }
  expect(read('')).toEqual(everything)
  expect(read('tipo=x&page=-2&search=%20')).toEqual(everything)
  expect(read('page=1.5').page).toBe(1)
  // No list is asked for a page that the API refuses.
  expect([read('page=100000').page, read('page=100001').page]).toEqual([100_000, 1])
  for (const sort of [
    'tipo',
    '-tipo',
    'espera',
    '-espera',
    '--nome',
    'nome-',
    '-',
    '__proto__',
    'constructor',
  ])
    expect(read(`sort=${sort}`), sort).toEqual(everything)
  expect(writeFilter(read('')).toString()).toBe('')
})

it('searches for no more than the API takes', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toBe('a'.repeat(200))
})

it('knows whether it leaves something out', () => {
  expect(isNarrow(read('page=2&sort=nome'))).toBe(false)
  expect(isNarrow(read('tipo=Serviço'))).toBe(true)
})

it('turns an order around at the second click', () => {
  expect(nextSort('', 'nome')).toBe('nome')
  expect(nextSort('nome', 'nome')).toBe('-nome')
  expect(nextSort('-nome', 'nome')).toBe('nome')
  expect(nextSort('-nome', 'data')).toBe('data')
})
