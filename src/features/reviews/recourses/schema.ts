import { z } from 'zod'
import { reviewed } from '../reviewed.ts'

export const RECOURSE_STATES = ['waiting', 'upheld', 'dismissed', 'moot'] as const
export type RecourseState = (typeof RECOURSE_STATES)[number]

/** Who appeals: the author of a hidden review, or the company whose report was not granted. */
export const SIDES = ['author', 'company'] as const

/** What one side sees of a decision about a review, and of its recourse against it. */
export const ownRecourse = z.object({
  alvo: reviewed,
  lado: z.enum(SIDES),
  /** What was decided, when, and until when one may appeal; null where nothing stands against this side. */
  decisao: z
    .object({
      feita: z.enum(['hide', 'keep']),
      motivo: z.string(),
      em: z.string(),
      ate: z.string(),
    })
    .nullable(),
  /** Whether one may appeal now. */
  pode: z.boolean(),
  /** The last recourse of this side; null for none. */
  recurso: z
    .object({
      situacao: z.enum(RECOURSE_STATES),
      texto: z.string(),
      resposta: z.string(),
      enviadoEm: z.string(),
      /** Until when it is decided. */
      prazo: z.string(),
    })
    .nullable(),
})
export type OwnRecourse = z.infer<typeof ownRecourse>
