import type { ReactNode, Ref } from 'react'
import { PageHead } from '#/components/page-head.tsx'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  lead: ReactNode
  /** What the desk begins, as 'Novo banner'. */
  action?: ReactNode
  /** Of the head, which takes focus when what had it is gone. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A desk of Admins: what it is, what it begins, and what it holds. */
export const DeskPage = ({ title, lead, action, ref, children }: DeskPageProps) => (
  <div className="container">
    <div className={styles.top}>
      <div ref={ref} tabIndex={-1} className={styles.head}>
        <PageHead title={title} lead={lead} />
      </div>
      {action}
    </div>
    {children}
  </div>
)
