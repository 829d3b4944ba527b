import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

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

/** What a card shows: `comment` is whole in an expanded card, else the beginning of it. */
export interface CareerCard extends CareerWire {
  destaque: boolean
}
