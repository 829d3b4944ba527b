/** `npm start`: from a fresh clone to a running site; what is already done is not done again. */
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, ROOT } from './lib/install.mjs'
import { FLAGS, MEMORY } from './lib/node-flags.mjs'

ensureInstalled()
ensureBuilt()

/** From Node 22.1 on: what this build was compiled to is there for its next start. */
const COMPILED = { NODE_COMPILE_CACHE: 'build/server/.compiled' }

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
