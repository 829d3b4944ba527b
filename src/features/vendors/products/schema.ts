import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** Body of `POST /v1/admin/suppliers/{id}/revenda`. */
export const resale = z.object({
  /** Id of what is in the supplier's catalogue. */
  software: recordId,
  /** Whether the supplier sells it. */
  confirmada: z.boolean('Diga se a revenda está confirmada.'),
})
export type Resale = z.infer<typeof resale>
