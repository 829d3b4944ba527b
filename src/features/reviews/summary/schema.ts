import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { byCriterion } from '../criteria.ts'

const count = z.number().int()

/** What the public reviews of an offer or a supplier come to. */
const spoken = z.array(
  z.object({
    aspecto: z.string(),
    texto: z.string(),
    /** Reviews that speak of it so. */
    quantidade: count,
    /** Parts of what reviewers wrote, as they wrote them. */
    trechos: z.array(z.object({ avaliacao: recordId, texto: z.string() })),
  }),
)

export const summaryWire = z.object({
  total: count,
  /** Of those, how many say something in words. */
  comTexto: count,
  /** How many came by an invitation of a supplier. */
  convidadas: count,
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
  /** What reviewers praise and miss; null below five reviews with words. */
  emPoucasPalavras: z
    .object({
      /** The newest with words, of which it is. */
      avaliacoes: count,
      elogiam: spoken,
      sentemFalta: spoken,
    })
    .nullable(),
})
export type SummaryWire = z.infer<typeof summaryWire>
