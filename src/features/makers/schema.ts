import { z } from 'zod'
import { recordId, searchText } from '#/platform/wire.ts'

export const candidatesQuery = z.object({ query: searchText.default('') })

/** A software that a maker may ask for. */
export const makerCandidate = z.object({
  _id: recordId,
  name: z.string(),
  fabricante: z.string(),
  /** Its maker's name or domain is the company's own, and no other confirmed company looks after it. */
  naHora: z.boolean(),
  /** A wish for it waits for an Admin. */
  conferindo: z.boolean(),
  /** Why the last wish for it was refused; '' where none was. */
  motivo: z.string(),
})
export type MakerCandidate = z.infer<typeof makerCandidate>

export const vendorAndOffer = z.object({ id: recordId, offerId: recordId })

/** Answer of `POST /v1/vendor/{id}/pedir-software/{offerId}`. */
export const claimedOffer = z.object({ status: z.enum(['granted', 'waiting']) })
