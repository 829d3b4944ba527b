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

/** Answer of `GET /v1/resumo`: what the account's menu shows beside the name. */
export const summaryWire = z.object({
  email: z.string(),
  /** Invitations that wait for an answer. */
  convites: z.number().int(),
  /** Pages that the person administers, by name. */
  paginas: z.array(
    z.object({
      _id: recordId,
      nome: z.string(),
      /** Notifications that the person has not read. */
      naoLidas: z.number().int(),
    }),
  ),
})
export type SummaryWire = z.infer<typeof summaryWire>
