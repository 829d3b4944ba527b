import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { Link } from '../link.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx'
import { ALL_LINKS, isWithin } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'

interface HeaderProps extends HeaderSearchProps, AccountMenuProps {
  /** Where people work: a line of little height, as wide as the window. */
  isCompact: boolean
}

/** The top bar; it stays in view once the page scrolls past it. */
export function Header({ isCompact, askSummary, ...search }: HeaderProps) {
  const user = useStoredUser()
  const { pathname } = useLocation()
  return (
    <header className={clsx(styles.header, isCompact && styles.compact)}>
      <div className={`container ${styles.row}`}>
        <Brand />
        <nav className={styles.links} aria-label="Principal">
          {ALL_LINKS.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              prefetch="intent"
              className={styles.link}
              aria-current={isWithin(pathname, to) ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          {user === undefined && <span className={styles.searchRoom} aria-hidden="true" />}
          {user && <HeaderSearch {...search} />}
          <AccountMenu askSummary={askSummary} />
          <MobileMenu {...search} />
        </div>
      </div>
    </header>
  )
}
