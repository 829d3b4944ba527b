import { AppWindow, ChevronLeft, ChevronRight, Maximize2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OfferType } from '../schema.ts'
import styles from './logo-carousel.module.css'

interface LogoCarouselProps {
  name: string
  kind: OfferType
  /** Addresses of the logo and further pictures; without any, an icon stands there. */
  pictures: string[]
}

/** The logo and the pictures of an offer; with more than one, arrows slide between them, round. */
export function LogoCarousel({ name, kind, pictures }: LogoCarouselProps) {
  const [chosen, setChosen] = useState(0)
  const large = useDialog()
  // Pictures may have been taken away meanwhile.
  const current = Math.max(0, Math.min(chosen, pictures.length - 1))
  const Fallback = kind === 'Software' ? AppWindow : Wrench
  const turn = (step: number) => setChosen((current + step + pictures.length) % pictures.length)

  return (
    <section
      className={styles.carousel}
      aria-label={`Imagens de ${name}`}
      aria-roledescription="carrossel"
    >
      <div className={styles.frame}>
        <div className={styles.strip} style={{ transform: `translateX(${-100 * current}%)` }}>
          {pictures.length === 0 && (
            <div className={styles.picture}>
              <Fallback aria-hidden="true" strokeWidth={1.3} />
            </div>
          )}
          {pictures.map((url, index) => (
            <div key={url} className={styles.picture} aria-hidden={index !== current}>
              <img src={url} alt={altOf(name, index)} width={220} height={220} />
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 0 && (
        <button
          type="button"
          className={styles.enlarge}
          aria-label="Ampliar imagem"
          onClick={() => large.open()}
        >
          <Maximize2 aria-hidden="true" />
        </button>
      )}
      <Dialog title={`Imagens de ${name}`} {...large.props}>
        <div className={styles.large}>
          <img src={pictures[current]} alt={altOf(name, current)} />
          {pictures.length > 1 && <Arrows onTurn={turn} />}
        </div>
      </Dialog>
      {pictures.length > 1 && (
        <>
          <Arrows onTurn={turn} />
          <p className="visually-hidden" aria-live="polite">
            Imagem {current + 1} de {pictures.length}
          </p>
          <div className={styles.dots} aria-hidden="true">
            {pictures.map((url, index) => (
              <span key={url} data-current={index === current} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

const altOf = (name: string, index: number) =>
  index === 0 ? `Logotipo de ${name}` : `${name}, imagem ${index}`

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
