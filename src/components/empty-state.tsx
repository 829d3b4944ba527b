import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  children?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
}

/** Stands where a list has nothing to show, and says what to do next. */
export function EmptyState({ title, children, icon, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        {icon ?? <SearchX aria-hidden="true" strokeWidth={1.7} />}
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
