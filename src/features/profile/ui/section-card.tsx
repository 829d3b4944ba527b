import { Plus } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './section-card.module.css'

interface SectionCardProps {
  title: string
  icon: ReactNode
  /** The owner's way to add; without it the section is only read. */
  add?: { label: string; onClick(): void; ref: Ref<HTMLButtonElement> }
  /** Said in place of entries; `undefined` while there are some. */
  empty: string | undefined
  children: ReactNode
}

/** A titled part of a profile. */
export function SectionCard({ title, icon, add, empty, children }: SectionCardProps) {
  const heading = useId()
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <h2 id={heading}>{title}</h2>
        {add && (
          <button
            type="button"
            className={styles.control}
            aria-label={add.label}
            onClick={add.onClick}
            ref={add.ref}
          >
            <Plus aria-hidden="true" />
          </button>
        )}
      </div>
      {empty === undefined ? children : <p className={styles.empty}>{empty}</p>}
    </section>
  )
}
