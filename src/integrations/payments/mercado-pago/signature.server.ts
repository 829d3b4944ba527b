import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a notification is signed over. */
export interface SignedParts {
  /** Header `x-signature`: `ts=1704908010,v1=<hex>`. */
  signature: string | undefined
  /** Header `x-request-id`. */
  requestId: string | undefined
  /** `data.id` of the address, as it stands there. */
  id: string | undefined
}

const HEADER = /^\s*ts=(\d{1,20})\s*,\s*v1=([0-9a-f]{64})\s*$/i

/**
 * Whether Mercado Pago signed a notification, by a comparison that takes the same time however much
 * of it is right. How old it is does not matter: it makes us read, and a second reading changes nothing.
 * https://www.mercadopago.com.br/developers/pt/docs/your-integrations/notifications/webhooks
 */
export function isSigned({ signature, requestId, id }: SignedParts, secret: string): boolean {
  const [, ts = '', given = ''] = HEADER.exec(signature ?? '') ?? []
  if (!ts) return false
  const manifest = [id && `id:${id};`, requestId && `request-id:${requestId};`, `ts:${ts};`]
  const expected = createHmac('sha256', secret).update(manifest.filter(Boolean).join('')).digest()
  const received = Buffer.from(given, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
