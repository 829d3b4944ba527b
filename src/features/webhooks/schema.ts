import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { DELIVERIES_SHOWN, WEBHOOK_URL_MAX } from './limits.ts'
import { TOPIC_NAMES } from './outbox/topics.ts'

const INVALID = 'Use um endereço https://, sem senha e na porta padrão.'
const NO_TOPIC = 'Escolha pelo menos um assunto.'

const topic = z.enum(TOPIC_NAMES, 'Assunto inválido.')

/** Body of `PUT /v1/vendor/{id}/webhook`. Whether the address is public shows when it is connected to. */
export const webhookForm = z.object({
  url: z
    .url({ protocol: /^https$/, error: INVALID })
    .max(WEBHOOK_URL_MAX, `Use até ${WEBHOOK_URL_MAX} caracteres.`)
    .refine((url) => {
      if (!URL.canParse(url)) return false
      const { username, password, port } = new URL(url)
      return !username && !password && !port
    }, INVALID),
  /** What is told; of a new one everything, else as it was, where it is left out. */
  assuntos: z.array(topic).min(1, NO_TOPIC).max(TOPIC_NAMES.length, NO_TOPIC).optional(),
})
export type WebhookForm = z.infer<typeof webhookForm>

const deliveryWire = z.object({
  _id: recordId,
  evento: z.string(),
  criadaEm: z.string(),
  tentativas: z.number().int(),
  /** Status of the last answer; null where there was none (yet). */
  resposta: z.number().int().nullable(),
  entregueEm: z.string().nullable(),
})

export const webhookWire = z.object({
  url: z.string(),
  assuntos: z.array(topic),
  /** Who set it up. */
  por: z.string(),
  /** False while it rests, or once who set it up administers the page no more: save it again. */
  ativo: z.boolean(),
  /** Since when it rests, because all failed for long; null where it does not. */
  paradoEm: z.string().nullable(),
  /** Whether so much was sent within 24 hours that what happens now is not told. */
  noLimite: z.boolean(),
  entregas: z.array(deliveryWire).max(DELIVERIES_SHOWN),
})
export type WebhookWire = z.infer<typeof webhookWire>

/** With the secret, which is shown this once; null where it stays what it was. */
export const changedWebhook = webhookWire.extend({ segredo: z.string().nullable() })
export type ChangedWebhook = z.infer<typeof changedWebhook>
