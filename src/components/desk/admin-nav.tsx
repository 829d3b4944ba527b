import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../link.tsx'
import { isWithin } from '../shell/links.ts'
import styles from './admin-nav.module.css'

interface AdminNavProps {
  desks: { path: string; title: string }[]
}

/** The ways between the screens of Admins; on small screens they scroll, and begin at this one's. */
export function AdminNav({ desks }: AdminNavProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another way
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [pathname])
  return (
    <nav ref={nav} className={`container ${styles.nav}`} aria-label="Administração">
      {desks.map(({ path, title }) => {
        const to = path ? `/admin/${path}` : '/admin'
        const isHere = path ? isWithin(pathname, to) : pathname === to
        return (
          <Link
            key={path}
            to={to}
            className={styles.desk}
            aria-current={isHere ? 'page' : undefined}
          >
            {title}
          </Link>
        )
      })}
    </nav>
  )
}
