import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { KeyWire, MadeKey } from './schema.ts'

const PATH = '/v1/login/chaves'

/** The keys of who is logged in. */
export const apiKeys = () =>
  queryOptions({
    queryKey: ['api-keys'],
    queryFn: ({ signal }) => callData<KeyWire[]>(PATH, { signal, quiet: true }),
  })

/** What is wrong with the name is said at its field. */
export const makeKey = (nome: string) =>
  callData<MadeKey>(PATH, { method: 'POST', body: { nome }, quiet: true })

export const revokeKey = (id: string) =>
  callApi<Answer<null>>(`${PATH}/${id}`, { method: 'DELETE' })
