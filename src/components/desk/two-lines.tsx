import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

/** A text that a row of a wide table has two lines for, and cuts beyond them. */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <span className={styles.names}>{children}</span>
)
