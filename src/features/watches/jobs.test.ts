import { expect, it } from 'vitest'
import { ofEachKind } from './jobs.server.ts'
import { NEWS_OF_KIND } from './limits.ts'

it('leaves room for other kinds of news, however many there are of one', () => {
  const item = (acompanhamento: string, tipo: string, texto: string) => ({
    acompanhamento,
    tipo,
    texto,
    em: '2026-11-27T12:00:00.000Z',
    link: '/',
  })
  const many = Array.from({ length: 20 }, (_, n) => item('a', 'new', `Novo ${n}`))
  const others = [item('a', 'price', 'Preço novo'), item('b', 'new', 'Novo ali')]
  expect(ofEachKind([...many, ...others])).toEqual([...many.slice(0, NEWS_OF_KIND), ...others])
})
