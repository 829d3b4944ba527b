/**
 * `npm run test:postgres`: the API tests on a real PostgreSQL. Uses TEST_DATABASE_URL, else starts
 * a server of its own on a free port, which it removes at the end; where PostgreSQL is missing it
 * is installed from Debian's packages.
 */
import { spawnSync } from 'node:child_process'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { withPostgres } from './lib/postgres.mjs'

/** @param {string} url */
const runTests = (url) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'api'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  }).status ?? 1

ensureInstalled()
process.exit(
  process.env.TEST_DATABASE_URL
    ? runTests(process.env.TEST_DATABASE_URL)
    : await withPostgres(runTests),
)
