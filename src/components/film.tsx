import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './film.module.css'

interface FilmProps {
  url: string
  /** What stands there before it plays; else its first picture. */
  poster?: string
  /** As it is announced, for example 'Vídeo de Lince ERP'. */
  name: string
}

/**
 * A film of a supplier or a product. The browser's controls, which would cover its first picture, come once it
 * plays; where no script runs the browser shows them anyway.
 */
export function Film({ url, poster, name }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isBegun, setBegun] = useState(false)

  useEffect(() => {
    if (!isBegun) return
    video.current?.focus()
    // Where the browser does not let it play, its controls say so.
    video.current?.play().catch(() => undefined)
  }, [isBegun])

  return (
    <div className={styles.film} data-of-screen>
      {/* biome-ignore lint/a11y/useMediaCaption: suppliers send their videos without captions */}
      <video
        ref={video}
        // Without a time in the address some browsers show a black field before it plays.
        src={poster ? url : `${url}#t=0.1`}
        poster={poster}
        controls={isBegun}
        preload={poster ? 'none' : 'metadata'}
        playsInline
        aria-label={name}
      />
      {!isBegun && (
        <button
          type="button"
          className={styles.play}
          onClick={() => setBegun(true)}
          aria-label={`Assistir: ${name}`}
        >
          <Play aria-hidden="true" strokeWidth={1.7} /> <span>Assistir</span>
        </button>
      )}
    </div>
  )
}
