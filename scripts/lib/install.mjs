import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteServing, whoServes } from './serving.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const INSTALLED = path.join(ROOT, 'node_modules/.praca-lock')
const BUILT = path.join(ROOT, 'build/.praca-sources')
const SERVING = path.join(ROOT, 'build/.serving')
const SOURCES = [
  'src',
  'db',
  'public',
  'vite.config.ts',
  'vite.reader.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
/** No part of what is built. */
const TEST = /\.test\.tsx?$/

/**
 * Runs a command of the project and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 */
export function run(command, args, env = {}) {
  const bin = path.join(ROOT, 'node_modules/.bin')
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether this user may install packages of Debian. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs a package of Debian.
 * @param {...string} names in the order of preference: the first that the system offers is taken
 */
export function installPackage(...names) {
  run('apt-get', ['update', '-qq'])
  const isOffered = (/** @type {string} */ name) =>
    spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
  const name = names.find(isOffered) ?? names.at(-1) ?? ''
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')
const readIfThere = (/** @type {string} */ file) =>
  existsSync(file) ? readFileSync(file, 'utf8') : ''

/** Installs what the lockfile names, when that changed since the last time. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const lowest = { 20: 19, 21: Number.POSITIVE_INFINITY, 22: 12 }[major] ?? 0
  if (major < 20 || minor < lowest) {
    console.error(
      `A Praça precisa do Node 20.19, do 22.12 ou de um mais novo; este é o ${process.versions.node}.`,
    )
    process.exit(1)
  }
  const lock = digest(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  if (readIfThere(INSTALLED) === lock) return
  console.log('Instalando as dependências…')
  // Not `npm ci`: it refuses a lockfile that lacks packages for other platforms (npm/cli#9846).
  // The build needs the development packages, also where NODE_ENV says production.
  run('npm', [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  writeFileSync(INSTALLED, lock)
}

/** Names, sizes and times of the sources: a change to any of them asks for a new build. */
function sourcesState() {
  /** @type {string[]} */
  const lines = []
  const note = (/** @type {string} */ file) => {
    const { size, mtimeMs } = statSync(ROOT + file)
    lines.push(`${file} ${size} ${mtimeMs}`)
  }
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(ROOT + folder, { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(file)
      else if (!TEST.test(entry.name)) note(file)
    }
  }
  for (const source of SOURCES) {
    if (statSync(ROOT + source).isDirectory()) visit(source)
    else note(source)
  }
  return digest(lines.sort().join('\n'))
}

/** An image has what was built, and nothing to build. */
export const hasSources = () => existsSync(path.join(ROOT, 'vite.config.ts'))

/** Has nobody replace, by the way, what this process serves. */
export function keepBuild() {
  if (hasSources()) noteServing(SERVING)
}

/**
 * Builds the pages and the server, when their sources changed since the last build.
 * @param {{ isAsked?: boolean }} [how] asked for by itself: also where a server goes on with what is replaced
 */
export function ensureBuilt({ isAsked = false } = {}) {
  const state = sourcesState()
  if (readIfThere(BUILT) === state) return
  const [server] = isAsked ? [] : whoServes(SERVING)
  if (server) {
    console.error(
      `O código mudou, e o servidor desta pasta (processo ${server}) ainda usa a construção anterior: pare-o antes.`,
    )
    process.exit(1)
  }
  console.log('Construindo as páginas…')
  run('react-router', ['build'], { NODE_ENV: 'production' })
  run('vite', ['build', '--config', 'vite.reader.config.ts'], { NODE_ENV: 'production' })
  run(process.execPath, ['scripts/compress-assets.mjs'])
  writeFileSync(BUILT, state)
}
