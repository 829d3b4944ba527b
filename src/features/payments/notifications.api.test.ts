import { beforeEach, describe, expect, it } from 'vitest'
import {
  dayFromNow,
  deleteAdvertisement,
  isBannerActive,
  makePayment,
  paymentsAt,
  showAdvertisement,
} from '#/db/factories/index.ts'
import { testPayments } from '#/server/testing/payments.server.ts'
import { paymentsUpkeep } from './jobs.server.ts'
import { readBack } from './settlement.server.ts'

const test = testPayments()
const { begun, mercadoPago, notify, payment, state, work } = test

beforeEach(() => {
  mercadoPago().isDown = false
  mercadoPago().refunds.length = 0
  mercadoPago().readings = 0
})

/** Has somebody pay, and Mercado Pago notify of it. @returns its id of the payment */
async function paid(reference: string, change: object = {}) {
  const id = mercadoPago().put({ reference, ...change })
  expect(await notify(id)).toBe(200)
  expect(await work()).toEqual([])
  return id
}

describe('a notification', () => {
  it('has the payment read back, and what was paid goes to an Admin', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    expect(await notify(id)).toBe(200)
    expect(await state(ad.id)).toBe('awaiting_payment')
    expect(await work()).toEqual([])
    expect(await state(ad.id)).toBe('awaiting_review')
    expect(await payment(begunPayment.id)).toMatchObject({
      providerPaymentId: id,
      providerStatus: 'approved',
      paidAt: expect.any(Date),
      refundedAt: null,
    })
  })

  it.each([
    [0, 'awaiting_review'],
    [-1, 'paid'],
  ])('of a period that began %i days from today makes it %s', async (days, expected) => {
    const { ad, payment: begunPayment } = await begun({ startsOn: dayFromNow(days) })
    await paid(begunPayment.id)
    expect(await state(ad.id)).toBe(expected)
  })

  it.each([
    ['with another secret', { secret: 'outro' }],
    ['for another payment than the one signed', { address: '999' }],
    ['without a signature', { headers: { 'x-signature': '' } }],
    ['with half of one', { headers: { 'x-signature': 'ts=1' } }],
    ['with another request', { headers: { 'x-request-id': 'outro' } }],
  ])('that is forged is refused, and nobody is asked: %s', async (_what, sending) => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    expect(await notify(id, sending)).toBe(401)
    expect(await work()).toEqual([])
    expect(mercadoPago().readings).toBe(0)
    expect(await state(ad.id)).toBe('awaiting_payment')
    expect(await payment(begunPayment.id)).toEqual(begunPayment)
  })

  it('without a request id is signed without it', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    expect(await notify(id, { requestId: null })).toBe(200)
    await work()
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('about something else, or nothing that can be, is taken and left', async () => {
    expect(await notify('123', { type: 'topic_claims_integration_wh' })).toBe(200)
    expect(await notify('ORD01JQ4S4KY8HWQ6NA5PXB65B3D3', { type: 'order' })).toBe(200)
    expect(await notify('1/refunds')).toBe(200)
    expect(await notify('404404404')).toBe(200)
    expect(await work()).toEqual([])
  })

  it('that claims more than its bounds is no notification', async () => {
    expect(await notify('1'.repeat(65))).toBe(401)
    const { statusCode } = await test.api.app.inject({
      method: 'POST',
      url: '/v1/payments/notifications?data.id=1&type=payment',
      payload: { padding: 'x'.repeat(20_000) },
    })
    expect(statusCode).toBe(413)
  })

  it('again, and 20 at once, changes things once', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(id)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await Promise.all(Array.from({ length: 20 }, () => readBack(test.api.platform, id)))
    const settled = await payment(begunPayment.id)
    expect(await work()).toEqual([])
    expect(await payment(begunPayment.id)).toEqual(settled)
    expect(await paymentsAt(test.api.platform.db, id)).toHaveLength(1)
    expect(await state(ad.id)).toBe('awaiting_review')
    expect(mercadoPago().refunds).toEqual([])
  })

  it('that is replayed word for word changes nothing', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    const sending = { requestId: 'repetida', ts: 1_704_908_010 }
    for (let time = 0; time < 2; time += 1) {
      expect(await notify(id, sending)).toBe(200)
      expect(await work()).toEqual([])
    }
    expect(await paymentsAt(test.api.platform.db, id)).toHaveLength(1)
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('waits for a provider that is down', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = mercadoPago().put({ reference: begunPayment.id })
    mercadoPago().isDown = true
    expect(await notify(id)).toBe(200)
    expect(await work()).toHaveLength(1)
    expect(await state(ad.id)).toBe('awaiting_payment')
    mercadoPago().isDown = false
    expect(await work()).toEqual([])
    expect(await state(ad.id)).toBe('awaiting_review')
  })
})

