import { expect, it } from 'vitest'
import { newsPath } from './links.ts'

it('keeps the order in a search, which begins at the first page', () => {
  expect(newsPath('nota & fiscal', 'antigos')).toBe('/news?search=nota+%26+fiscal&ordem=antigos')
  expect(newsPath('', 'recentes')).toBe('/news')
})
