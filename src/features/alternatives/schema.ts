import { z } from 'zod'
import { offerCard } from '#/features/catalogue/schema.ts'

/** A product that takes the place of another, and why it may. */
export const alternative = offerCard.extend({
  /** As 'Mesma categoria: ERP'; one at least. */
  motivos: z.array(z.string()),
})
export type Alternative = z.infer<typeof alternative>
