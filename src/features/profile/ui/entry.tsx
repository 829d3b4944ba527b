import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

interface EntryProps {
  title: string
  /** Where it was, as the company. */
  place: string
  location: string
  time: ReactNode
  description?: string
  /** Still going on. */
  current: boolean
  controls: ReactNode
}

/** A time of a life, on the line that joins it with the others. */
export function Entry({
  title,
  place,
  location,
  time,
  description,
  current,
  controls,
}: EntryProps) {
  return (
    <li className={clsx(styles.entry, current && styles.current)}>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.place}>{place}</p>
        <p className={styles.meta}>
          {time}
          {location && <span>{location}</span>}
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {controls}
    </li>
  )
}
