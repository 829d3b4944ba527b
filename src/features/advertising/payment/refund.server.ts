import { paymentFor, refundPayment } from '#/features/payments/refunds.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { advertisementRow } from '../repository.server.ts'
import { missingAdvertisement } from '../service.server.ts'
import { stateAfter } from '../states.ts'
import { advertisementSale } from './sale.server.ts'

/**
 * Gives an advertisement's payment back, and ends it; a second time changes nothing.
 * @throws AppError 404; 409 where there is nothing to give back, or the provider refuses; 503 when it
 *   does not answer: nothing changed then
 */
export async function refundAdvertisement(
  platform: Pick<Platform, 'db' | 'payments' | 'sales'>,
  admin: Viewer,
  id: string,
): Promise<void> {
  // In this order: where another Admin is faster, the advertisement read afterwards says so.
  const payment = await paymentFor(platform.db, advertisementSale, id)
  const advertisement = await advertisementRow(platform.db, id)
  if (!advertisement) throw missingAdvertisement()
  const { status, name } = advertisement
  if (status === 'refunded') return
  if (!payment || !stateAfter(status, 'refund'))
    throw new AppError(409, 'Esta publicidade não tem pagamento a devolver.')
  await refundPayment(platform, admin, payment, name)
}
