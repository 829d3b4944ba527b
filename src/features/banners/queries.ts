import { emitAnalytics } from '#/platform/browser/analytics.ts'
import { type ApiError, callApi } from '#/platform/browser/api-client.ts'
import { randomId } from '#/platform/browser/random-id.ts'
import type { BannerWire } from './schema.ts'

export const reportBannerClick = ({ _id, urlRedirect }: BannerWire) =>
  emitAnalytics({ event: 'click_banner', banner_id: _id, banner_url: urlRedirect })

/**
 * Has a click logged, without holding up the way to where the banner leads. One that got no answer
 * is sent once more; its id keeps it from being counted twice.
 */
export function logBannerClick(bannerId: string) {
  const date = new Date().toUTCString()
  const body = { bannerId, user: null, date, clickId: randomId() }
  const send = () =>
    callApi('/v1/bannerlog', {
      method: 'POST',
      body,
      keepalive: true,
      quiet: true,
      anonymous: true,
    })
  void send()
    .catch((error: ApiError) => (error.status === 0 ? send() : null))
    .catch(() => {})
}
