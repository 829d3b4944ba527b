import { callApi } from '#/platform/browser/api-client.ts'

interface Answer<T> {
  data: T
  /** For the person, in Portuguese, or ''. */
  message: string
}

/** Refusals are told by the forms that ask, not by an alert as well. */
const quiet = true

/** @throws ApiError 403 by the field of the current password */
export const changePassword = (request: { currentPassword: string; password: string }) =>
  callApi<Answer<null>>('/v1/login/password', { method: 'PUT', body: request, quiet })

/** Where one's data may be downloaded. */
export interface ExportLink {
  url: string
  /** ISO 8601. */
  expiresAt: string
}

/** @throws ApiError 403 by the field of the password */
export async function requestExport(password: string): Promise<ExportLink> {
  const options = { method: 'POST', body: { password }, quiet } as const
  return (await callApi<Answer<ExportLink>>('/v1/login/export', options)).data
}

/**
 * @returns when the account will be removed, ISO 8601
 * @throws ApiError 403 by the field of the password
 */
export async function requestRemoval(request: {
  password: string
  keepComments: boolean
}): Promise<string> {
  const options = { method: 'POST', body: request, quiet } as const
  return (await callApi<Answer<{ deletionAt: string }>>('/v1/login/deletion', options)).data
    .deletionAt
}

export const cancelRemoval = () => callApi<Answer<null>>('/v1/login/deletion', { method: 'DELETE' })
