import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { storeLogin, useStoredUser } from '#/platform/browser/stored-user.ts'
import { validateEmail } from '../queries.ts'
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

  useEffect(() => {
    if (!data) return
    storeLogin(data)
    onLogin()
  }, [data, onLogin])

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
        <p role="status">Este link já foi usado. Não é preciso validar de novo.</p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title="Não foi possível validar o seu e-mail"
      tone="problem"
      icon={<CircleAlert aria-hidden="true" />}
      actions={isOver ? <WaysOn /> : <Button onClick={() => refetch()}>Tentar de novo</Button>}
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
