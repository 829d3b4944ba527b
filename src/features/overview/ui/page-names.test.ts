import { expect, it } from 'vitest'
import { groupOf } from '#/addresses/match.ts'
import { ADDRESSES, type Address } from '#/addresses/table.ts'
import { PAGE_NAMES, pageName } from './page-names.ts'

it('names nothing that views are not counted as', () => {
  const groups = Object.values<Address>(ADDRESSES).map(({ path }) =>
    groupOf(path.replace(/:\w+\??/g, 'x')),
  )
  expect(groups).toEqual(expect.arrayContaining(Object.keys(PAGE_NAMES)))
})

it('leaves what it does not know as it is counted', () => {
  expect(pageName('/software/details')).toBe('Páginas de softwares e serviços')
  expect(pageName('/payment')).toBe('/payment')
})