describe('a payment that is read back', () => {
  it.each([
    ['a centavo less', { amount: 59.27 }],
    ['a centavo more', { amount: 59.29 }],
    ['other money', { currency: 'USD' }],
  ])('with %s pays for nothing, and Admins read of it once', async (_what, change) => {
    const { ad, payment: begunPayment } = await begun()
    const id = await paid(begunPayment.id, change)
    expect(await notify(id)).toBe(200)
    await work()
    expect(await state(ad.id)).toBe('awaiting_payment')
    expect(await payment(begunPayment.id)).toEqual(begunPayment)
    const trail = await test.trailOf(begunPayment.id)
    expect(trail).toEqual([
      {
        actorId: undefined,
        action: 'mismatch',
        detail: { providerPaymentId: id, reason: expect.stringContaining('59,28 em BRL; veio') },
      },
    ])
  })

  it('for something that nobody knows changes nothing', async () => {
    for (const reference of ['', 'pedido-7', '0198c0de-0000-7000-8000-0000000000ff'])
      await paid(reference)
  })

  it('pays for what it says, whoever tells of it', async () => {
    const [one, other] = [await begun(), await begun()]
    await paid(other.payment.id)
    expect(await state(one.ad.id)).toBe('awaiting_payment')
    expect(await state(other.ad.id)).toBe('awaiting_review')
  })

  it('of another provider is none of ours', async () => {
    const { ad } = await begun()
    const offline = await makePayment(test.api.platform.db, {
      advertisementId: ad.id,
      provider: 'offline',
    })
    await paid(offline.id)
    expect(await state(ad.id)).toBe('awaiting_payment')
  })

  it('never goes back, however notifications are ordered', async () => {
    const { ad, payment: begunPayment } = await begun()
    const id = await paid(begunPayment.id, { status: 'pending' })
    expect(await state(ad.id)).toBe('awaiting_payment')
    expect(await payment(begunPayment.id)).toMatchObject({ providerStatus: 'pending' })
    await paid(begunPayment.id, { id, status: 'approved' })
    for (const status of ['pending', 'in_process', 'rejected', 'cancelled']) {
      await paid(begunPayment.id, { id, status })
      expect(await state(ad.id)).toBe('awaiting_review')
      expect(await payment(begunPayment.id)).toMatchObject({ providerStatus: 'approved' })
    }
  })

  it('is paid by a further attempt after a failed one, and a failed one takes no hope', async () => {
    const { ad, payment: begunPayment } = await begun()
    await paid(begunPayment.id, { status: 'rejected' })
    const second = await paid(begunPayment.id, { status: 'in_process' })
    await paid(begunPayment.id, { status: 'rejected' })
    expect(await payment(begunPayment.id)).toMatchObject({
      providerPaymentId: second,
      providerStatus: 'in_process',
    })
    await paid(begunPayment.id, { id: second, status: 'approved' })
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it.each(['refunded', 'charged_back'])(
    'and was %s ends what it paid for, which is seen no more',
    async (status) => {
      const { ad, payment: begunPayment } = await begun()
      const id = await paid(begunPayment.id)
      const banner = await showAdvertisement(test.api.platform.db, ad.id)
      const dropped = await test.watchPages(['advertisements'])
      await paid(begunPayment.id, { id, status })
      expect(await state(ad.id)).toBe('refunded')
      expect(await payment(begunPayment.id)).toMatchObject({
        providerStatus: status,
        refundedAt: expect.any(Date),
      })
      expect(await isBannerActive(test.api.platform.db, banner)).toBe(false)
      await expect.poll(dropped).toContain('advertisements')
      await paid(begunPayment.id, { id, status: 'approved' })
      expect(await state(ad.id)).toBe('refunded')
    },
  )

  it('and went back before it was seen to be paid pays for nothing', async () => {
    const { ad, payment: begunPayment } = await begun()
    await paid(begunPayment.id, { status: 'refunded' })
    expect(await state(ad.id)).toBe('awaiting_payment')
  })
})

describe('what pays for nothing goes back', () => {
  it('of a checkout that was paid twice, once', async () => {
    const { ad, payment: begunPayment } = await begun()
    const first = await paid(begunPayment.id)
    const second = mercadoPago().put({ reference: begunPayment.id })
    await Promise.all(Array.from({ length: 5 }, () => readBack(test.api.platform, second)))
    expect(await work()).toEqual([])
    expect(mercadoPago().refunds.map(({ id }) => id)).toEqual([second])
    const [surplus, ...others] = await paymentsAt(test.api.platform.db, second)
    expect(others).toEqual([])
    expect(surplus).toMatchObject({ subjectId: null, refundedAt: expect.any(Date) })
    const { token } = await test.admin()
    const trail = await test.api.get('/v1/admin/audit?assunto=payment&acao=giveBack', token)
    expect(trail.body.data[0]).toMatchObject({
      actor: null,
      deed: 'devolve um pagamento que nada paga, da publicidade',
      subject: ad.name,
    })
    // Mercado Pago's notification of that refund ends nothing.
    await paid(begunPayment.id, { id: second, status: 'refunded' })
    expect(await state(ad.id)).toBe('awaiting_review')
    expect(await payment(begunPayment.id)).toMatchObject({
      providerPaymentId: first,
      providerStatus: 'approved',
    })
  })

  it('of a second checkout of the same advertisement', async () => {
    const { ad, owner, payment: one } = await begun()
    const { db } = test.api.platform
    const other = await makePayment(db, { advertisementId: ad.id, userId: owner.id })
    await paid(one.id)
    const second = await paid(other.id)
    expect(mercadoPago().refunds.map(({ id }) => id)).toEqual([second])
    expect(await payment(other.id)).toMatchObject({
      subjectId: null,
      refundedAt: expect.any(Date),
    })
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('of two checkouts that are paid at the same moment, one', async () => {
    const { ad, owner, payment: one } = await begun()
    const { db } = test.api.platform
    const other = await makePayment(db, { advertisementId: ad.id, userId: owner.id })
    const ids = [one, other].map(({ id }) => mercadoPago().put({ reference: id }))
    await Promise.all(ids.map((id) => readBack(test.api.platform, id)))
    expect(await work()).toEqual([])
    expect(mercadoPago().refunds).toHaveLength(1)
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('of an advertisement that was deleted, also while the provider is down', async () => {
    const { ad, payment: begunPayment } = await begun()
    await deleteAdvertisement(test.api.platform.db, ad.id)
    const id = mercadoPago().put({ reference: begunPayment.id })
    await readBack(test.api.platform, id)
    mercadoPago().isDown = true
    expect(await work()).toHaveLength(1)
    expect((await payment(begunPayment.id)).refundedAt).toBeNull()
    mercadoPago().isDown = false
    expect(await work()).toEqual([])
    expect(mercadoPago().refunds).toEqual([{ id, key: begunPayment.id }])
    expect((await payment(begunPayment.id)).refundedAt).toEqual(expect.any(Date))
  })
})

describe('the upkeep', () => {
  it('finds out what no notification told', async () => {
    const [missed, boleto, untouched] = [await begun(), await begun(), await begun()]
    mercadoPago().put({ reference: missed.payment.id })
    const slip = await paid(boleto.payment.id, { status: 'pending' })
    mercadoPago().put({ id: slip, reference: boleto.payment.id, status: 'approved' })
    await paymentsUpkeep.run(test.api.platform, {})
    expect(await state(missed.ad.id)).toBe('awaiting_review')
    expect(await state(boleto.ad.id)).toBe('awaiting_review')
    expect(await payment(untouched.payment.id)).toEqual(untouched.payment)
  })

  it('gives up for now on a provider that is down', async () => {
    await begun()
    mercadoPago().isDown = true
    await expect(paymentsUpkeep.run(test.api.platform, {})).rejects.toThrow()
  })
})
