import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { logOut } from '#/platform/browser/log-out.ts'
import { storedUser, storeLogin, useStoredUser } from '#/platform/browser/stored-user.ts'
import { validateEmail } from '../queries.ts'
import type { LoginAnswer } from '../schema.ts'
import styles from './email-validation.module.css'

/** The server's answer for a link that is unknown, used or too old. */
const LINK_OVER = 400

interface EmailValidationProps {
  /** From the link of the mail. */
  token: string
  /** Called once the person is logged in. */
  onLogin(): void
}

/** Where the link of a sign-up leads: it proves the mailbox and logs this browser in. */
export function EmailValidation({ token, onLogin }: EmailValidationProps) {
  // A link works once: a query is never asked twice at a time, and once answered not again.
  const { data, error, refetch } = useQuery({
    ...ASKED_ONCE,
    queryKey: ['email-validation', token],
    queryFn: () => validateEmail(token),
  })

  const user = useStoredUser()
  const [hasSwitched, setHasSwitched] = useState(false)

  useEffect(() => {
    if (!data) return
    if (takeOver(data)) setHasSwitched(true)
    else onLogin()
  }, [data, onLogin])

  if (data && hasSwitched) {
    return (
      <FocusScreen
        title={`Você agora está na conta de ${data.user.firstName}`}
        icon={<CircleCheck aria-hidden="true" />}
        actions={<Button onClick={onLogin}>Continuar</Button>}
      >
        <p role="status">
          O e-mail {data.user.email} foi validado. A outra conta que estava aberta aqui saiu.
        </p>
      </FocusScreen>
    )
  }
  if (!error) {
    return (
      <FocusScreen
        title="Validando seu e-mail..."
        icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}
      >
        <p role="status">É rápido: você entra na sua conta em seguida.</p>
      </FocusScreen>
    )
  }
  const isOver = error instanceof ApiError && error.status === LINK_OVER
  if (isOver && user) {
    return (
      <FocusScreen
        title={`Olá, ${user.firstName}! Você já está na sua conta`}
        icon={<CircleCheck aria-hidden="true" />}
        actions={<ButtonLink to="/">Ir para o início</ButtonLink>}
      >
        <p role="status">Este link não vale mais: já foi usado ou venceu.</p>
        <p>
          Se ele era desta conta, está tudo certo. Se era de outro e-mail, saia e cadastre-se de
          novo com ele para receber outro link.
        </p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title="Não foi possível validar o seu e-mail"
      tone="problem"
      icon={<CircleAlert aria-hidden="true" />}
      actions={isOver ? <WaysOn /> : <RetryButton onRetry={refetch} />}
    >
      <p role="alert">{error.message}</p>
      {isOver && (
        <p>
          Se você já validou este e-mail, é só entrar. Senão, cadastre-se de novo com ele para
          receber outro link.
        </p>
      )}
    </FocusScreen>
  )
}

/**
 * Logs this browser in. Who was logged in here leaves first: nothing of theirs is left to another.
 * @returns whether somebody did
 */
function takeOver(login: LoginAnswer): boolean {
  const before = storedUser()
  const isAnother = before !== null && before._id !== login.user._id
  if (isAnother) logOut()
  storeLogin(login)
  return isAnother
}

function WaysOn() {
  const enter = (view: 'login' | 'signUp') => openEntry({ view, redirectTo: '/' })
  return (
    <>
      <Button onClick={() => enter('login')}>Entrar</Button>
      <Button look="secondary" onClick={() => enter('signUp')}>
        Pedir outro link
      </Button>
    </>
  )
}
