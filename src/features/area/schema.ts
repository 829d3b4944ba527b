import { z } from 'zod'
import { registerQuestion } from '#/features/register/disagreement/schema.ts'
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
  /** Questions about what came of a supplier's answer that wait for one. */
  perguntas: z.number().int(),
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
  /** Requests of buyers that nobody of the page answered. */
  orcamentosSemResposta: z.number().int(),
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
  /** What the register has of the company otherwise than its page says; null where nothing is to be asked. */
  dadosNaReceita: registerQuestion.nullable(),
})
export type WaitingWire = z.infer<typeof waitingWire>

/** Answer of `GET /v1/vendor/{id}/notas`: how what it sells was rated at the end of each month, the oldest first. */
export const starsWire = z.object({
  /** In which the supplier competes; null where too few products there are rated for a median. */
  categoria: z.string().nullable(),
  meses: z.array(
    z.object({
      /** As '2026-11'; the last one is this month, as it stands. */
      mes: z.string(),
      /** The average of all reviews of what it sells; null before the first. */
      nota: z.number().nullable(),
      avaliacoes: z.number().int(),
      /** Of the averages of the products of that category. */
      mediana: z.number().nullable(),
    }),
  ),
})
export type StarsWire = z.infer<typeof starsWire>
