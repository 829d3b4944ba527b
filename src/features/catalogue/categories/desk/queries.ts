import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { CategoryEdit, DeskCategory, NewCategory } from '../schema.ts'

const send = <T>(method: 'POST' | 'PUT', path: string, body: object) =>
  callApi<Answer<T>>(`/v1/admin/categories${path}`, { method, body, quiet: true })

/** @throws ApiError by its field, as those below; its form says so */
export const addCategory = (category: NewCategory) => send<DeskCategory>('POST', '', category)

export const editCategory = (id: string, category: CategoryEdit) =>
  send<DeskCategory>('PUT', `/${id}`, category)

export const mergeCategory = (id: string, targetId: string) =>
  send<{ moved: number }>('POST', `/${id}/merge`, { targetId })
