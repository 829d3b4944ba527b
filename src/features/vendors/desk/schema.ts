import { z } from 'zod'
import { PAGE_STATES } from '#/features/companies/state.ts'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'

/** Columns of the desk that sort; from the end with '-' before them. */
export const VENDOR_SORTS = ['nome', '-nome', 'desde', '-desde'] as const
export type VendorSort = (typeof VENDOR_SORTS)[number]

export const KEPT_BY = ['empresa', 'ninguem'] as const
export type KeptBy = (typeof KEPT_BY)[number]

export const vendorsQuery = z.object({
  /** In the names; or a CNPJ, or its beginning from eight characters, masked or not. */
  search: searchText.default(''),
  sort: z.enum(VENDOR_SORTS, 'Ordem inválida.').default('-desde'),
  situacao: z.enum(PAGE_STATES, 'Situação inválida.').optional(),
  mantida: z.enum(KEPT_BY, 'Valor inválido.').optional(),
  page: pageNumber.default(1),
  limit: pageLimit.default(DESK_PAGE_SIZE),
})
export type VendorsQuery = z.infer<typeof vendorsQuery>

/** What an Admin sees of a supplier in a list. */
export const deskVendor = z.object({
  _id: recordId,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  state: z.enum(PAGE_STATES),
  isAssociated: z.boolean(),
  /** Who administers the page. */
  admins: z.array(z.object({ _id: recordId, name: z.string(), email: z.string() })),
  /** That it sells, hidden ones included. */
  offers: z.number().int(),
})
export type DeskVendor = z.infer<typeof deskVendor>
