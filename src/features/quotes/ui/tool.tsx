import type { ReactNode } from 'react'
import styles from './quotes.module.css'

interface ToolProps {
  name: string
  /** What begins it, at the end of the line. */
  act: ReactNode
  /** What it is for. */
  children: ReactNode
}

/** A line of what helps a supplier: what it is, and what begins it. */
export const Tool = ({ name, act, children }: ToolProps) => (
  <div className={styles.tool}>
    <div>
      <p className={styles.toolName}>{name}</p>
      <p className={styles.small}>{children}</p>
    </div>
    {act}
  </div>
)
