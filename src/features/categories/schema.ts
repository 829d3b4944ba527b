import { z } from 'zod'
import { recordId, searchText } from '#/platform/wire.ts'

export const CATEGORY_RESULTS_MAX = 50

export const categoryWire = z.object({
  id: recordId,
  name: z.string(),
  type: z.enum(['Software', 'Serviço']),
  active: z.boolean(),
})
export type CategoryWire = z.infer<typeof categoryWire>

export const categoryById = z.object({ id: recordId })
export const categorySearch = z.object({ query: searchText.default('') })
