import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** The page's search field. */
  children?: ReactNode
}

/** How a listing begins: its heading and its search. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.search}>{children}</div>}
    </div>
  )
}
