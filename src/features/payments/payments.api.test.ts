import { beforeEach, describe, expect, it } from 'vitest'
import {
  dayFromNow,
  deleteAdvertisement,
  giveVendor,
  isBannerActive,
  paymentsFor,
  showAdvertisement,
} from '#/db/factories/index.ts'
import { openOfflinePayments } from '#/integrations/payments/offline/provider.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { testPayments } from '#/server/testing/payments.server.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import { readBack } from './settlement.server.ts'

const test = testPayments()
const { advertisement, begun, mercadoPago, pay, payment, person, refund, state, work } = test
const NOBODYS = '0198c0de-0000-7000-8000-0000000000ff'

beforeEach(() => {
  mercadoPago().isDown = false
  mercadoPago().refunds.length = 0
  mercadoPago().preferences.length = 0
})

/** Has somebody pay at Mercado Pago. @returns its id of the payment */
async function paid(reference: string, change: object = {}) {
  const id = mercadoPago().put({ reference, ...change })
  await readBack(test.api.platform, id)
  return id
}

describe('to begin to pay', () => {
  it('makes an advertisement wait for its payment, and leads to Mercado Pago', async () => {
    const { ad, owner } = await advertisement()
    const { status, body } = await pay(owner, ad.id, 'Cartão')
    expect(status).toBe(200)
    expect(await state(ad.id)).toBe('awaiting_payment')
    const [row, ...others] = await paymentsFor(test.api.platform.db, ad.id)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      userId: owner.id,
      method: 'Cartão',
      amountCents: 5928,
      provider: 'mercado-pago',
      checkoutUrl: body.data.url,
      providerPaymentId: null,
      paidAt: null,
    })
    expect(mercadoPago().preferences).toEqual([
      { key: row?.id, body: expect.objectContaining({ external_reference: row?.id }) },
    ])
    expect(mercadoPago().preferences[0]?.body).toMatchObject({
      items: [{ title: `Publicidade: ${ad.name}`, unit_price: 59.28 }],
    })
  })

  it('costs what the installation says', async () => {
    const { ad, owner } = await advertisement()
    const { platform } = test.api
    const { env } = platform
    platform.env = { ...env, ADVERTISEMENT_PRICE_CENTS: 10_000 }
    await pay(owner, ad.id)
    platform.env = env
    expect(mercadoPago().preferences[0]?.body).toMatchObject({ items: [{ unit_price: 100 }] })
    // What was begun at another price is another payment.
    await pay(owner, ad.id)
    expect(mercadoPago().preferences[1]?.body).toMatchObject({ items: [{ unit_price: 59.28 }] })
  })

  it('is for who manages the page, and Admins', async () => {
    const { ad, vendor } = await advertisement()
    const colleague = await person()
    await giveVendor(test.api.platform.db, vendor.id, colleague.id)
    expect((await pay(undefined, ad.id)).status).toBe(401)
    expect((await pay(await person(), ad.id)).status).toBe(403)
    expect((await pay(colleague, ad.id)).status).toBe(200)
    expect((await pay(await test.admin(), ad.id)).status).toBe(200)
    expect((await pay(colleague, NOBODYS)).status).toBe(404)
  })

  it('takes the three ways to pay, and says so', async () => {
    const { ad, owner } = await advertisement()
    const { status, body } = await pay(owner, ad.id, 'Cheque')
    expect([status, body.fields]).toEqual([400, { metodo: 'Escolha Cartão, Boleto ou Pix.' }])
    expect(await state(ad.id)).toBe('draft')
  })

  it('again, also eight at once, leads to the same payment; by another way to another', async () => {
    const { ad, owner } = await advertisement()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(owner, ad.id)))
    answers.push(await pay(owner, ad.id))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1)
    expect(await paymentsFor(test.api.platform.db, ad.id)).toHaveLength(1)
    await pay(owner, ad.id, 'Boleto')
    expect(await paymentsFor(test.api.platform.db, ad.id)).toHaveLength(2)
  })

  it('at a provider that is down can be tried again', async () => {
    const { ad, owner } = await advertisement()
    mercadoPago().isDown = true
    const { status, body } = await pay(owner, ad.id)
    expect([status, body.error]).toEqual([503, expect.stringContaining('tente pagar de novo')])
    expect(await state(ad.id)).toBe('awaiting_payment')
    mercadoPago().isDown = false
    expect((await pay(owner, ad.id)).status).toBe(200)
    expect(await paymentsFor(test.api.platform.db, ad.id)).toHaveLength(1)
  })

  it('for what is paid, or has begun, is refused', async () => {
    const { ad, owner, payment: row } = await begun()
    await paid(row.id)
    expect((await pay(owner, ad.id)).status).toBe(409)
    const late = await advertisement({ startsOn: dayFromNow(-1) })
    const refused = await pay(late.owner, late.ad.id)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('datas')])
    expect(await state(late.ad.id)).toBe('draft')
  })

  it('where nobody takes money says so, and changes nothing', async () => {
    const { ad, owner } = await advertisement()
    const { platform } = test.api
    const { payments } = platform
    platform.payments = null
    const { status, body } = await pay(owner, ad.id)
    platform.payments = payments
    expect([status, body.error]).toEqual([503, expect.stringContaining('não recebe pagamentos')])
    expect(await state(ad.id)).toBe('draft')
    expect(readEnv({}).PAYMENTS).toBe('offline')
  })
})

