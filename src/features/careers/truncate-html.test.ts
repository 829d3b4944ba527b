import { describe, expect, it } from 'vitest'
import { truncateHtml } from './truncate-html.ts'

const text = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&')

describe('truncateHtml', () => {
  it('leaves a text of exactly the limit alone', () => {
    const html = `<p>${'a'.repeat(300)}</p>\n`
    expect(truncateHtml(html, 300)).toBe(html)
  })

  it('cuts one character past it, inside the tag that was open', () => {
    expect(truncateHtml(`<p>${'a'.repeat(301)}</p>`, 300)).toBe(`<p>${'a'.repeat(300)}...</p>`)
  })

  it('closes every open tag, innermost first', () => {
    expect(truncateHtml('<ul><li>um <strong>dois três</strong></li><li>x</li></ul>', 7)).toBe(
      '<ul><li>um <strong>dois...</strong></li></ul>',
    )
  })

  it('marks the cut in the paragraph that ended there and opens no empty one', () => {
    expect(truncateHtml('<p>abc</p><p>def</p>', 3)).toBe('<p>abc...</p>')
  })

  it('counts an entity and an emoji as one character and never halves them', () => {
    expect(truncateHtml('<p>&amp;&lt;😀👍z</p>', 3)).toBe('<p>&amp;&lt;😀...</p>')
  })

  it('does not count tags, nor lose a tag of its own', () => {
    const html = '<p><a href="/softwares/ERP" target="_blank">ab</a><br />cd</p>'
    expect(truncateHtml(html, 4)).toBe(html)
    expect(truncateHtml(html, 3)).toBe('<p><a href="/softwares/ERP" target="_blank">ab</a>...</p>')
  })

  it('ends with a whole word, without the blank or the comma after it', () => {
    expect(truncateHtml('<p>um dois</p>', 3)).toBe('<p>um...</p>')
    expect(truncateHtml('<p>Um. Dois.</p>', 3)).toBe('<p>Um...</p>')
    expect(truncateHtml('<p>um dois</p>', 6)).toBe('<p>um...</p>')
    expect(truncateHtml('<ul><li>boa escrita,</li><li>curiosidade</li></ul>', 16)).toBe(
      '<ul><li>boa escrita...</li></ul>',
    )
    expect(truncateHtml('<p>um<strong>a</strong>s duas</p>', 3)).toBe(
      '<p>um<strong>a...</strong></p>',
    )
  })

  it('holds at every length: balanced tags and no more text than allowed', () => {
    const html =
      '<p>Olá &amp; <em>bom <strong>dia</strong></em>!</p><ul><li>a b</li><li>c</li></ul>'
    for (let max = 1; max < 30; max++) {
      const cut = truncateHtml(html, max)
      const open: string[] = []
      for (const [, closing, tag] of cut.matchAll(/<(\/?)(\w+)>/g)) {
        if (closing) expect(open.pop()).toBe(tag)
        else open.push(tag as string)
      }
      expect(open).toEqual([])
      expect(Array.from(text(cut).replace(/\.\.\.$/, '')).length).toBeLessThanOrEqual(max)
    }
  })

  it('leaves an empty text empty', () => {
    expect(truncateHtml('', 300)).toBe('')
  })
})
