import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { DeskArticle, NewArticle, StoredPicture } from './schema.ts'

const DESK = '/v1/admin/news'

/** @throws ApiError */
export const readArticle = async (id: string, signal?: AbortSignal): Promise<DeskArticle> =>
  callData<DeskArticle>(`${DESK}/${id}`, { signal, quiet: true })

/** The same, for its editor. */
export const articleToEdit = (id: string) =>
  queryOptions({
    queryKey: ['article-to-edit', id],
    queryFn: ({ signal }) => readArticle(id, signal),
    ...ASKED_ONCE,
  })

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

/** @throws ApiError, which an alert shows */
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

/** A text as visitors would see it. @throws ApiError, which an alert shows */
export async function previewBody(comment: string): Promise<string> {
  const asked = callApi<Answer<{ comment: string }>>(`${DESK}/preview`, {
    method: 'POST',
    body: { comment },
  })
  return (await whileLoggedIn(asked)).data.comment
}
