import type { Browser, CDPSession, Page } from '@playwright/test'

/** In the place of Google's library: a button that answers with the token that the test left. */
const GOOGLE_LIBRARY = `
  let options
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; window.googleNonce = given.nonce },
    renderButton: (parent) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continuar com o Google'
      button.onclick = () => options.callback({ credential: window.googleIdToken })
      parent.replaceChildren(button)
    },
  } } }`

/**
 * Answers for Google's library alone: a route of Playwright's stops every request of the page, and
 * switches its cache off.
 */
export async function answerGoogle(page: Page) {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: Buffer.from(GOOGLE_LIBRARY).toString('base64'),
    }
    // The page may be closed meanwhile.
    session.send('Fetch.fulfillRequest', answer).catch(() => {})
  })
  const patterns = [{ urlPattern: 'https://accounts.google.com/gsi/client' }]
  await session.send('Fetch.enable', { patterns })
}

/**
 * Windows of this worker that stay open from one journey to the next, empty and without memory of it. What
 * the browser has compiled is still there: to compile it for each journey was a third of all work.
 */
const kept: LentWindow[] = []

export interface LentWindow {
  page: Page
  session: CDPSession
  /** Undoes what the journey added to each document. */
  added: { dispose(): Promise<void> }[]
  /** It has what cannot be taken back. */
  isSpent: boolean
}

interface Size {
  width: number
  height: number
}

/** How large a window is where a journey asks for nothing else. */
const SIZE = { width: 1280, height: 720 }

/** Events that a journey may listen to; what Playwright itself listens to stays. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** How large a window is drawn, of its size: nobody looks at it, and drawing was a quarter of the browser's work. */
const DRAWN = 0.1

/**
 * Has a window drawn small. Its layout, what a click hits, and the picture of a failure are as they were; a wheel turns
 * the page, whatever it stands on.
 */
function drawSmall(page: Page, session: CDPSession) {
  const setSize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await setSize(size)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
      viewport: { x: 0, y: 0, ...size, scale: DRAWN },
    })
  }
}

async function openWindow(browser: Browser): Promise<LentWindow> {
  const page = await (await browser.newContext()).newPage()
  const window: LentWindow = {
    page,
    session: await page.context().newCDPSession(page),
    added: [],
    isSpent: false,
  }
  const addScript = page.addInitScript.bind(page)
  page.addInitScript = async (script, arg, options) => {
    const added = await addScript(script, arg, options)
    window.added.push(added)
    return added
  }
  // A clock that was put in the place of the browser's stays there.
  const install = page.clock.install.bind(page.clock)
  page.clock.install = async (...options) => {
    window.isSpent = true
    await install(...options)
  }
  drawSmall(page, window.session)
  await answerGoogle(page)
  return window
}

/** Makes a window forget whoever used it; its scripts, compiled, stay. */
async function empty({ page, session, added }: LentWindow) {
  const context = page.context()
  for (const event of HEARD) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const each of added.splice(0)) await each.dispose()
  await context.setOffline(false)
  // What a page writes as it is left is written before its storage is emptied.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await session.send('Page.resetNavigationHistory')
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: 'reduce',
  })
}

/**
 * Lends a window without memory.
 * @param headers sent with each of its requests
 */
export async function lendWindow(
  browser: Browser,
  { headers, size }: { headers?: Record<string, string>; size?: Size | null },
): Promise<LentWindow> {
  const window = kept.pop() ?? (await openWindow(browser))
  await window.page.context().setExtraHTTPHeaders(headers ?? {})
  await window.page.setViewportSize(size ?? SIZE)
  return window
}

/** Takes a window back, and closes one that another journey may not have. */
export async function takeBack(window: LentWindow, isSpent: boolean) {
  if (isSpent || window.isSpent || window.page.isClosed()) return window.page.context().close()
  await empty(window)
  kept.push(window)
}
