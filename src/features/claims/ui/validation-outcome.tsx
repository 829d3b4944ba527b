import { CircleAlert, CircleCheck, Hourglass, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { registeredName } from '#/domain/text.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { logOut } from '#/platform/browser/log-out.ts'
import { SUPPLIER_LANDING } from '#/platform/links.ts'
import type { ProvenAccess } from '../schema.ts'
import styles from './validation-outcome.module.css'

/** What came of the link; null while that is awaited. */
export type Outcome = ProvenAccess | ApiError | null

/** Answers of the server that the person can do something about. */
const LINK_OVER = 400
const ANOTHER_PERSONS = 403

export function outcomeTitle(outcome: Outcome): string {
  if (!outcome) return 'Validando acesso...'
  if (outcome instanceof ApiError) {
    if (outcome.status === LINK_OVER) return 'Este link não vale mais'
    if (outcome.status === ANOTHER_PERSONS) return 'Este pedido é de outra conta'
    return 'Não foi possível validar o acesso'
  }
  return outcome.status === 'granted' ? 'Acesso liberado com sucesso!' : 'Falta a nossa conferência'
}

interface ValidationOutcomeProps {
  outcome: Outcome
  onRetry(): void
  onClose(): void
}

/** What came of the link of a request, and the ways on. */
export function ValidationOutcome({ outcome, onRetry, onClose }: ValidationOutcomeProps) {
  const later = (text: string) => (
    <Button look="secondary" onClick={onClose}>
      {text}
    </Button>
  )
  if (!outcome) {
    return (
      <Told icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}>
        <p>Estamos confirmando o seu e-mail na empresa. É rápido.</p>
      </Told>
    )
  }
  if (outcome instanceof ApiError) {
    return (
      <Told
        problem
        icon={<CircleAlert aria-hidden="true" />}
        actions={<RefusalActions refusal={outcome} onRetry={onRetry} later={later} />}
      >
        <RefusalText refusal={outcome} />
      </Told>
    )
  }
  const company = registeredName(outcome.razaoSocial)
  if (outcome.status === 'granted') {
    return (
      <Told icon={<CircleCheck aria-hidden="true" />}>
        <p>
          Você agora administra a página de <strong>{company}</strong>.
        </p>
      </Told>
    )
  }
  return (
    <Told icon={<Hourglass aria-hidden="true" />} actions={later('Entendi')}>
      <p>
        E-mail confirmado. Seu pedido para a página de <strong>{company}</strong> espera a
        conferência da nossa equipe.
      </p>
      <p>A resposta chega no e-mail da sua conta.</p>
    </Told>
  )
}

function RefusalText({ refusal }: { refusal: ApiError }) {
  if (refusal.status === LINK_OVER) {
    return (
      <>
        <p>O link vale uma única vez e por tempo limitado. Use o mais recente ou peça outro.</p>
        <p>
          Se você já o usou, a página está no seu perfil ou o pedido espera a nossa conferência.
        </p>
      </>
    )
  }
  if (refusal.status === ANOTHER_PERSONS) {
    return <p>Entre com a conta que fez o pedido. O link continua valendo para ela.</p>
  }
  return <p>{refusal.message}</p>
}

interface RefusalActionsProps {
  refusal: ApiError
  onRetry(): void
  later(text: string): ReactNode
}

function RefusalActions({ refusal, onRetry, later }: RefusalActionsProps) {
  if (refusal.status === LINK_OVER) {
    return (
      <>
        <ButtonLink to={SUPPLIER_LANDING}>Fazer outro pedido</ButtonLink>
        <ButtonLink to="/user/profile" look="secondary">
          Ver meu perfil
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {refusal.status === ANOTHER_PERSONS ? (
        <Button onClick={logOut}>Entrar com outra conta</Button>
      ) : (
        <RetryButton onRetry={onRetry} />
      )}
      {later('Voltar ao início')}
    </>
  )
}

interface ToldProps {
  icon: ReactNode
  problem?: boolean
  actions?: ReactNode
  children: ReactNode
}

function Told({ icon, problem, actions, children }: ToldProps) {
  return (
    <div className={styles.outcome}>
      <div className={styles.told} data-problem={problem} role={problem ? 'alert' : 'status'}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.text}>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
