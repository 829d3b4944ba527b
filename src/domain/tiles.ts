/** How strong a tile's tone is. */
export type Tone = 'plain' | 'deep' | 'sun'

interface Wall {
  /** Of a tile, in px. */
  side: number
  columns: number
  rows: number
}

const DIGITS = 12

/** Few tiles have the last one. */
const TONES: Tone[] = ['plain', 'plain', 'deep', 'deep', 'plain', 'plain', 'deep', 'sun']

/** A quarter of a circle in a tile, around each of its corners in turn. */
const QUARTERS = [
  (x: number, y: number, side: number) =>
    `M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z`,
  (x: number, y: number, side: number) =>
    `M${x + side} ${y}v${side}a${side} ${side} 0 0 1-${side}-${side}z`,
  (x: number, y: number, side: number) =>
    `M${x + side} ${y + side}h-${side}a${side} ${side} 0 0 1 ${side}-${side}z`,
  (x: number, y: number, side: number) =>
    `M${x} ${y + side}v-${side}a${side} ${side} 0 0 1 ${side} ${side}z`,
]

/** Numbers from 0 to 15 that a name always gives: FNV-1a. */
function digitsOf(name: string): number[] {
  let hash = 2_166_136_261
  return Array.from({ length: DIGITS }, () => {
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    return hash >>> 28
  })
}

/** The tiles of a name by their tone, as outlines of SVG: its digits, mixed, say which is where. */
export function tilesOf(name: string, { side, columns, rows }: Wall) {
  const digits = digitsOf(name)
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const [one = 0, other = 0] = [digits[index % DIGITS], digits[(index * 5 + 3) % DIGITS]]
    const value = one * 7 + other * 11 + index
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side]
    const outline = QUARTERS[one & 3]?.(x, y, side) ?? ''
    return { tone: TONES[value % TONES.length] ?? 'plain', outline }
  })
  return [...new Set(TONES)].map((tone) => ({
    tone,
    outline: tiles.flatMap((tile) => (tile.tone === tone ? tile.outline : [])).join(''),
  }))
}
