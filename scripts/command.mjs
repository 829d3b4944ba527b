/** Runs a command of the built product: `node scripts/command.mjs NAME [arguments]`, as `npm run NAME -- …` does. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, hasSources, ROOT } from './lib/install.mjs'

const [, , name = '', ...args] = process.argv
// As npm does: where the person was, for paths among the arguments.
process.env.INIT_CWD ??= process.cwd()
process.chdir(ROOT)
if (hasSources()) {
  ensureInstalled()
  ensureBuilt()
}
const server = path.join(ROOT, 'build/server/index.js')
process.argv = [process.execPath, server, ...args]
const { runCommand } = await import(pathToFileURL(server).href)
await runCommand(name)
