import { callApi } from '#/platform/browser/api-client.ts'

/** Puts a page back for who took it down. */
export const restorePage = (vendorId: string, userId: string) =>
  callApi(`/v1/vendor/page/${vendorId}/${userId}/desfazer`, { method: 'POST' })
