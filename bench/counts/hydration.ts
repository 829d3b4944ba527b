import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/lib/chromium.mjs'
import { ROOT } from '../../scripts/lib/install.mjs'
import { stopClock } from './fixed-clock.mjs'
import { compressedSize } from './size.ts'

const POLL_MS = 100
/** So often in a row nothing may have changed before a page is taken for complete. */
const QUIET_POLLS = 4
const DEADLINE_MS = 60_000
const AT_ONCE = 3

/** What React calls when it commits, in production too: the interface of its developer tools. */
function countComponents() {
  interface Fiber {
    tag: number
    child: Fiber | null
    sibling: Fiber | null
  }
  interface Root {
    current: Fiber
  }
  const roots = new Set<Root>()
  let commits = 0
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot(_renderer: number, root: Root) {
        roots.add(root)
        commits += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
    /** Function, class, forwardRef and simple memo components: React's tags 0, 1, 11 and 15. */
    countedComponents() {
      let components = 0
      const waiting: (Fiber | null)[] = [...roots].map(({ current }) => current)
      for (let fiber = waiting.pop(); waiting.length > 0 || fiber; fiber = waiting.pop()) {
        if (!fiber) continue
        if ([0, 1, 11, 15].includes(fiber.tag)) components += 1
        waiting.push(fiber.sibling, fiber.child)
      }
      return { commits, components }
    },
  })
}

declare const countedComponents: () => { commits: number; components: number }

interface Watched {
  page: Page
  /** Paths of all that was asked for. */
  scripts: Set<string>
  underWay: Set<Request>
}

async function watch(browser: Browser): Promise<Watched> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const scripts = new Set<string>()
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  // tsx gives functions names by a helper of its own, which the browser lacks. What is out of view waits.
  await page.addInitScript(
    `Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    globalThis.__name = (it) => it; (${stopClock})(); (${countComponents})()`,
  )
  return { page, scripts, underWay }
}

/** Waits until the page changes no more. @param commits how often React has to have written to it, at least */
async function settle({ page, scripts, underWay }: Watched, commits: number): Promise<number> {
  const deadline = Date.now() + DEADLINE_MS
  let last = ''
  let components = 0
  for (let quiet = 0; quiet < QUIET_POLLS; ) {
    if (Date.now() > deadline)
      throw new Error(`${page.url()} was not complete after ${DEADLINE_MS} ms.`)
    // An idle callback comes when the page has nothing else to do.
    const now = await page.evaluate(
      (wait) =>
        new Promise<ReturnType<typeof countedComponents>>((resolve) =>
          setTimeout(() => requestIdleCallback(() => resolve(countedComponents())), wait),
        ),
      POLL_MS,
    )
    const state = JSON.stringify([now, scripts.size])
    quiet = now.commits >= commits && underWay.size === 0 && state === last ? quiet + 1 : 0
    last = state
    components = now.components
  }
  return components
}

const sizeOf = (scripts: Set<string>) =>
  [...scripts]
    .map((name) => compressedSize(readFileSync(path.join(ROOT, 'build/client', name), 'utf8')))
    .reduce((sum, size) => sum + size, 0)

/**
 * JavaScript of one page, in bytes gzipped: what it loads while nobody touches it, and all once
 * somebody does; and its components then.
 */
async function visit(browser: Browser, url: string) {
  const watched = await watch(browser)
  const { page, scripts } = watched
  await page.goto(url)
  await settle(watched, 0)
  const look = sizeOf(scripts)
  // A sign of a person that changes nothing.
  await page.keyboard.press('Shift')
  const components = await settle(watched, 1)
  await page.close()
  return { look, js: sizeOf(scripts), components }
}

/** Visits pages in a browser, a few at a time, as each is watched for a while before it is quiet. */
export async function countInBrowser(urls: string[]) {
  const executablePath = ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const counts: Awaited<ReturnType<typeof visit>>[] = []
  const waiting = [...urls.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      counts[next[0]] = await visit(browser, next[1])
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    return counts
  } finally {
    await browser.close()
  }
}
