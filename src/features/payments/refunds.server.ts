import type { PaymentStatus } from '#/domain/payment.ts'
import { PaymentProviderDown, PaymentRefused } from '#/integrations/payments/provider.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Sale } from '#/platform/server/sales.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'
import { stateOf } from './states.ts'

type Refunding = Pick<Platform, 'db' | 'payments' | 'sales'>

/** What the audit trail calls a payment. */
export const PAYMENT_SUBJECT = 'payment'

/**
 * A payment went back to who paid: what it paid for ends with it.
 * @param tx the transaction in which both were locked
 */
export async function markRefunded(
  tx: Database,
  { payment, sold }: repository.LockedPayment,
  status: PaymentStatus,
) {
  await repository.updatePayment(tx, payment.id, {
    providerStatus: status,
    refundedAt: new Date(),
  })
  if (payment.paidAt) await sold?.refund()
}

/**
 * Gives a payment back at its provider; one that went back already stays so.
 * @param andThen what else happens in the transaction that notes it, once
 * @throws PaymentProviderDown, PaymentRefused: nothing changed then
 */
async function giveBack(
  { db, payments: provider, sales }: Refunding,
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
    const locked = await repository.lockWithSold(tx, sales, id)
    if (!locked || locked.payment.refundedAt) return
    await markRefunded(tx, locked, 'refunded')
    await andThen(tx)
  })
}

/** Gives back what is for nothing: paid twice, or for what was deleted. */
export const paymentRefund: Job<Platform, { paymentId: string }> = {
  name: 'payment-refund',
  retry: { times: 12, firstDelaySeconds: 15 },
  run: async (platform, { paymentId }) => {
    const payment = await repository.findPayment(platform.db, paymentId)
    if (payment && !payment.refundedAt) await giveBack(platform, payment)
  },
}

/**
 * Gives back for an Admin what was paid for a thing, which ends with that; a second time changes
 * nothing.
 * @throws AppError 404; 409 where there is nothing to give back, or the provider refuses; 503 when it
 *   does not answer: nothing changed then
 */
export async function refundSold(
  platform: Refunding,
  admin: Viewer,
  sale: Sale,
  id: string,
): Promise<void> {
  // In this order: where another Admin is faster, the thing read afterwards says so.
  const payment = await repository.findPaid(platform.db, { kind: sale.kind, subjectId: id })
  const { name, state } = await sale.readRefund(platform.db, id)
  if (state === 'refunded') return
  if (!payment || state === 'nothing') throw new AppError(409, sale.nothingToRefund)
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
