import { clsx } from 'clsx'
import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  children: ReactNode
  /** `dialog` fits two columns into a dialog of 700 px. */
  width?: 'page' | 'dialog'
  /** All of them are a press away: a telephone shows the first two, and one that a link leads to. */
  isCut?: boolean
  /** One beside the other on a telephone. */
  isStrip?: boolean
  /** One below the other, each as wide as the page. */
  isRows?: boolean
  /** Without surfaces, parted by lines: beside another grid it is told apart. */
  isOpen?: boolean
  /** In an order that is told: each with its place, and the first three before the others. */
  isPodium?: boolean
}

/** Cards of one height in as many columns as fit; a list for those who hear it. */
export function CardGrid({
  children,
  width = 'page',
  isCut,
  isStrip,
  isRows,
  isOpen,
  isPodium,
}: CardGridProps) {
  return (
    <ul
      className={clsx(
        styles.grid,
        width === 'dialog' && styles.two,
        isCut && styles.cut,
        isStrip && styles.strip,
        isRows && styles.rows,
        isOpen && styles.open,
        isPodium && styles.podium,
      )}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
