import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { ConfirmationOutcome, ConfirmationWire } from './schema.ts'

const pathOf = (vendorId: string) => `/v1/vendor/${vendorId}/confirmacao`

/** How far a page is from being confirmed, for those who administer it. */
export const confirmationOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['confirmation', vendorId],
    queryFn: ({ signal }) => callData<ConfirmationWire>(pathOf(vendorId), { signal, quiet: true }),
  })

/** @throws ApiError by its field, or 409; its form says so */
export const askForLink = (vendorId: string, email: string) =>
  callApi<Answer<ConfirmationWire>>(pathOf(vendorId), {
    method: 'POST',
    body: { email },
    quiet: true,
  })

/**
 * Uses the link of the mail, which works once.
 * @throws ApiError 400 when it does not work any more, 403 for another person's; its screen says so
 */
export const proveMailbox = (token: string) =>
  callData<ConfirmationOutcome>('/v1/vendor/confirmacao', {
    method: 'POST',
    body: { token },
    quiet: true,
  })
