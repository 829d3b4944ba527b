import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/lib/chromium.mjs'
import { freePort } from './scripts/lib/postgres.mjs'

// The run's own, so that several runs stand side by side; its workers inherit them.
process.env.PRACA_E2E_PORT ??= String(await freePort())
process.env.PRACA_E2E_SITE_PORT ??= String(await freePort())
process.env.PRACA_E2E_GOOGLE_PORT ??= String(await freePort())
process.env.PRACA_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'praca-e2e-'))

const ORIGIN = `http://localhost:${process.env.PRACA_E2E_PORT}`
const GOOGLE_URL = `http://127.0.0.1:${process.env.PRACA_E2E_GOOGLE_PORT}`
process.env.PRACA_E2E_GOOGLE_CLIENT ??= 'praca.apps.example'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/google-issuer.ts', './e2e/relay.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // A journey that passes at the second attempt only is a defect.
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: ORIGIN,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A sixth of the work is drawing what moves; where it matters a journey asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of a journey's time: `npx playwright test --trace on` where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || undefined,
      // Each page lives for seconds: what V8 compiles a second or third time, to be faster, pays in none.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-turbofan --no-maglev --single-threaded-gc'],
    },
  },
  projects: [
    { name: 'chromium', testMatch: '*.spec.ts', use: { ...devices['Desktop Chrome'] } },
    // Apart (`npm run test:pictures`): drawing whole pages takes as long as many journeys.
    { name: 'pictures', testMatch: '*.pictures.ts', use: { ...devices['Desktop Chrome'] } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${process.env.PRACA_E2E_SITE_PORT}/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.PRACA_E2E_SITE_PORT,
      PUBLIC_URL: ORIGIN,
      DATA_DIR: process.env.PRACA_E2E_DATA,
      LOG_LEVEL: 'warn',
      GOOGLE_CLIENT_ID: process.env.PRACA_E2E_GOOGLE_CLIENT,
      GOOGLE_ISSUER: GOOGLE_URL,
      GOOGLE_JWKS_URL: `${GOOGLE_URL}/certs`,
      GTAG_ID: 'G-PRACATESTE',
      // Journeys answer for the registers themselves.
      LOOKUPS: 'offline',
    },
  },
})
