import { useLocation } from 'react-router'
import { ADVERTISEMENT_WORDS } from '#/features/advertising/payment/words.ts'
import { screenOf } from '#/features/payments/ui/outcomes.tsx'
import { PaymentOutcome } from '#/features/payments/ui/payment-outcome.tsx'
import { PAYMENT_WORDS } from '#/integrations/payments/index.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/payment-outcome'

export const loader = pageLoader('payment-success', ({ env }) => ({
  isOffline: env.PAYMENTS === 'offline',
  words: PAYMENT_WORDS,
}))

export const meta: Route.MetaFunction = () => [{ title: 'Pagamento · Praça' }]

/** Where a provider leads back to, by three addresses. */
export default function PaymentOutcomeScreen({ loaderData }: Route.ComponentProps) {
  const screen = screenOf(useLocation().pathname)
  return <PaymentOutcome screen={screen} sold={ADVERTISEMENT_WORDS} {...loaderData} />
}
