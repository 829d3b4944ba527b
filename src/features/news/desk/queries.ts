import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import type { NewsFilter } from './filter.ts'
import type { DeskArticle, DeskItem, NewArticle, StoredPicture } from './schema.ts'

const DESK = '/v1/admin/news'

export const NEWS_DESK = '/admin/news'
export const articleEditorPath = (id: string) => `${NEWS_DESK}/${id}`
/** The editor of what is not there yet. */
export const NEW_ITEM = 'new'
export const newArticlePath = (type: string) => `${NEWS_DESK}/${NEW_ITEM}?type=${type}`

/** A page of news, articles and jobs, for Admins. */
export const deskNews = (filter: NewsFilter) =>
  queryOptions({
    queryKey: ['desk-news', filter],
    queryFn: ({ signal }) => {
      const parameters = writeFilter(filter)
      parameters.set('limit', String(DESK_PAGE_SIZE))
      return callApi<Page<DeskItem>>(`${DESK}?${parameters}`, { signal, quiet: true })
    },
    placeholderData: keepPreviousData,
  })

/** @throws ApiError */
export const readArticle = async (id: string, signal?: AbortSignal): Promise<DeskArticle> =>
  callData<DeskArticle>(`${DESK}/${id}`, { signal, quiet: true })

interface Saving {
  /** Undefined for what is not there yet. */
  saved: Pick<DeskArticle, '_id' | 'version'> | undefined
  item: NewArticle
}

/** @throws ApiError by its field; 409 when somebody saved another version meanwhile */
export const saveArticle = ({ saved, item }: Saving): Promise<Answer<DeskArticle>> =>
  whileLoggedIn(
    saved
      ? callApi(`${DESK}/${saved._id}`, {
          method: 'PUT',
          body: { ...item, version: saved.version },
          quiet: true,
        })
      : callApi(DESK, { method: 'POST', body: item, quiet: true }),
  )

/** @throws ApiError, told by an alert */
export const unpublishArticle = (id: string) =>
  callApi<Answer<DeskArticle>>(`${DESK}/${id}/unpublish`, { method: 'POST' })

/** @throws ApiError, told by an alert */
export const deleteArticle = (id: string) =>
  callApi<Answer<null>>(`${DESK}/${id}`, { method: 'DELETE' })

/** @throws ApiError by the field `imagem` */
export async function uploadPicture(file: File): Promise<StoredPicture> {
  const body = new FormData()
  body.set('imagem', file)
  const sent = callApi<Answer<StoredPicture>>(`${DESK}/pictures`, {
    method: 'POST',
    body,
    quiet: true,
  })
  return (await whileLoggedIn(sent)).data
}

/** A text as visitors would see it. @throws ApiError, told by an alert */
export async function previewBody(comment: string): Promise<string> {
  const asked = callApi<Answer<{ comment: string }>>(`${DESK}/preview`, {
    method: 'POST',
    body: { comment },
  })
  return (await whileLoggedIn(asked)).data.comment
}
