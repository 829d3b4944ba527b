import type { PaymentMethod } from '#/domain/payment.ts'
import type { OfflineCheckout, OfflineOutcome } from './repository.server.ts'

/** Where a checkout leads back to, for each outcome. */
const BACK: Record<OfflineOutcome, string> = {
  approved: '/payment/success',
  rejected: '/payment/failure',
  pending: '/payment/pending',
}

const PAYMENT_TYPES: Record<PaymentMethod, string> = {
  Cartão: 'credit_card',
  Boleto: 'ticket',
  Pix: 'bank_transfer',
}

/** The address that a checkout leads back to, with what it says there. */
export function returnPath(
  { id, reference }: Pick<OfflineCheckout, 'id' | 'reference'>,
  method: PaymentMethod,
  outcome: OfflineOutcome,
): string {
  const said = new URLSearchParams({
    payment_id: id,
    status: outcome,
    external_reference: reference,
    payment_type: PAYMENT_TYPES[method],
  })
  return `${BACK[outcome]}?${said}`
}
