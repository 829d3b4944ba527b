import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { describe, expect, it } from 'vitest'
import { encodePageData, handoffCode } from './page-data.server.ts'

/** What the browser's router reads of it. */
async function read(text: string): Promise<unknown> {
  const { value, done } = await decode(new Blob([text]).stream(), globalThis as never)
  await done
  return value
}

describe('the data of a page', () => {
  it.each([
    { loaderData: { root: { demo: true, banners: [] }, page: null }, errors: null },
    { text: '', zero: 0, none: undefined, minus: -1.5, no: false, list: [undefined, null, [], {}] },
    { a: { name: 'Um', same: ['Um', 1, 1] }, b: { name: 'Um' }, _0: '"<b>"\n\u2028' },
  ])('are read as they were written: %j', async (data) => {
    expect(await read(encodePageData(data))).toEqual(data)
  })

  it('are each written once', () => {
    expect(encodePageData({ a: 'Praça', b: ['Praça'] }).match(/Praça/g)).toHaveLength(1)
  })

  it.each([
    { at: new Date(0) },
    { of: new Map() },
    { later: Promise.resolve() },
    { it: Number.NaN },
  ])('are plain, or refused: %o', (data) => {
    expect(() => encodePageData(data)).toThrow('plain')
  })

  it('end no script', () => {
    const code = handoffCode(encodePageData({ text: '</script><!--\u2028' }))
    expect(code).not.toMatch(/[<>\u2028]/)
  })
})
