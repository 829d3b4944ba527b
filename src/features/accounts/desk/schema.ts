import { z } from 'zod'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { USERS_PAGE_SIZE } from '../limits.ts'

export const ROLE_CHOICES = ['Admin', 'User'] as const
export type RoleChoice = (typeof ROLE_CHOICES)[number]
export const USER_SITUATIONS = ['ativas', 'bloqueadas'] as const
export type UserSituation = (typeof USER_SITUATIONS)[number]

/** Columns of the desk that sort; from the end with '-' before them. */
export const USER_SORTS = ['nome', '-nome', 'desde', '-desde'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const usersQuery = z.object({
  /** In the name, the e-mail address and the username. */
  search: searchText.default(''),
  sort: z.enum(USER_SORTS, 'Ordem inválida.').default('-desde'),
  papel: z.enum(ROLE_CHOICES, 'Papel inválido.').optional(),
  situacao: z.enum(USER_SITUATIONS, 'Situação inválida.').optional(),
  page: pageNumber.default(1),
  limit: pageLimit.default(USERS_PAGE_SIZE),
})
export type UsersQuery = z.infer<typeof usersQuery>

export const userId = z.object({ id: recordId })

/** What an Admin sees of an account. */
export const deskUser = z.object({
  _id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  plataformName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  type: z.enum(ROLE_CHOICES),
  createdAt: z.string(),
  /** '' unless blocked. */
  blockedAt: z.string(),
  /** Whether the person asked for the account's removal. */
  isLeaving: z.boolean(),
  /** Pages that the person administers, seen or not. */
  vendors: z.array(z.object({ _id: recordId, name: z.string() })),
  /** That the person wrote, hidden ones included. */
  reviews: z.number().int(),
})
export type DeskUser = z.infer<typeof deskUser>
