import type { ReactNode } from 'react'
import styles from './pictured.module.css'

interface PicturedProps {
  /** Address of the picture; '' where there is none. */
  src: string
  /** Of what the picture is of. */
  name: string
  children: ReactNode
}

/** What names a row, and its picture: whole in a frame of one size, and the way to it in its own. */
export const Pictured = ({ src, name, children }: PicturedProps) => (
  <span className={styles.what}>
    <span className={styles.text}>{children}</span>
    {src && (
      <a
        href={src}
        target="_blank"
        rel="noopener"
        className={styles.picture}
        aria-label={`Ver a imagem de ${name} inteira, em outra aba`}
      >
        <img src={src} alt="" loading="lazy" />
      </a>
    )}
  </span>
)
