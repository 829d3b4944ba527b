import { validate as isUuid } from 'uuid'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { formatReais } from '#/features/advertising/money.ts'
import { stateAfter } from '#/features/advertising/states.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { PaymentProvider, ProviderPayment } from '#/integrations/payments/provider.server.ts'
import { auditTrailOf, recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { markRefunded, PAYMENT_SUBJECT, paymentRefund } from './refunds.server.ts'
import * as repository from './repository.server.ts'
import { isSettled, mayFollow, stateOf } from './statuses.ts'

const CURRENCY = 'BRL'

type Settling = Pick<Platform, 'db' | 'jobs' | 'payments'>

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

async function settle(
  { db, jobs }: Settling,
  provider: PaymentProvider['name'],
  read: ProviderPayment,
) {
  await db.transaction(async (tx) => {
    const locked = await lockPaymentOf(tx, provider, read)
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
  provider: PaymentProvider['name'],
  { id, reference }: ProviderPayment,
) {
  const known =
    (await repository.findByProviderId(tx, provider, id)) ??
    (isUuid(reference) ? await repository.findPayment(tx, reference) : undefined)
  return known?.provider === provider ? repository.lockWithAdvertisement(tx, known.id) : undefined
}

/** What was paid goes to an Admin, unless its period began without it: its owner moves it then. */
async function pay(
  tx: Database,
  jobs: Platform['jobs'],
  { advertisement, payment }: repository.LockedPayment,
) {
  await repository.updatePayment(tx, payment.id, { paidAt: new Date() })
  const paid = advertisement && stateAfter(advertisement.status, 'payment')
  if (!paid) {
    await repository.updatePayment(tx, payment.id, { advertisementId: null })
    return returnPayment(tx, jobs, payment.id, advertisement?.name)
  }
  const today = saoPauloDay()
  const isInTime = advertisement.startsOn >= today
  const state = (isInTime && stateAfter(paid, 'submission')) || paid
  await repository.setAdvertisementState(tx, advertisement.id, state)
  const { vendorId, name } = advertisement
  await notify(tx, vendorId, 'advertisement_paid', { data: { name } })
}

/** A checkout that was paid twice: the second payment is one of its own, for nothing. */
async function takeSurplus(
  tx: Database,
  jobs: Platform['jobs'],
  { advertisement, payment }: repository.LockedPayment,
  { id, status }: ProviderPayment,
) {
  const { userId, method, amountCents, provider, preferenceId } = payment
  const surplus = await repository.insertSurplus(tx, {
    userId,
    method,
    amountCents,
    provider,
    preferenceId,
    providerPaymentId: id,
    providerStatus: status,
    paidAt: new Date(),
  })
  if (surplus) await returnPayment(tx, jobs, surplus, advertisement?.name)
}

/** Has a payment that pays for nothing given back. */
async function returnPayment(
  tx: Database,
  jobs: Platform['jobs'],
  paymentId: string,
  name = 'que foi excluída',
) {
  await jobs.enqueue(tx, paymentRefund, { paymentId })
  await record(tx, 'giveBack', paymentId, { name })
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
  console.error(`pagamento ${id}: ${reason}`)
  await record(tx, 'mismatch', id, { providerPaymentId: read.id, reason })
}

/** By the site itself. */
const record = (tx: Database, action: string, subjectId: string, detail: Record<string, unknown>) =>
  recordAudit(tx, { actorId: null, action, subjectKind: PAYMENT_SUBJECT, subjectId, detail })
