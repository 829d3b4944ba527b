import { PaymentOutcome } from '#/features/payments/ui/payment-outcome.tsx'
import { pageContext } from '#/platform/page-context.server.ts'
import type { Route } from './+types/payment-success'

export const loader = ({ context }: Route.LoaderArgs) => ({
  isOffline: context.get(pageContext).env.PAYMENTS === 'offline',
})

export const meta: Route.MetaFunction = () => [
  { title: 'Pagamento · Praça' },
  { name: 'robots', content: 'noindex' },
]

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome screen="success" isOffline={loaderData.isOffline} />
}
