import type { IncomingMessage, ServerResponse } from 'node:http'
import { startAnsweringServer } from '#/platform/server/testing/answering-server.server.ts'

interface FakePayment {
  id: string
  status: string
  reference: string
  /** Reais. */
  amount: number
  currency: string
}

export interface FakeMercadoPago {
  url: string
  /** Has somebody pay, or changes what a payment is. @returns its id */
  put(payment: Partial<FakePayment> & Pick<FakePayment, 'reference'>): string
  statusOf(id: string): string | undefined
  /** What was refunded, with the keys it was asked for with, in order. */
  refunds: { id: string; key: string }[]
  /** What was asked for, in order. */
  preferences: { body: Record<string, unknown>; key: string }[]
  /** While true every call fails. */
  isDown: boolean
  /** How often payments were read. */
  readings: number
  close(): Promise<void>
}

const PAID = { status: 'approved', amount: 59.28, currency: 'BRL' }

let lastId = 81_000_000_000

/** A server on this machine that answers as Mercado Pago does, as far as it is asked. */
export async function startMercadoPago(): Promise<FakeMercadoPago> {
  const payments = new Map<string, FakePayment>()
  const server = await startAnsweringServer((request, response) => void answer(request, response))
  const fake: FakeMercadoPago = {
    url: server.url,
    put: (payment) => {
      const id = payment.id ?? String(++lastId)
      payments.set(id, { ...PAID, ...payments.get(id), ...payment, id })
      return id
    },
    statusOf: (id) => payments.get(id)?.status,
    refunds: [],
    preferences: [],
    isDown: false,
    readings: 0,
    close: server.close,
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    const json = (status: number, content: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content))
    if (fake.isDown) return json(500, { message: 'internal_error' })
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    const key = String(request.headers['x-idempotency-key'])
    if (pathname === '/checkout/preferences') {
      fake.preferences.push({ body: JSON.parse(body), key })
      // Two preferences for one order, as there.
      const id = `${fake.preferences.length}-${key}`
      return json(201, { id, init_point: `${server.url}/checkout/v1/redirect?pref_id=${id}` })
    }
    if (pathname === '/v1/payments/search') {
      const reference = searchParams.get('external_reference')
      const results = [...payments.values()].filter((payment) => payment.reference === reference)
      return json(200, { paging: { total: results.length }, results: results.map(wire) })
    }
    const [, id = '', isRefund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(pathname) ?? []
    const payment = payments.get(id)
    if (!payment) return json(404, { message: 'Payment not found', error: 'not_found' })
    if (!isRefund) {
      fake.readings += 1
      return json(200, wire(payment))
    }
    if (payment.status !== 'approved') return json(400, { message: 'invalid status' })
    fake.refunds.push({ id, key })
    payment.status = 'refunded'
    return json(201, { id: ++lastId, payment_id: Number(id), status: 'approved' })
  }
  return fake
}

const wire = ({ id, status, reference, amount, currency }: FakePayment) => ({
  id: Number(id),
  status,
  status_detail: 'accredited',
  external_reference: reference,
  transaction_amount: amount,
  currency_id: currency,
  payment_type_id: 'bank_transfer',
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
