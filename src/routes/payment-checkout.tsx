import { OfflineCheckout } from '#/features/payments/ui/offline-checkout.tsx'
import { pageContext } from '#/platform/server/page-context.server.ts'
import { idFrom, missingPage } from '#/platform/server/page-errors.server.ts'
import type { Route } from './+types/payment-checkout'

/** @throws the 404 page, where a real provider takes the money */
export function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(pageContext).env.PAYMENTS !== 'offline') throw missingPage()
  return { id: idFrom(params.id) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Pagamento de demonstração · Praça' },
  { name: 'robots', content: 'noindex' },
]

export default function PaymentCheckout({ loaderData: { id } }: Route.ComponentProps) {
  return <OfflineCheckout key={id} id={id} />
}
