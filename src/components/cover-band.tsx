import { clsx } from 'clsx'
import { useId } from 'react'
import styles from './cover-band.module.css'

interface CoverBandProps {
  /** Address of a picture; '' draws tiles. */
  src: string
  /** Name of what the page shows: each has tiles of its own. */
  name: string
}

/** Side of a tile, in px, and how many make the pattern. */
const SIDE = 36
const COLUMNS = 11
const ROWS = 4
const DIGITS = 12

/** A quarter of a circle in a tile, around each of its corners in turn. */
const QUARTERS = [
  (x: number, y: number) => `M${x} ${y}h36a36 36 0 0 1-36 36z`,
  (x: number, y: number) => `M${x + SIDE} ${y}v36a36 36 0 0 1-36-36z`,
  (x: number, y: number) => `M${x + SIDE} ${y + SIDE}h-36a36 36 0 0 1 36-36z`,
  (x: number, y: number) => `M${x} ${y + SIDE}v-36a36 36 0 0 1 36 36z`,
]
/** Few tiles have the last one. */
const TONES = [
  styles.plain,
  styles.plain,
  styles.deep,
  styles.deep,
  styles.plain,
  styles.plain,
  styles.deep,
  styles.sun,
]

/** Numbers from 0 to 15 that a name always gives: FNV-1a. */
function digitsOf(name: string): number[] {
  let hash = 2_166_136_261
  return Array.from({ length: DIGITS }, () => {
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    return hash >>> 28
  })
}

/** The tiles of a name by their tone, as outlines: its digits, mixed, say which is where. */
function tilesOf(name: string) {
  const digits = digitsOf(name)
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [one = 0, other = 0] = [digits[index % DIGITS], digits[(index * 5 + 3) % DIGITS]]
    const value = one * 7 + other * 11 + index
    const [x, y] = [(index % COLUMNS) * SIDE, Math.floor(index / COLUMNS) * SIDE]
    return { tone: TONES[value % TONES.length], outline: QUARTERS[one & 3]?.(x, y) ?? '' }
  })
  return [...new Set(TONES)].map((tone) => ({
    tone,
    outline: tiles.flatMap((tile) => (tile.tone === tone ? tile.outline : [])).join(''),
  }))
}

/** The strip over the head of a page: a picture of the supplier's, or tiles. Decoration. */
export function CoverBand({ src, name }: CoverBandProps) {
  const id = useId()
  if (src) {
    return (
      <div className={clsx(styles.band, styles.pictured)}>
        <img src={src} alt="" className={styles.picture} fetchPriority="high" />
      </div>
    )
  }
  return (
    <svg className={styles.band} aria-hidden="true">
      <pattern id={id} width={SIDE * COLUMNS} height={SIDE * ROWS} patternUnits="userSpaceOnUse">
        {tilesOf(name).map(({ tone, outline }) => (
          <path key={tone} className={tone} d={outline} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
