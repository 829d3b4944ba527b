import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

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

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findInstalled = () =>
  [process.env.CHROME_PATH, ...KNOWN].find((file) => file && existsSync(file))

function has(/** @type {string} */ command) {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium for the browser tests: CHROME_PATH, the system's, else Debian's package where this
 * user may install it, else Playwright's own.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export function ensureChromium() {
  const installed = findInstalled()
  if (installed) return installed
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log('Instalando o Chromium…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    return findInstalled()
  }
  run('playwright', ['install', 'chromium'])
  return undefined
}
