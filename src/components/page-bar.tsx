import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './page-bar.module.css'

interface PageBarProps {
  /** What the page is about. */
  name: string
  /** What stands before its name, as its logo. */
  mark: ReactNode
  /** It goes away with the page, as where another bar stays. */
  scrolls: boolean
  /** What it asks of its reader, the main one last. */
  deeds: ReactNode
  /** What else a reader can do with it. */
  children: ReactNode
}

/** What can be done with the subject of a page, in sight wherever one reads it. */
export const PageBar = ({ name, mark, scrolls, deeds, children }: PageBarProps) => (
  <section
    className={clsx(styles.bar, scrolls && styles.scrolls)}
    aria-label={`Ações: ${name}`}
    data-of-screen
  >
    <div className={clsx('container', styles.row)}>
      <p className={styles.name} aria-hidden="true">
        {mark}
        <span>{name}</span>
      </p>
      <div className={styles.actions}>
        {children}
        <div className={styles.deeds}>{deeds}</div>
      </div>
    </div>
  </section>
)
