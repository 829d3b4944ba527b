import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import type { CatalogueCard } from '#/features/catalogue/schema.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { LinkWire, RequestWire, StoryWire, TestimonyWire } from './schema.ts'

type Kept = TestimonyWire | StoryWire

/** A path's end: what is kept of one kind, and what of it the page shows. */
const PATHS = {
  testimony: { kept: 'depoimentos', chosen: 'depoimentos/escolhidos' },
  story: { kept: 'historias', chosen: 'historias/escolhidas' },
}
export type Kind = keyof typeof PATHS

const of = (vendorId: string) => `/v1/vendor/${vendorId}`

/** What a supplier keeps of one kind, what its page shows first; for those who manage the page. */
export const keptOf = <T extends Kept>(kind: Kind, vendorId: string) =>
  queryOptions({
    queryKey: ['testimonials', vendorId, kind],
    queryFn: async ({ signal }) => {
      const path = `${of(vendorId)}/${PATHS[kind].kept}`
      return callData<T[]>(path, { signal, quiet: true })
    },
  })

/** As many as are offered to choose from. */
const SOFTWARE_OFFERED = 100

/** The software of a supplier, best known first. */
export const softwareOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['testimonials', vendorId, 'software'],
    queryFn: async ({ signal }) => {
      const path = `${of(vendorId)}/products?tipo=Software&limit=${SOFTWARE_OFFERED}`
      const { data } = await callApi<Page<CatalogueCard>>(path, { signal, quiet: true })
      return data.map(({ id, titulo }) => ({ _id: id, name: titulo }))
    },
  })

// What follows changes what is kept. @throws ApiError, with its fields where a form shows them

/**
 * Keeps something new, or changes it.
 * @param id of what is changed
 * @param body its fields; of a list each entry, of a file that is to go, as `removerLogotipo`, 'true'
 */
export const saveKept = (kind: Kind, vendorId: string, id: string | undefined, body: FormData) =>
  whileLoggedIn(
    callApi<Answer<Kept>>(`${of(vendorId)}/${PATHS[kind].kept}${id ? `/${id}` : ''}`, {
      method: id ? 'PUT' : 'POST',
      body,
      quiet: true,
    }),
  )

export const removeKept = (kind: Kind, vendorId: string, id: string) =>
  whileLoggedIn(callApi(`${of(vendorId)}/${PATHS[kind].kept}/${id}`, { method: 'DELETE' }))

/** Lets the page show these, in this order, and no others. */
export const chooseKept = (kind: Kind, vendorId: string, ids: string[]) =>
  whileLoggedIn(
    callApi(`${of(vendorId)}/${PATHS[kind].chosen}`, { method: 'PUT', body: { ids }, quiet: true }),
  )

/** Testimonies that a supplier asked for, the newest first. */
export const requestsOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['testimonials', vendorId, 'requests'],
    queryFn: async ({ signal }) => {
      const path = `${of(vendorId)}/depoimentos/pedidos`
      return callData<RequestWire[]>(path, { signal, quiet: true })
    },
  })

/** @returns the id of the request */
export async function askForTestimony(vendorId: string, body: object): Promise<string> {
  const path = `${of(vendorId)}/depoimentos/pedidos`
  const call = callApi<Answer<{ _id: string }>>(path, { method: 'POST', body, quiet: true })
  return (await whileLoggedIn(call)).data._id
}

export const resendRequest = (vendorId: string, id: string) =>
  whileLoggedIn(callApi(`${of(vendorId)}/depoimentos/pedidos/${id}/reenviar`, { method: 'POST' }))

export const cancelRequest = (vendorId: string, id: string) =>
  whileLoggedIn(callApi(`${of(vendorId)}/depoimentos/pedidos/${id}`, { method: 'DELETE' }))

// What a customer does, by the link of a mail and without an account.

/** What a link is good for. */
export const linkOf = (token: string) =>
  queryOptions({
    queryKey: ['testimony-link', token],
    queryFn: ({ signal }) =>
      callData<LinkWire>('/v1/depoimento', {
        method: 'POST',
        body: { token },
        signal,
        quiet: true,
        anonymous: true,
      }),
    // What is written over it stays, whatever becomes of the link meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { outlivesLogin: true },
    retry: false,
  })

export const answerRequest = (token: string, body: object) =>
  callApi('/v1/depoimento/responder', {
    method: 'POST',
    body: { ...body, token },
    quiet: true,
    anonymous: true,
  })

export const declineRequest = (token: string) =>
  callApi('/v1/depoimento/recusar', { method: 'POST', body: { token }, anonymous: true })

export const withdrawTestimony = (token: string) =>
  callApi('/v1/depoimento/retirar', { method: 'POST', body: { token }, anonymous: true })
