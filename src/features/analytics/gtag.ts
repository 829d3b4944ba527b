import type { AnalyticsEvent, AnalyticsSink } from '#/platform/browser/analytics.ts'

declare global {
  interface Window {
    /** Google's own queue, apart from ours: what happened before the consent is not in it. */
    gtagLayer?: unknown[]
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** Google's library reads `arguments` objects, no arrays. */
function gtag(..._command: unknown[]) {
  window.gtagLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.gtagLayer.push(arguments)
}

/** Google gets no address of ours but those of page views: some carry secrets. */
const referrer = () =>
  document.referrer.startsWith(location.origin) ? location.origin : document.referrer

function load(id: string) {
  gtag('js', new Date())
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  gtag('set', { page_location: location.origin, page_referrer: referrer() })
  // We send views; cookies of this host alone can be removed from here.
  gtag('config', id, { send_page_view: false, cookie_domain: 'none' })
  const script = document.createElement('script')
  script.src = `${SCRIPT}?id=${id}&l=gtagLayer`
  document.head.append(script)
}

function tell({ event, ...details }: AnalyticsEvent) {
  // Counts of our own: Google knows of the page already.
  if (event === 'supplier_visit' || event === 'software_comparison') return
  if ('page_path' in details) gtag('set', { page_location: location.origin + details.page_path })
  gtag('event', event, details)
}

function removeCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** Sends events to Google Analytics. @param id of the site there (GTAG_ID) */
export function startGoogle(id: string): AnalyticsSink {
  const off = `ga-disable-${id}`
  Reflect.set(window, off, false)
  if (!window.gtagLayer) load(id)
  return {
    tell,
    /** Removes the cookies that it left, too. */
    stop() {
      Reflect.set(window, off, true)
      removeCookies()
    },
  }
}
