import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

/** Each colour of the tokens as it is in the light and in the dark look. */
const COLORS = new Map(
  [...TOKENS.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both]) => [
      name,
      { light: both ?? light, dark: both ?? dark },
    ],
  ),
)

/** Relative luminance, as WCAG 2 has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

const GROUNDS = ['ground', 'paper', 'sunken']

/** What is written in the first colours is read on each of the second. */
const TEXT: [string[], string[]][] = [
  [['ink', 'ink-2', 'ink-3', 'brand', 'brand-dark', 'danger'], GROUNDS],
  [['ink', 'ink-2', 'ink-3', 'brand', 'brand-dark'], ['brand-wash']],
  [['ink', 'ink-2', 'brand-dark'], ['brand-soft']],
  [
    ['ink', 'ink-2', 'brand-dark'],
    ['brand-glow', 'sun-glow'],
  ],
  [['ink', 'ink-2', 'sun-ink'], ['sun-wash']],
  [['ink', 'danger', 'danger-ink'], ['danger-wash']],
  [['on-brand'], ['brand', 'brand-dark']],
  [['on-danger'], ['danger', 'danger-dark']],
  [['on-sun'], ['sun', 'sun-bright']],
  [
    ['on-deep', 'on-deep-strong'],
    ['deep', 'cover-mid'],
  ],
  [['on-deep-2'], ['deep']],
]

/** Edges and marks without words: 3:1. */
const MARKS: [string[], string[]][] = [
  [['field-line'], ['paper']],
  [['brand', 'danger', 'sun-dark'], GROUNDS],
]

const pairs = (table: [string[], string[]][], least: number) =>
  table.flatMap(([over, below]) =>
    over.flatMap((one) =>
      below.flatMap((other) =>
        (['light', 'dark'] as const).map((look) => [one, other, look, least] as const),
      ),
    ),
  )

describe('colours', () => {
  it.each([...pairs(TEXT, 4.5), ...pairs(MARKS, 3)])(
    '%s on %s is read, %s',
    (one, other, look, least) => {
      const [over, below] = [COLORS.get(one)?.[look], COLORS.get(other)?.[look]]
      expect(over && below && contrast(over, below)).toBeGreaterThanOrEqual(least)
    },
  )

  it('stand in the tokens alone, each light and dark', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && path !== 'styles/tokens.css')
      .flatMap((path) =>
        readFileSync(`src/${path}`, 'utf8')
          .replace(/url\("data:.*?"\)/g, '')
          .split('\n')
          .filter((line) =>
            /#[\da-f]{3,8}\b(?!.*\{)|\b(?:rgb|hsl)a?\(|[:,] ?(?:white|black)\b/i.test(line),
          )
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  })
})
