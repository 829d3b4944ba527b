/**
 * Fails when a package of the lockfile has a published security advisory: one that
 * scripts/advisories.json keeps, or one that the registry knows, where it answers.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findVulnerable, lockedPackages, readAudit } from './lib/advisories.mjs'
import { ROOT } from './lib/install.mjs'

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

const packages = lockedPackages(read('package-lock.json'))
const kept = read('scripts/advisories.json')
// Without a network it gives up at once: the advisories kept are checked anyway.
const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
)
const audited = readAudit(stdout)

const found = [...findVulnerable(packages, kept), ...(audited ?? [])]
for (const line of found) console.error(line)
if (found.length > 0) process.exit(1)
console.log(
  `${packages.length} pacotes sem falha publicada entre ${kept.length} avisos guardados` +
    (audited ? ' e os do registro.' : '; o registro não respondeu à consulta de avisos.'),
)
