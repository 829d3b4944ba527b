import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { asPostgres, freePort } from '../../../../scripts/lib/postgres.mjs'

const PROGRAM = '/usr/sbin/pgbouncer'

export const hasPgbouncer = () => existsSync(PROGRAM)

export interface Pgbouncer {
  /** The server's address by this way. */
  url: string
  child: ChildProcess
  /** Ends it, with all connections by it, and starts another one in its place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode, as it comes, before a server that trusts everybody on this machine.
 * @param server as `postgres://user@host:port/database`
 */
export async function startPgbouncer(server: string): Promise<Pgbouncer> {
  const target = new URL(server)
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const users = path.join(folder, 'users')
  writeFileSync(users, `"${target.username}" ""\n`)
  const config = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 40
max_client_conn = 500
query_wait_timeout = 2
server_login_retry = 1
`,
  )
  const [program = '', ...args] = asPostgres([PROGRAM, config])
  let child = spawn(program, args, { stdio: 'ignore' })
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(port, child)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: url.href,
    get child() {
      return child
    },
    restart: async () => {
      await end()
      child = spawn(program, args, { stdio: 'ignore' })
      await answering(port, child)
    },
    stop,
  }
}

const START_MS = 10_000

/** Asked no more than whether somebody listens: who logs in has it connect to its server. */
async function answering(port: number, child: ChildProcess) {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await delay(50)
  }
  throw new Error('PgBouncer did not start.')
}
