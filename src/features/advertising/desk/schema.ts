import { z } from 'zod'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import { advertisementVersion, advertisementWire } from '../schema.ts'
import { STATES } from '../states.ts'

export const deskQuery = z.object({
  /** In the advertisement's name and the company's. */
  search: searchText.default(''),
  situacao: z.enum(STATES, 'Situação inválida.').optional(),
  page: pageNumber.default(1),
  limit: pageLimit.default(DESK_PAGE_SIZE),
})
export type DeskQuery = z.infer<typeof deskQuery>

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
