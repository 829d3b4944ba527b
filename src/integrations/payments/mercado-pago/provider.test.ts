import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AnsweringServer,
  startAnsweringServer,
} from '#/platform/server/testing/answering-server.server.ts'
import { type CheckoutOrder, PaymentProviderDown, PaymentRefused } from '../provider.server.ts'
import { openMercadoPago } from './provider.server.ts'
import { isSigned } from './signature.server.ts'

const REFERENCE = '0198c0de-0000-7000-8000-000000000001'
const ORDER: CheckoutOrder = {
  reference: REFERENCE,
  title: 'Publicidade: Semana do ERP',
  amountCents: 5928,
  method: 'Pix',
}
/** The fields of recorded answers. */
const PREFERENCE = {
  id: '202809963-920c288b-4ebb-40be-966f-700250fa5370',
  collector_id: 202809963,
  init_point: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=202809963-920c288b',
  sandbox_init_point: 'https://sandbox.mercadopago.com.br/checkout/v1/redirect?pref_id=1',
}
const PAYMENT = {
  id: 81234567890,
  status: 'approved',
  status_detail: 'accredited',
  currency_id: 'BRL',
  transaction_amount: 59.28,
  external_reference: REFERENCE,
  payment_type_id: 'bank_transfer',
  payer: { id: 1 },
}

let server: AnsweringServer
let answer: (response: ServerResponse) => void
let sent: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  server = await startAnsweringServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      sent = { method, url, headers, body }
      answer(response)
    })
  })
})
afterAll(() => server?.close())
beforeEach(() => {
  server.requests.length = 0
})

const open = (change: object = {}) =>
  openMercadoPago({
    MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1',
    MERCADO_PAGO_WEBHOOK_SECRET: 'segredo',
    MERCADO_PAGO_URL: server.url,
    PUBLIC_URL: 'https://praca.example',
    ...change,
  })

describe('a checkout', () => {
  const create = (change: Partial<CheckoutOrder> = {}) =>
    open().createCheckout({ ...ORDER, ...change })

  it('is asked for with everything that has to come back', async () => {
    answer = json(201, PREFERENCE)
    expect(await create()).toEqual({ checkoutId: PREFERENCE.id, url: PREFERENCE.init_point })
    expect([sent.method, sent.url]).toEqual(['POST', '/checkout/preferences'])
    expect(sent.headers).toMatchObject({
      authorization: 'Bearer APP_USR-1',
      'x-idempotency-key': REFERENCE,
      'user-agent': expect.stringMatching(/^Praca/),
    })
    expect(JSON.parse(sent.body)).toMatchObject({
      items: [
        {
          id: REFERENCE,
          title: ORDER.title,
          quantity: 1,
          unit_price: 59.28,
          currency_id: 'BRL',
        },
      ],
      external_reference: REFERENCE,
      back_urls: {
        success: 'https://praca.example/payment/success',
        failure: 'https://praca.example/payment/failure',
        pending: 'https://praca.example/payment/pending',
      },
      auto_return: 'approved',
      notification_url: 'https://praca.example/v1/payments/notifications?source_news=webhooks',
      expires: true,
    })
  })

  it('promises no way back that Mercado Pago would refuse, where the site has no https', async () => {
    answer = json(201, PREFERENCE)
    await open({ PUBLIC_URL: 'http://localhost:3000' }).createCheckout(ORDER)
    const body = JSON.parse(sent.body)
    expect(body.back_urls.success).toBe('http://localhost:3000/payment/success')
    expect(body).not.toHaveProperty('auto_return')
    expect(body).not.toHaveProperty('notification_url')
  })

  it.each([
    ['Cartão', 'credit_card', ['ticket', 'bank_transfer']],
    ['Boleto', 'ticket', ['credit_card', 'bank_transfer']],
    ['Pix', 'bank_transfer', ['credit_card', 'ticket']],
  ] as const)('offers what was chosen: %s', async (method, offered, leftOut) => {
    answer = json(201, PREFERENCE)
    await create({ method })
    const { excluded_payment_types } = JSON.parse(sent.body).payment_methods
    const excluded = excluded_payment_types.map(({ id }: { id: string }) => id)
    expect(excluded).toEqual(expect.arrayContaining([...leftOut]))
    expect(excluded).not.toContain(offered)
  })

  it('leads nowhere without https', async () => {
    answer = json(201, { ...PREFERENCE, init_point: 'http://elsewhere.example/pay' })
    await expect(create()).rejects.toThrow(PaymentProviderDown)
    answer = json(201, { ...PREFERENCE, init_point: 'javascript:alert(1)' })
    await expect(create()).rejects.toThrow(PaymentProviderDown)
    answer = json(201, { ...PREFERENCE, init_point: `${server.url}/checkout` })
    expect((await create()).url).toBe(`${server.url}/checkout`)
  })
})

