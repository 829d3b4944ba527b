/** Serves the built site: what a container or a process manager runs. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/install.mjs'

process.env.NODE_ENV ||= 'production'
process.chdir(ROOT)

const server = await import(pathToFileURL(path.join(ROOT, 'build/server/index.js')).href)
await (process.argv.includes('--set-up') ? server.setUp() : server.startServer())
