/**
 * `npm run test:postgres`: the API tests on a real PostgreSQL. Uses TEST_DATABASE_URL, else starts
 * a server of its own on a free port, which it removes at the end; where PostgreSQL is missing it
 * is installed from Debian's packages.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled, ROOT, run } from './lib/install.mjs'

const VERSIONS = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, newest version first. */
function findPrograms() {
  if (!existsSync(VERSIONS)) return undefined
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

function ensurePostgres() {
  const found = findPrograms()
  if (found) return found
  console.log('Instalando o PostgreSQL…')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  const installed = findPrograms()
  if (!installed) throw new Error('PostgreSQL não encontrado.')
  return installed
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root; its own user runs it then. @param {string[]} command */
const asPostgres = (command) =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command

/** @param {string[]} command */
function execute(command) {
  const [program = '', ...args] = asPostgres(command)
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() })
}

/** @param {string} url */
const runTests = (url) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'api'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  }).status ?? 1

async function withOwnServer() {
  const programs = ensurePostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-postgres-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  const data = path.join(folder, 'data')
  const port = await freePort()
  const control = path.join(programs, 'pg_ctl')
  execute([
    path.join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'praca',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  execute([control, '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  try {
    return runTests(`postgres://praca@127.0.0.1:${port}/postgres`)
  } finally {
    execute([control, '-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
}

ensureInstalled()
process.exit(
  process.env.TEST_DATABASE_URL ? runTests(process.env.TEST_DATABASE_URL) : await withOwnServer(),
)
