import { useId } from 'react'
import styles from './cover-band.module.css'

interface CoverBandProps {
  /** Address of a picture; '' draws tiles. */
  src: string
  /** Id of what the page shows: each has tiles of its own. */
  seed: string
}

/** Side of a tile, in px, and how many make the pattern. */
const SIDE = 36
const COLUMNS = 11
const ROWS = 4
/** Of an id, those that are random. */
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

/** The tiles of an id by their tone, as outlines: the digits that it ends in, mixed, say which is where. */
function tilesOf(seed: string) {
  const digits = Array.from(seed.slice(-DIGITS), (digit) => Number.parseInt(digit, 16) || 0)
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
export function CoverBand({ src, seed }: CoverBandProps) {
  const id = useId()
  if (src) {
    return (
      <div className={styles.band}>
        <img src={src} alt="" className={styles.picture} fetchPriority="high" />
      </div>
    )
  }
  return (
    <svg className={styles.band} aria-hidden="true">
      <pattern id={id} width={SIDE * COLUMNS} height={SIDE * ROWS} patternUnits="userSpaceOnUse">
        {tilesOf(seed).map(({ tone, outline }) => (
          <path key={tone} className={tone} d={outline} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
