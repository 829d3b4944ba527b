import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { advertisementVersion, advertisementWire } from '../schema.ts'

/** What an Admin sees of an advertisement. */
export const deskAdvertisement = advertisementWire.extend({
  fornecedor: z.object({
    _id: recordId,
    nome: z.string(),
    /** Whether readers see its page; the advertisements of one that they do not are not shown. */
    visivel: z.boolean(),
  }),
})
export type DeskAdvertisement = z.infer<typeof deskAdvertisement>

/** Body of an approval: what was approved is what the Admin saw. */
export const approval = z.object({ version: advertisementVersion })
