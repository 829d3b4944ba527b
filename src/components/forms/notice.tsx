import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  icon: LucideIcon
  /** 'status' where it comes after something was done, so that it is read out. */
  role?: 'status'
  children: ReactNode
}

/** What was done, and what comes next. */
export const Notice = ({ icon: Icon, role, children }: NoticeProps) => (
  <div className={styles.notice} role={role}>
    <Icon aria-hidden="true" strokeWidth={1.7} />
    <p>{children}</p>
  </div>
)
