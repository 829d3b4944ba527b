import { chooseOutcome, findCheckout } from '#/integrations/payments/offline/repository.server.ts'
import { returnPath } from '#/integrations/payments/offline/return.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { canChooseOutcome } from './policy.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import * as repository from './repository.server.ts'
import type { OfflineCheckoutWire, Outcome } from './schema.ts'

/** Who takes money for a request: the checkout for trying out only from the machine of a local site. */
export const payingFrom = <P extends Pick<Platform, 'payments'>>(
  { isLocal }: { isLocal: boolean },
  platform: P,
): P => ({
  ...platform,
  payments: platform.payments?.name === 'offline' && !isLocal ? null : platform.payments,
})

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
  return {
    tipo: payment.kind,
    titulo: title,
    valor: amountCents,
    metodo: payment.method,
    status: status ?? '',
  }
}

/**
 * Chooses how a payment for trying out comes out. Nothing is paid by that: as a notification would,
 * it has the payment read back.
 * @returns where the browser goes, as a real provider would have it go
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
  return { url: returnPath(checkout, payment.method, outcome) }
}
