import { expect, it } from 'vitest'
import { groupOf } from '#/addresses/match.ts'
import { ADDRESSES, type Address } from '#/addresses/table.ts'
import { pageName } from './page-names.ts'

it('names every page that search engines are told of', () => {
  for (const { path, inSitemap } of Object.values<Address>(ADDRESSES)) {
    const group = inSitemap && groupOf(path.replace(/:\w+\??/g, 'x'))
    if (group) expect(pageName(group), group).not.toBe(group)
  }
})

it('leaves others as they are counted', () => {
  expect(pageName('/payment')).toBe('/payment')
})
