import { expect, it } from 'vitest'
import { isNarrow, readFilter, writeFilter } from './desk-filter.ts'

it('reads an address as it writes one', () => {
  const filter = { search: 'gestão & cia', tipo: 'Serviço', situacao: 'inativas', page: 3 } as const
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
})

it('asks for everything where the address says nothing, or nonsense', () => {
  const everything = { search: '', tipo: '', situacao: '', page: 1 }
  expect(readFilter(new URLSearchParams())).toEqual(everything)
  expect(readFilter(new URLSearchParams('tipo=x&situacao=y&page=-2&search=%20'))).toEqual(
    everything,
  )
  expect(readFilter(new URLSearchParams('page=1.5')).page).toBe(1)
  expect(writeFilter(readFilter(new URLSearchParams()))).toBe('')
})

it('knows whether it leaves something out', () => {
  expect(isNarrow(readFilter(new URLSearchParams('page=2')))).toBe(false)
  expect(isNarrow(readFilter(new URLSearchParams('tipo=Software')))).toBe(true)
})