describe('a payment', () => {
  const read = (id = '81234567890') => open().readPayment(id)

  it('is read in centavos', async () => {
    answer = json(200, PAYMENT)
    expect(await read()).toEqual({
      id: '81234567890',
      status: 'approved',
      reference: REFERENCE,
      amountCents: 5928,
      currency: 'BRL',
    })
    expect(sent.url).toBe('/v1/payments/81234567890')
    for (const [reais, cents] of [
      [59.27, 5927],
      [0.1, 10],
      [1, 100],
      [1234567.89, 123456789],
    ] as const) {
      answer = json(200, { ...PAYMENT, transaction_amount: reais })
      expect((await read())?.amountCents).toBe(cents)
    }
  })

  it('in a state that is not known is waited for', async () => {
    for (const status of ['approved ', 'a new state', 'constructor']) {
      answer = json(200, { ...PAYMENT, status })
      expect((await read())?.status).toBe('pending')
    }
    for (const status of ['authorized', 'in_mediation', 'charged_back']) {
      answer = json(200, { ...PAYMENT, status })
      expect((await read())?.status).toBe(status)
    }
  })

  it('of another order, or in other money, is told as it is', async () => {
    answer = json(200, { ...PAYMENT, external_reference: null, currency_id: 'ARS' })
    expect(await read()).toMatchObject({ reference: '', currency: 'ARS' })
  })

  it('that nobody has is none; what is no id is not asked about', async () => {
    answer = json(404, { message: 'Payment not found', error: 'not_found' })
    expect(await read()).toBeNull()
    server.requests.length = 0
    for (const id of ['', 'null', '1/refunds', '../1', '1'.repeat(20), '-1', REFERENCE])
      expect(await read(id)).toBeNull()
    expect(server.requests).toHaveLength(0)
  })

  it.each([
    ['fractions of centavos', { ...PAYMENT, transaction_amount: 59.281 }],
    ['no number', { ...PAYMENT, transaction_amount: '59.28' }],
    ['nothing', { ...PAYMENT, transaction_amount: null }],
    ['another payment', { ...PAYMENT, id: 1 }],
    ['no state', { ...PAYMENT, status: '' }],
  ])('with %s is no answer', async (_what, body) => {
    answer = json(200, body)
    await expect(read()).rejects.toThrow(PaymentProviderDown)
  })

  it('is found by what it is for', async () => {
    answer = json(200, { paging: { total: 2 }, results: [PAYMENT, { ...PAYMENT, id: 2 }] })
    expect(await open().findPayments(REFERENCE)).toEqual(['81234567890', '2'])
    expect(sent.url).toBe(`/v1/payments/search?external_reference=${REFERENCE}`)
  })
})

