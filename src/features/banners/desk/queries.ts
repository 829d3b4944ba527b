import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { BannerFields, DeskBanner } from './schema.ts'

/**
 * @param id of the one that changes; undefined for a new one
 * @param picture null leaves the one that it has
 * @throws ApiError by its field; its form says so
 */
export function saveBanner(id: string | undefined, fields: BannerFields, picture: File | null) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (picture) body.set('imagem', picture)
  const options = { method: id ? 'PUT' : 'POST', body, quiet: true } as const
  return callApi<Answer<DeskBanner>>(`/v1/admin/banners${id ? `/${id}` : ''}`, options)
}
