import { LogOut, Store, User } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { clearStoredUser, type StoredUser, useStoredUser } from '#/platform/stored-user.ts'
import { EntryDialog } from './entry-dialog.tsx'
import styles from './header.module.css'
import { useDismissable } from './use-dismissable.ts'

/** The end of the top bar: the avatar's menu, or the way in. */
export function AccountMenu() {
  const user = useStoredUser()
  const [entering, setEntering] = useState(false)
  if (user) return <AvatarMenu user={user} />
  return (
    <>
      <Button className={styles.enter} onClick={() => setEntering(true)}>
        Entre ou cadastre-se
      </Button>
      <EntryDialog opened={entering} onClose={() => setEntering(false)} />
    </>
  )
}

const initials = ({ firstName = '', lastName = '' }: StoredUser) =>
  (firstName.charAt(0) + lastName.charAt(0)).toUpperCase() || '@'

function AvatarMenu({ user }: { user: StoredUser }) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const navigate = useNavigate()

  function leave() {
    clearStoredUser()
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
          <Link className={styles.item} to="/supplier">
            <Store aria-hidden="true" /> Seja um fornecedor
          </Link>
          <button type="button" className={styles.item} onClick={leave}>
            <LogOut aria-hidden="true" /> Sair
          </button>
        </nav>
      )}
    </div>
  )
}
