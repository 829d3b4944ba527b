import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** What the page logged as an error, allowed where a test expects one. */
  allowConsoleErrors(pattern: RegExp): void
  /** Events that the page emitted so far. */
  analytics(): Promise<{ event: string; [key: string]: unknown }[]>
}

/** In the place of Google's library: a button that answers with the token that the test left. */
const GOOGLE_LIBRARY = `
  let options
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (parent) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continuar com o Google'
      button.onclick = () => options.callback({ credential: window.googleIdToken })
      parent.replaceChildren(button)
    },
  } } }`

/** Every journey fails on an error in the console or in the page that it did not expect. */
export const test = base.extend<Fixtures & { errors: { seen: string[]; allowed: RegExp[] } }>({
  errors: [
    async ({ page }, use) => {
      const errors = { seen: [] as string[], allowed: [] as RegExp[] }
      page.on('console', (message) => {
        if (message.type() === 'error') errors.seen.push(message.text())
      })
      page.on('pageerror', (error) => errors.seen.push(String(error)))
      await page.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: GOOGLE_LIBRARY }),
      )
      await use(errors)
      const unexpected = errors.seen.filter((text) => !errors.allowed.some((p) => p.test(text)))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  allowConsoleErrors: async ({ errors }, use) => {
    await use((pattern) => errors.allowed.push(pattern))
  },
  analytics: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window.dataLayer ?? []) as never))
  },
})

export { expect }

/** The page has nothing that axe objects to. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`)
  expect(found).toEqual([])
}

/** Nothing makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
}

/** Waits until the page answers to the person: its scripts have taken over. */
export async function openPage(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'page_view'))
}

/** Scrolls at once: a wheel's scrolling goes on while the test does. */
export async function scrollBy(page: Page, top: number) {
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top)
}

/** Puts a login in the browser's storage, as logging in leaves it. */
export async function logInBrowser(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('logged-in-once')) return
    sessionStorage.setItem('logged-in-once', 'true')
    const user = { _id: '0198c0de-0000-7000-8000-000000000001', firstName: 'Ana', lastName: 'Lima' }
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('token', 'a'.repeat(43))
  })
}
