import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './desk-state.module.css'

interface DeskStateProps {
  /** `active` is as things should be, `waiting` calls for somebody, `idle` is out of use. */
  tone: 'active' | 'waiting' | 'idle'
  children: ReactNode
}

/** How something stands, in a word. */
export const DeskState = ({ tone, children }: DeskStateProps) => (
  <span className={clsx(styles.state, styles[tone])}>{children}</span>
)
