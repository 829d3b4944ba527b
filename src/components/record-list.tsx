import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './record-list.module.css'

/** Records one under the other, as what a person wrote or asked for. */
export const RecordList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

interface RecordItemProps {
  name: string
  /** Where it is seen; undefined where it is not seen any more. */
  to?: string
  /** How it stands. */
  state: ReactNode
  /** What else is known, a line each. */
  children: ReactNode
}

export const RecordItem = ({ name, to, state, children }: RecordItemProps) => (
  <li className={styles.record} data-row tabIndex={-1}>
    <div className={styles.head}>
      {to ? (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {state}
    </div>
    <div className={styles.details}>{children}</div>
  </li>
)
