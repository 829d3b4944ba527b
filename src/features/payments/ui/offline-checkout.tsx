import { useQuery } from '@tanstack/react-query'
import { CircleAlert, FlaskConical, LoaderCircle } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { formatReais } from '#/domain/money.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { changeAccount } from '#/platform/browser/log-out.ts'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import { chooseOutcome, offlineCheckout } from '../queries.ts'
import type { OfflineCheckoutWire, Outcome } from '../schema.ts'
import type { SoldWords, WordsOf } from '../sold-words.ts'
import { DemonstrationNote, PaymentFacts } from './payment-facts.tsx'
import styles from './payment-outcome.module.css'

const PAYERS_ACCOUNT = 'Entre com a conta que começou este pagamento.'

const HOME = (
  <ButtonLink to="/" look="secondary">
    Voltar ao início
  </ButtonLink>
)

/** Where a payment for trying out is decided, in the place of a provider's own pages. */
export function OfflineCheckout({ id, wordsOf }: { id: string; wordsOf: WordsOf }) {
  const user = useLoggedIn(PAYERS_ACCOUNT)
  const { data, error, refetch } = useQuery({
    ...offlineCheckout(id),
    enabled: user !== undefined,
    // What a notification of it changed since is asked again.
    staleTime: 0,
  })
  if (data) return <Decision id={id} checkout={data} wayOn={wordsOf(data.tipo).wayOn({})} />
  if (error) return <Unavailable error={error} onRetry={() => refetch()} />
  return (
    <FocusScreen
      title="Pagamento de demonstração"
      icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}
      actions={HOME}
    >
      <p role="status">Abrindo o pagamento…</p>
      <NeedsScript />
    </FocusScreen>
  )
}

const OUTCOMES: { outcome: Outcome; label: string; look: 'primary' | 'secondary' }[] = [
  { outcome: 'approved', label: 'Aprovar', look: 'primary' },
  { outcome: 'rejected', label: 'Recusar', look: 'secondary' },
  { outcome: 'pending', label: 'Deixar pendente', look: 'secondary' },
]

/** What is said of a payment that was decided, by the name of its state. */
const DECIDED = new Map([
  ['approved', 'Este pagamento já foi aprovado.'],
  ['rejected', 'Este pagamento já foi recusado.'],
  ['refunded', 'Este pagamento já foi devolvido.'],
])

interface DecisionProps {
  id: string
  checkout: OfflineCheckoutWire
  wayOn: ReturnType<SoldWords['wayOn']>
}

function Decision({ id, checkout, wayOn }: DecisionProps) {
  const navigate = useNavigate()
  const [sending, send] = useSending()
  const decided = DECIDED.get(checkout.status)

  const choose = (outcome: Outcome) => send(async () => navigate(await chooseOutcome(id, outcome)))

  return (
    <FocusScreen
      title="Pagamento de demonstração"
      icon={<FlaskConical aria-hidden="true" />}
      actions={
        decided ? (
          <>
            <ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>
            {HOME}
          </>
        ) : (
          OUTCOMES.map(({ outcome, label, look }) => (
            <Button key={outcome} look={look} disabled={sending} onClick={() => choose(outcome)}>
              {label}
            </Button>
          ))
        )
      }
    >
      <p>{decided ?? 'Aqui ficaria a página do Mercado Pago. Escolha como o pagamento termina.'}</p>
      <PaymentFacts
        facts={[
          { term: 'Pagamento', value: checkout.titulo },
          { term: 'Total', value: formatReais(checkout.valor) },
          { term: 'Forma', value: checkout.metodo },
        ]}
      />
      <DemonstrationNote />
    </FocusScreen>
  )
}

const ANOTHER_PERSONS = 403

const TITLES: Record<number, string> = {
  [ANOTHER_PERSONS]: 'Este pagamento é de outra conta',
  404: 'Pagamento não encontrado',
}

function Unavailable({ error, onRetry }: { error: Error; onRetry(): void }) {
  const status = error instanceof ApiError ? error.status : 0
  const known = TITLES[status]
  return (
    <FocusScreen
      title={known ?? 'Não foi possível abrir o pagamento'}
      tone="problem"
      icon={<CircleAlert aria-hidden="true" />}
      actions={
        <>
          {status === ANOTHER_PERSONS && (
            <Button onClick={() => changeAccount(PAYERS_ACCOUNT)}>Entrar com outra conta</Button>
          )}
          {!known && <RetryButton onRetry={onRetry} />}
          {HOME}
        </>
      }
    >
      <p role="alert">{error.message}</p>
    </FocusScreen>
  )
}
