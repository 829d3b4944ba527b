import { describe, expect, it } from 'vitest'
import { careerResultsTitle, readCareerAddress } from './results.ts'

const read = (origem: string, search: string, id: string) =>
  readCareerAddress({ origem, search, id })
const title = (origem: string, search: string, id: string) =>
  careerResultsTitle(read(origem, search, id))

describe('readCareerAddress', () => {
  it('takes a blank for no text, also when it was encoded twice', () => {
    expect(read('all', ' ', ' ')).toEqual({ kind: 'list', source: 'all', query: '' })
    expect(read('all', '%20', '%20')).toEqual({ kind: 'list', source: 'all', query: '' })
  })

  it('names one job by get and its id', () => {
    expect(read('all', 'get', 'an-id')).toEqual({ kind: 'job', id: 'an-id' })
  })

  it('still searches for the word get', () => {
    expect(read('all', 'get', 'search')).toEqual({ kind: 'list', source: 'all', query: 'get' })
  })

  it('takes an unknown source for all', () => {
    expect(read('toString', 'erp', 'search')).toMatchObject({ source: 'all', query: 'erp' })
  })
})

describe('careerResultsTitle', () => {
  it.each([
    ['all', ' ', ' ', 'Vagas'],
    ['all', 'get', 'an-id', 'Vagas'],
    ['all', 'Analista C++', 'search', 'Resultado da pesquisa: Analista C++'],
    ['imperdiveis', ' ', ' ', 'Vagas imperdíveis'],
    ['combinam', ' ', ' ', 'Vagas que combinam com você'],
  ])('%s/%s/%s is %s', (origem, search, id, expected) => {
    expect(title(origem, search, id)).toBe(expected)
  })
})
