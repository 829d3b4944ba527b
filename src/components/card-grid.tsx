import { clsx } from 'clsx'
import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  children: ReactNode
  /** `dialog` fits two columns into a dialog of 700 px. */
  width?: 'page' | 'dialog'
}

/** Cards of one height in as many columns as fit; a list for those who hear it. */
export function CardGrid({ children, width = 'page' }: CardGridProps) {
  return (
    <ul className={clsx(styles.grid, width === 'dialog' && styles.two)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
