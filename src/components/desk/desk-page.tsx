import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  /** What it is for. */
  lead?: ReactNode
  /** What the desk begins, as 'Novo banner'. */
  action?: ReactNode
  /** Of the head, which takes focus when what had it is gone. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A desk of Admins: what it is, what it begins, and what it holds. */
export function DeskPage({ title, lead, action, ref, children }: DeskPageProps) {
  const about = useId()
  // On a telephone the rows begin higher: what the desk is for is read when it is asked for.
  const [isTold, setTold] = useState(false)
  return (
    <div className="container">
      <div className={styles.top}>
        <div ref={ref} tabIndex={-1} className={styles.head}>
          <h1>{title}</h1>
          {lead && (
            <button
              type="button"
              className={styles.about}
              aria-label="Sobre esta tela"
              aria-expanded={isTold}
              aria-controls={about}
              onClick={() => setTold(!isTold)}
            >
              <Info aria-hidden="true" size={20} />
            </button>
          )}
        </div>
        {lead && (
          <p id={about} className={clsx(styles.lead, !isTold && styles.folded)}>
            {lead}
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </div>
  )
}
