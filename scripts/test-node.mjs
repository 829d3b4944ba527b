/**
 * `npm run test:node -- 26`: the test command on another Node (`26`, `20.19`, `24.1.0`), which the
 * registry carries. A command after the version runs instead: `npm run test:node -- 26 npm start`.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, ROOT, run } from './lib/install.mjs'

const [version = '', ...asked] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Uso: npm run test:node -- VERSÃO [comando], como em: npm run test:node -- 26')
  process.exit(1)
}

ensureInstalled()
// The program itself, of this machine's kind; the package `node` fetches it by an install script,
// and those may be switched off.
const program = `node-${process.platform}-${process.arch}`
const cache = path.join(ROOT, 'node_modules/.cache/node', version)
const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
run('npm', ['install', '--prefix', cache, ...options, `${program}@${version}`])

// The build is to be made by this Node too.
rmSync(path.join(ROOT, 'build'), { recursive: true, force: true })
const bin = path.join(cache, 'node_modules', program, 'bin')
const [command = 'node', ...args] = asked.length > 0 ? asked : ['node', 'scripts/test.mjs']
run(command, args, {
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
})
