import { validate as isUuid, v5 as uuidOf } from 'uuid'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ForgedNotification, type PaymentProvider, PaymentRefused } from '../provider.server.ts'
import {
  chosenCheckouts,
  findCheckout,
  insertCheckout,
  refundCheckout,
} from './repository.server.ts'

/** Names of the ids of checkouts (RFC 9562, 5.5): one order has one checkout. */
const CHECKOUTS = '3f0e7c52-6d0b-4b7e-9c2c-52a6b0f5c1aa'

/** Where the payer of a checkout for trying out chooses how it comes out. */
const offlineCheckoutPath = (id: string) => `/payment/checkout/${id}`

/**
 * Stands for a real provider where things are tried out: charges nothing, and the person who pays chooses
 * how it comes out. The checkout is the payment, with one id.
 */
export const openOfflinePayments = (db: Database): PaymentProvider => ({
  name: 'offline',

  async createCheckout({ reference, title, amountCents }) {
    const id = uuidOf(reference, CHECKOUTS)
    await insertCheckout(db, { id, reference, title, amountCents })
    return { checkoutId: id, url: offlineCheckoutPath(id) }
  },

  async readPayment(id) {
    const checkout = isUuid(id) ? await findCheckout(db, id) : undefined
    if (!checkout?.status) return null
    const { status, reference, amountCents } = checkout
    return { id: checkout.id, status, reference, amountCents, currency: 'BRL' }
  },

  findPayments: async (reference) => (await chosenCheckouts(db, reference)).map(({ id }) => id),

  async refund(id) {
    if (!isUuid(id) || !(await refundCheckout(db, id)))
      throw new PaymentRefused(`nothing was paid: ${id}`)
  },

  /** It notifies of nothing: the choice itself asks for the reading. */
  paymentNotified() {
    throw new ForgedNotification()
  },
})
