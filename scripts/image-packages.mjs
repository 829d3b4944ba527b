/**
 * For an image: leaves in package.json what the built product still needs installed, so that `npm install` after it
 * installs no more, in the versions of the lockfile.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { NOT_BUNDLED, READ } from './lib/not-bundled.mjs'

const FILE = 'package.json'
const { name, version, type, dependencies, overrides } = JSON.parse(readFileSync(FILE, 'utf8'))
const needed = new Set([...NOT_BUNDLED, ...READ])
const kept = Object.entries(dependencies).filter(([one]) => needed.has(one))
// Those below one package are of what measures.
const everywhere = Object.entries(overrides).filter(([, wanted]) => typeof wanted === 'string')
const left = {
  name,
  version,
  type,
  dependencies: Object.fromEntries(kept),
  overrides: Object.fromEntries(everywhere),
}
writeFileSync(FILE, JSON.stringify(left))
