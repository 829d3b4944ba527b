import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { DeskLawDate, LawDateEdit, NewLawDate } from './schema.ts'

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  callApi<Answer<DeskLawDate>>(`/v1/admin/law-dates${path}`, { method, body, quiet: true })

/** @throws ApiError by its field, as the next one; its form says so */
export const addDate = (date: NewLawDate) => send('POST', '', date)

export const editDate = (id: string, date: LawDateEdit) => send('PUT', `/${id}`, date)
