import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { refuseConsent } from './consent.ts'
import { JOURNEY_ADDRESS } from './relay.ts'
import { answerGoogle, type LentWindow, lendWindow, takeBack } from './windows.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

interface Options {
  /** What the visitor answered to the privacy notice before the journey begins: 'Rejeitar', or nothing. */
  consent: 'refused' | 'none'
  /** Whether the journey needs a browser that has loaded nothing before. */
  isNewBrowser: boolean
}

interface Fixtures {
  /** What the page logged as an error, allowed where a test expects one. */
  allowConsoleErrors(pattern: RegExp): void
  /** Events that the page emitted so far. */
  analytics(): Promise<{ event: string; [key: string]: unknown }[]>
  /** A page in a browser of its own, which is closed with the test. */
  openBrowser(options?: Partial<Options> & BrowserContextOptions): Promise<Page>
  /** Somebody else, in a browser of their own. */
  visitor: Page
}

/** A page in a browser that has loaded nothing before. */
async function openAlone(browser: Browser, options: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage()
  await answerGoogle(page)
  return page
}

/** Every second journey is in the dark look, always the same ones: what they see is checked in it. */
const lookOf = ({ title }: TestInfo) => (title.length % 2 === 0 ? 'dark' : 'light')

/** How many this worker began. */
let journeys = 0

export const test = base.extend<Fixtures & Options & { allowedErrors: RegExp[] }>({
  consent: ['refused', { option: true }],
  isNewBrowser: [false, { option: true }],
  // An address of its own: what is counted by address is counted for each journey.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    journeys += 1
    const address = `127.18.${workerIndex % 256}.${journeys % 256}`
    await use({ ...extraHTTPHeaders, [JOURNEY_ADDRESS]: address })
  },
  /** A journey fails on an error in the console or in the page that it did not expect. */
  page: async ({ openBrowser, viewport, javaScriptEnabled, isNewBrowser, allowedErrors }, use) => {
    const isLent = javaScriptEnabled && !isNewBrowser
    const page = await openBrowser(isLent ? { viewport } : { viewport, javaScriptEnabled })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((text) => !allowedErrors.some((p) => p.test(text)))
    expect(unexpected, 'errors in the console').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  allowedErrors: async ({}, use) => {
    await use([])
  },
  allowConsoleErrors: async ({ allowedErrors }, use) => {
    await use((pattern) => allowedErrors.push(pattern))
  },
  analytics: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window.dataLayer ?? []) as never))
  },
  openBrowser: async ({ browser, consent, extraHTTPHeaders }, use, testInfo) => {
    const lent: LentWindow[] = []
    const opened: BrowserContext[] = []
    await use(async ({ consent: theirs = consent, viewport, ...options } = {}) => {
      const isOwn = Object.keys(options).length > 0
      const window = isOwn
        ? undefined
        : await lendWindow(browser, { headers: extraHTTPHeaders, size: viewport })
      if (window) lent.push(window)
      const page = window?.page ?? (await openAlone(browser, { viewport, ...options }))
      if (!window) opened.push(page.context())
      if (theirs === 'refused') await refuseConsent(page)
      await page.emulateMedia({ colorScheme: lookOf(testInfo) })
      return page
    })
    for (const context of opened) await context.close()
    // The picture of a failure is taken as its window is closed.
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    for (const window of lent) await takeBack(window, hasFailed)
  },
  visitor: async ({ openBrowser }, use) => {
    await use(await openBrowser())
  },
})

export { expect }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page has nothing that axe objects to. */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    // What passes is neither described nor sent: that is most of the work.
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Of WCAG 2.2 AA, and left out by default. A link within a sentence is an exception there, and to axe as well.
      rules: { 'target-size': { enabled: true } },
      // Only a rule that axe leaves out by default, as experimental, reads style sheets: copies of them all.
      preload: { assets: ['media'] },
    })
    // What a modal dialog covers in part cannot be pressed while it is open: there its size says nothing.
    const modals = [...document.querySelectorAll('[aria-modal="true"]')].filter((one) =>
      one.checkVisibility(),
    )
    const isCovered = (target: unknown) => {
      const place = document.querySelector(String(target))
      return modals.length > 0 && !modals.some((one) => one.contains(place))
    }
    return violations.flatMap(({ id, nodes }) => {
      const found =
        id === 'target-size' ? nodes.filter(({ target }) => !isCovered(target[0])) : nodes
      return found.length > 0 ? [`${id}: ${found.map((n) => n.target).join(', ')}`] : []
    })
  })
  expect(found).toEqual([])
}

/** Nothing makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess).toBe(0)
}

/** What a person sees fits its window and is accessible. */
export async function expectWhole(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Widths of a desk, a tablet and a telephone, where a journey then goes on. */
export const WIDTHS = [1440, 768, 360]

/** From the light look to the dark one, or back. */
async function turnLook(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  // An inherited colour changes after that of the element above it: some frames go by.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 100; frame++) {
      await new Promise(requestAnimationFrame)
      if (frame > 1 && document.getAnimations().length === 0) return
    }
  })
}

/**
 * What a person sees fits at every width, in the window that is open, and is accessible at the outer ones: at one in
 * the light look, at the other in the dark one.
 */
export async function expectWholeAtEveryWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 360) await turnLook(page)
    await expectNoSidewaysScroll(page)
    // A tablet's layout is made of parts of both others.
    if (width !== 768) await expectAccessible(page)
  }
}

/** A public page loads its scripts once somebody is there: a key that does nothing says so. */
export const showAttention = (page: Page) => page.keyboard.press('Shift')

/** Waits until the page answers to the person: its scripts have taken over. */
export async function openPage(page: Page, address: string) {
  await page.goto(address)
  await showAttention(page)
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'page_view'))
}

/** Scrolls at once: a wheel's scrolling goes on while the test does. */
export async function scrollBy(page: Page, top: number) {
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top)
}

/** Puts a login in the browser's storage, as logging in leaves it. */
export async function logInBrowser(page: Page) {
  // Their menu asks what is new, and pages what they saved; the server knows nobody by this token.
  const answers = { resumo: { email: 'ana@exemplo.com.br', convites: 0, paginas: [] }, listas: [] }
  for (const [path, data] of Object.entries(answers))
    await page.route(`**/v1/${path}`, (route) => route.fulfill({ json: { data } }))
  await page.addInitScript(() => {
    if (sessionStorage.getItem('logged-in-once')) return
    sessionStorage.setItem('logged-in-once', 'true')
    const user = { _id: '0198c0de-0000-7000-8000-000000000001', firstName: 'Ana', lastName: 'Lima' }
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('token', 'a'.repeat(43))
  })
}
