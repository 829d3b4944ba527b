import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import { QUEUE_PAGE_SIZE } from '../limits.ts'
import type { AppealSituation, OwnAppeal, QueuedAppeal } from './schema.ts'

/** @throws ApiError by its field; its form says so */
export const sendAppeal = (softwareId: string, texto: string) =>
  whileLoggedIn(
    callApi<Answer<OwnAppeal>>('/v1/comment/contestacao', {
      method: 'POST',
      body: { softwareId, texto },
      quiet: true,
    }),
  )

/** Appeals that wait for an Admin, or that one decided about. */
export const appealsWith = (situacao: AppealSituation, page: number) =>
  queryOptions({
    queryKey: ['appeals', situacao, page],
    queryFn: ({ signal }) => {
      const wanted = { situacao, page: String(page), limit: String(QUEUE_PAGE_SIZE) }
      const path = `/v1/admin/appeals?${new URLSearchParams(wanted)}`
      return callApi<Page<QueuedAppeal>>(path, { signal, quiet: true })
    },
  })

/** @throws ApiError by its field, or 409 when another decision came before; its form says so */
export const decideOnAppeal = (id: string, decision: 'aceitar' | 'negar', reason: string) =>
  callApi<{ message: string }>(`/v1/admin/appeals/${id}/${decision}`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })
