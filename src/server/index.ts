import * as pages from 'virtual:react-router/server-build'
import { buildApp } from './app.server.ts'
import { openPlatform } from './platform.server.ts'

export { readEnv } from '#/platform/env.server.ts'
export { openPlatform }

/** The server with its pages, for the processes that run it: start.mjs and dev.mjs. */
export const buildServer = (options: Omit<Parameters<typeof buildApp>[0], 'pages'>) =>
  buildApp({ ...options, pages })
