import { AppWindow, Building2, Wrench } from 'lucide-react'
import type { CSSProperties } from 'react'
import styles from './logo-tile.module.css'

const FALLBACKS = { Software: AppWindow, Serviço: Wrench, Fornecedor: Building2 }

interface LogoTileProps {
  /** '' shows the icon of what it is. */
  src: string
  kind: keyof typeof FALLBACKS
  /** Side in px. */
  size?: number
  /** Fetched with the page instead of when near the screen. */
  eager?: boolean
  /** On paper, too, which waits for no picture: fetched with the page, after all else. */
  prints?: boolean
}

/** A logo on a neutral tile, so that any logo looks well; decorative, since its name stands beside it. */
export function LogoTile({ src, kind, size = 56, eager = false, prints = false }: LogoTileProps) {
  const Fallback = FALLBACKS[kind]
  return (
    <span className={styles.tile} style={{ '--tile': `${size}px` } as CSSProperties}>
      {src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading={eager || prints ? 'eager' : 'lazy'}
          fetchPriority={prints ? 'low' : undefined}
          decoding="async"
        />
      ) : (
        <Fallback aria-hidden="true" strokeWidth={1.6} />
      )}
    </span>
  )
}
