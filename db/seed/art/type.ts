import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const FONT_FILE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'

let loaded: fontkit.Font | undefined

/** The headings' typeface; read once, since opening it takes a tenth of a second. */
function font(): fontkit.Font {
  if (loaded) return loaded
  const file = createRequire(import.meta.url).resolve(FONT_FILE)
  const opened = fontkit.create(readFileSync(file))
  if (!('layout' in opened)) throw new Error(`${FONT_FILE} is a collection, not a font.`)
  loaded = opened
  return opened
}

/** Headings are set a little tighter than the font's own spacing, in em. */
const TRACKING = -0.02

/** @returns width in px of a line set at `size` px */
export function widthOf(text: string, size: number): number {
  const advance = font().layout(text).advanceWidth / font().unitsPerEm
  return (advance + TRACKING * (text.length - 1)) * size
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/**
 * A line of text as the data of a path: pictures shown by `<img>` cannot use the page's typefaces.
 * @param x left edge @param y baseline @param size in px
 */
export function textPath(text: string, x: number, y: number, size: number): string {
  const scale = size / font().unitsPerEm
  const run = font().layout(text)
  let cursor = x
  let data = ''
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index]
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, axis) =>
        short(axis % 2 === 0 ? cursor + value * scale : y - value * scale),
      )
      data += LETTERS[command] + points.join(' ')
    }
    cursor += (position?.xAdvance ?? glyph.advanceWidth) * scale + TRACKING * size
  }
  return data
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** The same, around `centre` both ways. @param centre of the capitals */
export function centredText(text: string, centre: { x: number; y: number }, size: number): string {
  const { capHeight, unitsPerEm } = font()
  const baseline = centre.y + ((capHeight / unitsPerEm) * size) / 2
  return textPath(text, centre.x - widthOf(text, size) / 2, baseline, size)
}

/** Breaks a text into lines of at most `width` px. A word that is wider stays whole. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
