import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { Unbroken } from './unbroken.tsx'

interface PageHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** The page's search field. */
  children?: ReactNode
  /** In little room: below it stands what somebody asked for. */
  isCompact?: boolean
}

/** How a listing begins: its heading and its search. */
export function PageHead({ title, lead, children, isCompact }: PageHeadProps) {
  return (
    <div className={clsx(styles.head, isCompact ? styles.compact : children && styles.searched)}>
      <div>
        <h1>
          <Unbroken>{title}</Unbroken>
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.search}>{children}</div>}
    </div>
  )
}
