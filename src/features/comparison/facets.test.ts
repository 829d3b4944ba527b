import { describe, expect, it } from 'vitest'
import type { Filters } from './address.ts'
import { facetsOf, firstOf, named, type Shelf, sliceOf } from './facets.ts'

const same = (text: string) => text
const shelf: Shelf<string> = {
  ids: ['a', 'b', 'c', 'd'],
  stars: Uint8Array.of(5, 4, 4, 0),
  byRatings: Uint32Array.of(1, 2, 0, 3),
  makers: named(['Arara', 'Tuiuiú', 'Arara', ''], same),
  categories: named(['ERP', 'ERP | CRM', 'CRM | ERP', 'ERP'], (text) => text.split(' | ')),
  sellers: [
    { row: 'v', places: [0, 1] },
    { row: 'w', places: [1] },
  ],
}
const NONE: Filters = { nota: [], subcategoria: [], empresa: [], fornecedor: [] }
const ALL = { offset: 0, limit: 9 }
const facets = (filters: Partial<Filters>) => {
  const found = facetsOf(shelf, { ...NONE, ...filters }, same)
  const places = sliceOf(shelf, found.fits, ALL)
  expect(places).toHaveLength(found.total)
  return { ...found, places }
}

describe('the facets of a shelf', () => {
  it('count everything where nothing is chosen', () => {
    const { places, options, sellers } = facets({})
    expect(places).toEqual([0, 1, 2, 3])
    expect(options.nota).toEqual([
      { value: '0', count: 1 },
      { value: '4', count: 2 },
      { value: '5', count: 1 },
    ])
    expect(options.subcategoria).toContainEqual({ value: 'CRM', count: 2 })
    expect(sellers).toEqual([
      { row: 'v', count: 2 },
      { row: 'w', count: 1 },
    ])
  })

  it('count a group by what the others leave, not by its own choice', () => {
    const { places, options, sellers } = facets({ empresa: ['Arara'], nota: ['4'] })
    expect(places).toEqual([2])
    expect(options.empresa).toEqual([
      { value: 'Arara', count: 1 },
      { value: 'Tuiuiú', count: 1 },
    ])
    expect(options.nota).toEqual([
      { value: '4', count: 1 },
      { value: '5', count: 1 },
    ])
    expect(sellers).toEqual([])
  })

  it('take one option of a group for enough', () => {
    expect(facets({ nota: ['5', '0'] }).places).toEqual([0, 3])
    expect(facets({ fornecedor: ['w', 'nobody'] }).places).toEqual([1])
    expect(facets({ subcategoria: ['CRM'], fornecedor: ['v'] }).places).toEqual([1])
  })
})

it('a page is a slice of what fits, in the order that is asked for', () => {
  const { fits } = facets({ empresa: ['Arara', 'Tuiuiú'] })
  expect(sliceOf(shelf, fits, { offset: 1, limit: 1 })).toEqual([1])
  expect(sliceOf(shelf, fits, { offset: 1, limit: 9 }, shelf.byRatings)).toEqual([2, 0])
})

it('the first of many are those of their sorting', () => {
  const many = Array.from({ length: 500 }, (_, n) => (n * 7919) % 503)
  const order = (a: number, b: number) => b - a
  expect(firstOf(many, 22, order)).toEqual(many.toSorted(order).slice(0, 22))
  expect(firstOf([2, 3], 22, order)).toEqual([3, 2])
})
