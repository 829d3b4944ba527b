import {
  chooseOutcome,
  findCheckout,
  type OfflineCheckout,
} from '#/integrations/payments/offline-repository.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { canChooseOutcome } from './policy.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import * as repository from './repository.server.ts'
import type { OfflineCheckoutWire, Outcome } from './schema.ts'

/** Where Mercado Pago leads back to, for each outcome. */
const BACK: Record<Outcome, string> = {
  approved: '/payment/success',
  rejected: '/payment/failure',
  pending: '/payment/pending',
}

/** As Mercado Pago names them. */
const PAYMENT_TYPES = { Cartão: 'credit_card', Boleto: 'ticket', Pix: 'bank_transfer' }

/**
 * @throws AppError 404, also where a real provider takes the money; 403 for who did not begin it
 */
async function requireCheckout(
  { db, payments: provider }: Pick<Platform, 'db' | 'payments'>,
  viewer: Viewer,
  id: string,
) {
  const checkout = provider?.name === 'offline' ? await findCheckout(db, id) : undefined
  const payment = checkout && (await repository.findPayment(db, checkout.reference))
  if (!payment) throw notFound('Pagamento não encontrado.')
  if (!canChooseOutcome(viewer, payment)) throw forbidden()
  return { checkout, payment }
}

/** A checkout for trying out, for its payer. @throws AppError 403, 404 */
export async function offlineCheckout(
  platform: Pick<Platform, 'db' | 'payments'>,
  viewer: Viewer,
  id: string,
): Promise<OfflineCheckoutWire> {
  const { checkout, payment } = await requireCheckout(platform, viewer, id)
  const { title, amountCents, status } = checkout
  return { titulo: title, valor: amountCents, metodo: payment.method, status: status ?? '' }
}

/**
 * Chooses how a payment for trying out comes out. Nothing is paid by that: as a notification would,
 * it has the payment read back.
 * @returns where the browser goes, with what Mercado Pago says there
 * @throws AppError 403, 404; 409 for one that came out otherwise
 */
export async function chooseOfflineOutcome(
  platform: Pick<Platform, 'db' | 'jobs' | 'payments'>,
  viewer: Viewer,
  id: string,
  outcome: Outcome,
): Promise<{ url: string }> {
  const { checkout, payment } = await requireCheckout(platform, viewer, id)
  await platform.db.transaction(async (tx) => {
    if (!(await chooseOutcome(tx, id, outcome)))
      throw new AppError(409, 'Este pagamento já foi concluído.')
    await platform.jobs.enqueue(tx, paymentReadBack, { provider: 'offline', id })
  })
  return { url: backUrl(checkout, payment, outcome) }
}

/** The 11 parameters with which Checkout Pro leads back. */
function backUrl(
  { id, reference }: OfflineCheckout,
  { method }: repository.PaymentRow,
  outcome: Outcome,
) {
  const said = new URLSearchParams({
    collection_id: id,
    collection_status: outcome,
    payment_id: id,
    status: outcome,
    external_reference: reference,
    payment_type: PAYMENT_TYPES[method],
    merchant_order_id: 'null',
    preference_id: id,
    site_id: 'MLB',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  })
  return `${BACK[outcome]}?${said}`
}
