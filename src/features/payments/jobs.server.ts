import { DAY_MS } from '#/domain/durations.ts'
import type { PaymentProvider } from '#/integrations/payments/provider.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import { paymentRefund } from './refunds.server.ts'
import * as repository from './repository.server.ts'
import { readBack } from './settlement.server.ts'

/** Boletos are paid, or lapse, within days. */
const LOOK_BACK_MS = 7 * DAY_MS
const AT_A_TIME = 500
/** A provider that fails so often is down: the next time will do. */
const FAILURES_MAX = 5

/** Every half hour: finds out what a notification that never came would have said. */
export const paymentsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'payments-upkeep',
  cron: '*/30 * * * *',
  run: async (platform) => {
    const { db, jobs, payments: provider } = platform
    if (!provider) return
    const after = new Date(Date.now() - LOOK_BACK_MS)
    for (const { id } of await repository.owedPayments(db, provider.name, after))
      await jobs.enqueue(db, paymentRefund, { paymentId: id })
    const waiting = await repository.unsettledPayments(db, provider.name, after, AT_A_TIME)
    const failures: unknown[] = []
    for (const payment of waiting) {
      await readAgain(platform, provider, payment).catch((error) => failures.push(error))
      if (failures.length >= FAILURES_MAX) break
    }
    if (failures.length > 0) throw failures[0]
  },
}

/** Reads every attempt at a payment that its provider knows. */
async function readAgain(
  platform: Platform,
  provider: PaymentProvider,
  { id, providerPaymentId }: { id: string; providerPaymentId: string | null },
) {
  const found = await provider.findPayments(id)
  const known = providerPaymentId ? [providerPaymentId] : []
  for (const paymentId of new Set([...known, ...found])) await readBack(platform, paymentId)
}

/** What becomes of payments apart from requests of browsers. */
export const PAYMENT_JOBS = [paymentReadBack, paymentRefund, paymentsUpkeep]
