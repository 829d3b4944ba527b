import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import {
  giveVendor,
  makeAdvertisement,
  makePayment,
  makeVendor,
  paymentOf,
  stateOfAdvertisement,
} from '#/db/factories/index.ts'
import { openMercadoPago } from '#/integrations/payments/mercado-pago/provider.server.ts'
import {
  type FakeMercadoPago,
  startMercadoPago,
} from '#/integrations/payments/mercado-pago/testing.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { type Person, testApi } from './api.server.ts'
import { watchPages } from './pages.server.ts'

const SECRET = 'segredo-das-notificacoes'

/** What Mercado Pago sends along with a notification. */
interface Sending {
  secret?: string
  requestId?: string | null
  ts?: number
  /** Of the address, in place of the one that is signed. */
  address?: string
  type?: string
  headers?: Record<string, string>
}

/** The API with a Mercado Pago of the test's own, and the steps of paying. */
export function testPayments() {
  const api = testApi()
  const { person, admin } = api
  const db = () => api.platform.db
  const kept = {} as { mercadoPago: FakeMercadoPago }

  beforeAll(async () => {
    kept.mercadoPago = await startMercadoPago()
    api.platform.payments = openMercadoPago({
      MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-teste',
      MERCADO_PAGO_WEBHOOK_SECRET: SECRET,
      MERCADO_PAGO_URL: kept.mercadoPago.url,
      PUBLIC_URL: 'https://praca.example',
    })
  })
  afterAll(() => kept.mercadoPago?.close())

  /** A page, who manages it, and an advertisement of it. */
  async function advertisement(overrides: object = {}) {
    const owner = await person()
    const vendor = await makeVendor(db())
    await giveVendor(db(), vendor.id, owner.id)
    const made = await makeAdvertisement(db(), { vendorId: vendor.id, ...overrides })
    return { owner, vendor, ad: made }
  }

  return {
    api,
    person,
    admin,
    mercadoPago: () => kept.mercadoPago,
    advertisement,
    /** An advertisement that awaits a payment, which was begun. */
    begun: async (overrides: object = {}) => {
      const given = await advertisement({ status: 'awaiting_payment', ...overrides })
      const payment = await makePayment(db(), {
        advertisementId: given.ad.id,
        userId: given.owner.id,
      })
      return { ...given, payment }
    },
    pay: (who: Person | undefined, adId: string, metodo = 'Pix') =>
      api.send('POST', `/v1/publicidades/${adId}/pagamento`, {
        token: who?.token,
        payload: { metodo },
      }),
    refund: (who: Person | undefined, adId: string) =>
      api.send('POST', `/v1/publicidades/${adId}/reembolso`, { token: who?.token }),
    choose: (who: Person | undefined, id: string, outcome: string) =>
      api.send('POST', `/v1/payments/offline/${id}`, { token: who?.token, payload: { outcome } }),
    stateAt: async (query: Record<string, string>, who?: Person) =>
      (await api.get(`/v1/payments/state?${new URLSearchParams(query)}`, who?.token)).body.data,
    /** A notification as Mercado Pago sends it: from no browser. */
    notify: async (
      id: string,
      { secret = SECRET, requestId = randomUUID(), ts, address, type, headers }: Sending = {},
    ) => {
      const moment = ts ?? Math.floor(Date.now() / 1000)
      const parts = [`id:${id};`, requestId && `request-id:${requestId};`, `ts:${moment};`]
      const v1 = createHmac('sha256', secret).update(parts.filter(Boolean).join('')).digest('hex')
      const query = new URLSearchParams({ 'data.id': address ?? id, type: type ?? 'payment' })
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: `/v1/payments/notifications?source_news=webhooks&${query}`,
        headers: {
          'x-signature': `ts=${moment},v1=${v1}`,
          ...(requestId && { 'x-request-id': requestId }),
          ...headers,
        },
        payload: { action: 'payment.updated', type: 'payment', data: { id } },
      })
      return statusCode
    },
    watchPages: (tags: CacheTag[]) => watchPages(api.platform, tags),
    /** Does what was put off. @returns the errors of what failed */
    work: () => api.platform.jobs.runWaiting(),
    payment: (id: string) => paymentOf(db(), id),
    state: (adId: string) => stateOfAdvertisement(db(), adId),
    trailOf: async (paymentId: string) =>
      (await auditTrailOf(db(), 'payment', [paymentId])).map(({ actor, action, detail }) => ({
        actorId: actor?.id,
        action,
        detail,
      })),
  }
}
