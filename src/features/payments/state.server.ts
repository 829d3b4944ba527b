import { validate as isUuid } from 'uuid'
import type { PaymentStateWire } from '#/features/advertising/schema.ts'
import { findOwnVendor } from '#/features/vendors/page/edition.server.ts'
import { PaymentProviderDown, PaymentRefused } from '#/integrations/payments/provider.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { TooManyAttempts } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { addressKey, countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'
import type { StateQuery } from './schema.ts'
import { readBack } from './settlement.server.ts'
import { isSettled, stateOf } from './statuses.ts'

/** Each reading asks the provider; who asks more often is told what is known here. */
const READINGS: Limit = { name: 'payment:reading', attempts: 60, durationSeconds: 10 * 60 }

interface Asking {
  /** Null for a visitor. */
  viewer: Viewer | null
  ip: string
}

/**
 * What a payment truly is: what an address says of it only tells which one is meant. One that is not
 * settled is read back from its provider first.
 */
export async function paymentState(
  platform: Pick<Platform, 'db' | 'jobs' | 'payments'>,
  { viewer, ip }: Asking,
  query: StateQuery,
): Promise<PaymentStateWire> {
  const { db } = platform
  const before = await find(platform, query)
  const id = query.payment_id || before?.providerPaymentId
  const isFinal = before?.providerStatus && isSettled(stateOf(before.providerStatus))
  if (id && !isFinal) await tryReading(platform, id, ip)
  const payment = await find(platform, query)
  if (!payment) return { estado: 'unknown', vendorId: '', publicidadeId: '' }
  return { estado: stateOf(payment.providerStatus), ...(await subjectFor(db, viewer, payment)) }
}

/**
 * By our reference, else by the provider's id. Of a checkout that was paid twice, both payments have
 * its reference: then the provider's id tells which one is meant.
 */
async function find(
  { db, payments: provider }: Pick<Platform, 'db' | 'payments'>,
  { payment_id, external_reference }: StateQuery,
) {
  const named =
    provider && payment_id
      ? await repository.findByProviderId(db, provider.name, payment_id)
      : undefined
  if (!isUuid(external_reference)) return named
  const referred = await repository.findPayment(db, external_reference)
  const isOfOneCheckout = referred?.preferenceId && named?.preferenceId === referred.preferenceId
  return isOfOneCheckout ? named : referred
}

/** A provider that is down, or was asked too often, leaves things as they are known. */
async function tryReading(
  platform: Pick<Platform, 'db' | 'jobs' | 'payments'>,
  id: string,
  ip: string,
) {
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

/** What it pays for, for whoever manages the page. */
async function subjectFor(
  db: Database,
  viewer: Viewer | null,
  { advertisementId }: repository.PaymentRow,
) {
  const advertisement = advertisementId && (await repository.findAdvertisement(db, advertisementId))
  if (!advertisement || !(await findOwnVendor(db, viewer, advertisement.vendorId)))
    return { vendorId: '', publicidadeId: '' }
  return { vendorId: advertisement.vendorId, publicidadeId: advertisement.id }
}
