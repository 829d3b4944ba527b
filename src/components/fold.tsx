import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** What asks for the rest, as 'Ver mais 3 itens'. */
  summary: string
  /** Folded in any room; otherwise on a telephone only. */
  isAlways?: boolean
  children: ReactNode
}

/** A fold hides more than these: it takes as much as they do, and who opens it for one or two is let down. */
const SPARED = 2

/** What is seen of a list at once, and what a fold hides of it: nothing, or at least three. */
export const folded = <Item,>(all: Item[], seen: number): [Item[], Item[]] =>
  all.length > seen + SPARED ? [all.slice(0, seen), all.slice(seen)] : [all, []]

/**
 * The rest of something long, which somebody has to ask for. On paper it is there, and so it is where a link or the
 * address leads to the part of the page that has it, or to what is in it.
 */
export const Fold = ({ summary, isAlways, children }: FoldProps) => (
  <details className={isAlways ? styles.fold : styles.telephone}>
    <summary>{summary}</summary>
    <div className={styles.rest}>{children}</div>
  </details>
)
