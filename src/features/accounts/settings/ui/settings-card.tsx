import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './account-settings.module.css'

interface SettingsCardProps {
  title: string
  icon: LucideIcon
  /** What cannot be undone looks so. */
  danger?: boolean
  children: ReactNode
}

/** A titled part of the settings: a few words and what can be done. */
export function SettingsCard({ title, icon: Icon, danger, children }: SettingsCardProps) {
  const heading = useId()
  return (
    <section className={clsx(styles.card, danger && styles.danger)} aria-labelledby={heading}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h2 id={heading}>{title}</h2>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
