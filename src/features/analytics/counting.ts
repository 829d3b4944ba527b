import { logBannerClick } from '#/features/banners/queries.ts'
import type { AnalyticsEvent, AnalyticsSink } from '#/platform/browser/analytics.ts'
import { randomId } from '#/platform/browser/random-id.ts'
import { BATCH_MAX, PATH_MAX } from './limits.ts'
import type { CountedEvent } from './schema.ts'
import { visitorOfToday } from './visitor.ts'

/** Events wait this long for company. */
const WAIT_MS = 3000

/** Counted already, also where its visitor disagrees and agrees again on one page. */
const counted = new WeakSet<AnalyticsEvent>()

/** Has events counted by our own server: clicks at once, the others in batches. */
export function startCounting(): AnalyticsSink {
  let id = randomId()
  let waiting: CountedEvent[] = []
  let timer = 0

  function send() {
    clearTimeout(timer)
    if (waiting.length === 0) return
    const events = waiting.slice(0, BATCH_MAX)
    const isVisit = events.some(({ event }) => event === 'supplier_visit')
    const batch = JSON.stringify({ id, events, ...(isVisit && { visitor: visitorOfToday() }) })
    const isTaken = navigator.sendBeacon(
      '/v1/events',
      new Blob([batch], { type: 'application/json' }),
    )
    // What the browser had no room for goes with the next.
    if (!isTaken) return
    id = randomId()
    waiting = waiting.slice(BATCH_MAX)
  }

  function wait(event: CountedEvent) {
    waiting.push(event)
    clearTimeout(timer)
    timer = window.setTimeout(send, WAIT_MS)
  }

  const sendWhenLeft = () => {
    if (document.visibilityState === 'hidden') send()
  }
  document.addEventListener('visibilitychange', sendWhenLeft)
  return {
    tell(event) {
      if (counted.has(event)) return
      counted.add(event)
      if (event.event === 'click_banner') logBannerClick(event.banner_id)
      // What was searched for is nobody's business.
      else if (event.event === 'page_view')
        wait({ ...event, page_path: withoutSearch(event.page_path) })
      else wait(event)
    },
    stop() {
      clearTimeout(timer)
      waiting = []
      document.removeEventListener('visibilitychange', sendWhenLeft)
    },
  }
}

const withoutSearch = (path: string) => path.replace(/\?.*/, '').slice(0, PATH_MAX)
