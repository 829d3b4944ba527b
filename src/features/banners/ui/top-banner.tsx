import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { ROTATION_MS } from '../limits.ts'
import type { BannerWire } from '../schema.ts'
import { BannerLink } from './banner-link.tsx'
import styles from './top-banner.module.css'

interface TopBannerProps {
  /** For screens wider than 768 px. */
  wide: BannerWire[]
  small: BannerWire[]
}

/** The banner above the top bar: one for each width of screen, both rotating every 5 s. */
export function TopBanner({ wide, small }: TopBannerProps) {
  if (wide.length === 0 && small.length === 0) return null
  return (
    <aside className={styles.strip} aria-label="Publicidade em destaque">
      <Rotation banners={wide} className={styles.wide} />
      <Rotation banners={small} className={styles.small} />
    </aside>
  )
}

function Rotation({ banners, className }: { banners: BannerWire[]; className?: string }) {
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)

  // Someone about to follow a banner is not shown another one under the pointer.
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (held || paused || still || banners.length < 2) return
    const timer = setInterval(() => setTurn((last) => last + 1), ROTATION_MS)
    return () => clearInterval(timer)
  }, [held, paused, banners.length])

  const banner = banners[turn % banners.length]
  if (!banner) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the rotation
    <div
      className={className}
      style={{ '--picture': `url("${banner.url}")` } as CSSProperties}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <BannerLink banner={banner} className={styles.frame}>
        {/* Lazy, so that only the banner of this width of screen is fetched. */}
        <img
          key={banner._id}
          src={banner.url}
          alt={banner.description}
          width={700}
          height={100}
          loading="lazy"
        />
      </BannerLink>
      {banners.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          onClick={() => setPaused(!paused)}
          // Who just had them go on has the focus here.
          onFocus={(event) => event.stopPropagation()}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          <span className="visually-hidden">{paused ? 'Continuar' : 'Pausar'} publicidades</span>
        </button>
      )}
    </div>
  )
}
