import { Bell as BellIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from '../link.tsx'
import { useDismissable } from '../use-dismissable.ts'
import styles from './bell.module.css'

export interface BellProps {
  /** Where all of it is read; without a script it leads there. */
  to: string
  /** How much is new. */
  count: number
  /** The newest of it. */
  children: ReactNode
}

/** Between the bell and what it opens, in px. */
const GAP = 6

/** What is new: a list over the screen, and the way to all of it. */
export function Bell({ to, count, children }: BellProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const [top, setTop] = useState(0)

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    // With a key, it opens where the browser is asked to open it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    setTop(event.currentTarget.getBoundingClientRect().bottom + GAP)
    setOpen(!open)
  }

  return (
    <div ref={ref}>
      <Link
        to={to}
        className={styles.bell}
        aria-expanded={open}
        aria-label={count > 0 ? `Novidades: ${count}` : 'Novidades: nenhuma'}
        onClick={toggle}
      >
        <BellIcon aria-hidden="true" />
        {count > 0 && <span aria-hidden="true" />}
      </Link>
      {open && (
        <section
          aria-label="Novidades"
          className={styles.panel}
          style={{ top, maxHeight: `calc(100dvh - ${top + GAP}px)` }}
        >
          {children}
          <Link to={to} className={styles.all}>
            Ver todas
          </Link>
        </section>
      )}
    </div>
  )
}
