import { clsx } from 'clsx'
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  LogOut,
  MessageCircleQuestion,
  ShieldCheck,
  Store,
  User,
} from 'lucide-react'
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
import { ThemeSwitch } from './theme-switch.tsx'

/** What the menu shows of a person beside their name. */
interface Summary {
  email: string
  /** Invitations that wait for an answer. */
  convites: number
  /** Questions about answers of suppliers that wait for one. */
  perguntas: number
  /** Pages that they administer, with what they have not read. */
  paginas: { naoLidas: number }[]
}

export interface AccountMenuProps {
  /** Asked as the menu opens. */
  askSummary(): Promise<Summary>
}

/**
 * The end of the top bar: the avatar's menu, or the way in. Until it is known who is here, whoever is known to be
 * logged in sees a place as large as theirs (`platform/first-paint.ts`).
 */
export function AccountMenu({ askSummary }: AccountMenuProps) {
  const user = useStoredUser()
  const avatar = useRef<HTMLButtonElement>(null)
  useFocusAfterLogin(user, avatar)
  if (user) return <AvatarMenu user={user} button={avatar} askSummary={askSummary} />
  const isUnknown = user === undefined
  return (
    <>
      {isUnknown && <span className={styles.avatarRoom} aria-hidden="true" />}
      <BecomeSupplier className={clsx(styles.offer, isUnknown && styles.ofVisitor)} />
      <Button
        className={clsx(styles.enter, isUnknown && styles.ofVisitor)}
        onClick={() => openEntry({ view: 'login' })}
      >
        <span>
          Entre ou <span className={styles.whole}>cadastre-se</span>
        </span>
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

function AvatarMenu({ user, button, askSummary }: AvatarMenuProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const [summary, setSummary] = useState<Summary>()
  useEffect(() => {
    // Who cannot be asked has nothing to show; the profile says why.
    if (open) askSummary().then(setSummary, () => {})
  }, [open, askSummary])
  const invitations = summary?.convites ?? 0
  const questions = summary?.perguntas ?? 0
  const unread = summary?.paginas.reduce((sum, { naoLidas }) => sum + naoLidas, 0) ?? 0
  const keepsPages = (summary?.paginas ?? user.vendors ?? []).length > 0
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
          <p className={styles.who}>
            <strong>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</strong>
            <span>{summary?.email}</span>
          </p>
          <Link className={styles.item} to="/user/profile">
            <User aria-hidden="true" /> Perfil{' '}
            {invitations > 0 && <span className={styles.count}>Convites: {invitations}</span>}
          </Link>
          {keepsPages && (
            <Link className={styles.item} to="/supplier/profile">
              <BriefcaseBusiness aria-hidden="true" /> Área do fornecedor{' '}
              {unread > 0 && <span className={styles.count}>Novidades: {unread}</span>}
            </Link>
          )}
          <Link className={styles.item} to="/minhas-listas">
            <Bookmark aria-hidden="true" /> Minhas listas
          </Link>
          <Link className={styles.item} to="/acompanhamentos">
            <Bell aria-hidden="true" /> O que acompanho
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
          <ThemeSwitch />
          {/* Known only once somebody was asked: at the end it moves nothing under a pointer. */}
          {questions > 0 && (
            <Link className={styles.item} to="/desfechos">
              <MessageCircleQuestion aria-hidden="true" /> Resolvido?{' '}
              <span className={styles.count}>Perguntas: {questions}</span>
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
