import type { HeadersArgs } from 'react-router'
import { expect, it } from 'vitest'
import { headers } from './root.tsx'

const answered = (errorHeaders?: Headers) =>
  headers({ errorHeaders, loaderHeaders: new Headers({ 'x-loader': '1' }) } as HeadersArgs)

it('says when to come again of what went wrong, and no more', () => {
  expect([...answered(new Headers({ 'retry-after': '10' }))]).toEqual([['retry-after', '10']])
  expect([...answered()]).toEqual([])
})
