import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './work-nav.module.css'

export interface WorkLink {
  to: string
  text: string
  isHere: boolean
  /** How much waits there; undefined while it is not known, and where nothing can wait. */
  count?: number
  /** It leads out of the workspace. */
  icon?: ReactNode
}

export interface WorkGroup {
  title?: string
  links: WorkLink[]
}

interface WorkNavProps {
  /** What it leads through, as 'Administração'. */
  label: string
  groups: WorkGroup[]
}

/** The ways between the screens of a workspace, with what waits at each. */
export const WorkNav = ({ label, groups }: WorkNavProps) => (
  <nav aria-label={label} className={styles.nav}>
    {groups.map(({ title, links }) => (
      <div key={links[0]?.to}>
        {title && <p className={styles.title}>{title}</p>}
        <ul>
          {links.map(({ to, text, isHere, count = 0, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={isHere ? 'page' : undefined}>
                <span>{text}</span>
                {icon}
                <Count count={count} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

const COUNT_SHOWN = 99

/** How much waits; nothing where nothing does. */
export const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      {count > COUNT_SHOWN ? `${COUNT_SHOWN}+` : count}
      <span className="visually-hidden"> esperando</span>
    </span>
  )
