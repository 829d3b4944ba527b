import { expect, it } from 'vitest'
import { isBlankBody } from './publication.ts'

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;<br></p>\n', true],
  ['<p>Texto</p>', false],
  ['<p><img src="/uploads/a.webp"></p>', false],
  ['<hr>', false],
  // At once, however many tags nobody closes.
  ['<'.repeat(200_000), false],
])('of a body %#: whether it shows nothing', (html, isBlank) => {
  expect(isBlankBody(html)).toBe(isBlank)
})
