import { describe, expect, it } from 'vitest'
import type { Filters } from './address.ts'
import { facetsOf, inOrder, named, type Shelf } from './facets.ts'

const same = (text: string) => text
const shelf: Shelf<string> = {
  ids: ['a', 'b', 'c', 'd'],
  stars: Uint8Array.of(5, 4, 4, 0),
  ratingCounts: Uint32Array.of(2, 9, 9, 0),
  makers: named(['Arara', 'Tuiuiú', 'Arara', ''], same),
  categories: named(['ERP', 'ERP | CRM', 'CRM | ERP', 'ERP'], (text) => text.split(' | ')),
  sellers: [
    { row: 'v', places: [0, 1] },
    { row: 'w', places: [1] },
  ],
}
const NONE: Filters = { nota: [], subcategoria: [], empresa: [], fornecedor: [] }
const facets = (filters: Partial<Filters>) => facetsOf(shelf, { ...NONE, ...filters }, same)

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

it('a shelf has its order, another one by counts and one by names', () => {
  const byName = new Map([...'dbca'].map((id, place) => [id, place]))
  const order = (name: Parameters<typeof inOrder>[2]) => inOrder(shelf, [0, 1, 2, 3], name, byName)
  expect(order('avaliacao')).toEqual([0, 1, 2, 3])
  expect(order('avaliacoes')).toEqual([1, 2, 0, 3])
  expect(order('nome')).toEqual([3, 1, 2, 0])
})
