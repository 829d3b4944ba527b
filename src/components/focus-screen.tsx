import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './focus-screen.module.css'
import { Unbroken } from './unbroken.tsx'

interface FocusScreenProps {
  title: string
  icon: ReactNode
  tone?: 'problem'
  children: ReactNode
  /** The ways on; the first is the one to take. */
  actions?: ReactNode
}

/** A screen about one thing: a question, a wait, an outcome. */
export function FocusScreen({ title, icon, tone, children, actions }: FocusScreenProps) {
  return (
    <div className={`container ${styles.screen}`} data-task>
      <div className={styles.card}>
        <span className={clsx(styles.icon, tone && styles[tone])}>{icon}</span>
        <h1>
          {/* Another title takes its place, rather than move to where it begins. */}
          <span key={title}>
            <Unbroken>{title}</Unbroken>
          </span>
        </h1>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
