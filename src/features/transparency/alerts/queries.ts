import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { DeskAlert, NewAlert } from './schema.ts'

/** @throws ApiError by its field; the form says so */
export const addAlert = (alert: NewAlert) =>
  callApi<Answer<DeskAlert>>('/v1/admin/review-alerts', {
    method: 'POST',
    body: alert,
    quiet: true,
  })
