/** `npm start`: from a fresh clone to a running site; what is already done is not done again. */
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, ROOT } from './lib/install.mjs'

ensureInstalled()
ensureBuilt()

const server = spawn(process.execPath, ['--enable-source-maps', 'scripts/serve.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The server ends in its own time; this process ends with it.
  process.on(signal, () => server.kill(signal))
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
