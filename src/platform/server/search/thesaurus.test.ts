import { describe, expect, it } from 'vitest'
import { Thesaurus } from './thesaurus.ts'

const term = (text: string) => ({ text, stems: text.split(' ') })
const thesaurus = new Thesaurus([
  { terms: [term('holerite'), term('contracheque')], also: [term('folha pagamento')] },
  { terms: [term('folha pagamento'), term('folha')], also: [] },
])
const found = (...stems: string[]) =>
  thesaurus.matches(stems).map(({ from, to, same, broader }) => ({
    at: [from, to],
    same: same.map(({ text }) => text),
    broader: broader.map(({ text }) => text),
  }))

describe('synonyms of a question', () => {
  it('are those of the longest term, the same before the broader', () => {
    expect(found('emitir', 'holerite')).toEqual([
      { at: [1, 2], same: ['contracheque'], broader: ['folha pagamento'] },
    ])
    expect(found('folha', 'pagamento')).toEqual([{ at: [0, 2], same: ['folha'], broader: [] }])
  })

  it('go one way where a group says so', () => {
    expect(found('folha', 'pagamento')[0]?.same).not.toContain('holerite')
    expect(found('estoque')).toEqual([])
  })
})
