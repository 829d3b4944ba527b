import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** What reviews are of. */
export const REVIEWED_KINDS = ['software', 'service', 'vendor'] as const
export type ReviewedKind = (typeof REVIEWED_KINDS)[number]

/** What a review is of, as desks and screens about one review name it. */
export const reviewed = z.object({
  _id: recordId,
  tipo: z.enum(REVIEWED_KINDS),
  nome: z.string(),
})
export type Reviewed = z.infer<typeof reviewed>
