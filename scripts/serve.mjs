/** Serves the built site: what a container or a process manager runs. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/install.mjs'

process.env.NODE_ENV ||= 'production'
process.chdir(ROOT)

const { startServer } = await import(pathToFileURL(path.join(ROOT, 'build/server/index.js')).href)
await startServer()
