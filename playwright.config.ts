import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { refusedConsent } from './e2e/consent.ts'
import { CHROMIUM_FLAGS } from './scripts/lib/chromium.mjs'

const PORT = 3999
const GOOGLE = { port: 3998, clientId: 'praca.apps.example' }
const GOOGLE_URL = `http://127.0.0.1:${GOOGLE.port}`
/** A demonstration of the run's own; the workers of the run inherit its name. */
process.env.PRACA_E2E_GOOGLE ??= GOOGLE_URL
process.env.PRACA_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'praca-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A journey that passes at the second attempt is listed as flaky.
  retries: 1,
  reporter: 'list',
  // Several examinations by axe in one journey take long on a busy machine of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Journeys go on after the privacy notice was answered; analytics.spec.ts begins before.
    storageState: refusedConsent(`http://localhost:${PORT}`),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording takes a third of a journey's time: only what failed is recorded, as it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || undefined,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: [
    {
      command: `node scripts/run.mjs e2e/google-issuer.ts ${GOOGLE.port} ${GOOGLE.clientId}`,
      url: `${GOOGLE_URL}/certs`,
    },
    {
      command: 'node scripts/start.mjs',
      url: `http://localhost:${PORT}/health`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: process.env.PRACA_E2E_DATA,
        LOG_LEVEL: 'warn',
        GOOGLE_CLIENT_ID: GOOGLE.clientId,
        GOOGLE_ISSUER: GOOGLE_URL,
        GOOGLE_JWKS_URL: `${GOOGLE_URL}/certs`,
        GTAG_ID: 'G-PRACATESTE',
        // Journeys answer for the registers themselves.
        LOOKUPS: 'offline',
      },
    },
  ],
})
