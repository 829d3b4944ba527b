import { useQuery } from '@tanstack/react-query'
import { CloudOff, LoaderCircle } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { paymentState } from '../queries.ts'
import { type PaymentWords, paymentSaid, saidOf } from '../said.ts'
import type { SoldWords, WordsOf } from '../sold-words.ts'
import { outcomeOf, type ScreenName } from './outcomes.tsx'
import { DemonstrationNote, PaymentFacts } from './payment-facts.tsx'
import styles from './payment-outcome.module.css'

const HOME = { to: '/', label: 'Voltar ao início' }
const NOTHING = new URLSearchParams()

interface PaymentOutcomeProps {
  /** Where the provider led to: what it claims, and no more. */
  screen: ScreenName
  /** Whether payments here charge nothing. */
  isOffline: boolean
  /** Of what providers say in an address. */
  words: PaymentWords
  wordsOf: WordsOf
}

/**
 * Where a provider leads back to after a payment. It shows what the address says, and says what the
 * server says. On the server, and until hydration, it is the same for every payment.
 */
export function PaymentOutcome({ screen, isOffline, words, wordsOf }: PaymentOutcomeProps) {
  const [parameters] = useSearchParams()
  const user = useStoredUser()
  const isHydrated = user !== undefined
  const address = isHydrated ? parameters : NOTHING
  const named = {
    paymentId: saidOf(address, 'payment_id'),
    reference: saidOf(address, 'external_reference'),
  }
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentState(named),
    enabled: isHydrated,
  })
  const isUnknown = data?.estado === 'unknown'
  const said = paymentSaid(address, words)
  const below = (
    <>
      <p className={styles.label}>
        {isUnknown && said.some(({ value }) => value)
          ? 'Estes dados vieram do endereço, e nós não os confirmamos:'
          : 'Dados do pagamento'}
      </p>
      {/* In our own words it would read as if we said it. */}
      <PaymentFacts facts={isUnknown ? said.map((fact) => ({ ...fact, word: '' })) : said} />
      {isOffline && <DemonstrationNote />}
    </>
  )

  if (isError) {
    return (
      <FocusScreen
        title="Não foi possível consultar o pagamento"
        tone="problem"
        icon={<CloudOff aria-hidden="true" />}
        actions={
          <>
            <RetryButton disabled={isFetching} onRetry={refetch} />
            <ButtonLink to={HOME.to} look="secondary">
              {HOME.label}
            </ButtonLink>
          </>
        }
      >
        <p role="alert" className={styles.said}>
          Verifique a conexão. Se você pagou, o pagamento continua valendo.
        </p>
        {below}
      </FocusScreen>
    )
  }
  if (!data) {
    return (
      <FocusScreen
        title="Confirmando o pagamento…"
        icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}
        // What can be done is known a moment later: its room is kept.
        actions={
          <>
            <noscript>
              <ButtonLink to={HOME.to} look="secondary">
                {HOME.label}
              </ButtonLink>
            </noscript>
            <span className={styles.actions} aria-hidden="true" />
          </>
        }
      >
        <p role="status" className={styles.said}>
          <span key="waiting">Estamos consultando o provedor de pagamentos.</span>
        </p>
        <NeedsScript />
        {below}
      </FocusScreen>
    )
  }
  const sold = wordsOf(data.tipo)
  const { title, text, icon, tone, again } = outcomeOf(data.estado, screen, sold)
  const isOpen = data.estado === 'pending' || isUnknown
  return (
    <FocusScreen
      title={title}
      icon={icon}
      tone={tone}
      actions={
        <>
          {user && <WayOn {...sold.wayOn(data, again)} />}
          {isOpen && (
            <Button look="secondary" disabled={isFetching} onClick={() => refetch()}>
              Consultar de novo
            </Button>
          )}
          <ButtonLink to={HOME.to} look={user ? 'secondary' : 'primary'}>
            {HOME.label}
          </ButtonLink>
        </>
      }
    >
      <p role="status" className={styles.said}>
        <span key={text}>{text}</span>
      </p>
      {below}
    </FocusScreen>
  )
}

const WayOn = ({ to, label }: ReturnType<SoldWords['wayOn']>) => (
  <ButtonLink to={to}>{label}</ButtonLink>
)
