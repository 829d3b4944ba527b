import { z } from 'zod'
import { ownVendor } from '#/features/vendors/schema.ts'
import { recordId } from '#/platform/wire.ts'

/** Answer of `GET /v1/vendor/{id}/area`: whose area it is. */
export const areaWire = z.object({
  vendor: ownVendor,
  /** Advertisements that run today. */
  publicidades: z.array(z.object({ _id: recordId, nome: z.string() })),
})
export type AreaWire = z.infer<typeof areaWire>

/** Answer of `GET /v1/resumo`: what the account's menu shows beside the name. */
export const summaryWire = z.object({
  email: z.string(),
  /** Invitations that wait for an answer. */
  convites: z.number().int(),
  /** Pages that the person administers, by name. */
  paginas: z.array(
    z.object({
      _id: recordId,
      nome: z.string(),
      /** Notifications that the person has not read. */
      naoLidas: z.number().int(),
    }),
  ),
})
export type SummaryWire = z.infer<typeof summaryWire>

/** Answer of `GET /v1/vendor/{id}/espera`: what waits for the person who asks, of what they may do. */
export const waitingWire = z.object({
  /** Reviews with words and without an answer, by what they are of: the most first. */
  semResposta: z.array(
    z.object({
      _id: recordId,
      tipo: z.enum(['Fornecedor', 'Software', 'Serviço']),
      nome: z.string(),
      total: z.number().int(),
    }),
  ),
  publicidadesEmAnalise: z.number().int(),
  /** Software whose sheet has facts that nobody stated, the emptiest first. */
  fichas: z.array(
    z.object({
      _id: recordId,
      nome: z.string(),
      /** Of 100, rounded down. */
      preenchida: z.number().int(),
    }),
  ),
})
export type WaitingWire = z.infer<typeof waitingWire>
