import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

export const paymentMethod = z.enum(['Cartão', 'Boleto', 'Pix'], {
  error: 'Escolha Cartão, Boleto ou Pix.',
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** How one payment stands, beside what it is for. */
export const paymentWire = z.object({
  _id: recordId,
  metodo: paymentMethod,
  /** Centavos. */
  valor: z.number().int(),
  /** As the provider names it; '' until there is a payment at the provider. */
  status: z.string(),
  /** ISO 8601; '' until it is paid. */
  pagoEm: z.string(),
  criadoEm: z.string(),
})
export type PaymentWire = z.infer<typeof paymentWire>

/** Body of what begins a payment. */
export const checkoutFields = z.object({ metodo: paymentMethod })

/** Its answer: where the browser goes to pay. */
export const checkoutWire = z.object({ url: z.string() })

/** What is paid for, as its `Sale` names it; '' where the payment is not known. */
const soldKind = z.string()

/** What a payment truly is, whatever an address says of it. */
const PAYMENT_STATES = ['approved', 'pending', 'refused', 'refunded', 'unknown'] as const
/** With the fields of what is sold, '' for who may not know. */
export const paymentStateWire = (fields: Record<string, z.ZodType<string>>) =>
  z.object({ estado: z.enum(PAYMENT_STATES), tipo: soldKind, ...fields })
export type PaymentStateWire = {
  estado: (typeof PAYMENT_STATES)[number]
  tipo: string
} & Record<string, string>

const MAX_ID = 64

/** What an address says of a payment: anybody may have written it. */
const claimed = z.string().max(MAX_ID, 'Identificador inválido.').default('')

/** Query of `GET /v1/payments/state`. */
export const stateQuery = z.object({ payment_id: claimed, external_reference: claimed })
export type StateQuery = z.infer<typeof stateQuery>

export const OUTCOMES = ['approved', 'rejected', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Body of `POST /v1/payments/offline/{id}`. */
export const outcomeFields = z.object({
  outcome: z.enum(OUTCOMES, { error: 'Escolha aprovar, recusar ou deixar pendente.' }),
})

/** Its answer: where the browser goes, as from a real provider. */
export const outcomeWire = z.object({ url: z.string() })

export const offlineCheckoutId = z.object({ id: recordId })
/** What is sold, in the addresses of its payment. */
export const soldId = z.object({ id: recordId })

/** A checkout for trying out, as its payer sees it. */
export const offlineCheckoutWire = z.object({
  tipo: soldKind,
  titulo: z.string(),
  /** Centavos. */
  valor: z.number().int(),
  metodo: paymentMethod,
  /** What was chosen; '' until somebody did. */
  status: z.string(),
})
export type OfflineCheckoutWire = z.infer<typeof offlineCheckoutWire>
