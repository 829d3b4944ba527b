import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './desk-state.module.css'

interface DeskStateProps {
  /** `active` is as things should be, `waiting` calls for somebody, `idle` is out of use, `failed` went wrong. */
  tone: 'active' | 'waiting' | 'idle' | 'failed'
  children: ReactNode
}

/** How something stands, in a word. */
export const DeskState = ({ tone, children }: DeskStateProps) => (
  <span data-state={tone} className={clsx(styles.state, styles[tone])}>
    {tone === 'failed' && <CircleAlert aria-hidden="true" />}
    {children}
  </span>
)
