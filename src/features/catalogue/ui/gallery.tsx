import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import styles from './gallery.module.css'

/** A picture and what is said of it. */
export interface Picture {
  url: string
  alt: string
}

interface GalleryProps {
  title: string
  /** One or more. */
  pictures: Picture[]
}

/** How far a finger goes sideways, in px, to turn to another picture. */
const SWIPE = 40
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pictures of which one is shown; arrows, a finger or their small ones lead to others, round. They open large. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const large = useDialog()
  const touched = useRef(0)
  // Pictures may have been taken away meanwhile.
  const current = Math.max(0, Math.min(chosen, pictures.length - 1))
  const isMany = pictures.length > 1
  const turn = (step: number) => setChosen((current + step + pictures.length) % pictures.length)

  const finger = {
    onTouchStart({ touches }: TouchEvent) {
      touched.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const way = (changedTouches[0]?.clientX ?? 0) - touched.current
      if (isMany && Math.abs(way) > SWIPE) turn(way > 0 ? -1 : 1)
    },
  }

  function onKeyDown({ key }: KeyboardEvent) {
    const step = KEYS[key]
    if (step && isMany) turn(step)
  }

  return (
    <section className={styles.gallery} aria-label={title} aria-roledescription="carrossel">
      <div className={styles.stage} {...finger}>
        <div className={styles.frame}>
          <div className={styles.strip} style={{ transform: `translateX(${-100 * current}%)` }}>
            {pictures.map(({ url, alt }, index) => (
              <div key={url} className={styles.picture} aria-hidden={index !== current}>
                <img src={url} alt={alt} loading={index === 0 ? 'eager' : 'lazy'} />
              </div>
            ))}
          </div>
        </div>
        <button
          type="button"
          className={styles.enlarge}
          aria-label="Ampliar imagem"
          onClick={() => large.open()}
        >
          <Maximize2 aria-hidden="true" />
        </button>
        {isMany && <Arrows onTurn={turn} />}
      </div>
      {isMany && (
        <>
          <p className="visually-hidden" aria-live="polite">
            Imagem {current + 1} de {pictures.length}
          </p>
          <ul className={styles.small} data-of-screen>
            {pictures.map(({ url, alt }, index) => (
              <li key={url}>
                <button
                  type="button"
                  aria-label={`Mostrar: ${alt}`}
                  aria-current={index === current}
                  onClick={() => setChosen(index)}
                >
                  <img src={url} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog title={title} {...large.props} isWide>
        <section
          className={styles.large}
          aria-label="Imagem ampliada"
          // Here the arrow keys work from the beginning.
          tabIndex={-1}
          data-autofocus
          onKeyDown={onKeyDown}
          {...finger}
        >
          <img src={pictures[current]?.url} alt={pictures[current]?.alt} />
          {isMany && <Arrows onTurn={turn} />}
        </section>
      </Dialog>
    </section>
  )
}

/** To the picture before and to the next one. */
const Arrows = ({ onTurn }: { onTurn(step: number): void }) => (
  <>
    <button
      type="button"
      className={`${styles.arrow} ${styles.previous}`}
      aria-label="Imagem anterior"
      onClick={() => onTurn(-1)}
    >
      <ChevronLeft aria-hidden="true" />
    </button>
    <button
      type="button"
      className={`${styles.arrow} ${styles.next}`}
      aria-label="Próxima imagem"
      onClick={() => onTurn(1)}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  </>
)
