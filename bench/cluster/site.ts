import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { type Network, networksTo } from '#/platform/server/testing/frozen-network.server.ts'
import { type CapturedMail, startSmtpServer } from '#/platform/server/testing/smtp-server.server.ts'
import { FLAGS, MEMORY } from '../../scripts/lib/node-flags.mjs'
import { freePort } from '../../scripts/lib/postgres.mjs'
import { type RunningServer, startScript } from '../server.ts'
import { type Answer, ask, until } from './client.ts'
import type { Database } from './database.ts'
import { fill } from './fill.ts'
import { endsWithThis, stopChild } from './processes.ts'

const PROCESSES = 3

export interface Process extends RunningServer {
  /** Its own ways to the servers of the database. */
  network: Network
}

export interface Writer {
  token: string
  listId: string
}

/** Three processes on one database behind a balancer, with some rows. */
export interface Site {
  /** The balancer's. */
  url: string
  /** Ends the balancer, and begins another one in its place. */
  balancer: { stop(): Promise<void>; start(): Promise<void> }
  /** Of the cache before the balancer. */
  cacheUrl: string
  servers: Database
  /** The primary, past all networks. */
  databaseUrl: string
  folder: string
  processes: Process[]
  database: DatabaseHandle
  writers: Writer[]
  /** Ids of products. */
  products: string[]
  /** Starts a process with the site's settings and others, as `{ PORT: '3000' }`. */
  start(env?: Record<string, string>): Promise<Process>
  /** What was mailed. */
  mails: CapturedMail[]
  close(): Promise<void>
}

type Addresses = Pick<Database, 'url' | 'directUrl' | 'replicaUrl'>

/** Where a process finds the database. */
export const addressesOf = ({ url, directUrl, replicaUrl }: Addresses) => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_READ_URLS: replicaUrl,
})

const SETTINGS = {
  PUBLIC_URL: 'http://praca.test',
  TRUSTED_PROXIES: '127.0.0.1',
  LOOKUPS: 'offline',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SECRETS_KEY: 'of-the-cluster-test-and-of-nothing-else',
}

/**
 * Starts a process with networks of its own, which addresses in its environment go past.
 * @param tree in which it is built; this one when missing
 */
export async function startProcess(
  servers: Addresses,
  folder: string,
  env: Record<string, string> = {},
  tree?: string,
): Promise<Process> {
  const addresses = addressesOf(servers)
  const network = await networksTo(Object.values(addresses))
  const behind = Object.keys(addresses).map((name, place) => [name, network.urls[place] ?? ''])
  const settings = {
    ...MEMORY,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...SETTINGS,
    ...Object.fromEntries(behind),
    ...env,
  }
  const server = await startScript([...FLAGS, 'scripts/serve.mjs'], settings, tree)
  endsWithThis(server.child)
  return {
    ...server,
    network,
    stop: async () => {
      await server.stop()
      await network.close()
    },
  }
}

/**
 * Puts what is of this machine into a file that is shipped, which stays as it is otherwise.
 * @throws Error where it says so no more: what is played would not be what is shipped
 */
const shipped = (file: string, ...own: [said: string | RegExp, here: string][]) =>
  own.reduce(
    (words, [said, here]) => {
      const put = words.replace(said, () => here)
      if (put === words) throw new Error(`${file} does not say ${said}.`)
      return put
    },
    readFileSync(file, 'utf8'),
  )

/** HAProxy as `deploy/haproxy` has it; processes that it does not know yet take the place of others. */
export async function startBalancer(folder: string, processes: Process[]) {
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  const servers = processes.map(({ url }, place) => `  server p${place} ${new URL(url).host}`)
  writeFileSync(
    file,
    shipped(
      'deploy/haproxy/haproxy.cfg',
      ['bind :8080', `bind 127.0.0.1:${port}`],
      // As many files as a machine for trying things out lets a program open.
      ['maxconn 20000', 'maxconn 2000'],
      [/^ {2}server-template .+$/m, servers.join('\n')],
    ),
  )
  let child: ChildProcess
  const url = `http://127.0.0.1:${port}`
  const start = async () => {
    child = spawn('haproxy', ['-f', file], { stdio: 'ignore' })
    endsWithThis(child)
    await until(async () => (await ask(`${url}/live`)).status === 200, 20_000)
  }
  await start()
  return { url, start, stop: () => stopChild(child) }
}

const CDN_TOKEN = 'of-the-cluster-test'

/** Varnish as `deploy/varnish` has it. */
async function startCache(backend: string, port: string) {
  // Of root, it works as another user, who may not read what is in the folder of the site.
  const own = mkdtempSync(path.join(tmpdir(), 'praca-varnish-'))
  chmodSync(own, 0o755)
  const file = path.join(own, 'cache.vcl')
  const words = shipped(
    'deploy/varnish/default.vcl',
    ['.port = "8080"', `.port = "${new URL(backend).port}"`],
    ['change-this-word', CDN_TOKEN],
  )
  writeFileSync(file, words)
  const child = spawn(
    'varnishd',
    [
      '-F',
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-n',
      path.join(own, 'work'),
      '-s',
      'malloc,1G',
      '-T',
      'none',
    ],
    { stdio: 'ignore' },
  )
  endsWithThis(child)
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await ask(`${url}/privacidade`)).status === 200, 20_000)
  const stop = async () => {
    await stopChild(child)
    rmSync(own, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Has each session own a list. */
export async function writersOf(url: string, tokens: string[]): Promise<Writer[]> {
  const writers: Writer[] = []
  for (const token of tokens) {
    const answer = await write(url, token, 'POST', '/v1/listas', { nome: 'w-0' })
    if (answer.status >= 300) throw new Error(`No list could be made: ${answer.status}`)
    writers.push({ token, listId: JSON.parse(answer.body).data[0].id })
  }
  return writers
}

export async function openSite(servers: Database, folder: string): Promise<Site> {
  const { directUrl: databaseUrl } = servers
  const database = await openPostgres(databaseUrl, 4)
  const { products, tokens } = await fill(database.db)
  const smtp = await startSmtpServer()
  const cachePort = String(await freePort())
  const cdn = {
    CDN: 'fastly',
    CDN_ID: 'praca',
    CDN_TOKEN,
    CDN_API_URL: `http://127.0.0.1:${cachePort}`,
  }
  const start = (env: Record<string, string> = {}) =>
    startProcess(servers, folder, { SMTP_URL: smtp.url, ...cdn, ...env })
  const processes: Process[] = []
  for (let started = 0; started < PROCESSES; started++) processes.push(await start())
  const balancer = await startBalancer(folder, processes)
  const cache = await startCache(balancer.url, cachePort)
  const writers = await writersOf(balancer.url, tokens)
  return {
    url: balancer.url,
    balancer,
    cacheUrl: cache.url,
    servers,
    databaseUrl,
    folder,
    processes,
    database,
    writers,
    products,
    start,
    mails: smtp.captured,
    close: async () => {
      await cache.stop()
      await balancer.stop()
      await Promise.all(processes.map(({ stop }) => stop()))
      await smtp.close()
      await database.close()
    },
  }
}

const XSRF = 'of-the-cluster-test'

/** A call that changes something, as a browser makes it. @param token '' of a visitor @param from as in `ask` */
export const write = (
  url: string,
  token: string,
  method: string,
  target: string,
  body: object,
  from?: string,
): Promise<Answer> =>
  ask(`${url}${target}`, {
    method,
    from,
    headers: {
      token,
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${XSRF}`,
      'x-xsrf-token': XSRF,
    },
    body: JSON.stringify(body),
  })
