import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type {
  BegunInvitation,
  Invitable,
  InvitationWire,
  InvitedWire,
  NewInvitation,
} from './schema.ts'

const of = (vendorId: string) => `/v1/vendor/${vendorId}`

/** Invitations of a supplier, for those who manage the page. */
export const invitationsOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['review-invitations', vendorId],
    queryFn: ({ signal }) =>
      callData<InvitationWire[]>(`${of(vendorId)}/convites/avaliacoes`, { signal, quiet: true }),
  })

/** What customers can be asked to review. */
export const whatToReview = (vendorId: string) =>
  queryOptions({
    queryKey: ['review-invitations', vendorId, 'products'],
    queryFn: ({ signal }) =>
      callData<Invitable>(`${of(vendorId)}/convites/avaliacoes/produtos`, { signal, quiet: true }),
  })

/** @throws ApiError with its fields; the form shows them */
export const invite = (vendorId: string, form: NewInvitation) =>
  whileLoggedIn(
    callApi<Answer<BegunInvitation>>(`${of(vendorId)}/convites`, {
      method: 'POST',
      body: form,
      quiet: true,
    }),
  )

export const stopInvitation = (vendorId: string, id: string) =>
  whileLoggedIn(
    callApi<Answer<InvitationWire[]>>(`${of(vendorId)}/convites/avaliacoes/${id}/encerrar`, {
      method: 'POST',
    }),
  )

/** Who invites to review what. */
export const invitedBy = (token: string) =>
  queryOptions({
    queryKey: ['review-invitation', token],
    queryFn: ({ signal }) =>
      callData<InvitedWire>(`/v1/convite/${encodeURIComponent(token)}`, { signal, quiet: true }),
    meta: { outlivesLogin: true },
  })

/** Ends invitations from everybody, by what a letter carries. @throws ApiError; the screen says so */
export const refuseInvitations = (token: string) =>
  callApi<Answer<null>>(`/v1/convite/sair/${encodeURIComponent(token)}`, {
    method: 'POST',
    quiet: true,
  })
