import type { ReactNode } from 'react'
import { PageHead } from '#/components/page-head.tsx'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  lead: ReactNode
  /** The one thing that the desk begins, as 'Novo banner'. */
  action?: ReactNode
  children: ReactNode
}

/** A desk of Admins: what it is, what it begins, and what it holds. */
export const DeskPage = ({ title, lead, action, children }: DeskPageProps) => (
  <div className="container">
    <div className={styles.top}>
      <PageHead title={title} lead={lead} />
      {action}
    </div>
    {children}
  </div>
)
