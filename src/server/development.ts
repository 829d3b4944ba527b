import * as pages from 'virtual:react-router/server-build'
import { readEnv } from '#/platform/server/env.server.ts'
import { openLog } from '#/platform/server/log/log.server.ts'
import { buildApp } from './app.server.ts'
import { openPlatform } from './platform.server.ts'

/** What scripts/dev.mjs rebuilds when a source changes; the platform stays open between rebuilds. */
export async function buildDevelopmentServer() {
  const env = readEnv()
  openLog('warn')
  const { platform, close } = await openPlatform({ ...env, PAGE_CACHE_MB: 0 })
  const app = await buildApp({ platform, pages })
  // A rebuilt server starts its own, with the code as it is then.
  app.addHook('onClose', () => platform.jobs.close())
  await app.ready()
  platform.jobs.work()
  return { app, close, url: env.PUBLIC_URL, host: env.HOST, port: env.PORT }
}
