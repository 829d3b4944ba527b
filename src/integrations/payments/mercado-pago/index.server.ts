import { z } from 'zod'
import { optional, withDefault } from '#/platform/server/env-fields.server.ts'
import { providerKind } from '../provider.server.ts'
import { openMercadoPago } from './provider.server.ts'

const variables = {
  MERCADO_PAGO_ACCESS_TOKEN: optional(z.string()),
  /** Of the signature of its notifications. */
  MERCADO_PAGO_WEBHOOK_SECRET: optional(z.string()),
  MERCADO_PAGO_URL: withDefault(
    z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
    'https://api.mercadopago.com',
  ),
}
/** What is no text is as good as missing. */
const part = z.string().max(64).optional().catch(undefined)

export const mercadoPago = providerKind({
  name: 'mercado-pago',
  title: 'Mercado Pago',
  variables,
  isConfigured: (env) => env.MERCADO_PAGO_ACCESS_TOKEN !== undefined,
  check(env, refuse) {
    const { MERCADO_PAGO_ACCESS_TOKEN: token, MERCADO_PAGO_WEBHOOK_SECRET: secret } = env
    if (env.PAYMENTS === 'mercado-pago' && !token)
      refuse('MERCADO_PAGO_ACCESS_TOKEN', 'Falta, para PAYMENTS=mercado-pago.')
    if (token && !secret)
      refuse(
        'MERCADO_PAGO_WEBHOOK_SECRET',
        'Falta: sem ela os avisos do Mercado Pago não se provam.',
      )
    if (token && env.PAYMENTS === 'offline')
      refuse('PAYMENTS', 'O pagamento de demonstração não convive com MERCADO_PAGO_ACCESS_TOKEN.')
  },
  words: {
    status: {
      approved: 'aprovado',
      authorized: 'autorizado',
      pending: 'pendente',
      in_process: 'em análise',
      in_mediation: 'em disputa',
      rejected: 'recusado',
      cancelled: 'cancelado',
      refunded: 'devolvido',
      charged_back: 'contestado',
    },
    payment_type: {
      credit_card: 'cartão de crédito',
      debit_card: 'cartão de débito',
      prepaid_card: 'cartão pré-pago',
      ticket: 'boleto',
      bank_transfer: 'Pix',
      account_money: 'saldo em conta',
      atm: 'caixa eletrônico',
    },
  },
  notification: { query: { 'data.id': part, type: part }, body: { type: part } },
  open: openMercadoPago,
})
