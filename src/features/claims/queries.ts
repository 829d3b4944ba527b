import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { QUEUE_PAGE_SIZE } from './limits.ts'
import type { AccessRequest, ProvenAccess, QueuedRequest } from './schema.ts'

/**
 * Asks for control of a page; the mail that proves the mailbox follows.
 * @throws ApiError by its field, or 409 where it stands in the way that a request waits already or
 *   the page is theirs; its form says so
 */
export const requestAccess = (userId: string, request: AccessRequest) => send(userId, request, true)

/** Asks for that mail again. */
export const resendAccessMail = (userId: string, request: AccessRequest) =>
  send(userId, request, false)

const send = (userId: string, body: AccessRequest, quiet: boolean) =>
  callApi<Answer<{ _id: string; email: string }>>(`/v1/vendor/solicitarAcesso/${userId}`, {
    method: 'POST',
    body,
    quiet,
  })

/**
 * Uses the link of that mail, which works once.
 * @throws ApiError 400 when it does not work any more, 403 for another person's; its screen says so
 */
export async function proveMailbox(secret: string): Promise<ProvenAccess> {
  const options = { method: 'POST', body: { id: secret }, quiet: true } as const
  return callData<ProvenAccess>('/v1/vendor/validarAcesso', options)
}

const QUEUE = '/v1/admin/access-requests'

/** What waits for an Admin, the oldest first. */
export const waitingRequests = (page: number) =>
  queryOptions({
    queryKey: ['access-requests', page],
    queryFn: ({ signal }) =>
      callApi<Page<QueuedRequest>>(`${QUEUE}?page=${page}&limit=${QUEUE_PAGE_SIZE}`, {
        signal,
        quiet: true,
      }),
  })

export const approveRequest = (id: string) =>
  callApi<Answer<unknown>>(`${QUEUE}/${id}/approve`, { method: 'POST' })

/** @throws ApiError by its field; its form says so */
export const refuseRequest = (id: string, reason: string) =>
  callApi<Answer<unknown>>(`${QUEUE}/${id}/refuse`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })
