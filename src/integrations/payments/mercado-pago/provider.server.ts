import { z } from 'zod'
import { DAY_MS } from '#/domain/durations.ts'
import type { PaymentMethod, PaymentStatus } from '#/domain/payment.ts'
import { askForJson } from '../../json-answer.server.ts'
import {
  type CheckoutOrder,
  ForgedNotification,
  type PaymentProvider,
  PaymentProviderDown,
  PaymentRefused,
  type ProviderPayment,
} from '../provider.server.ts'
import { isSigned } from './signature.server.ts'

const USER_AGENT = 'Praca/1.0 (pagamentos)'
const BOUNDS = { timeoutMs: 5000, maxBytes: 512 * 1024 }
/** How long a checkout can be opened. */
const CHECKOUT_MS = DAY_MS
const CURRENCY = 'BRL'
/** What a card's bill says. */
const STATEMENT = 'PRACA'
/** Theirs have some twelve; more is nothing to ask them about. */
const PAYMENT_ID = /^\d{1,19}$/

/** Types of payment that a choice leaves out; money in a Mercado Pago account cannot be. */
const EXCLUDED: Record<PaymentMethod, string[]> = {
  Cartão: ['ticket', 'bank_transfer', 'atm'],
  Boleto: ['credit_card', 'debit_card', 'prepaid_card', 'bank_transfer'],
  Pix: ['credit_card', 'debit_card', 'prepaid_card', 'ticket'],
}

const providerId = z.union([z.string().min(1).max(100), z.number().int()]).transform(String)

/** Reais, as a number of JSON; what is no whole count of centavos is no amount. */
const cents = z.number().transform((reais, { addIssue }) => {
  const whole = Math.round(reais * 100)
  if (whole / 100 !== reais) addIssue({ code: 'custom', message: 'no whole centavos' })
  return whole
})

const preferenceAnswer = z.object({ id: providerId, init_point: z.url() })
const paymentAnswer = z.object({
  id: providerId,
  status: z.string().min(1).max(40),
  external_reference: z.string().nullish(),
  transaction_amount: cents,
  currency_id: z.string(),
})
const searchAnswer = z.object({ results: z.array(z.object({ id: providerId })) })
const refundAnswer = z.object({ id: providerId, status: z.string().optional() })

/** Outcomes of a refund that give nothing back. */
const NOT_REFUNDED = ['rejected', 'cancelled']

/** What `index.server.ts` reads of the environment. */
export interface MercadoPagoEnv {
  MERCADO_PAGO_ACCESS_TOKEN?: string
  MERCADO_PAGO_WEBHOOK_SECRET?: string
  MERCADO_PAGO_URL: string
  PUBLIC_URL: string
}

/** Its names of states that are ours too; with any other one the payment waits. */
const STATUSES: PaymentStatus[] = [
  'authorized',
  'in_process',
  'approved',
  'rejected',
  'cancelled',
  'in_mediation',
  'refunded',
  'charged_back',
]

