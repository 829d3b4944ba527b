import { Menu, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { useStoredUser } from '#/platform/stored-user.ts'
import styles from './header.module.css'
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx'
import { SITE_LINKS } from './links.ts'
import { useDismissable } from './use-dismissable.ts'

/** The hamburger and the sheet it opens under the top bar. */
export function MobileMenu({ resultsFor }: HeaderSearchProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const user = useStoredUser()
  const Icon = open ? X : Menu
  return (
    <div className={styles.hamburger} ref={ref}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-label={open ? 'Fechar menu' : 'Abrir menu'}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden="true" />
      </button>
      {open && (
        <nav className={styles.sheet} aria-label="Menu">
          {user && <HeaderSearch resultsFor={resultsFor} />}
          {SITE_LINKS.map(({ to, text }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.item}>
              {text}
            </NavLink>
          ))}
        </nav>
      )}
    </div>
  )
}
