import { LogOut, Store, User } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { useDismissable } from '#/components/use-dismissable.ts'
import { openEntry } from '#/platform/entry.ts'
import { logOut } from '#/platform/log-out.ts'
import { type StoredUser, useStoredUser } from '#/platform/stored-user.ts'
import { BecomeSupplier } from './become-supplier.tsx'
import styles from './header.module.css'

/** The end of the top bar: the avatar's menu, or the way in. */
export function AccountMenu() {
  const user = useStoredUser()
  if (user) return <AvatarMenu user={user} />
  return (
    <>
      <BecomeSupplier className={styles.offer} />
      <Button className={styles.enter} onClick={() => openEntry({ view: 'login' })}>
        Entre ou cadastre-se
      </Button>
    </>
  )
}

const initials = ({ firstName = '', lastName = '' }: StoredUser) =>
  (firstName.charAt(0) + lastName.charAt(0)).toUpperCase() || '@'

function AvatarMenu({ user }: { user: StoredUser }) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const navigate = useNavigate()

  function leave() {
    logOut()
    navigate('/')
  }

  return (
    <div className={styles.menu} ref={ref}>
      <button
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        aria-label="Menu da conta"
        onClick={() => setOpen(!open)}
      >
        {user.photo ? <img src={user.photo} alt="" width={42} height={42} /> : initials(user)}
      </button>
      {open && (
        <nav className={styles.panel} aria-label="Conta">
          <Link className={styles.item} to="/user/profile">
            <User aria-hidden="true" /> Perfil
          </Link>
          <BecomeSupplier className={styles.item}>
            <Store aria-hidden="true" />
          </BecomeSupplier>
          <button type="button" className={styles.item} onClick={leave}>
            <LogOut aria-hidden="true" /> Sair
          </button>
        </nav>
      )}
    </div>
  )
}
