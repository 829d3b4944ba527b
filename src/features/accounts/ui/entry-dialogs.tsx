import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { closeEntry, type Entry, type EntryView, entry, showEntryView } from '#/platform/entry.ts'
import { useStore } from '#/platform/store.ts'
import { storeLogin } from '#/platform/stored-user.ts'
import type { LoginAnswer, SignUp } from '../schema.ts'
import type { EntryViewProps } from './entry-view.ts'

type Load = () => Promise<{ default: ComponentType<EntryViewProps> }>

const view = (title: string, load: Load) => ({ title, load, View: lazyPart(load) })

const VIEWS: Record<EntryView, ReturnType<typeof view>> = {
  login: view('Entre na sua conta', () => import('./login-form.tsx')),
  signUp: view('Crie sua conta', () => import('./sign-up-form.tsx')),
  forgotPassword: view('Esqueci minha senha', () => import('./forgot-password-form.tsx')),
  checkMailbox: view('Falta pouco!', () => import('./check-mailbox-form.tsx')),
}

/** The login, the sign-up and the recovery of a password, over any page, as the store says. */
export function EntryDialogs({ googleClientId }: { googleClientId: string }) {
  const opened = useStore(entry)
  const [latest, setLatest] = useState<Entry | null>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<SignUp | null>(null)
  const navigate = useNavigate()

  // What is closing stays as it was while it fades.
  if (opened && opened !== latest) setLatest(opened)
  const { title, load, View } = VIEWS[latest?.view ?? 'login']

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

  function onLogin(answer: LoginAnswer) {
    storeLogin(answer)
    setEmail('')
    setSent(null)
    closeEntry()
    if (latest?.redirectTo) navigate(latest.redirectTo)
  }

  return (
    <Dialog title={title} opened={opened !== null} onClose={close}>
      <View
        email={email}
        register={latest?.register ?? false}
        googleClientId={googleClientId}
        sent={sent}
        show={show}
        onSignUp={onSignUp}
        onLogin={onLogin}
      />
    </Dialog>
  )
}
