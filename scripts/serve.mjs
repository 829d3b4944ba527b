/** Serves the built site: what a container or a process manager runs. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { keepBuild, ROOT } from './lib/install.mjs'

process.env.NODE_ENV ||= 'production'
process.chdir(ROOT)

const isSetUp = process.argv.includes('--set-up')
if (!isSetUp) keepBuild()
const server = await import(pathToFileURL(path.join(ROOT, 'build/server/index.js')).href)
await (isSetUp ? server.setUp() : server.startServer())
