import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { ChangedWebhook, WebhookForm, WebhookWire } from './schema.ts'

const at = (vendorId: string, word = '') => `/v1/vendor/${vendorId}/webhook${word}`

export const webhookOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['webhook', vendorId],
    queryFn: ({ signal }) => callData<WebhookWire | null>(at(vendorId), { signal, quiet: true }),
  })

const change = <T>(
  vendorId: string,
  method: 'POST' | 'PUT' | 'DELETE',
  word: string,
  body?: object,
) => whileLoggedIn(callApi<Answer<T>>(at(vendorId, word), { method, body, quiet: true }))

export const setWebhook = (vendorId: string, form: WebhookForm) =>
  change<ChangedWebhook>(vendorId, 'PUT', '', form)
export const rotateSecret = (vendorId: string) =>
  change<ChangedWebhook>(vendorId, 'POST', '/segredo')
export const testWebhook = (vendorId: string) => change<WebhookWire>(vendorId, 'POST', '/teste')
export const deleteWebhook = (vendorId: string) => change<null>(vendorId, 'DELETE', '')
