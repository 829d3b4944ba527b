import { describe, expect, it } from 'vitest'
import { newsPath } from './links.ts'
import { orderFrom } from './order.ts'

describe('the order of an address', () => {
  it.each([
    ['', 'recentes'],
    ['?ordem=antigos', 'antigos'],
    ['?ordem=recentes', 'recentes'],
    ['?ordem=qualquer', 'recentes'],
  ])('%s is %s', (search, order) => {
    expect(orderFrom(`https://praca.example/news${search}`)).toBe(order)
  })

  it('is kept by a search, which begins at the first page', () => {
    expect(newsPath('nota & fiscal', 'antigos')).toBe('/news?search=nota+%26+fiscal&ordem=antigos')
    expect(newsPath('', 'recentes')).toBe('/news')
  })
})
