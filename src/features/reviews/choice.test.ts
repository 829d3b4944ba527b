import { describe, expect, it } from 'vitest'
import { choiceIn, hashOf } from './choice.ts'
import { knownChoice } from './ui/review-filters.tsx'

const all = knownChoice({})
const back = (hash: string) => knownChoice(choiceIn(hash) ?? {})

describe('which reviews an address shows', () => {
  it('is what somebody chose, whatever they searched for', () => {
    const choice = {
      ...all,
      ordem: 'piores' as const,
      nota: '2',
      porte: 'ME',
      comResposta: '1',
      busca: 'nota & boleto 100% + "já"',
    }
    expect(back(hashOf(knownChoice(choice)))).toEqual(knownChoice(choice))
    expect(knownChoice(choice).nota).toBe('2')
  })

  it('is said of nothing that is as it comes', () => {
    expect(hashOf(all)).toBe('')
    expect(choiceIn('')).toBeUndefined()
    expect(choiceIn('#precos')).toBeUndefined()
  })

  it('is one review, where a link leads to it', () => {
    const avaliacao = '01999999-0000-7000-8000-00000000000a'
    expect(hashOf(back(`#avaliacao-${avaliacao}`))).toBe(`#avaliacao-${avaliacao}`)
  })

  it('is no value that there is not', () => {
    const hash = '#avaliacoes?nota=9&ordem=toString&setor=constructor&comResposta=sim&quem=eu'
    expect(back(hash)).toEqual(all)
  })
})
