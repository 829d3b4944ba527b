import { OfflineCheckout } from '#/features/payments/ui/offline-checkout.tsx'
import { idFrom, missingPage } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/payment-checkout'
import { soldWords } from './sold-words.ts'

/** @throws the 404 page, where a real provider takes the money */
export const loader = pageLoader('payment-checkout', ({ env, params }) => {
  if (env.PAYMENTS !== 'offline') throw missingPage()
  return { id: idFrom(params.id) }
})

export const meta: Route.MetaFunction = () => [{ title: 'Pagamento de demonstração · Praça' }]

export default function PaymentCheckout({ loaderData: { id } }: Route.ComponentProps) {
  return <OfflineCheckout key={id} id={id} wordsOf={soldWords} />
}
