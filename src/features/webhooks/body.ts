import { z } from 'zod'
import { forSystemWire } from '#/features/quotes/schema.ts'
import { reviewWire } from '#/features/reviews/schema.ts'
import { recordId } from '#/platform/wire.ts'

/** What a supplier's own system gets, whatever happened: parts that it is not about are null. */
export const sentWire = z.object({
  /** Of this one; the same when it is sent again. */
  id: recordId,
  evento: z.string(),
  criadoEm: z.string(),
  /** The supplier. */
  pagina: recordId,
  /** What happened, in a sentence. */
  texto: z.string(),
  /** Where one sees it, or does something about it. */
  link: z.string(),
  oferta: z
    .object({ _id: recordId, nome: z.string(), tipo: z.enum(['software', 'servico']) })
    .nullable(),
  /** `publica` is the review as its page shows it now; null while nobody sees it. */
  avaliacao: z.object({ _id: recordId, publica: reviewWire.nullable() }).nullable(),
  /** As the inbox has it. */
  conversa: forSystemWire.nullable(),
})
export type SentWire = z.infer<typeof sentWire>
