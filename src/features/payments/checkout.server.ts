import type { PaymentMethod } from '#/domain/payment.ts'
import { PaymentProviderDown, PaymentRefused } from '#/integrations/payments/provider.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Sale } from '#/platform/server/sales.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'

const HOUR = 60 * 60
const PER_USER: Limit = { name: 'checkout:user', attempts: 60, durationSeconds: HOUR }
/** Who comes back to pay within this time finds the same checkout, as long as nothing was paid there. */
const REUSE_MS = HOUR * 1000

const switchedOff = ({ kept }: Sale) =>
  `Esta instalação não recebe pagamentos por enquanto. ${kept}.`
const noAnswer = ({ kept }: Sale) =>
  `O provedor de pagamentos não respondeu. ${kept}: tente pagar de novo em instantes.`
const notTaken = ({ kept }: Sale) =>
  `O provedor de pagamentos não aceitou o pedido. ${kept}: tente outra forma ou mais tarde.`

type Paying = Pick<Platform, 'db' | 'env' | 'payments'>

/**
 * Begins to pay for a thing, which awaits its payment from then on, also when the provider does not
 * answer.
 * @returns where the browser goes to pay
 * @throws AppError 403, 404; 409 for what is paid or cannot be paid now; 503 where nobody takes money
 *   now; TooManyAttempts
 */
export async function beginCheckout(
  { db, env, payments: provider }: Paying,
  viewer: Viewer,
  sale: Sale,
  id: string,
  method: PaymentMethod,
): Promise<{ url: string }> {
  const { title } = await sale.requirePayer(db, viewer, id)
  if (!provider) throw new AppError(503, switchedOff(sale))
  await countAttempt(db, PER_USER, viewer.id)
  const payment = await beginPayment(db, sale, {
    kind: sale.kind,
    subjectId: id,
    userId: viewer.id,
    method,
    amountCents: sale.priceCents(env),
    provider: provider.name,
  })
  if (payment.checkoutUrl) return { url: payment.checkoutUrl }
  const order = { reference: payment.id, title, method }
  // Outside of any transaction: a provider that takes its time holds nobody up.
  const { checkoutId, url } = await provider
    .createCheckout({ ...order, amountCents: payment.amountCents })
    .catch((error) => explain(error, sale))
  // Of several at once, one is kept and everybody goes there.
  return { url: await repository.keepCheckout(db, payment.id, { checkoutId, url }) }
}

type Begun = repository.NewPayment & repository.Subject & { userId: string }

/** @returns the payment, with its checkout where one like it was begun a moment ago */
async function beginPayment(
  db: Database,
  sale: Sale,
  begun: Begun,
): Promise<repository.PaymentRow> {
  return db.transaction(async (tx) => {
    const sold = await sale.lock(tx, begun.subjectId)
    if (!sold) throw sale.missing()
    sold.requirePayable()
    const unused = await repository.findUnused(tx, begun, new Date(Date.now() - REUSE_MS))
    if (unused) return unused
    await sold.begin()
    return repository.insertPayment(tx, begun)
  })
}

function explain(error: unknown, sale: Sale): never {
  const isDown = error instanceof PaymentProviderDown
  if (!isDown && !(error instanceof PaymentRefused)) throw error
  log.error({ err: error }, 'no payment was begun')
  throw new AppError(503, isDown ? noAnswer(sale) : notTaken(sale))
}
