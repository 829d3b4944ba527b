import { z } from 'zod'
import { ownVendor } from '#/features/vendors/schema.ts'
import { recordId } from '#/platform/wire.ts'

/** Answer of `GET /v1/vendor/{id}/area`: whose area it is. */
export const areaWire = z.object({
  vendor: ownVendor,
  /** Advertisements that run today. */
  publicidades: z.array(z.object({ _id: recordId, nome: z.string() })),
})
export type AreaWire = z.infer<typeof areaWire>
