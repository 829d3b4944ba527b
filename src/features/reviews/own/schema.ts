import { z } from 'zod'
import { pageNumber, recordId } from '#/platform/wire.ts'

export const ownReviewsQuery = z.object({ page: pageNumber.default(1) })

/** A row of `GET /v1/minhas-avaliacoes`: what a person wrote, whatever became of it. */
export const ownReviewRow = z.object({
  _id: recordId,
  rating: z.number().int(),
  /** What it says first; '' for stars alone. */
  texto: z.string(),
  createdAt: z.string(),
  situacao: z.enum(['visible', 'hidden', 'pending', 'withdrawn']),
  /** Until when it is decided about one that waits. */
  prazo: z.string().nullable(),
  /** Whether the company answered. */
  respondida: z.boolean(),
  alvo: z.object({
    _id: recordId,
    tipo: z.enum(['Fornecedor', 'Software', 'Serviço']),
    nome: z.string(),
    /** Whether it has a page that everybody sees. */
    visivel: z.boolean(),
  }),
})
export type OwnReviewRow = z.infer<typeof ownReviewRow>
