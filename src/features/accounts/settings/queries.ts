import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'

/** The forms that ask show refusals; no alert does. */
const quiet = true

/** @throws ApiError 403 by the field of the current password */
export const changePassword = (request: {
  currentPassword: string
  password: string
  endGoogle: boolean
}) => callApi<Answer<null>>('/v1/login/password', { method: 'PUT', body: request, quiet })

export const unlinkGoogle = () => callApi<Answer<null>>('/v1/login/google', { method: 'DELETE' })

/** Where one's data may be downloaded. */
export interface ExportLink {
  url: string
  /** ISO 8601. */
  expiresAt: string
}

/** @throws ApiError 403 by the field of the password */
export async function requestExport(password: string): Promise<ExportLink> {
  const options = { method: 'POST', body: { password }, quiet } as const
  return callData<ExportLink>('/v1/login/export', options)
}

/** The archive behind such a link. @throws ApiError 400 for a link that is over */
export const downloadExport = (url: string) =>
  callApi<Blob>(url, { quiet }, (response) => response.blob())

/**
 * @returns when the account will be removed, ISO 8601
 * @throws ApiError 403 by the field of the password
 */
export async function requestRemoval(request: {
  password: string
  keepComments: boolean
}): Promise<string> {
  const options = { method: 'POST', body: request, quiet } as const
  return (await callData<{ deletionAt: string }>('/v1/login/deletion', options)).deletionAt
}

export const cancelRemoval = () => callApi<Answer<null>>('/v1/login/deletion', { method: 'DELETE' })
