import { withdrawFromSite } from '#/features/advertising/standing.server.ts'
import { stateAfter } from '#/features/advertising/states.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { PaymentProviderDown, PaymentRefused } from '#/integrations/payments/provider.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'
import { stateOf } from './statuses.ts'

/** What the audit trail calls a payment. */
export const PAYMENT_SUBJECT = 'payment'

/**
 * A payment went back to who paid: what it paid for ends with it, and is seen no more.
 * @param tx the transaction in which both were locked
 * @param status as the provider names it
 */
export async function markRefunded(
  tx: Database,
  { advertisement, payment }: repository.LockedPayment,
  status: string,
) {
  await repository.updatePayment(tx, payment.id, {
    providerStatus: status,
    refundedAt: new Date(),
  })
  const state = payment.paidAt && advertisement && stateAfter(advertisement.status, 'refund')
  if (!state) return
  await repository.setAdvertisementState(tx, advertisement.id, state)
  await withdrawFromSite(tx, advertisement.id)
  const { vendorId, name } = advertisement
  await notify(tx, vendorId, 'advertisement_refunded', { data: { name } })
}

/**
 * Gives a payment back at its provider; one that went back already stays so.
 * @param andThen what else happens in the transaction that notes it, once
 * @throws PaymentProviderDown, PaymentRefused: nothing changed then
 */
async function giveBack(
  { db, payments: provider }: Pick<Platform, 'db' | 'payments'>,
  { id, provider: taker, providerPaymentId }: repository.PaymentRow,
  andThen: (tx: Database) => Promise<void> = async () => {},
) {
  if (provider?.name !== taker || !providerPaymentId)
    throw new PaymentRefused(`nobody here took ${id}`)
  try {
    await provider.refund(providerPaymentId, id)
  } catch (error) {
    // What was given back by another way is refused a second time.
    if (!(error instanceof PaymentRefused)) throw error
    const read = await provider.readPayment(providerPaymentId)
    if (!read || stateOf(read.status) !== 'refunded') throw error
  }
  await db.transaction(async (tx) => {
    const locked = await repository.lockWithAdvertisement(tx, id)
    if (!locked || locked.payment.refundedAt) return
    await markRefunded(tx, locked, 'refunded')
    await andThen(tx)
  })
}

/** Gives back what pays for nothing: paid twice, or for an advertisement that is gone. */
export const paymentRefund: Job<Platform, { paymentId: string }> = {
  name: 'payment-refund',
  retry: { times: 12, firstDelaySeconds: 15 },
  run: async (platform, { paymentId }) => {
    const payment = await repository.findPayment(platform.db, paymentId)
    if (payment && !payment.refundedAt) await giveBack(platform, payment)
  },
}

/**
 * Gives an advertisement's payment back, and ends it; a second time changes nothing.
 * @throws AppError 404; 409 where there is nothing to give back, or the provider refuses; 503 when it
 *   does not answer: nothing changed then
 */
export async function refundAdvertisement(
  platform: Pick<Platform, 'db' | 'payments'>,
  admin: Viewer,
  advertisementId: string,
): Promise<void> {
  const { db } = platform
  // In this order: where another Admin is faster, the advertisement read afterwards says so.
  const payment = await repository.findPaid(db, advertisementId)
  const advertisement = await repository.findAdvertisement(db, advertisementId)
  if (!advertisement) throw notFound('Publicidade não encontrada.')
  const { status, name } = advertisement
  if (status === 'refunded') return
  if (!payment || !stateAfter(status, 'refund'))
    throw new AppError(409, 'Esta publicidade não tem pagamento a devolver.')
  const note = (tx: Database) =>
    recordAudit(tx, {
      actorId: admin.id,
      action: 'refund',
      subjectKind: PAYMENT_SUBJECT,
      subjectId: payment.id,
      detail: { name },
    })
  await giveBack(platform, payment, note).catch(explain)
}

function explain(error: unknown): never {
  if (error instanceof PaymentProviderDown)
    throw new AppError(
      503,
      'O provedor de pagamentos não respondeu: nada foi devolvido. Tente de novo em instantes.',
    )
  if (error instanceof PaymentRefused)
    throw new AppError(
      409,
      'O provedor de pagamentos recusou a devolução. Faça-a na conta do provedor.',
    )
  throw error
}
