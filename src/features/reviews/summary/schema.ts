import { z } from 'zod'
import { byCriterion } from '../criteria.ts'

const count = z.number().int()

/** What the public reviews of an offer or a supplier come to. */
export const summaryWire = z.object({
  total: count,
  /** Of those, how many say something in words. */
  comTexto: count,
  /** How many gave one star, and so on to five. */
  histograma: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  criterios: z.object(
    byCriterion(() =>
      z.object({
        /** Null where nobody rated it. */
        media: z.number().nullable(),
        quantidade: count,
      }),
    ),
  ),
  recomendam: z.object({ sim: count, nao: count }),
})
export type SummaryWire = z.infer<typeof summaryWire>
