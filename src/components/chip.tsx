import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Link } from './link.tsx'
import { Unbroken } from './unbroken.tsx'

/** A short label; never a control. */
export function Tag({ children, tone = 'brand' }: { children: ReactNode; tone?: 'brand' | 'sun' }) {
  return (
    <span className={clsx(styles.chip, styles.tag, tone === 'sun' && styles.sun)}>{children}</span>
  )
}

/** Links to searches, as those for categories. */
export function ChipLinks({
  label,
  chips,
}: {
  label: string
  chips: { text: string; to: string }[]
}) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {chips.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" className={styles.chip}>
            <Unbroken>{text}</Unbroken>
          </Link>
        </li>
      ))}
    </ul>
  )
}
