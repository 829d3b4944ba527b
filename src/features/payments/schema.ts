import { z } from 'zod'
import { paymentMethod } from '#/features/advertising/schema.ts'
import { recordId } from '#/platform/wire.ts'

export const advertisementId = z.object({ id: recordId })

const MAX_ID = 64

/** What an address says of a payment: anybody may have written it. */
const claimed = z.string().max(MAX_ID, 'Identificador inválido.').default('')

/** Query of `GET /v1/payments/state`. */
export const stateQuery = z.object({ payment_id: claimed, external_reference: claimed })
export type StateQuery = z.infer<typeof stateQuery>

/** Address of a notification; what is no text is as good as missing. */
const part = z.string().max(MAX_ID).optional().catch(undefined)
export const notificationQuery = z.object({ 'data.id': part, type: part })
export const notificationBody = z.object({ type: part }).nullish().catch(null)

export const OUTCOMES = ['approved', 'rejected', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Body of `POST /v1/payments/offline/{id}`. */
export const outcomeFields = z.object({
  outcome: z.enum(OUTCOMES, { error: 'Escolha aprovar, recusar ou deixar pendente.' }),
})

/** Its answer: where the browser goes, as from a real provider. */
export const outcomeWire = z.object({ url: z.string() })

export const offlineCheckoutId = z.object({ id: recordId })

/** A checkout for trying out, as its payer sees it. */
export const offlineCheckoutWire = z.object({
  titulo: z.string(),
  /** Centavos. */
  valor: z.number().int(),
  metodo: paymentMethod,
  /** As Mercado Pago names it; '' until somebody chose. */
  status: z.string(),
})
export type OfflineCheckoutWire = z.infer<typeof offlineCheckoutWire>
