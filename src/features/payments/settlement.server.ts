import { validate as isUuid } from 'uuid'
import { formatReais } from '#/domain/money.ts'
import type { ProviderPayment } from '#/integrations/payments/provider.server.ts'
import { auditTrailOf, recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Sale } from '#/platform/server/sales.server.ts'
import { markRefunded, PAYMENT_SUBJECT, paymentRefund } from './refunds.server.ts'
import * as repository from './repository.server.ts'
import { isSettled, mayFollow, stateOf } from './states.ts'

const CURRENCY = 'BRL'

type Settling = Pick<Platform, 'db' | 'jobs' | 'payments' | 'sales'>

/**
 * Reads a payment back from its provider, and lets what it truly is happen here. However often, and
 * by however many at once, the same reading changes things once.
 * @param id of the provider, as anybody may have written it
 * @throws PaymentProviderDown, PaymentRefused
 */
export async function readBack(platform: Settling, id: string): Promise<void> {
  const provider = platform.payments
  const read = await provider?.readPayment(id)
  if (provider && read) await settle(platform, provider.name, read)
}

async function settle({ db, jobs, sales }: Settling, provider: string, read: ProviderPayment) {
  await db.transaction(async (tx) => {
    const locked = await lockPaymentOf(tx, sales, provider, read)
    if (!locked) return
    const { payment } = locked
    if (read.amountCents !== payment.amountCents || read.currency !== CURRENCY)
      return noteMismatch(tx, payment, read)
    const current = stateOf(payment.providerStatus)
    const next = stateOf(read.status)
    const isAnother = payment.providerPaymentId !== null && payment.providerPaymentId !== read.id
    if (isAnother && isSettled(current)) {
      if (next === 'approved') await takeSurplus(tx, jobs, locked, read)
      return
    }
    // A further attempt at the same checkout counts unless it failed.
    if (isAnother ? next === 'refused' : !mayFollow(next, current)) return
    await repository.updatePayment(tx, payment.id, {
      providerPaymentId: read.id,
      providerStatus: read.status,
    })
    if (next === 'approved' && !payment.paidAt) await pay(tx, jobs, locked)
    if (next === 'refunded' && !payment.refundedAt) await markRefunded(tx, locked, read.status)
  })
}

/** The payment here that one at the provider is for, locked; undefined where it is not ours. */
async function lockPaymentOf(
  tx: Database,
  sales: Sale[],
  provider: string,
  { id, reference }: ProviderPayment,
) {
  const known =
    (await repository.findByProviderId(tx, provider, id)) ??
    (isUuid(reference) ? await repository.findPayment(tx, reference) : undefined)
  return known?.provider === provider ? repository.lockWithSold(tx, sales, known.id) : undefined
}

/** What nothing takes goes back. */
async function pay(tx: Database, jobs: Platform['jobs'], locked: repository.LockedPayment) {
  const { payment, sold } = locked
  await repository.updatePayment(tx, payment.id, { paidAt: new Date() })
  if (await sold?.pay()) return
  await repository.updatePayment(tx, payment.id, { subjectId: null })
  await returnPayment(tx, jobs, payment.id, locked)
}

/** A checkout that was paid twice: the second payment is one of its own, for nothing. */
async function takeSurplus(
  tx: Database,
  jobs: Platform['jobs'],
  locked: repository.LockedPayment,
  { id, status }: ProviderPayment,
) {
  const { kind, userId, method, amountCents, provider, checkoutId } = locked.payment
  const surplus = await repository.insertSurplus(tx, {
    kind,
    userId,
    method,
    amountCents,
    provider,
    checkoutId,
    providerPaymentId: id,
    providerStatus: status,
    paidAt: new Date(),
  })
  if (surplus) await returnPayment(tx, jobs, surplus, locked)
}

/** The payment is for nothing: a job gives it back. */
async function returnPayment(
  tx: Database,
  jobs: Platform['jobs'],
  paymentId: string,
  { sale, sold }: repository.LockedPayment,
) {
  await jobs.enqueue(tx, paymentRefund, { paymentId })
  await record(tx, 'giveBack', paymentId, { name: sold?.name ?? sale.nameOfDeleted })
}

/** Nothing is paid with another amount than was asked for; Admins read of it, once. */
async function noteMismatch(
  tx: Database,
  { id, amountCents }: repository.PaymentRow,
  read: ProviderPayment,
) {
  const trail = await auditTrailOf(tx, PAYMENT_SUBJECT, [id])
  if (trail.some(({ detail }) => detail.providerPaymentId === read.id)) return
  const reason = `${formatReais(amountCents)} em ${CURRENCY}; veio ${formatReais(read.amountCents)} em ${read.currency}`
  log.error({ payment: id }, reason)
  await record(tx, 'mismatch', id, { providerPaymentId: read.id, reason })
}

/** By the site itself. */
const record = (tx: Database, action: string, subjectId: string, detail: Record<string, unknown>) =>
  recordAudit(tx, { actorId: null, action, subjectKind: PAYMENT_SUBJECT, subjectId, detail })
