import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canInstallPackages, installPackage } from './install.mjs'

/** Of a Ctrl+C, and of whoever ends a run. */
const SIGNALS = ['SIGINT', 'SIGTERM']

/** Of a server that did not start: enough to show why. */
const LOG_LINES = 20

const VERSIONS = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, newest version first. */
function findPrograms() {
  if (!existsSync(VERSIONS)) return undefined
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/**
 * Whether PostgreSQL is there, or this user may install it; says so where neither holds.
 */
export function canHavePostgres() {
  if (findPrograms() || canInstallPackages()) return true
  console.log('Sem PostgreSQL: todos os testes da API usam o banco embutido.')
  return false
}

function ensurePostgres() {
  const found = findPrograms()
  if (found) return found
  console.log('Instalando o PostgreSQL…')
  installPackage('postgresql')
  const installed = findPrograms()
  if (!installed) throw new Error('PostgreSQL não encontrado.')
  return installed
}

/**
 * A port of this machine that nobody listens on at this moment.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root; its own user runs it then. @param {string[]} command */
export const asPostgres = (command) =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command

/** @param {string[]} command */
function execute(command) {
  const [program = '', ...args] = asPostgres(command)
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() })
}

/** @typedef {ReturnType<typeof serverIn>} Server */

/** The processes that a process has begun. @param {number} pid @returns {number[]} */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/**
 * A server whose data are in a folder, and which does not run yet.
 * @param {string} programs
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} settings
 */
function serverIn(programs, folder, port, settings) {
  const data = path.join(folder, 'data')
  const control = [path.join(programs, 'pg_ctl'), '-D', data]
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    fsync: 'off',
    max_connections: '200',
    ...settings,
  }).map(([name, value]) => `-c ${name}=${value}`)
  // No socket file: one that is killed leaves its lock, and does not start again where its number stays taken.
  const address = `-p ${port} -k ''`
  const log = path.join(folder, 'log')
  return {
    /** Of its empty database. */
    url: `postgres://praca@127.0.0.1:${port}/postgres`,
    data,
    start: () => {
      try {
        execute([...control, '-w', '-l', log, '-o', [address, ...options].join(' '), 'start'])
      } catch (error) {
        // The reason is in the log alone, which is removed with the folder.
        const reason = readFileSync(log, 'utf8').split('\n').slice(-LOG_LINES).join('\n')
        throw new Error(`PostgreSQL did not start:\n${reason}`, { cause: error })
      }
    },
    /** As the machine ends when its power does: nothing is said to anybody. */
    kill: () => {
      const pid = Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10)
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, 'SIGKILL')
      rmSync(path.join(data, 'postmaster.pid'))
    },
    /** Ends at once, without what a clean end writes. */
    stop: () => execute([...control, '-m', 'immediate', 'stop']),
    /** Has a replica become the primary; returns once it takes writes. */
    promote: () => execute([...control, '-w', 'promote']),
    remove: () => {
      if (existsSync(path.join(data, 'postmaster.pid'))) {
        execute([...control, '-m', 'immediate', 'stop'])
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * @param {Record<string, string>} settings
 * @param {number} [port]
 */
async function newServer(settings, port) {
  const programs = ensurePostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-postgres-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  return { programs, ...serverIn(programs, folder, port ?? (await freePort()), settings) }
}

/**
 * Starts a PostgreSQL server on a free port and in a temporary folder. Where PostgreSQL is missing it is installed
 * from Debian's packages.
 * @param {Record<string, string>} [settings] of the server, as `{ shared_buffers: '512MB' }`
 * @param {number} [port] where it is not any free one
 */
export async function startPostgres(settings = {}, port) {
  const { programs, ...server } = await newServer(settings, port)
  const init = [path.join(programs, 'initdb'), '-D', server.data, '-U', 'praca', '-A', 'trust']
  execute([...init, '-E', 'UTF8', '--locale=C.UTF-8'])
  server.start()
  return server
}

/**
 * Starts a streaming replica of a server that trusts this machine.
 * @param {string} primary
 * @param {Record<string, string>} [settings]
 * @param {number} [port] where it is not any free one
 */
export async function startReplica(primary, settings = {}, port) {
  const { programs, ...server } = await newServer(settings, port)
  const from = new URL(primary)
  const source = `host=${from.hostname} port=${from.port} user=${from.username} application_name=replica`
  const copy = [path.join(programs, 'pg_basebackup'), '-D', server.data, '-R', '-c', 'fast']
  execute([...copy, '-d', source])
  server.start()
  return server
}

/**
 * Starts a PostgreSQL server, lets `work` use it, and removes it.
 * @template T
 * @param {(url: string) => T | Promise<T>} work given the address of an empty database
 * @param {Record<string, string>} [settings] of the server, as `{ shared_buffers: '512MB' }`
 * @returns {Promise<T>} what `work` gave
 */
export async function withPostgres(work, settings = {}) {
  const server = await startPostgres(settings)
  // The server is a process of its own: it would outlive this one.
  const interrupted = () => {
    server.remove()
    process.exit(130)
  }
  for (const signal of SIGNALS) process.once(signal, interrupted)
  try {
    return await work(server.url)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted)
    server.remove()
  }
}
