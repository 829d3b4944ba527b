import { describe, expect, it } from 'vitest'
import { markableWords, markCard, markedParts } from './marking.ts'

/** The text with brackets around what is marked. */
const marked = (text: string, marks: string[]) =>
  markedParts(text, (word) => marks.includes(word))
    ?.map((part, at) => (at % 2 ? `[${part}]` : part))
    .join('') ?? text

describe('what is marked of a text', () => {
  it.each([
    ['Gestão de Notas', ['notas'], 'Gestão de [Notas]'],
    ['Gestões e GESTÃO', ['gestao'], 'Gestões e [GESTÃO]'],
    ['Ação', ['acao'], '[Ação]'],
    ['Ac\u0327a\u0303o fiscal', ['acao'], '[Ac\u0327a\u0303o] fiscal'],
    ['Emissor de NF-e', ['nfe'], 'Emissor de [NF-e]'],
    ['Emissor de NF-e', ['nf'], 'Emissor de [NF-e]'],
    ['Plug-in de nota', ['plug'], '[Plug]-in de nota'],
    ['Nova e renova', ['nova'], '[Nova] e renova'],
    ['folha folha', ['folha'], '[folha] [folha]'],
    ['<b>folha</b> &amp; mais', ['b'], '<[b]>folha</[b]> &amp; mais'],
    ['😀 folha 😀', ['folha'], '😀 [folha] 😀'],
    ['sem nada', [], 'sem nada'],
    ['', ['x'], ''],
  ])('%j with %j is %j', (text, marks, expected) => {
    expect(marked(text, marks)).toBe(expected)
  })

  it('may be any of its words, a hyphenated one also in parts', () => {
    expect(markableWords('Emissor de NF-e, já!')).toEqual([
      'emissor',
      'emissor',
      'de',
      'de',
      'nfe',
      'nf',
      'e',
      'ja',
      'ja',
    ])
  })

  it('is kept with the card, for the texts that have some of it', () => {
    const card = { id: '1', titulo: 'Folha Certa', categoria: 'RH' }
    expect(markCard(card, ['titulo', 'categoria'], (word) => word === 'folha')).toEqual({
      ...card,
      marked: { titulo: ['', 'Folha', ' Certa'] },
    })
    expect(markCard(card, ['titulo', 'categoria'], () => false)).toBe(card)
  })
})