describe('a refund', () => {
  const refund = () => open().refund('81234567890', 'chave')

  it('is asked for whole, once', async () => {
    answer = json(201, { id: 1, payment_id: 81234567890, status: 'approved' })
    await refund()
    expect([sent.method, sent.url]).toEqual(['POST', '/v1/payments/81234567890/refunds'])
    expect(sent.headers['x-idempotency-key']).toBe('chave')
  })

  it('that is not given is refused', async () => {
    for (const given of [
      json(201, { id: 1, status: 'rejected' }),
      json(400, { message: 'invalid' }),
      json(404, {}),
    ]) {
      answer = given
      await expect(refund()).rejects.toThrow(PaymentRefused)
    }
  })
})

describe.each([
  ['createCheckout', () => open().createCheckout(ORDER)],
  ['readPayment', () => open().readPayment('1')],
  ['findPayments', () => open().findPayments(REFERENCE)],
  ['refund', () => open().refund('1', 'chave')],
] as const)('%s', (_name, call) => {
  it.each([
    ['a server in trouble', json(500, { message: 'erro' })],
    ['too many calls', json(429, {})],
    ['nonsense', (response: ServerResponse) => void response.end('<html>')],
    ['an empty answer', json(200, {})],
    ['a redirection', (r: ServerResponse) => void r.writeHead(302, { location: '/x' }).end()],
    ['a flood', (r: ServerResponse) => void r.end(`"${'x'.repeat(2_000_000)}"`)],
    ['a broken line', (r: ServerResponse) => void r.destroy()],
  ])('has no answer with %s', async (_what, given) => {
    answer = given
    await expect(call()).rejects.toThrow(PaymentProviderDown)
  })

  it.each([400, 401, 403, 422])('is refused with %i', async (status) => {
    answer = json(status, { message: 'no' })
    await expect(call()).rejects.toThrow(PaymentRefused)
  })
})

it('waits 5 s and no longer for a server that says nothing, or does not come to an end', async () => {
  let asked = 0
  answer = (response) => {
    asked += 1
    if (asked > 1) response.write('{')
  }
  const wait = async () => {
    const start = performance.now()
    await expect(open().readPayment('1')).rejects.toThrow(PaymentProviderDown)
    expect(performance.now() - start).toBeGreaterThan(4900)
  }
  await Promise.all([wait(), wait()])
  expect(asked).toBe(2)
}, 9000)

describe('a signature', () => {
  const sign = (manifest: string, secret = 'segredo') =>
    createHmac('sha256', secret).update(manifest).digest('hex')
  const good = {
    signature: `ts=1704908010,v1=${sign('id:123;request-id:req-1;ts:1704908010;')}`,
    requestId: 'req-1',
    id: '123',
  }
  const holds = (change: object) => isSigned({ ...good, ...change }, 'segredo')

  it('is of the id, the request and the time', () => {
    expect(holds({})).toBe(true)
    expect(holds({ id: '124' })).toBe(false)
    expect(holds({ requestId: 'req-2' })).toBe(false)
    expect(holds({ signature: good.signature.replace('ts=1704908010', 'ts=1704908011') })).toBe(
      false,
    )
    expect(isSigned(good, 'outro')).toBe(false)
  })

  it('leaves out what is missing', () => {
    const signature = `ts=1,v1=${sign('id:123;ts:1;')}`
    expect(holds({ signature, requestId: undefined })).toBe(true)
    expect(holds({ signature })).toBe(false)
    expect(
      holds({ signature: `ts=1,v1=${sign('ts:1;')}`, requestId: undefined, id: undefined }),
    ).toBe(true)
  })

  it.each([
    undefined,
    '',
    'v1=00',
    'ts=1704908010',
    'ts=1704908010,v1=',
    `ts=1704908010,v1=${'0'.repeat(64)}`,
    `ts=1704908010,v1=${'0'.repeat(63)}`,
    `ts=abc,v1=${'0'.repeat(64)}`,
    `ts=1704908010,v1=${'z'.repeat(64)}`,
  ])('is not what is none: %j', (signature) => {
    expect(holds({ signature })).toBe(false)
  })
})
