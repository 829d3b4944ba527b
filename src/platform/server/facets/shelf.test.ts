import { describe, expect, it } from 'vitest'
import { foldText } from '#/domain/text.ts'
import { columnOf, narrow, pairsOf, placesBy, type Shelf, sliceOf } from './shelf.ts'

const alone = (text: string) => (text ? [text] : [])
const shelf: Shelf = {
  ids: ['a', 'b', 'c', 'd'],
  facets: {
    nota: columnOf(['5', '4', '4', '0'], alone),
    empresa: columnOf(['Arara', 'Tuiuiú', 'Arara', ''], alone),
    categoria: columnOf(['ERP', 'ERP | CRM', 'CRM | ERP', 'ERP'], (text) => text.split(' | ')),
    fornecedor: pairsOf([0, 1, 1], ['v', 'v', 'w'], alone),
  },
  ranks: { avaliacoes: Float64Array.of(3, 9, 9, 1) },
}

/** What each value finds; those that find nothing are left out. */
function counted(choices: Record<string, string[]>, among?: number[]) {
  const { counts, fits, total } = narrow(shelf, choices, among && Uint32Array.from(among))
  const places = sliceOf(shelf, fits, { offset: 0, limit: 9 })
  expect(places).toHaveLength(total)
  const found = Object.entries(counts).map(([name, { values, totals }]) => [
    name,
    Object.fromEntries(values.map((value, n) => [value, totals[n]]).filter(([, n]) => n)),
  ])
  return { places, ...Object.fromEntries(found) }
}

it('has names that differ in case and accents as one value, shown as it is best written', () => {
  const { values, at } = columnOf(
    ['SAO PAULO', 'Recife', 'São Paulo', 'Sao Paulo'],
    alone,
    foldText,
  )
  expect(values).toEqual(['São Paulo', 'Recife'])
  expect([...at].map((set) => set === 1)).toEqual([false, true, false, false])
})

describe('a shelf', () => {
  it('counts everything where nothing is chosen', () => {
    expect(counted({})).toEqual({
      places: [0, 1, 2, 3],
      nota: { 5: 1, 4: 2, 0: 1 },
      empresa: { Arara: 2, Tuiuiú: 1 },
      categoria: { ERP: 4, CRM: 2 },
      fornecedor: { v: 2, w: 1 },
    })
  })

  it('counts a facet by what the others leave, not by its own choice', () => {
    expect(counted({ empresa: ['Arara'], nota: ['4'] })).toEqual({
      places: [2],
      nota: { 5: 1, 4: 1 },
      empresa: { Arara: 1, Tuiuiú: 1 },
      categoria: { ERP: 1, CRM: 1 },
      fornecedor: {},
    })
  })

  it('takes one value of a facet for enough', () => {
    expect(counted({ nota: ['5', '0'] }).places).toEqual([0, 3])
    expect(counted({ fornecedor: ['w', 'nobody'] }).places).toEqual([1])
    expect(counted({ categoria: ['CRM'], fornecedor: ['v'] }).places).toEqual([1])
  })

  it('looks at nothing but what words found', () => {
    const { places, nota } = counted({ categoria: ['ERP'] }, [3, 1])
    expect(places).toEqual([1, 3])
    expect(nota).toEqual({ 4: 1, 0: 1 })
  })

  it('gives a slice of what fits, in the order that is asked for', () => {
    const { fits } = narrow(shelf, { empresa: ['Arara', 'Tuiuiú'] })
    const order = placesBy(shelf.ranks.avaliacoes ?? new Float64Array())
    expect([...order]).toEqual([1, 2, 0, 3])
    expect(sliceOf(shelf, fits, { offset: 1, limit: 1 })).toEqual([1])
    expect(sliceOf(shelf, fits, { offset: 1, limit: 9 }, order)).toEqual([2, 0])
    expect(sliceOf(shelf, fits, { offset: 0, limit: 9 }, [3, 2])).toEqual([2])
  })

  it('knows, where nothing fits, how much there is without one choice, and without any', () => {
    const choices = { nota: ['5'], empresa: ['Tuiuiú'], categoria: ['ERP'] }
    expect(narrow(shelf, choices).otherwise).toEqual({
      without: { nota: 1, empresa: 1, categoria: 0 },
      only: { nota: 1, empresa: 1, categoria: 4 },
      withoutAll: 4,
    })
    expect(narrow(shelf, choices, Uint32Array.of(0, 3), ['categoria']).otherwise).toEqual({
      without: { nota: 0, empresa: 1 },
      only: {},
      withoutAll: 2,
    })
    expect(narrow(shelf, { nota: ['5'] }).otherwise).toBeUndefined()
  })
})
