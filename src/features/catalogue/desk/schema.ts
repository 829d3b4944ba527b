import { z } from 'zod'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import { OFFER_STATES } from '../offers/state.ts'
import { offerType } from '../schema.ts'

/** Columns of the desk that sort; from the end with '-' before them. */
export const OFFER_SORTS = ['nome', '-nome', 'desde', '-desde'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]

export const offersQuery = z.object({
  /** In the name. */
  search: searchText.default(''),
  sort: z.enum(OFFER_SORTS, 'Ordem inválida.').default('-desde'),
  tipo: offerType.optional(),
  situacao: z.enum(OFFER_STATES, 'Situação inválida.').optional(),
  page: pageNumber.default(1),
  limit: pageLimit.default(DESK_PAGE_SIZE),
})
export type OffersQuery = z.infer<typeof offersQuery>

/** What an Admin sees of an offer in a list. */
export const deskOffer = z.object({
  _id: recordId,
  tipo: offerType,
  name: z.string(),
  fabricante: z.string(),
  category: z.array(z.string()),
  state: z.enum(OFFER_STATES),
  /** Suppliers that sell it, seen or not. */
  fornecedores: z.number().int(),
  ratingCount: z.number().int(),
})
export type DeskOffer = z.infer<typeof deskOffer>
