import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

const YES_OR_NO = 'Responda sim ou não.'

/** What somebody says came of an answer. */
export const saidWire = z.object({
  resolvido: z.boolean(YES_OR_NO),
  voltaria: z.boolean(YES_OR_NO),
})
export type Said = z.infer<typeof saidWire>

const named = z.object({ _id: recordId, nome: z.string() })

/** What a person is asked about. */
const askedWire = z.object({
  fornecedor: named,
  /** What the supplier answered. */
  sobre: z.enum(['orcamento', 'avaliacao']),
})
export type AskedWire = z.infer<typeof askedWire>

/** By the link of a letter: nothing of what was said, as a link may be passed on. */
export const linkedWire = askedWire

export const outcomeWire = askedWire.extend({
  _id: recordId,
  perguntadoEm: z.string(),
  /** Null while the person said nothing. */
  resposta: saidWire.nullable(),
})
export type OutcomeWire = z.infer<typeof outcomeWire>

export const ownOutcomes = z.object({
  /** The latest first. */
  itens: z.array(outcomeWire),
  /** Whether the person is asked from now on. */
  perguntar: z.boolean(),
})
export type OwnOutcomes = z.infer<typeof ownOutcomes>

export const outcomeSettings = z.object({ perguntar: z.boolean(YES_OR_NO) })

export const outcomeId = z.object({ id: recordId })
export const outcomeToken = z.object({
  token: z.string().min(1, 'Link inválido.').max(300, 'Link inválido.'),
})

const countedWire = z.object({
  /** People who said it. */
  total: z.number().int(),
  resolvidos: z.number().int(),
  voltariam: z.number().int(),
})
export type CountedWire = z.infer<typeof countedWire>

/** What came of a supplier's answers, as everybody reads it; null for a period of which too few people said it. */
export const outcomesWire = z.object({
  dozeMeses: countedWire.nullable(),
  seisMeses: countedWire.nullable(),
})
export type OutcomesWire = z.infer<typeof outcomesWire>
