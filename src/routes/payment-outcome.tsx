import { useLocation } from 'react-router'
import { screenOf } from '#/features/payments/ui/outcomes.tsx'
import { PaymentOutcome } from '#/features/payments/ui/payment-outcome.tsx'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/payment-outcome'

export const loader = pageLoader('payment-success', ({ env }) => ({
  isOffline: env.PAYMENTS === 'offline',
}))

export const meta: Route.MetaFunction = () => [{ title: 'Pagamento · Praça' }]

/** Where a provider leads back to, by three addresses. */
export default function PaymentOutcomeScreen({ loaderData }: Route.ComponentProps) {
  const screen = screenOf(useLocation().pathname)
  return <PaymentOutcome screen={screen} isOffline={loaderData.isOffline} />
}
