import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { AskedWire, OwnOutcomes, Said } from './schema.ts'

const PATH = '/v1/desfechos'

/** What the person who is logged in was asked, and said. */
export const outcomesOf = (userId: string) =>
  queryOptions({
    queryKey: ['outcomes', userId],
    queryFn: ({ signal }) => callData<OwnOutcomes>(PATH, { signal, quiet: true }),
  })

export const sayOutcome = (id: string, body: Said) =>
  whileLoggedIn(callApi<Answer<OwnOutcomes>>(`${PATH}/${id}`, { method: 'PUT', body }))

/** Whether one is asked from now on. */
export const changeAsking = (perguntar: boolean) =>
  whileLoggedIn(callData<OwnOutcomes>(PATH, { method: 'PUT', body: { perguntar } }))

const letterPath = (token: string) => `${PATH}/carta/${encodeURIComponent(token)}`

/** What the link of a letter asks about. */
export const askedBy = (token: string) =>
  queryOptions({
    queryKey: ['outcome of a letter', token],
    queryFn: ({ signal }) =>
      callData<AskedWire>(letterPath(token), { signal, anonymous: true, quiet: true }),
    meta: { outlivesLogin: true },
  })

/** @throws ApiError; an alert shows it */
export const sayByLink = (token: string, body: Said) =>
  callData<null>(letterPath(token), { method: 'POST', body, anonymous: true })

/** Ends the questions, by what a letter carries. @throws ApiError 400 for a link that is none */
export const stopAsking = (token: string) =>
  callData<null>(`${PATH}/encerrar/${encodeURIComponent(token)}`, {
    method: 'POST',
    anonymous: true,
    quiet: true,
  })
