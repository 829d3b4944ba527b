import { z } from 'zod'
import { jobFacts } from '#/features/news/schema.ts'
import { recordId } from '#/platform/wire.ts'

export const careerWire = jobFacts.extend({
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
const careerCard = careerWire.extend({
  /** The mark of the company, where it keeps a page of that name; '' where there is none. */
  logo: z.string(),
  destaque: z.boolean(),
  /** Its last day is over: only its own address shows it. */
  encerrada: z.boolean(),
})
export type CareerCard = z.infer<typeof careerCard>

export const careerMatches = z.object({
  /** Whether the profile says anything that jobs could match. */
  hasProfile: z.boolean(),
  /** Those that match most first. */
  jobs: z.array(careerCard),
})
export type CareerMatches = z.infer<typeof careerMatches>
