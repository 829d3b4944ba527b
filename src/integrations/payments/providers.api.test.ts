import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#/platform/server/testing/platform.server.ts'
import { openMercadoPago } from './mercado-pago/provider.server.ts'
import { type FakeMercadoPago, startMercadoPago } from './mercado-pago/testing.server.ts'
import { openOfflinePayments } from './offline/provider.server.ts'
import { chooseOutcome } from './offline/repository.server.ts'
import {
  type Checkout,
  type CheckoutOrder,
  ForgedNotification,
  type PaymentProvider,
  PaymentRefused,
} from './provider.server.ts'

type Outcome = 'approved' | 'rejected' | 'pending'

/** A provider, and somebody who goes to a checkout of it. */
interface Tried {
  provider: PaymentProvider
  /** @returns the provider's id of the payment */
  comesOut(order: CheckoutOrder, checkout: Checkout, outcome: Outcome): Promise<string>
}

let platform: TestPlatform
let mercadoPago: FakeMercadoPago
beforeAll(async () => {
  platform = await testPlatform()
  mercadoPago = await startMercadoPago()
})
afterAll(async () => {
  await mercadoPago?.close()
  await platform?.close()
})

const PROVIDERS: Record<string, () => Tried> = {
  'Mercado Pago': () => ({
    provider: openMercadoPago({
      MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-teste',
      MERCADO_PAGO_WEBHOOK_SECRET: 'segredo',
      MERCADO_PAGO_URL: mercadoPago.url,
      PUBLIC_URL: 'https://praca.example',
    }),
    comesOut: async ({ reference, amountCents }, _checkout, status) =>
      mercadoPago.put({ reference, amount: amountCents / 100, status }),
  }),
  offline: () => ({
    provider: openOfflinePayments(platform.platform.db),
    comesOut: async (_order, { checkoutId }, outcome) => {
      await chooseOutcome(platform.platform.db, checkoutId, outcome)
      return checkoutId
    },
  }),
}

const orderOf = (amountCents = 5928): CheckoutOrder => ({
  reference: randomUUID(),
  title: 'Publicidade: Semana do ERP',
  amountCents,
  method: 'Pix',
})

describe.each(Object.entries(PROVIDERS))('%s', (_name, open) => {
  it('makes a checkout of an order, and another one of another order', async () => {
    const { provider } = open()
    const [order, other] = [orderOf(), orderOf()]
    const checkout = await provider.createCheckout(order)
    expect(checkout.url).toContain(checkout.checkoutId)
    expect((await provider.createCheckout(other)).checkoutId).not.toBe(checkout.checkoutId)
  })

  it.each<Outcome>(['approved', 'rejected', 'pending'])(
    'reads what came out, with our reference and amount: %s',
    async (outcome) => {
      const { provider, comesOut } = open()
      const order = orderOf(123_456)
      const id = await comesOut(order, await provider.createCheckout(order), outcome)
      const { reference, amountCents } = order
      const payment = { id, reference, amountCents, status: outcome, currency: 'BRL' }
      expect(await provider.readPayment(id)).toEqual(payment)
      expect(await provider.findPayments(reference)).toEqual([id])
    },
  )

  it('knows no payment of an order that nobody paid', async () => {
    const { provider } = open()
    const order = orderOf()
    await provider.createCheckout(order)
    expect(await provider.findPayments(order.reference)).toEqual([])
  })

  it.each(['0', '99999999999', randomUUID(), '../1', "' OR 1=1 --", ''])(
    'reads null for the id %j, which it never gave',
    async (id) => expect(await open().provider.readPayment(id)).toBeNull(),
  )

  it('gives back what was paid, once', async () => {
    const { provider, comesOut } = open()
    const order = orderOf()
    const id = await comesOut(order, await provider.createCheckout(order), 'approved')
    await provider.refund(id, order.reference)
    expect((await provider.readPayment(id))?.status).toBe('refunded')
  })

  it('refuses to give back what was not paid', async () => {
    const { provider, comesOut } = open()
    const order = orderOf()
    const id = await comesOut(order, await provider.createCheckout(order), 'rejected')
    await expect(provider.refund(id, order.reference)).rejects.toThrow(PaymentRefused)
    expect((await provider.readPayment(id))?.status).toBe('rejected')
  })

  it('believes no notification without proof', () => {
    const { provider } = open()
    const notification = { headers: {}, query: { 'data.id': '1', type: 'payment' }, body: {} }
    expect(() => provider.paymentNotified(notification)).toThrow(ForgedNotification)
  })
})
