import { z } from 'zod'

/** What a company answered of what it got within a period. */
const answeredWire = z.object({
  /** What counts: what was answered, and what had its time to be. */
  total: z.number().int(),
  respondidos: z.number().int(),
  /** Until the first answer, the median; null where nothing was answered. */
  medianaHoras: z.number().nullable(),
})
export type AnsweredWire = z.infer<typeof answeredWire>

/** Null for a period in which it got too few. */
export const periodsWire = z.object({
  dozeMeses: answeredWire.nullable(),
  seisMeses: answeredWire.nullable(),
})
export type PeriodsWire = z.infer<typeof periodsWire>
