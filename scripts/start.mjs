/** `npm start`: from a fresh clone to a running site; what is already done is not done again. */
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, ROOT } from './lib/install.mjs'

ensureInstalled()
ensureBuilt()

/**
 * Memory that is free goes back to the system (glibc): of large blocks at once, and threads share two
 * arenas, where each would keep what it once compiled with.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** From Node 22.1 on: what this build was compiled to is there for its next start. */
const COMPILED = { NODE_COMPILE_CACHE: 'build/server/.compiled' }

/**
 * The heap grows by 30 % before V8 collects garbage, where under load it waits for up to four times what
 * lives; and what PostgreSQL runs seldom is not compiled a second time, to be faster. New objects are
 * few enough for one thread to go through: to wake others takes longer.
 */
const FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
  '--wasm-tiering-budget=100000000',
]

const server = spawn(process.execPath, [...FLAGS, 'scripts/serve.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...MEMORY, ...COMPILED, ...process.env },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The server ends in its own time; this process ends with it.
  process.on(signal, () => server.kill(signal))
}
// npm passes a signal to a shell, which ends and passes it to nobody: who is left alone by it ends too.
const { ppid } = process
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== ppid) server.kill('SIGTERM')
  }, 500).unref()
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
