import { clsx } from 'clsx'
import { useId } from 'react'
import { tilesOf } from '#/domain/tiles.ts'
import styles from './cover-band.module.css'

interface CoverBandProps {
  /** Address of a picture; '' draws tiles. */
  src: string
  /** Name of what the page shows: each has tiles of its own. */
  name: string
}

const WALL = { side: 36, columns: 11, rows: 4 }

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
      <pattern
        id={id}
        width={WALL.side * WALL.columns}
        height={WALL.side * WALL.rows}
        patternUnits="userSpaceOnUse"
      >
        {tilesOf(name, WALL).map(({ tone, outline }) => (
          <path key={tone} className={styles[tone]} d={outline} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
