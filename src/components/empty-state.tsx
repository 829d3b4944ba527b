import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Unbroken } from './unbroken.tsx'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  children?: ReactNode
  icon?: ReactNode
  /** The main one first. */
  actions?: ReactNode
  /** Other ways on, parted from the rest. */
  below?: ReactNode
}

/** Stands where a list has nothing to show, and says what to do next. */
export function EmptyState({ title, children, icon, actions, below }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        {icon ?? <SearchX aria-hidden="true" strokeWidth={1.7} />}
      </span>
      <p className={styles.title}>
        <Unbroken>{title}</Unbroken>
      </p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
