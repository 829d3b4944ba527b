import { useLocation } from 'react-router'
import { screenOf } from '#/features/payments/ui/outcomes.tsx'
import { PaymentOutcome } from '#/features/payments/ui/payment-outcome.tsx'
import { PAYMENT_WORDS } from '#/integrations/payments/index.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/payment-outcome'
import { soldWords } from './sold-words.ts'

export const loader = pageLoader('payment-success', ({ env }) => ({
  isOffline: env.PAYMENTS === 'offline',
  words: PAYMENT_WORDS,
}))

export const meta: Route.MetaFunction = () => [{ title: 'Pagamento · Praça' }]

/** Where a provider leads back to, by three addresses. */
export default function PaymentOutcomeScreen({ loaderData }: Route.ComponentProps) {
  const screen = screenOf(useLocation().pathname)
  return <PaymentOutcome screen={screen} wordsOf={soldWords} {...loaderData} />
}
