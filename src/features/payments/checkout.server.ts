import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { stateAfter } from '#/features/advertising/states.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import {
  type PaymentMethod,
  PaymentProviderDown,
  PaymentRefused,
} from '#/integrations/payments/provider.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'

const HOUR = 60 * 60
const PER_USER: Limit = { name: 'checkout:user', attempts: 60, durationSeconds: HOUR }
/** Who comes back to pay within this time finds the same checkout, as long as nothing was paid there. */
const REUSE_MS = HOUR * 1000

const SWITCHED_OFF =
  'Esta instalação não recebe pagamentos por enquanto. Sua publicidade fica guardada.'
const ALREADY_PAID = 'Esta publicidade já foi paga.'
const PERIOD_BEGAN = 'O período desta publicidade já começou. Escolha novas datas antes de pagar.'
const NO_ANSWER =
  'O provedor de pagamentos não respondeu. Sua publicidade fica guardada: tente pagar de novo em instantes.'
const NOT_TAKEN =
  'O provedor de pagamentos não aceitou o pedido. Sua publicidade fica guardada: tente outra forma ou mais tarde.'

type Paying = Pick<Platform, 'db' | 'env' | 'payments'>

/**
 * Begins to pay for an advertisement, which awaits its payment from then on, also when the provider
 * does not answer.
 * @returns where the browser goes to pay
 * @throws AppError 403, 404; 409 for what is paid or whose period began; 503 where nobody takes money
 *   now; TooManyAttempts
 */
export async function beginCheckout(
  { db, env, payments: provider }: Paying,
  viewer: Viewer,
  advertisementId: string,
  method: PaymentMethod,
): Promise<{ url: string }> {
  const { name } = await requireAdvertisement(db, viewer, advertisementId)
  if (!provider) throw new AppError(503, SWITCHED_OFF)
  await countAttempt(db, PER_USER, viewer.id)
  const payment = await beginPayment(db, {
    advertisementId,
    userId: viewer.id,
    method,
    amountCents: env.ADVERTISEMENT_PRICE_CENTS,
    provider: provider.name,
  })
  if (payment.checkoutUrl) return { url: payment.checkoutUrl }
  const order = { reference: payment.id, title: `Publicidade: ${name}`, method }
  // Outside of any transaction: a provider that takes its time holds nobody up.
  const { preferenceId, url } = await provider
    .createCheckout({ ...order, amountCents: payment.amountCents })
    .catch(explain)
  await repository.updatePayment(db, payment.id, { preferenceId, checkoutUrl: url })
  return { url }
}

/** @throws AppError 404; 403 for who does not manage its page */
async function requireAdvertisement(db: Database, viewer: Viewer, id: string) {
  const advertisement = await repository.findAdvertisement(db, id)
  if (!advertisement) throw missing()
  await requirePage(db, viewer, advertisement.vendorId)
  return advertisement
}

const missing = () => notFound('Publicidade não encontrada.')

type Begun = repository.NewPayment & { advertisementId: string; userId: string }

/** @returns the payment, with its checkout where one like it was begun a moment ago */
async function beginPayment(db: Database, begun: Begun): Promise<repository.PaymentRow> {
  return db.transaction(async (tx) => {
    const advertisement = await repository.lockAdvertisement(tx, begun.advertisementId)
    if (!advertisement) throw missing()
    const state = stateAfter(advertisement.status, 'checkout')
    if (!state) throw new AppError(409, ALREADY_PAID)
    if (advertisement.startsOn < saoPauloDay()) throw new AppError(409, PERIOD_BEGAN)
    const unused = await repository.findUnused(tx, begun, new Date(Date.now() - REUSE_MS))
    if (unused) return unused
    await repository.setAdvertisementState(tx, advertisement.id, state)
    return repository.insertPayment(tx, begun)
  })
}

function explain(error: unknown): never {
  const isDown = error instanceof PaymentProviderDown
  if (!isDown && !(error instanceof PaymentRefused)) throw error
  console.error(`pagamento: ${error.message}`)
  throw new AppError(503, isDown ? NO_ANSWER : NOT_TAKEN)
}
