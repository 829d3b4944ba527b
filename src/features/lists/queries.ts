import type { OfferCard } from '#/features/catalogue/schema.ts'
import { callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { KeptList, ListKeeper } from './keeper.ts'
import { FIRST_LIST } from './limits.ts'
import type { ListWire } from './schema.ts'

/** What the catalogue says of products now; those that it does not have are left out. */
export const productsAmong = (ids: string[]) =>
  callData<OfferCard[]>(`/v1/listas/produtos?${new URLSearchParams(ids.map((id) => ['id', id]))}`, {
    quiet: true,
  })

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  quiet?: boolean,
): Promise<ListWire[]> =>
  whileLoggedIn(callData<ListWire[]>(`/v1/listas${path}`, { method, body, quiet, keepalive: true }))

/** Joins what a browser kept to the lists of the account. @throws ApiError 409 where not all has room */
export const joinLists = (listas: KeptList[]) => send('POST', '/juntar', { listas }, true)

/** Lists of the person who is logged in. Where a name is refused, its field says so. */
export const ACCOUNT_LISTS: ListKeeper = {
  all: () => callData<ListWire[]>('/v1/listas', { quiet: true }),
  create: (nome, itens = []) => send('POST', '', { nome, itens }, true),
  rename: (id, nome) => send('PUT', `/${id}`, { nome }, true),
  remove: (id) => send('DELETE', `/${id}`),
  put: (id, softwareId, anotacao) => send('POST', `/${id}/itens`, { softwareId, anotacao }),
  take: (id, softwareId) => send('DELETE', `/${id}/itens/${softwareId}`),
  save: (softwareId) =>
    send('POST', '/juntar', { listas: [{ nome: FIRST_LIST, itens: [{ softwareId }] }] }),
}
