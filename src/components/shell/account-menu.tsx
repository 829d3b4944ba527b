import { Bookmark, LogOut, ShieldCheck, Store, User } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { useDismissable } from '#/components/use-dismissable.ts'
import { initials } from '#/domain/text.ts'
import { entry, openEntry } from '#/platform/browser/entry.ts'
import { LOGGED_OUT, logOut } from '#/platform/browser/log-out.ts'
import { useStore } from '#/platform/browser/store.ts'
import { type StoredUser, useStoredUser } from '#/platform/browser/stored-user.ts'
import { Link } from '../link.tsx'
import { BecomeSupplier } from './become-supplier.tsx'
import styles from './header.module.css'

export interface AccountMenuProps {
  /** Asks how many invitations wait for the person; asked as the menu opens. */
  countInvitations(): Promise<number>
}

/** The end of the top bar: the avatar's menu, or the way in. */
export function AccountMenu({ countInvitations }: AccountMenuProps) {
  const user = useStoredUser()
  const avatar = useRef<HTMLButtonElement>(null)
  useFocusAfterLogin(user, avatar)
  if (user) return <AvatarMenu user={user} button={avatar} countInvitations={countInvitations} />
  return (
    <>
      <BecomeSupplier className={styles.offer} />
      <Button className={styles.enter} onClick={() => openEntry({ view: 'login' })}>
        Entre ou cadastre-se
      </Button>
    </>
  )
}

/** What opened the login is mostly gone after it, as whatever is for visitors: then focus goes to the avatar. */
function useFocusAfterLogin(
  user: StoredUser | null | undefined,
  avatar: RefObject<HTMLButtonElement | null>,
) {
  const asking = useStore(entry) !== null
  const before = useRef({ user, asking })
  const opener = useRef<Element>(null)
  useEffect(() => {
    const { user: known, asking: asked } = before.current
    before.current = { user, asking }
    if (asking && !asked) opener.current = document.activeElement
    const hasLoggedIn = user && known === null && asked && !asking
    const isOpenerGone = opener.current === document.body || !opener.current?.isConnected
    if (hasLoggedIn && isOpenerGone) avatar.current?.focus()
  }, [user, asking, avatar])
}

interface AvatarMenuProps extends AccountMenuProps {
  user: StoredUser
  /** What opens it. */
  button: RefObject<HTMLButtonElement | null>
}

function AvatarMenu({ user, button, countInvitations }: AvatarMenuProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const [invitations, setInvitations] = useState(0)
  useEffect(() => {
    // Who cannot be asked has none to show; the profile says why.
    if (open) countInvitations().then(setInvitations, () => {})
  }, [open, countInvitations])
  const navigate = useNavigate()

  function leave() {
    logOut()
    navigate('/', { state: LOGGED_OUT })
  }

  const letters = user.photo ? '' : initials(user.firstName, user.lastName) || '@'

  return (
    <div className={styles.menu} ref={ref}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        // Who speaks to the machine says what is seen.
        aria-label={['Menu da conta', letters].filter(Boolean).join(', ')}
        onClick={() => setOpen(!open)}
      >
        {user.photo ? <img src={user.photo} alt="" width={42} height={42} /> : letters}
      </button>
      {open && (
        <nav className={styles.panel} aria-label="Conta">
          <Link className={styles.item} to="/user/profile">
            <User aria-hidden="true" /> Perfil{' '}
            {invitations > 0 && <span className={styles.count}>Convites: {invitations}</span>}
          </Link>
          <Link className={styles.item} to="/minhas-listas">
            <Bookmark aria-hidden="true" /> Minhas listas
          </Link>
          <BecomeSupplier className={styles.item}>
            <Store aria-hidden="true" />
          </BecomeSupplier>
          {user.type === 'Admin' && (
            <Link className={styles.item} to="/admin">
              <ShieldCheck aria-hidden="true" /> Administração
            </Link>
          )}
          <button type="button" className={styles.item} onClick={leave}>
            <LogOut aria-hidden="true" /> Sair
          </button>
        </nav>
      )}
    </div>
  )
}
