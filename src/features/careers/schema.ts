import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** 'Vagas imperdíveis' on the careers home. */
export const FEATURED_CAREERS = 3
export const CAREER_COMMENT_MAX = 300

export const careerWire = z.object({
  _id: recordId,
  headline: z.string(),
  empresa: z.string(),
  /** Sanitised HTML. */
  comment: z.string(),
  url: z.string(),
  /** ISO 8601, UTC. */
  date: z.string(),
})
export type CareerWire = z.infer<typeof careerWire>
