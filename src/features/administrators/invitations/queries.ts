import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { ReceivedInvitation, SentInvitation } from './schema.ts'

/** What a page sent, for those who manage it. */
export const sentInvitations = (vendorId: string) =>
  queryOptions({
    queryKey: ['invitations', vendorId],
    queryFn: ({ signal }) =>
      callData<SentInvitation[]>(`/v1/vendor/${vendorId}/convites`, { signal, quiet: true }),
  })

/** What waits for the answer of the person who is logged in. @param userId who that is */
export const receivedInvitations = (userId: string) =>
  queryOptions({
    queryKey: ['received-invitations', userId],
    queryFn: ({ signal }) =>
      callData<ReceivedInvitation[]>('/v1/convites', { signal, quiet: true }),
  })

/** One of them, whatever became of it. */
export const receivedInvitation = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['received-invitations', userId, id],
    queryFn: ({ signal }) =>
      callData<ReceivedInvitation>(`/v1/convites/${id}`, { signal, quiet: true }),
    retry: false,
  })

// Those of a page answer with what it sent. @throws ApiError

/**
 * @param usuarios '@username', e-mail addresses, or ids of accounts
 * @param quiet where a form says what was refused
 */
export const inviteAdministrators = (vendorId: string, usuarios: string[], quiet = false) =>
  whileLoggedIn(
    callApi<Answer<SentInvitation[]>>(`/v1/vendor/${vendorId}/administradores`, {
      method: 'POST',
      body: { usuarios },
      quiet,
    }),
  )

export const resendInvitation = (vendorId: string, id: string) =>
  whileLoggedIn(
    callApi<Answer<SentInvitation[]>>(`/v1/vendor/${vendorId}/convites/${id}/reenviar`, {
      method: 'POST',
    }),
  )

export const withdrawInvitation = (vendorId: string, id: string) =>
  whileLoggedIn(
    callApi<Answer<SentInvitation[]>>(`/v1/vendor/${vendorId}/convites/${id}`, {
      method: 'DELETE',
    }),
  )

export const answerInvitation = (id: string, answer: 'aceitar' | 'recusar') =>
  whileLoggedIn(
    callApi<Answer<{ vendorId: string } | null>>(`/v1/convites/${id}/${answer}`, {
      method: 'POST',
    }),
  )
