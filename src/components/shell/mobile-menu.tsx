import { Menu, Store, X } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useDismissable } from '#/components/use-dismissable.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { Link } from '../link.tsx'
import { BecomeSupplier } from './become-supplier.tsx'
import styles from './header.module.css'
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx'
import { ALL_LINKS, isWithin } from './links.ts'

/** The hamburger and the sheet it opens under the top bar. */
export function MobileMenu(search: HeaderSearchProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const user = useStoredUser()
  const { pathname } = useLocation()
  const toggle = useRef<HTMLButtonElement>(null)
  const Icon = open ? X : Menu

  /** The menu goes; focus stays where the dialog that follows can return it to. */
  function leave() {
    toggle.current?.focus()
    setOpen(false)
  }

  return (
    <div className={styles.hamburger} ref={ref}>
      <button
        ref={toggle}
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
          {user && <HeaderSearch {...search} />}
          {ALL_LINKS.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              className={styles.item}
              aria-current={isWithin(pathname, to) ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
          {!user && (
            <BecomeSupplier className={styles.item} onAsk={leave}>
              <Store aria-hidden="true" />
            </BecomeSupplier>
          )}
        </nav>
      )}
    </div>
  )
}
