/**
 * `npm test`: everything that must hold, on a fresh clone too. The API tests run on PostgreSQL: the
 * server of TEST_DATABASE_URL, else one of the run's own; those whose name ends in `.both.api.test.ts`
 * run on the embedded database too. `npm run test:everything` runs all of them on both. On PostgreSQL
 * uploaded files are in memory, otherwise in a folder.
 */
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { canHavePostgres, withPostgres } from './lib/postgres.mjs'
import { runSideBySide } from './lib/side-by-side.mjs'
import { keepTemporaryFilesInMemory } from './lib/temporary-files.mjs'

/**
 * The longest begins first, and a short one last, so that both cores end together; the journeys take both.
 * @param {string | undefined} url of PostgreSQL; without it all API tests are on the embedded database
 * @param {string | undefined} chromium
 * @returns {import('./lib/side-by-side.mjs').Check[]}
 */
function checks(url, chromium) {
  const api = ['vitest', 'run', '--project', 'api']
  const isChosen = url && !process.argv.includes('--everything')
  const onPostgres = { TEST_DATABASE_URL: url ?? '', TEST_FILES: 'memory' }
  return [
    ...(url ? [{ name: 'API, PostgreSQL', commands: [api], env: onPostgres }] : []),
    {
      name: 'Lint, importações, avisos de segurança',
      commands: [
        ['biome', 'check', '--error-on-warnings', '.'],
        ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'db'],
        [process.execPath, 'scripts/check-advisories.mjs'],
      ],
    },
    {
      name: 'Build, contagem das páginas',
      commands: [
        [process.execPath, 'scripts/build.mjs'],
        [process.execPath, 'scripts/run.mjs', 'bench/counts/index.ts'],
      ],
      env: chromium ? { CHROME_PATH: chromium } : {},
    },
    {
      name: 'API, banco embutido',
      commands: [isChosen ? [...api, '.both.api.test.ts'] : api],
      env: { TEST_DATABASE_URL: '' },
    },
    { name: 'Unidades', commands: [['vitest', 'run', '--project', 'unit']] },
    {
      name: 'Tipos',
      commands: [
        ['react-router', 'typegen'],
        ['tsc', '--noEmit'],
      ],
    },
    {
      name: 'Jornadas',
      commands: [['playwright', 'test', '--project', 'chromium']],
      env: chromium ? { CHROME_PATH: chromium } : {},
      alone: true,
    },
  ]
}

ensureInstalled()
const chromium = ensureChromium()
keepTemporaryFilesInMemory()
const run = (/** @type {string | undefined} */ url) => runSideBySide(checks(url, chromium))

const given = process.env.TEST_DATABASE_URL
const { failed, tests } = await (given || !canHavePostgres() ? run(given) : withPostgres(run))
console.log(failed ? `\nFalhou: ${failed}` : '\nTudo certo.')
console.log(`${tests.passed} passed, ${tests.failed} failed`)
process.exit(failed ? 1 : 0)
