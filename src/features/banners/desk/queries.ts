import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { BannerFilter } from './filter.ts'
import type { BannerFields, DeskBanner } from './schema.ts'

const DESK = '/v1/admin/banners'

/** A page of the banners, for Admins. */
export const deskBanners = (filter: BannerFilter) =>
  queryOptions({
    queryKey: ['desk-banners', filter],
    queryFn: ({ signal }) =>
      callApi<Page<DeskBanner>>(`${DESK}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

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
  return callApi<Answer<DeskBanner>>(id ? `${DESK}/${id}` : DESK, options)
}

/** @throws ApiError, told by an alert */
export const switchBanner = (id: string, active: boolean) =>
  callApi<Answer<DeskBanner>>(`${DESK}/${id}/${active ? 'activate' : 'deactivate'}`, {
    method: 'POST',
  })

/** @throws ApiError, told by an alert */
export const deleteBanner = (id: string) =>
  callApi<Answer<null>>(`${DESK}/${id}`, { method: 'DELETE' })