/** Mercado Pago's Checkout Pro: https://www.mercadopago.com.br/developers/pt/reference */
export function openMercadoPago(env: MercadoPagoEnv): PaymentProvider {
  const { MERCADO_PAGO_URL: base, MERCADO_PAGO_WEBHOOK_SECRET: secret = '' } = env

  /** @throws PaymentProviderDown, PaymentRefused; a 404 is an answer */
  async function ask(path: string, sent?: { body: object; idempotencyKey: string }) {
    const headers = {
      authorization: `Bearer ${env.MERCADO_PAGO_ACCESS_TOKEN}`,
      accept: 'application/json',
      'user-agent': USER_AGENT,
      ...(sent && {
        'content-type': 'application/json',
        'x-idempotency-key': sent.idempotencyKey,
      }),
    }
    const request = sent
      ? { method: 'POST', headers, body: JSON.stringify(sent.body) }
      : { headers }
    const answer = await askForJson(base + path, request, BOUNDS).catch((cause) => {
      throw new PaymentProviderDown('no answer', { cause })
    })
    const { status } = answer
    if (status >= 500 || [408, 409, 425, 429].includes(status))
      throw new PaymentProviderDown(`${status}`)
    if (status >= 400 && status !== 404) throw new PaymentRefused(`${status} for ${path}`)
    return answer
  }

  return {
    name: 'mercado-pago',

    async createCheckout(order) {
      const answer = await ask('/checkout/preferences', {
        body: preferenceOf(order, env.PUBLIC_URL),
        idempotencyKey: order.reference,
      })
      if (answer.status === 404) throw new PaymentRefused('404 for /checkout/preferences')
      const { id, init_point: url } = understood(preferenceAnswer, answer.body)
      const { protocol, origin } = new URL(url)
      if (protocol !== 'https:' && origin !== new URL(base).origin)
        throw new PaymentProviderDown('a checkout without https')
      return { checkoutId: id, url }
    },

    async readPayment(id) {
      if (!PAYMENT_ID.test(id)) return null
      const { status, body } = await ask(`/v1/payments/${id}`)
      if (status === 404) return null
      const payment = present(understood(paymentAnswer, body))
      if (payment.id !== id) throw new PaymentProviderDown('another payment than asked for')
      return payment
    },

    async findPayments(reference) {
      const query = new URLSearchParams({ external_reference: reference })
      const { body } = await ask(`/v1/payments/search?${query}`)
      return understood(searchAnswer, body).results.map(({ id }) => id)
    },

    async refund(id, idempotencyKey) {
      if (!PAYMENT_ID.test(id)) throw new PaymentRefused(`no payment: ${id}`)
      const { status, body } = await ask(`/v1/payments/${id}/refunds`, { body: {}, idempotencyKey })
      if (status === 404) throw new PaymentRefused(`no payment: ${id}`)
      const refund = understood(refundAnswer, body)
      if (NOT_REFUNDED.includes(refund.status ?? ''))
        throw new PaymentRefused(`a refund that is ${refund.status}`)
    },

    paymentNotified({ headers, query, body }) {
      const id = textOf(query['data.id'])
      const type = query.type ?? body.type
      const signature = textOf(headers['x-signature'])
      const requestId = textOf(headers['x-request-id'])
      if (!secret || !isSigned({ signature, requestId, id }, secret)) throw new ForgedNotification()
      return type === 'payment' && id && PAYMENT_ID.test(id) ? id : null
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** @throws PaymentProviderDown */
function understood<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new PaymentProviderDown('not an answer', { cause: parsed.error })
  return parsed.data
}

const present = (payment: z.infer<typeof paymentAnswer>): ProviderPayment => ({
  id: payment.id,
  status: STATUSES.find((status) => status === payment.status) ?? 'pending',
  reference: payment.external_reference ?? '',
  amountCents: payment.transaction_amount,
  currency: payment.currency_id,
})

/** What a checkout is asked for with. Mercado Pago leads back, and notifies us, by https only. */
function preferenceOf({ reference, title, amountCents, method }: CheckoutOrder, publicUrl: string) {
  const now = Date.now()
  const isReachable = publicUrl.startsWith('https:')
  return {
    items: [
      { id: reference, title, quantity: 1, unit_price: amountCents / 100, currency_id: CURRENCY },
    ],
    external_reference: reference,
    back_urls: {
      success: `${publicUrl}/payment/success`,
      failure: `${publicUrl}/payment/failure`,
      pending: `${publicUrl}/payment/pending`,
    },
    payment_methods: { excluded_payment_types: EXCLUDED[method].map((id) => ({ id })) },
    statement_descriptor: STATEMENT,
    expires: true,
    expiration_date_from: moment(now),
    expiration_date_to: moment(now + CHECKOUT_MS),
    ...(isReachable && {
      auto_return: 'approved',
      notification_url: `${publicUrl}/v1/payments/notifications?source_news=webhooks`,
    }),
  }
}

/** As Mercado Pago writes moments: with the zone's distance, not with a Z. */
const moment = (time: number) => new Date(time).toISOString().replace('Z', '+00:00')
