import { validate as isUuid } from 'uuid'
import { PaymentProviderDown, PaymentRefused } from '#/integrations/payments/provider.server.ts'
import { TooManyAttempts } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { addressKey, countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Sale } from '#/platform/server/sales.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'
import type { PaymentStateWire, StateQuery } from './schema.ts'
import { readBack } from './settlement.server.ts'
import { isSettled, stateOf } from './states.ts'

/** Each reading asks the provider; to those who ask more often it returns what is known here. */
const READINGS: Limit = { name: 'payment:reading', attempts: 60, durationSeconds: 10 * 60 }

type Reading = Pick<Platform, 'db' | 'jobs' | 'payments' | 'sales'>

interface Asking {
  /** Null for a visitor. */
  viewer: Viewer | null
  ip: string
}

/**
 * What a payment truly is: what an address says of it only says which one is meant. One that is not
 * settled is read back from its provider first. Nobody learns whether a payment is ours by trying
 * ids of its provider, which are counted up.
 */
export async function paymentState(
  platform: Reading,
  { viewer, ip }: Asking,
  query: StateQuery,
): Promise<PaymentStateWire> {
  const nothing = Object.fromEntries(fieldsOf(platform.sales).map((field) => [field, '']))
  const before = await find(platform, viewer, query)
  if (!before) return { ...nothing, tipo: '', estado: 'unknown' }
  const id = query.payment_id || before.providerPaymentId
  if (id && !isSettled(stateOf(before.providerStatus))) await tryReading(platform, id, ip)
  const payment = (await find(platform, viewer, query)) ?? before
  const fields = await subjectFor(platform, viewer, payment)
  return { ...nothing, ...fields, tipo: payment.kind, estado: stateOf(payment.providerStatus) }
}

/**
 * By our reference, which nobody guesses; by the provider's id alone for who paid, or may know what
 * for. Of a checkout that was paid twice, both payments have its reference: then the provider's id
 * says which one is meant.
 */
async function find(
  platform: Reading,
  viewer: Viewer | null,
  { payment_id, external_reference }: StateQuery,
) {
  const { db, payments: provider } = platform
  const named =
    provider && payment_id
      ? await repository.findByProviderId(db, provider.name, payment_id)
      : undefined
  if (!isUuid(external_reference))
    return named && (await mayKnow(platform, viewer, named)) ? named : undefined
  const referred = await repository.findPayment(db, external_reference)
  const isOfOneCheckout = referred?.checkoutId && named?.checkoutId === referred.checkoutId
  return isOfOneCheckout ? named : referred
}

const mayKnow = async (
  platform: Reading,
  viewer: Viewer | null,
  payment: repository.PaymentRow,
): Promise<boolean> =>
  viewer !== null &&
  (viewer.id === payment.userId || Boolean(await subjectFor(platform, viewer, payment)))

/** A provider that is down, or was asked too often, leaves things as they are known. */
async function tryReading(platform: Reading, id: string, ip: string) {
  try {
    await countAttempt(platform.db, READINGS, addressKey(ip))
    await readBack(platform, id)
  } catch (error) {
    const isExpected = [TooManyAttempts, PaymentProviderDown, PaymentRefused].some(
      (kind) => error instanceof kind,
    )
    if (!isExpected) throw error
  }
}

const fieldsOf = (sales: Sale[]) => sales.flatMap(({ stateFields }) => Object.keys(stateFields))

/** What it pays for, for who may know. */
const subjectFor = async (
  { db, sales }: Reading,
  viewer: Viewer | null,
  payment: repository.PaymentRow,
) =>
  payment.subjectId &&
  repository.saleOf(sales, payment).readStateFields(db, viewer, payment.subjectId)
