import { describe, expect, it } from 'vitest'
import { foldText } from '#/domain/text.ts'
import { textOf } from './query.ts'
import { queryOf, Thesaurus } from './thesaurus.ts'

const term = (text: string, ...stems: string[]) => ({
  text,
  words: foldText(text).split(/[ -]/),
  stems: stems.length > 0 ? stems : text.split(' '),
})
const thesaurus = new Thesaurus([
  { terms: [term('holerite'), term('contracheque')], also: [term('folha pagamento')] },
  { terms: [term('folha pagamento'), term('folha')], also: [] },
])
const found = (...stems: string[]) =>
  thesaurus
    .matches(stems.map((stem) => ({ word: stem, stem })))
    .map(({ from, to, same, broader, akin }) => ({
      at: [from, to],
      same: same.map(({ text }) => text),
      broader: broader.map(({ text }) => text),
      akin: akin.map(({ text }) => text),
    }))

describe('synonyms of a question', () => {
  it('are those of the longest term, and say what is broader', () => {
    expect(found('emitir', 'holerite')).toEqual([
      { at: [1, 2], same: [], broader: ['folha pagamento'], akin: ['contracheque'] },
    ])
    expect(found('folha', 'pagamento')).toEqual([
      { at: [0, 2], same: ['folha'], broader: [], akin: [] },
    ])
  })

  it('go one way where a group says so', () => {
    expect(found('folha', 'pagamento')[0]?.same).not.toContain('holerite')
    expect(found('estoque')).toEqual([])
  })

  it('know an acronym by its letters, not by the stem of another word', () => {
    const mes = new Thesaurus([
      { terms: [term('MES', 'mes'), term('producao')], also: [] },
      { terms: [term('mesas', 'mes'), term('comanda')], also: [] },
    ])
    const asked = (word: string) =>
      mes.matches([{ word, stem: 'mes' }]).map(({ same }) => same.map(({ text }) => text))
    expect(asked('mes')).toEqual([['producao']])
    expect(asked('mesa')).toEqual([['comanda']])
  })

  it("know what is short for something at the end, though it only joins other words: 'OS'", () => {
    const orders = new Thesaurus([
      { terms: [term('OS', 'os'), term('ordem serviço', 'ord', 'servic')], also: [] },
    ])
    const said = (text: string) => {
      const words = text.split(' ').map((word) => ({ word, stem: word, isWhole: false }))
      const read = orders.asSaid(words.map((each) => ({ ...each, joins: each.word === 'os' })))
      return read.filter(({ joins }) => !joins)
    }
    const meant = (text: string) =>
      orders.matches(said(text)).flatMap(({ same }) => same.map((each) => each.text))
    expect(meant('controle de os')).toEqual(['ordem serviço'])
    expect(said('controle os').at(-1)).toMatchObject({ word: 'os', isWhole: true })
    expect(meant('os controles')).toEqual([])
    // Where no term is so short, it only joins words.
    const joining = { word: 'os', stem: 'os', joins: true, isWhole: false }
    expect(thesaurus.asSaid([joining])).toEqual([joining])
  })

  it('are those of a word as it is written, before those of its stem', () => {
    const work = new Thesaurus([
      { terms: [term('emprego', 'empreg')], also: [term('vagas')] },
      { terms: [term('empregado', 'empreg')], also: [term('pessoas')] },
    ])
    const asked = (word: string) =>
      work.matches([{ word, stem: 'empreg' }]).map(({ broader }) => broader.map(({ text }) => text))
    expect(asked('emprego')).toEqual([['vagas']])
    expect(asked('empregados')).toEqual([['vagas', 'pessoas']])
  })

  it('are looked for as they are written where their stems say something else', () => {
    expect(textOf(queryOf(term('MEI', 'mei')))).toBe("'mei'")
    expect(textOf(queryOf(term('e-learning', 'learning')))).toBe("'elearning'")
    expect(textOf(queryOf(term('e-mail marketing', 'mail', 'marketing')))).toBe(
      "('=mail'&'=marketing'&'email')",
    )
    expect(textOf(queryOf(term('pré-venda', 'pre', 'vend')))).toBe("('=pre'&'=vend')")
  })

  it.each([
    ['emitir', 'emit', "'emitir'"],
    ['controlar', 'control', "'controlar'"],
    ['vender', 'vend', "'vender'"],
    ['emissor', 'emissor', "'=emissor'"],
    ['controle', 'control', "'=control'"],
  ])('of a verb are looked for as it is written, of a thing by its stem: %s', (text, stem, by) => {
    expect(textOf(queryOf(term(text, stem)))).toBe(by)
  })
})

it('holds no more than some hundred synonyms of a term that every group has', () => {
  const groups = Array.from({ length: 60 }, (_, group) => ({
    terms: Array.from({ length: 60 }, (_, at) => term(at === 0 ? 'comum' : `termo${group}x${at}`)),
    also: [],
  }))
  const [match] = new Thesaurus(groups).matches([{ word: 'comum', stem: 'comum' }])
  expect(match?.same.length).toBeGreaterThan(100)
  expect(match?.same.length).toBeLessThan(300)
})
