import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog } from '#/components/dialog.tsx'
import { formSkeleton, lazyPart } from '#/components/lazy-part.tsx'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import {
  closeEntry,
  type Entry,
  type EntryView,
  entry,
  openEntry,
  showEntryView,
  type WayBack,
} from '#/platform/browser/entry.ts'
import { useStore } from '#/platform/browser/store.ts'
import { storeLogin } from '#/platform/browser/stored-user.ts'
import type { LoginAnswer, SignUp } from '../schema.ts'
import type { CodeFormProps } from '../second-factor/ui/code-form.tsx'
import type { EntryViewProps, Send } from './entry-view.ts'

type Load = () => Promise<{ default: ComponentType<EntryViewProps> }>

const CodeForm = lazyPart<CodeFormProps>(() => import('../second-factor/ui/code-form.tsx'))

/** @param height of the form in a wide window: its dialog stands in the middle, and would move as it grows */
const view = (title: string, load: Load, height?: string) => ({
  title,
  load,
  View: lazyPart(load, formSkeleton(height)),
})

const VIEWS: Record<EntryView, ReturnType<typeof view>> = {
  login: view('Entre na sua conta', () => import('./login-form.tsx'), '21.4rem'),
  signUp: view('Crie sua conta', () => import('./sign-up-form.tsx'), '30.4rem'),
  forgotPassword: view('Esqueci minha senha', () => import('./forgot-password-form.tsx'), '14rem'),
  checkMailbox: view('Falta pouco!', () => import('./check-mailbox-form.tsx')),
  linkGoogle: view('Entrar com o Google', () => import('./link-google-form.tsx')),
}

const isForSuppliers = (path: string) => path.startsWith('/supplier')

/** There is a mailbox to look into only after a sign-up. */
function viewOf(asked: Entry | null, sent: SignUp | null): EntryView {
  const view = asked?.view ?? 'login'
  return view === 'checkMailbox' && !sent ? 'signUp' : view
}

/** The login, the sign-up and the recovery of a password, over any page, as the store says. */
export function EntryDialogs({ googleClientId }: { googleClientId: string }) {
  const opened = useStore(entry)
  const [latest, setLatest] = useState<Entry | null>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<SignUp | null>(null)
  /** The login that waits for the code of a second factor. */
  const [awaitsCode, setAwaitsCode] = useState<Send | null>(null)
  const [googleToken, setGoogleToken] = useState('')
  const { key, state } = useLocation()
  const [openedOn, setOpenedOn] = useState(key)
  const navigate = useNavigate()

  // What is closing stays as it was while it fades.
  if (opened && opened !== latest) {
    setLatest(opened)
    setOpenedOn(key)
    setAwaitsCode(null)
  }
  const { title, load, View } = VIEWS[viewOf(latest, sent)]

  // A visitor was sent home from a guarded screen. Asked once: coming back to home does not ask again.
  useEffect(() => {
    const { wayBack, reason } = (state ?? {}) as Partial<WayBack>
    if (!wayBack) return
    history.replaceState({ ...history.state, usr: null }, '')
    openEntry({ view: 'login', redirectTo: wayBack, register: isForSuppliers(wayBack), reason })
  }, [state])

  // Going back leaves it behind.
  useEffect(() => {
    // What has just been opened on the new page is another.
    if (opened && opened === entry.get() && openedOn !== key) closeEntry()
  }, [opened, openedOn, key])

  // The view's code comes together with the dialog's, not after it.
  useEffect(() => {
    if (opened) load().catch(() => {})
  }, [opened, load])

  function close() {
    closeEntry()
    latest?.onClose?.()
  }

  function show(next: EntryView, typed: string) {
    setEmail(typed)
    showEntryView(next)
  }

  function onSignUp(request: SignUp) {
    setSent(request)
    show('checkMailbox', request.email)
  }

  function onGooglePasswordAsked(idToken: string) {
    setGoogleToken(idToken)
    showEntryView('linkGoogle')
  }

  function onLogin(answer: LoginAnswer) {
    storeLogin(answer)
    setEmail('')
    setSent(null)
    setGoogleToken('')
    closeEntry()
    // Where it can be taken back.
    if (answer.user.deletionAt) {
      showAlert('info', `Sua conta será excluída em ${formatDay(answer.user.deletionAt)}.`)
      return navigate('/user/profile#conta')
    }
    if (latest?.redirectTo) navigate(latest.redirectTo)
  }

  async function enter(send: Send) {
    try {
      onLogin(await send())
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === 'code')) throw error
      setAwaitsCode(() => send)
    }
  }

  return (
    <Dialog
      title={awaitsCode ? 'Verificação em duas etapas' : title}
      opened={opened !== null}
      onClose={close}
    >
      {awaitsCode && (
        <CodeForm
          send={async (codigo) => onLogin(await awaitsCode(codigo))}
          onBack={() => setAwaitsCode(null)}
        />
      )}
      {/* It stays, with what was typed. */}
      <div hidden={awaitsCode !== null}>
        <View
          email={email}
          register={latest?.register ?? false}
          reason={latest?.reason ?? ''}
          googleClientId={googleClientId}
          sent={sent}
          googleToken={googleToken}
          onGooglePasswordAsked={onGooglePasswordAsked}
          show={show}
          onSignUp={onSignUp}
          enter={enter}
        />
      </div>
    </Dialog>
  )
}
