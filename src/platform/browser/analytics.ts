export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string }
  | { event: 'banner_impression'; banner_id: string }
  /** By somebody who does not manage the page. */
  | { event: 'supplier_visit'; vendor_id: string }
  /** Software that somebody sees side by side. */
  | { event: 'software_comparison'; software_ids: string[] }
  | { event: 'click_banner'; banner_id: string; banner_url: string }

/** Where events go. */
export interface AnalyticsSink {
  tell(event: AnalyticsEvent): void
  /** Forgets what it got and has not sent yet. */
  stop(): void
}

declare global {
  interface Window {
    /** Events of this tab, oldest first; nothing leaves the browser from here. */
    dataLayer?: AnalyticsEvent[]
  }
}

const listeners = new Set<AnalyticsSink['tell']>()

/** What happened since the newest page view, with it. */
function ofThisPage(): AnalyticsEvent[] {
  const events = window.dataLayer ?? []
  return events.slice(events.findLastIndex(({ event }) => event === 'page_view'))
}

/** The one way in for analytics events. Whether they go anywhere is up to who follows them. */
export function emitAnalytics(event: AnalyticsEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
  for (const listener of listeners) listener(event)
}

/** Says that a banner was seen: once in a page view, however often it comes back into sight. */
export function emitImpression(bannerId: string) {
  const isKnown = ofThisPage().some(
    (known) => known.event === 'banner_impression' && known.banner_id === bannerId,
  )
  if (!isKnown) emitAnalytics({ event: 'banner_impression', banner_id: bannerId })
}

/**
 * Hands on what happens from now on, after what the page in view already shows: it was not left
 * yet when its visitor agreed. Clicks are over, and stay untold.
 * @param loading the sink, whose code may still be on its way: events wait for it
 * @returns ends it
 */
export function followAnalytics(loading: Promise<AnalyticsSink>): () => void {
  let wanted = true
  const listener = (event: AnalyticsEvent) =>
    void loading.then(
      (sink) => wanted && sink.tell(event),
      () => {},
    )
  for (const event of ofThisPage()) if (event.event !== 'click_banner') listener(event)
  listeners.add(listener)
  return () => {
    wanted = false
    listeners.delete(listener)
    loading.then(
      (sink) => sink.stop(),
      () => {},
    )
  }
}
