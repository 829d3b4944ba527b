import { emitAnalytics } from '#/platform/analytics.ts'
import { callApi } from '#/platform/api-client.ts'
import type { BannerWire } from './schema.ts'

/** Counts a click, without holding up the way to where the banner leads. */
export function reportBannerClick({ _id, urlRedirect }: BannerWire, userId?: string) {
  emitAnalytics({ event: 'click_banner', banner_id: _id, banner_url: urlRedirect })
  void callApi('/v1/bannerlog', {
    method: 'POST',
    body: { bannerId: _id, user: userId ?? null, date: new Date().toUTCString() },
    keepalive: true,
    quiet: true,
  }).catch(() => {})
}
