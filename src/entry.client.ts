import { PAGE_START, type PageStart, type RouteModules } from './page-start.ts'
import { atAttention } from './platform/browser/attention.ts'
import { leaveBeforeRouter } from './platform/browser/entry-below.ts'
import { explainExamples } from './platform/browser/example-sites.ts'
import { holdOffline } from './platform/browser/offline.ts'
import { CHOICE_KEY, CONSENT_KEY, LISTS_KEY, USER_KEY } from './platform/browser/storage-keys.ts'
import { storedText } from './platform/browser/stored-text.ts'

const start = document.getElementById(PAGE_START)

const hydrate = () => import('./hydrate.tsx').then((part) => part.hydrate())

const modulesOf = (route: RouteModules) =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined)

async function load(route: RouteModules) {
  const parts = await Promise.all(modulesOf(route).map((url) => import(/* @vite-ignore */ url)))
  return Object.assign({}, ...parts)
}

/** What a page shows of its visitor alone, or counts as it opens, waits for nothing. */
const isExpected = () =>
  [USER_KEY, CHOICE_KEY, LISTS_KEY].some((key) => storedText(key) !== null) ||
  /[?&]comparar=/.test(location.search) ||
  /"purposes":\[[^\]]/.test(storedText(CONSENT_KEY) ?? '') ||
  Boolean(history.state?.usr) ||
  location.hash !== ''

/** React and the router in one file (`vite.config.ts`): most of what waking loads, and the same on every page. */
const TAKES_OVER = /\/react-[\w-]+\.js$/

/** The visitor asked the browser to load no more than is needed; only Chromium says so. */
const isSavingData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

/** A page that waits does what the router's own script would have done, when its time has come. */
function waitForPerson({ shown, manifest }: PageStart) {
  const routes = shown.flatMap((id) => manifest.routes[id] ?? [])
  const { pathname, search } = location

  // Steps of its history that it made before a reload are of this page, which only the router follows.
  function goBack(event: PopStateEvent) {
    if (leaveBeforeRouter(event)) return
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', goBack)

  const needed = new Set(routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]))
  const link = (rel: 'prefetch' | 'modulepreload', href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))

  atAttention({
    prefetch() {
      const takesOver = [...needed].find((href) => TAKES_OVER.test(href))
      if (takesOver && !isSavingData()) link('prefetch', takesOver)
    },
    async wake() {
      for (const href of needed) link('modulepreload', href)
      const modules = await Promise.all(routes.map(load))
      const loaded = shown.map((id, place) => [id, modules[place]])
      Object.assign(window, {
        __reactRouterManifest: manifest,
        __reactRouterRouteModules: Object.fromEntries(loaded),
      })
      await hydrate()
      removeEventListener('popstate', goBack)
    },
    isExpected: isExpected(),
    opensAt: document.querySelector('[data-opens-here]'),
  })
}

// Before anything is heard of the person: it holds what they send.
holdOffline()
explainExamples()
leaveBeforeRouter()
if (start) waitForPerson(JSON.parse(start.textContent ?? ''))
else void hydrate()
