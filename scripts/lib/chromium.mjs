import { existsSync } from 'node:fs'
import { canInstallPackages, installPackage, run } from './install.mjs'

/** Runs as root too, and asks nothing of the network by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's: the one without windows needs a third of the work for a page, so it goes first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const KNOWN = [
  ...PACKAGES.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findInstalled = () =>
  [process.env.CHROME_PATH, ...KNOWN].find((file) => file && existsSync(file))

/**
 * A Chromium for the browser tests: CHROME_PATH, the system's, else Debian's package where this
 * user may install it, else Playwright's own.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export function ensureChromium() {
  const installed = findInstalled()
  if (installed) return installed
  if (canInstallPackages()) {
    console.log('Instalando o Chromium…')
    installPackage(...PACKAGES)
    return findInstalled()
  }
  run('playwright', ['install', 'chromium'])
  return undefined
}
