import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './account-settings.module.css'

interface SettingsCardProps {
  /** Of a card to which links lead, see `links.ts`. */
  id?: string
  title: string
  icon: LucideIcon
  /** What cannot be undone looks so. */
  danger?: boolean
  children: ReactNode
}

/** A titled part of the settings: a few words and what can be done. */
export function SettingsCard({ id, title, icon: Icon, danger, children }: SettingsCardProps) {
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isAskedFor = id !== undefined && hash === `#${id}`

  // The cards arrive after the page: the browser has looked for it by then.
  useEffect(() => {
    if (isAskedFor) card.current?.scrollIntoView()
  }, [isAskedFor])

  return (
    <section
      id={id}
      ref={card}
      className={clsx(styles.card, danger && styles.danger)}
      aria-labelledby={heading}
    >
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
