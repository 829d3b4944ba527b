export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string }
  | { event: 'click_banner'; banner_id: string; banner_url: string }

declare global {
  interface Window {
    /** Events of this page, oldest first; nothing leaves the browser from here. */
    dataLayer?: AnalyticsEvent[]
  }
}

/** The one way in for analytics events. */
export function emitAnalytics(event: AnalyticsEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
