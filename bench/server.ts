import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../scripts/lib/postgres.mjs'
import { cpuOf } from './cpu.ts'

/** The first start of a demonstration draws its pictures. */
const START_TIMEOUT_MS = 180_000
const POLL_MS = 10
/** A server that uses less of a core, with all its threads and for so long, has done what its start left to do. */
const IDLE = 0.05
const IDLE_MS = 5000
const IDLE_WITHIN_MS = 120_000

export interface RunningServer {
  url: string
  pid: number
  child: ChildProcess
  stop(): Promise<void>
}

/** Gives `work` a new folder and removes it afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs a Node script that listens on PORT, a free one where the environment gives none, and waits until it answers.
 * @param folder where it runs; this tree when missing
 */
export async function startScript(
  script: string[],
  env: Record<string, string>,
  folder?: string,
): Promise<RunningServer> {
  const port = env.PORT ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, script, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Nothing else of this shell: its settings would be the server's.
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, ...env },
  })
  const complain = (code: number | null, signal: NodeJS.Signals | null) =>
    console.error(`${script[0]} ended by itself: ${code ?? signal}.`)
  child.on('exit', complain)
  const stop = async () => {
    child.off('exit', complain)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await answering(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid ?? 0, child, stop }
}

const settings = (dataDir: string, env: Record<string, string>) => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ...env,
})

/**
 * The built product, as `npm start` runs it, with everything it keeps in `dataDir`.
 * @param folder of its tree; this one when missing
 */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  folder?: string,
): Promise<RunningServer> {
  const starter = await startScript(['scripts/start.mjs'], settings(dataDir, env), folder)
  const children = readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8')
  return { ...starter, pid: Number.parseInt(children, 10) }
}

/** The same without the process that starts it: it has a channel for messages. */
export const startServer = (dataDir: string, env: Record<string, string>) =>
  startScript(['scripts/serve.mjs'], settings(dataDir, env))

async function answering(url: string, child: ChildProcess) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The server ended while it started.')
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return void (await answer.arrayBuffer())
    await setTimeout(POLL_MS)
  }
  throw new Error('The server did not start in time.')
}

/** Waits until a server has nothing left to do: a first start still draws the demonstration's pictures. */
export async function idle({ pid }: RunningServer) {
  for (const deadline = Date.now() + IDLE_WITHIN_MS; Date.now() < deadline; ) {
    const before = cpuOf(pid)
    await setTimeout(IDLE_MS)
    if (cpuOf(pid) - before < IDLE * IDLE_MS) return
  }
  throw new Error('The server is not idle in time.')
}
