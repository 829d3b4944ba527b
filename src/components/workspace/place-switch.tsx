import { clsx } from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import { Link } from '../link.tsx'
import { useDismissable } from '../use-dismissable.ts'
import styles from './place-switch.module.css'

export interface Place {
  to: string
  name: string
  /** What is new there. */
  count?: number
}

interface PlaceSwitchProps {
  /** Where one works now. */
  name: string
  /** What kind of place it is. */
  kind: string
  /** The others. */
  places: Place[]
}

/** Where one works, and the way to where else one may. */
export function PlaceSwitch({ name, kind, places }: PlaceSwitchProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const here = (
    <span className={styles.here}>
      <small>{kind}</small>
      <strong>{name}</strong>
    </span>
  )
  if (places.length === 0) return <div className={clsx(styles.place, styles.only)}>{here}</div>
  return (
    <div className={styles.switch} ref={ref}>
      <button
        type="button"
        className={styles.place}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {here}
        <span className="visually-hidden">trocar de lugar</span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      {open && (
        <nav className={styles.panel} aria-label="Trocar de lugar">
          {places.map(({ to, name, count = 0 }) => (
            <Link key={to} to={to} className={styles.other}>
              <span>{name}</span>
              {count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
