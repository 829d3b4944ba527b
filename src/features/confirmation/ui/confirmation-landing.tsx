import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Hourglass, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { registeredName } from '#/domain/text.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { changeAccount } from '#/platform/browser/log-out.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { proveMailbox } from '../queries.ts'
import type { ConfirmationOutcome } from '../schema.ts'

/** Answers of the server that the person can do something about. */
const LINK_OVER = 400
const ANOTHER_PERSONS = 403
const SESSION_OVER = 401

const NEEDED = 'Entre com a conta que cadastrou a empresa: falta só confirmar.'

/** What an account was refused; another may be not. */
interface Refused {
  userId: string
  error: ApiError
}

/** Where the link of the mail leads. It is used by a press: programs that open links use up none. */
export function ConfirmationLanding({ token }: { token: string }) {
  const user = useStoredUser()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<ConfirmationOutcome>()
  const [refusal, setRefusal] = useState<Refused>()
  const [sending, setSending] = useState(false)

  async function confirm() {
    if (!user) return openEntry({ view: 'login', reason: NEEDED })
    setSending(true)
    try {
      const found = await proveMailbox(token)
      await queries.invalidateQueries({ queryKey: ['confirmation', found.vendorId] })
      setOutcome(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === SESSION_OVER) openEntry({ view: 'login', reason: NEEDED })
      else setRefusal({ userId: user._id, error })
    } finally {
      setSending(false)
    }
  }

  if (outcome) return <Outcome outcome={outcome} />
  if (refusal && refusal.userId === user?._id)
    return <Refusal refusal={refusal.error} onRetry={() => setRefusal(undefined)} />
  return (
    <FocusScreen
      title="Confirme o cadastro da sua empresa"
      icon={<MailCheck aria-hidden="true" />}
      actions={
        <Button onClick={confirm} disabled={sending}>
          Confirmar o cadastro
        </Button>
      }
    >
      <p>
        Você abriu o link que enviamos ao e-mail da empresa. Confirme para mostrar que ele chegou a
        você.
      </p>
      <NeedsScript />
    </FocusScreen>
  )
}

function Outcome({
  outcome: { status, vendorId, razaoSocial, visivel },
}: {
  outcome: ConfirmationOutcome
}) {
  const company = registeredName(razaoSocial)
  const isConfirmed = status === 'confirmed'
  return (
    <FocusScreen
      title={isConfirmed ? 'Cadastro confirmado' : 'E-mail confirmado'}
      icon={isConfirmed ? <CircleCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      actions={<ButtonLink to={supplierAreaPath(vendorId)}>Abrir a área do fornecedor</ButtonLink>}
    >
      <p role="status">
        {isConfirmed
          ? `A página de ${company} não traz mais o aviso${visivel ? ' e está no ar' : '. Ela está oculta: exiba-a quando quiser, na própria página'}.`
          : `O domínio deste e-mail não basta para mostrar que ele é de ${company}: nossa equipe confere o cadastro e avisa você por e-mail.`}
      </p>
    </FocusScreen>
  )
}

function Refusal({ refusal, onRetry }: { refusal: ApiError; onRetry(): void }) {
  const { status, message } = refusal
  const isOver = status === LINK_OVER
  const isAnothers = status === ANOTHER_PERSONS
  return (
    <FocusScreen
      title={
        isOver
          ? 'Este link não vale mais'
          : isAnothers
            ? 'Este link é de outra conta'
            : 'Não foi possível confirmar'
      }
      icon={<CircleAlert aria-hidden="true" />}
      tone="problem"
      actions={
        isOver ? (
          <ButtonLink to="/supplier/profile">Pedir outro link</ButtonLink>
        ) : isAnothers ? (
          <Button onClick={() => changeAccount(NEEDED)}>Entrar com outra conta</Button>
        ) : (
          <RetryButton onRetry={onRetry} />
        )
      }
    >
      <p role="alert">
        {isOver
          ? 'O link vale uma única vez e por tempo limitado. Use o mais recente ou peça outro.'
          : isAnothers
            ? 'Entre com a conta que cadastrou a empresa. O link continua valendo para ela.'
            : message}
      </p>
    </FocusScreen>
  )
}
