import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/**
 * The site's faces, each with the one that has what it lacks. The text of the site's own file of Figtree is
 * that of its lightest weight, which only browsers make heavier.
 */
const FILES = {
  heading: [
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  ],
  text: [
    '@fontsource/figtree/files/figtree-latin-500-normal.woff2',
    '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff2',
  ],
}
export type Face = keyof typeof FILES

const opened = new Map<Face, Font[]>()

/** Read with the first picture that is drawn. */
function fontsOf(face: Face): Font[] {
  const known = opened.get(face)
  if (known) return known
  const fonts = FILES[face].map((file) => create(readFileSync(require.resolve(file))) as Font)
  opened.set(face, fonts)
  return fonts
}

/** Letters that stand together and come from one font. */
interface Run {
  font: Font
  text: string
}

/** The font that has a letter; undefined where none has it, as pictures of faces. */
const fontOf = (face: Face, letter: string) =>
  fontsOf(face).find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = fontOf(face, letter)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** A text as one line. */
export interface Lettering {
  face: Face
  /** In px. */
  size: number
}

/** How wide a line is, in px. */
export const widthOf = ({ face, size }: Lettering, text: string): number =>
  runsOf(face, text).reduce(
    (width, run) => width + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  )

/** A line as an outline of SVG: whoever draws it needs no font. @param y of its baseline */
export function outlineOf({ face, size }: Lettering, text: string, x: number, y: number): string {
  let at = x
  return runsOf(face, text)
    .flatMap(({ font, text: part }) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(part)
      return glyphs.map((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
        const [left, top] = [at + xOffset * scale, y - yOffset * scale]
        at += xAdvance * scale
        return glyph.path.transform(scale, 0, 0, -scale, left, top).toSVG()
      })
    })
    .join('')
}

/** A text in lines of a width, in px; a word that is wider than a line is broken. */
function linesOf(lettering: Lettering, text: string, width: number): string[] {
  const fits = (line: string) => widthOf(lettering, line) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer
      continue
    }
    let line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
    lines.push(line)
  }
  return lines
}

/** From one line to the next, in sizes. */
export const LEADING = 1.06

interface Room {
  face: Face
  /** Sizes in px, the largest first: the first that the text fits in. */
  sizes: readonly number[]
  width: number
  lines: number
  /** In px, for all lines; the smallest size has room for them. */
  height?: number
}

/** No text of a picture needs more; what is longer would only take time. */
const CHARACTERS_MAX = 300

/** A text in the largest size in which it fits; in the smallest, what fits of it. Letters that no font has are left out. */
export function fitted(
  { face, sizes, width, lines: most, height = Number.POSITIVE_INFINITY }: Room,
  given: string,
) {
  const text = Array.from(given.normalize('NFC'))
    .slice(0, CHARACTERS_MAX)
    .filter((letter) => /\s/u.test(letter) || fontOf(face, letter))
    .join('')
  let size = 0
  let lines: string[] = []
  for (size of sizes) {
    lines = linesOf({ face, size }, text, width)
    const isLow = lines.length * size * LEADING <= height
    if (lines.length <= most && isLow) return { face, size, lines }
  }
  return {
    face,
    size,
    lines: [...lines.slice(0, most - 1), cut({ face, size }, lines[most - 1] ?? '', width)],
  }
}

/** As many whole words of a line as fit, and '…'; of one that is wider, as many letters. */
function cut(lettering: Lettering, line: string, width: number): string {
  const fits = (beginning: string) => widthOf(lettering, `${beginning}…`) <= width
  let words = line
  while (words !== '' && !fits(words)) words = words.replace(/\s*\S+$/u, '')
  const letters = Array.from(words || line)
  while (letters.length > 0 && !fits(letters.join(''))) letters.pop()
  return `${letters.join('').replace(/[\s,.;:·–—-]+$/u, '')}…`
}
