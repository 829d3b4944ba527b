import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Pgbouncer, startPgbouncer } from '#/platform/server/testing/pgbouncer.server.ts'
import { administer } from '#/platform/server/testing/server-databases.server.ts'
import { freePort, type Server, startPostgres, startReplica } from '../../scripts/lib/postgres.mjs'
import { until } from './client.ts'
import { endsWithThis, stopChild } from './processes.ts'

/** As in production: what is acknowledged is on a disk. */
const SETTINGS = { fsync: 'on', hot_standby_feedback: 'on' }

/** A primary, a streaming replica, an address that leads to whichever is the primary, and PgBouncer before that. */
export interface Database {
  /** By PgBouncer. */
  url: string
  /** The primary, past PgBouncer. */
  directUrl: string
  /** Of the replica. */
  replicaUrl: string
  replica: Server
  bouncer: Pgbouncer
  /** Whether a commit waits for the replica. */
  waitsForReplica(doesWait: boolean): Promise<void>
  /**
   * Kills the primary and, once it is gone, has the replica take its place.
   * @returns when that had taken it, by `performance.now()`
   */
  failOver(): Promise<number>
  /** Makes a new replica of a primary that has none. */
  addReplica(): Promise<void>
  close(): Promise<void>
}

/** Where it is written, 'f' is what a primary says to `SELECT pg_is_in_recovery()`. */
const IS_PRIMARY = '440000000b00010000000166'

const text = (value: string) => Buffer.from(`${value}\0`)
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const framed = (kind: string, body: Buffer) =>
  Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]).toString('hex')

/** A check that any PostgreSQL answers that trusts this machine, with no program beside HAProxy. */
const check = () => [
  '  option tcp-check',
  '  tcp-check connect',
  `  tcp-check send-binary ${framed('', Buffer.concat([int32(196_608), text('user'), text('praca'), text('database'), text('postgres'), Buffer.alloc(1)]))}`,
  `  tcp-check send-binary ${framed('Q', text('SELECT pg_is_in_recovery()'))}`,
  `  tcp-check expect binary ${IS_PRIMARY}`,
  `  tcp-check send-binary ${framed('X', Buffer.alloc(0))}`,
]

/** Two checks that wait in vain for the answer of a primary. */
const UNKNOWN_MS = 10_000

async function startAddress(folder: string, ports: number[]) {
  const port = await freePort()
  const file = path.join(folder, 'primary.cfg')
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    // One that is busy is not gone.
    '  timeout check 3s',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    ...check(),
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...ports.map((one) => `  server s${one} 127.0.0.1:${one} check`),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  const child = spawn('haproxy', ['-f', file], { stdio: 'ignore' })
  endsWithThis(child)
  const url = `postgres://praca@127.0.0.1:${port}/postgres`
  // Until it has asked them, it takes each of them for the primary.
  await delay(UNKNOWN_MS)
  await until(() => answers(url), 20_000)
  return { url, child }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => true,
      () => false,
    )
    .finally(() => void client.end().catch(() => {}))
}

/**
 * Takes a port that a server will have later: another program that got it meanwhile might be found there and taken
 * for the primary. Who connects is hung up on.
 */
async function takePort() {
  const place = createServer((socket) => socket.destroy())
  await once(place.listen(0, '127.0.0.1'), 'listening')
  const { port } = place.address() as AddressInfo
  const giveBack = async () => {
    if (place.listening) await once(place.close(), 'close')
  }
  return { port, giveBack }
}

/** How often the primary may be lost. */
const FAILOVERS = 2

export async function openDatabase(folder: string): Promise<Database> {
  const places = await Promise.all(Array.from({ length: FAILOVERS + 2 }, takePort))
  const nextPort = async () => {
    const place = places[servers.length]
    await place?.giveBack()
    return place?.port
  }
  const servers: Server[] = []
  const opened: ChildProcess[] = []
  const close = async () => {
    for (const { giveBack } of places) await giveBack()
    await bouncer?.stop()
    for (const child of opened) await stopChild(child)
    for (const server of servers.toReversed()) server.remove()
  }
  let bouncer: Pgbouncer | undefined
  try {
    let primary = await startPostgres(SETTINGS, await nextPort())
    servers.push(primary)
    let replica = await startReplica(primary.url, SETTINGS, await nextPort())
    servers.push(replica)
    const address = await startAddress(
      folder,
      places.map(({ port }) => port),
    )
    opened.push(address.child)
    bouncer = await startPgbouncer(address.url)
    endsWithThis(bouncer.child)
    const { url } = bouncer
    return {
      url,
      bouncer,
      directUrl: address.url,
      get replicaUrl() {
        return replica.url
      },
      get replica() {
        return replica
      },
      waitsForReplica: async (doesWait) => {
        await administer(
          primary.url,
          `ALTER SYSTEM SET synchronous_standby_names = '${doesWait ? '*' : ''}'`,
        )
        await administer(primary.url, 'SELECT pg_reload_conf()')
      },
      failOver: async () => {
        primary.kill()
        replica.promote()
        primary = replica
        // It would wait for a replica that it has not got.
        await administer(primary.url, `ALTER SYSTEM SET synchronous_standby_names = ''`)
        await administer(primary.url, 'SELECT pg_reload_conf()')
        return performance.now()
      },
      addReplica: async () => {
        replica = await startReplica(primary.url, SETTINGS, await nextPort())
        servers.push(replica)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
