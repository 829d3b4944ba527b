import { logBannerClick } from '#/features/banners/queries.ts'
import { type AnalyticsEvent, followAnalytics } from '#/platform/analytics.ts'
import { randomId } from '#/platform/random-id.ts'
import { BATCH_MAX, PATH_MAX } from './limits.ts'
import type { CountedEvent } from './schema.ts'

/** Events wait this long for company. */
const WAIT_MS = 3000

/** Counted already, also where its visitor disagrees and agrees again on one page. */
const counted = new WeakSet<AnalyticsEvent>()

/** Has events counted by our own server, in batches; clicks at once. @returns ends it, and drops what waits */
export function startCounting(): () => void {
  let id = randomId()
  let waiting: CountedEvent[] = []
  let timer = 0

  function send() {
    clearTimeout(timer)
    if (waiting.length === 0) return
    const batch = new Blob([JSON.stringify({ id, events: waiting.slice(0, BATCH_MAX) })], {
      type: 'application/json',
    })
    if (!navigator.sendBeacon('/v1/events', batch)) return
    id = randomId()
    waiting = waiting.slice(BATCH_MAX)
  }

  function add(event: CountedEvent) {
    waiting.push(event)
    clearTimeout(timer)
    timer = window.setTimeout(send, WAIT_MS)
  }

  const unfollow = followAnalytics((event) => {
    if (counted.has(event)) return
    counted.add(event)
    if (event.event === 'click_banner') logBannerClick(event.banner_id)
    else if (event.event === 'banner_impression') add(event)
    // What was searched for is nobody's business.
    else add({ ...event, page_path: event.page_path.split('?', 1)[0]?.slice(0, PATH_MAX) ?? '/' })
  })
  const sendWhenLeft = () => {
    if (document.visibilityState === 'hidden') send()
  }
  document.addEventListener('visibilitychange', sendWhenLeft)
  return () => {
    unfollow()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', sendWhenLeft)
  }
}
