import { queryOptions } from '@tanstack/react-query'
import type { ReadinessItem } from '#/domain/readiness.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { Opinion, OwnOpinions, ReadinessWire } from './schema.ts'

const of = (offerId: string) => `/v1/software/${offerId}/prontidao`

/** What is declared of a product, for who edits it. */
export const readinessOf = (offerId: string) =>
  queryOptions({
    queryKey: ['readiness', offerId],
    queryFn: ({ signal }) => callData<ReadinessWire[]>(of(offerId), { signal, quiet: true }),
  })

/** What the person who is logged in says of it. */
export const ownOpinions = (offerId: string, userId: string) =>
  queryOptions({
    queryKey: ['readiness-opinions', offerId, userId],
    queryFn: ({ signal }) =>
      callData<OwnOpinions>(`${of(offerId)}/minhas`, { signal, quiet: true }),
  })

// What follows changes something. @throws ApiError, with its fields where a form shows them

/**
 * @param body its fields, with a file
 * @param onProgress how much of it is on its way, from 0 to 1
 */
export const declare = (
  offerId: string,
  item: ReadinessItem,
  body: FormData,
  onProgress: (sent: number) => void,
) =>
  whileLoggedIn(
    callApi<Answer<ReadinessWire>>(`${of(offerId)}/${item}`, {
      method: 'PUT',
      body,
      onProgress,
      quiet: true,
    }),
  )

export const renew = (offerId: string, itens: ReadinessItem[]) =>
  whileLoggedIn(
    callApi<Answer<ReadinessWire[]>>(`${of(offerId)}/renovar`, { method: 'POST', body: { itens } }),
  )

/** @param opinion null takes back the one that was said */
export const say = (offerId: string, item: ReadinessItem, opinion: Opinion | null) =>
  whileLoggedIn(
    callApi<Answer<OwnOpinions>>(`${of(offerId)}/${item}/opiniao`, {
      ...(opinion ? { method: 'PUT', body: { opiniao: opinion } } : { method: 'DELETE' }),
    }),
  )

export const report = (offerId: string, item: ReadinessItem, motivo: string) =>
  whileLoggedIn(
    callApi(`${of(offerId)}/${item}/denuncia`, { method: 'POST', body: { motivo }, quiet: true }),
  ) as Promise<Answer<null>>
