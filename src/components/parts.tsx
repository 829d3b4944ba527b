import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** The parts of a screen about one thing, one below the other. */
export const Parts = ({ children }: { children: ReactNode }) => (
  <div className={styles.parts}>{children}</div>
)

interface PartProps {
  /** Of its heading. */
  id: string
  title: string
  children: ReactNode
}

/** One of them, with a heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className={styles.part}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
