import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { n } from './svg.ts'

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

/** Steps in an em of the grid that outlines are rounded to: fine enough for the eye, short to write. */
const GRID = { small: 64, large: 110 }
/** From this size on, in px, the finer grid. */
const LARGE = 20

type Point = readonly [x: number, y: number]

/** 'q-5 3-8 0': a minus sign separates by itself. */
const written = (letter: string, numbers: number[]) =>
  letter + numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join('')

/** Collects outlines as relative commands on the grid, a quarter as long as absolute ones. */
class Outline {
  data = ''
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  #control: Point | undefined

  #relative = (points: Point[]) => points.flatMap(([x, y]) => [x - this.#at[0], y - this.#at[1]])

  add(command: Command, points: Point[]) {
    const [first, end = first] = points
    if (!first || !end) {
      this.data += 'z'
      this.#at = this.#start
      this.#control = undefined
      return
    }
    if (command === 'quadraticCurveTo' && this.#mirrors(first)) {
      this.data += written('t', this.#relative([end]))
      this.#control = this.#mirrored()
    } else {
      this.data += written(LETTERS[command], this.#relative(points))
      this.#control = command === 'quadraticCurveTo' ? first : undefined
    }
    if (command === 'moveTo') this.#start = end
    this.#at = end
  }

  /** What SVG's `t` takes as the control point: the last one, seen through the current point. */
  #mirrored = (): Point | undefined =>
    this.#control && [2 * this.#at[0] - this.#control[0], 2 * this.#at[1] - this.#control[1]]

  #mirrors(control: Point): boolean {
    const mirrored = this.#mirrored()
    if (!mirrored) return false
    return Math.abs(mirrored[0] - control[0]) <= 1 && Math.abs(mirrored[1] - control[1]) <= 1
  }
}

type Command = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
const LETTERS: Record<Command, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

/**
 * A line of text as a path: pictures shown by `<img>` cannot use the page's typefaces.
 * @param x left edge @param y baseline @param size in px
 */
export function text(words: string, x: number, y: number, size: number, fill: string): string {
  const grid = size < LARGE ? GRID.small : GRID.large
  const scale = grid / font().unitsPerEm
  const run = font().layout(words)
  const outline = new Outline()
  let cursor = 0
  for (const [index, glyph] of run.glyphs.entries()) {
    for (const { command, args } of glyph.path.commands) {
      const points: Point[] = []
      for (let axis = 0; axis < args.length; axis += 2)
        points.push([
          Math.round(cursor + (args[axis] ?? 0) * scale),
          Math.round(-(args[axis + 1] ?? 0) * scale),
        ])
      outline.add(command, points)
    }
    cursor += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + TRACKING * grid
  }
  const place = `translate(${n(x)} ${n(y)}) scale(${Math.round((size / grid) * 1000) / 1000})`
  return `<path transform="${place}" d="${outline.data}" fill="${fill}"/>`
}

/** The same, around `centre` both ways. @param centre of the capitals */
export function centredText(
  words: string,
  centre: { x: number; y: number },
  size: number,
  fill: string,
): string {
  const { capHeight, unitsPerEm } = font()
  const baseline = centre.y + ((capHeight / unitsPerEm) * size) / 2
  return text(words, centre.x - widthOf(words, size) / 2, baseline, size, fill)
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
