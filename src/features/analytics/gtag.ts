import { type AnalyticsEvent, followAnalytics } from '#/platform/analytics.ts'

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

function load(id: string) {
  gtag('js', new Date())
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  // Cookies of this host alone, which can be removed from here; views are told by us, per page.
  gtag('config', id, { send_page_view: false, cookie_domain: 'none' })
  const script = document.createElement('script')
  script.src = `${SCRIPT}?id=${id}&l=gtagLayer`
  document.head.append(script)
}

let page = ''

function send({ event, ...details }: AnalyticsEvent) {
  // Without it Google takes the window's address, and some carry secrets.
  if ('page_path' in details) page = location.origin + details.page_path
  gtag('event', event, { ...details, page_location: page, page_referrer: '' })
}

function removeCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}

/**
 * Tells Google Analytics, from now on.
 * @param id of the site there (GTAG_ID)
 * @returns ends it, and removes the cookies that it left
 */
export function startGoogle(id: string): () => void {
  const off = `ga-disable-${id}`
  Reflect.set(window, off, false)
  if (!window.gtagLayer) load(id)
  const unfollow = followAnalytics(send)
  return () => {
    unfollow()
    Reflect.set(window, off, true)
    removeCookies()
  }
}
