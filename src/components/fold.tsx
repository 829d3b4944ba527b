import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** What asks for the rest, as 'Ver mais 3 itens'. */
  summary: string
  /** Folded in any room; otherwise on a telephone only. */
  isAlways?: boolean
  children: ReactNode
}

/**
 * The rest of something long, which somebody has to ask for. On paper it is there, and so it is where a link
 * leads to the part of the page that has it, or the address to any part.
 */
export const Fold = ({ summary, isAlways, children }: FoldProps) => (
  <details className={isAlways ? styles.fold : styles.telephone}>
    <summary>{summary}</summary>
    <div className={styles.rest}>{children}</div>
  </details>
)