describe('the state of a payment', () => {
  it('is not what an address says of it', async () => {
    const { ad, owner, payment: row } = await begun()
    const claim = { payment_id: '123', status: 'approved', external_reference: row.id }
    expect(await test.stateAt(claim, owner)).toEqual({
      estado: 'pending',
      vendorId: ad.vendorId,
      publicidadeId: ad.id,
      tipo: 'advertisement',
    })
    expect(await state(ad.id)).toBe('awaiting_payment')
    const nothing = { estado: 'unknown', vendorId: '', publicidadeId: '', tipo: '' }
    expect(await test.stateAt({ payment_id: '123', status: 'approved' })).toEqual(nothing)
    expect(await test.stateAt({ payment_id: 'null', external_reference: 'null' })).toEqual(nothing)
    expect(await test.stateAt({ external_reference: NOBODYS })).toEqual(nothing)
    expect(await test.stateAt({})).toEqual(nothing)
  })

  it('is read back at once, before any notification', async () => {
    const { ad, payment: row } = await begun()
    const id = mercadoPago().put({ reference: row.id })
    const { estado } = await test.stateAt({ payment_id: id, external_reference: row.id })
    expect(estado).toBe('approved')
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('by the id of its provider alone is for who paid, and who manages the page', async () => {
    const { owner, payment: row } = await begun()
    const id = await paid(row.id)
    mercadoPago().readings = 0
    const nobodys = await test.stateAt({ payment_id: '123' })
    for (const who of [undefined, await person()]) {
      expect(await test.stateAt({ payment_id: id }, who)).toEqual(nobodys)
      const other = { payment_id: id, external_reference: NOBODYS }
      expect(await test.stateAt(other, who)).toEqual(nobodys)
    }
    for (const who of [owner, await test.admin()])
      expect((await test.stateAt({ payment_id: id }, who)).estado).toBe('approved')
    expect(mercadoPago().readings).toBe(0)
  })

  it('of one payment is not shown for another', async () => {
    const [mine, theirs] = [await begun(), await begun()]
    const id = mercadoPago().put({ reference: theirs.payment.id })
    const { estado } = await test.stateAt({ payment_id: id, external_reference: mine.payment.id })
    expect(estado).toBe('pending')
    expect(await state(mine.ad.id)).toBe('awaiting_payment')
  })

  it('of a checkout that was paid twice is told of each', async () => {
    const { payment: row } = await begun()
    const of = (id: string) => test.stateAt({ payment_id: id, external_reference: row.id })
    const [first, second] = [row.id, row.id].map((reference) => mercadoPago().put({ reference }))
    if (!first || !second) throw new Error('nothing was paid')
    expect((await of(first)).estado).toBe('approved')
    const { db, jobs } = test.api.platform
    await jobs.enqueue(db, paymentReadBack, { provider: 'mercado-pago', id: second })
    for (const _step of ['it is read back', 'it is given back'])
      expect(await jobs.runWaiting()).toEqual([])
    expect((await of(second)).estado).toBe('refunded')
    expect((await of(first)).estado).toBe('approved')
  })

  it.each([
    ['rejected', 'refused'],
    ['cancelled', 'refused'],
    ['in_process', 'pending'],
    ['refunded', 'refunded'],
  ])('that Mercado Pago calls %s is %s', async (status, expected) => {
    const { payment: row } = await begun()
    const id = mercadoPago().put({ reference: row.id, status })
    const { estado } = await test.stateAt({ payment_id: id, external_reference: row.id })
    expect(estado).toBe(expected)
  })

  it('while the provider is down is the one known', async () => {
    const { payment: row } = await begun()
    const id = mercadoPago().put({ reference: row.id })
    mercadoPago().isDown = true
    const query = { payment_id: id, external_reference: row.id }
    expect((await test.stateAt(query)).estado).toBe('pending')
  })

  it('tells what was paid for only to who manages the page', async () => {
    const { ad, owner, payment: row } = await begun()
    const subject = async (who?: Parameters<typeof test.stateAt>[1]) => {
      const { vendorId, publicidadeId } = await test.stateAt({ external_reference: row.id }, who)
      return [vendorId, publicidadeId]
    }
    const all = [ad.vendorId, ad.id]
    expect(await subject()).toEqual(['', ''])
    expect(await subject(await person())).toEqual(['', ''])
    expect(await subject(owner)).toEqual(all)
    expect(await subject(await test.admin())).toEqual(all)
  })

  it('is asked for at the provider so often and no more', async () => {
    const { payment: row } = await begun()
    const id = mercadoPago().put({ reference: row.id, status: 'pending' })
    const query = { payment_id: id, external_reference: row.id }
    for (let time = 0; time < 61; time += 1) await test.stateAt(query)
    mercadoPago().readings = 0
    expect((await test.stateAt(query)).estado).toBe('pending')
    expect(mercadoPago().readings).toBe(0)
  })
})

describe('a refund by an Admin', () => {
  it('goes through the provider, ends the advertisement and is noted', async () => {
    const { ad, payment: row } = await begun()
    const id = await paid(row.id)
    const banner = await showAdvertisement(test.api.platform.db, ad.id)
    const admin = await test.admin()
    expect((await refund(admin, ad.id)).status).toBe(200)
    expect(mercadoPago().refunds).toEqual([{ id, key: row.id }])
    expect(await state(ad.id)).toBe('refunded')
    expect(await isBannerActive(test.api.platform.db, banner)).toBe(false)
    expect(await payment(row.id)).toMatchObject({
      providerStatus: 'refunded',
      refundedAt: expect.any(Date),
    })
    const trail = [{ actorId: admin.id, action: 'refund', detail: { name: ad.name } }]
    expect(await test.trailOf(row.id)).toEqual(trail)
    // A second time, and Mercado Pago's notification of it change nothing.
    expect((await refund(admin, ad.id)).status).toBe(200)
    await readBack(test.api.platform, id)
    expect(mercadoPago().refunds).toHaveLength(1)
    expect(await test.trailOf(row.id)).toEqual(trail)
  })

  it('five times at once is one', async () => {
    const { ad, payment: row } = await begun()
    await paid(row.id)
    const admin = await test.admin()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(admin, ad.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(mercadoPago().refunds).toHaveLength(1)
    expect(await test.trailOf(row.id)).toHaveLength(1)
  })

  it('is for Admins only', async () => {
    const { ad, owner, payment: row } = await begun()
    await paid(row.id)
    expect((await refund(undefined, ad.id)).status).toBe(401)
    expect((await refund(owner, ad.id)).status).toBe(403)
    expect((await refund(await test.admin(), NOBODYS)).status).toBe(404)
    expect(await state(ad.id)).toBe('awaiting_review')
  })

  it('of what nobody paid is refused', async () => {
    const { ad } = await begun()
    expect((await refund(await test.admin(), ad.id)).status).toBe(409)
  })

  it('changes nothing while the provider is down', async () => {
    const { ad, payment: row } = await begun()
    await paid(row.id)
    const before = await payment(row.id)
    mercadoPago().isDown = true
    const { status, body } = await refund(await test.admin(), ad.id)
    expect([status, body.error]).toEqual([503, expect.stringContaining('nada foi devolvido')])
    expect(await payment(row.id)).toEqual(before)
    expect(await state(ad.id)).toBe('awaiting_review')
    mercadoPago().isDown = false
    expect((await refund(await test.admin(), ad.id)).status).toBe(200)
  })

  it('that the provider refuses changes nothing; one made there already is taken', async () => {
    const [one, other] = [await begun(), await begun()]
    const admin = await test.admin()
    const refused = await paid(one.payment.id)
    mercadoPago().put({ id: refused, reference: one.payment.id, status: 'in_mediation' })
    expect((await refund(admin, one.ad.id)).status).toBe(409)
    expect(await state(one.ad.id)).toBe('awaiting_review')
    const known = await paid(other.payment.id)
    mercadoPago().put({ id: known, reference: other.payment.id, status: 'refunded' })
    expect((await refund(admin, other.ad.id)).status).toBe(200)
    expect(await state(other.ad.id)).toBe('refunded')
  })
})

describe('the checkout for trying out', () => {
  /** Runs a test with it in the place of Mercado Pago. */
  async function offline<T>(run: () => Promise<T>): Promise<T> {
    const { platform } = test.api
    const { payments } = platform
    platform.payments = openOfflinePayments(platform.db)
    try {
      return await run()
    } finally {
      platform.payments = payments
    }
  }

  /** An advertisement, and the id of a checkout of it. */
  async function checkout() {
    const given = await advertisement()
    const { body } = await pay(given.owner, given.ad.id)
    expect(body.data.url).toMatch(/^\/payment\/checkout\/[\da-f-]{36}$/)
    const [row] = await paymentsFor(test.api.platform.db, given.ad.id)
    return { ...given, id: body.data.url.split('/').at(-1) as string, reference: row?.id ?? '' }
  }

  it.each([
    ['approved', '/payment/success', 'approved', 'awaiting_review'],
    ['rejected', '/payment/failure', 'refused', 'awaiting_payment'],
    ['pending', '/payment/pending', 'pending', 'awaiting_payment'],
  ])('that is %s leads to %s, as a real provider does', (outcome, path, estado, becomes) =>
    offline(async () => {
      const { ad, owner, id, reference } = await checkout()
      const { status, body } = await test.choose(owner, id, outcome)
      expect(status).toBe(200)
      const url = new URL(body.data.url, 'http://praca')
      expect(url.pathname).toBe(path)
      expect(Object.fromEntries(url.searchParams)).toEqual({
        payment_id: id,
        status: outcome,
        external_reference: reference,
        payment_type: 'bank_transfer',
      })
      expect(await state(ad.id)).toBe('awaiting_payment')
      expect(await work()).toEqual([])
      expect(await state(ad.id)).toBe(becomes)
      expect((await test.stateAt({ external_reference: reference })).estado).toBe(estado)
    }),
  )

  it('shows what is to be paid to who began it, and lets nobody else choose', () =>
    offline(async () => {
      const { ad, vendor, owner, id } = await checkout()
      const colleague = await person()
      await giveVendor(test.api.platform.db, vendor.id, colleague.id)
      const others = [undefined, await person(), colleague, await test.admin()]
      const show = (who?: { token: string }) =>
        test.api.get(`/v1/payments/offline/${id}`, who?.token)
      const statuses = [401, 403, 403, 403]
      for (const [index, who] of others.entries()) {
        expect((await show(who)).status).toBe(statuses[index])
        expect((await test.choose(who, id, 'approved')).status).toBe(statuses[index])
      }
      expect((await show(owner)).body.data).toEqual({
        tipo: 'advertisement',
        titulo: `Publicidade: ${ad.name}`,
        valor: 5928,
        metodo: 'Pix',
        status: '',
      })
      expect((await test.choose(owner, id, 'free')).status).toBe(400)
      expect((await test.choose(owner, NOBODYS, 'approved')).status).toBe(404)
      expect(await work()).toEqual([])
      expect(await state(ad.id)).toBe('awaiting_payment')
    }))

  it('that is pending is chosen later, and a final one stays', () =>
    offline(async () => {
      const { ad, owner, id } = await checkout()
      const choose = async (outcome: string) => (await test.choose(owner, id, outcome)).status
      expect(await choose('pending')).toBe(200)
      await work()
      expect(await choose('approved')).toBe(200)
      expect(await choose('approved')).toBe(200)
      expect(await choose('rejected')).toBe(409)
      expect(await work()).toEqual([])
      expect(await state(ad.id)).toBe('awaiting_review')
      const second = await checkout()
      expect((await test.choose(second.owner, second.id, 'rejected')).status).toBe(200)
      expect((await test.choose(second.owner, second.id, 'approved')).status).toBe(409)
      await work()
      // What was refused is tried again by another one.
      const { body } = await pay(second.owner, second.ad.id)
      expect(body.data.url).not.toContain(second.id)
    }))

  it('is refunded like any other', () =>
    offline(async () => {
      const { ad, owner, id, reference } = await checkout()
      await test.choose(owner, id, 'approved')
      await work()
      expect((await refund(await test.admin(), ad.id)).status).toBe(200)
      expect(await state(ad.id)).toBe('refunded')
      expect((await test.stateAt({ external_reference: reference })).estado).toBe('refunded')
    }))

  it('of a deleted advertisement is given back', () =>
    offline(async () => {
      const { ad, owner, id, reference } = await checkout()
      await deleteAdvertisement(test.api.platform.db, ad.id)
      expect((await test.choose(owner, id, 'approved')).status).toBe(200)
      expect(await work()).toEqual([])
      expect(await payment(reference)).toMatchObject({ refundedAt: expect.any(Date) })
    }))

  it('is not there where a real provider takes the money, and signs nothing', async () => {
    const { owner, id } = await offline(checkout)
    expect((await test.api.get(`/v1/payments/offline/${id}`, owner.token)).status).toBe(404)
    expect((await test.choose(owner, id, 'approved')).status).toBe(404)
    expect(await offline(() => test.notify('123'))).toBe(401)
  })
})

it('describes its calls', async () => {
  const { body } = await test.api.get('/v1/openapi.json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/v1/publicidades/{id}/pagamento',
      '/v1/publicidades/{id}/reembolso',
      '/v1/payments/notifications',
      '/v1/payments/state',
      '/v1/payments/offline/{id}',
    ]),
  )
})
