import { setTimeout as delay } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { isDatabaseAway } from '#/platform/server/database/errors.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { type Env, readEnv } from '#/platform/server/env.server.ts'
import { log, openLog } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { reasonOf } from '#/platform/server/reasons.server.ts'
import { announcement } from './announcement.server.ts'
import { buildApp } from './app.server.ts'
import { Readiness } from './health.server.ts'
import { openPlatform } from './platform.server.ts'

/** A balancer asks each second or two, and believes the second answer. */
const NOTICE_SHARE = 0.25
/**
 * Connections that wait while the process is busy: for one more than the system keeps, the other side waits a second
 * and knocks again. Node asks for 511; the system (`net.core.somaxconn`) has the last word.
 */
const KNOCKING_MAX = 4096
/** Of somebody at the terminal, who waits. */
const INTERRUPTED_MS = 2000

/**
 * Opens the platform, listens, prints where, and ends cleanly on SIGINT and SIGTERM.
 * A reason that the person at the terminal can mend is printed in one line, with exit code 1.
 */
export async function startServer(pages: ServerBuild): Promise<void> {
  try {
    const env = readEnv()
    const { platform, database, close } = await openPlatform(env)
    openLog(env.LOG_LEVEL)
    logBreakdowns()
    const readiness = new Readiness(platform)
    const metrics = await openMetrics(env, database, platform)
    const app = await buildApp({ platform, pages, readiness, metrics })
    stopOnSignal(async (signal) => {
      const graceMs = signal === 'SIGINT' ? INTERRUPTED_MS : env.DRAIN_SECONDS * 1000
      log.info({ signal, graceMs }, 'ends: what is under way has so long')
      readiness.end()
      if (readiness.isWatched) await delay(graceMs * NOTICE_SHARE)
      const left = readiness.isWatched ? graceMs * (1 - NOTICE_SHARE) : graceMs
      const cut = setTimeout(() => app.server.closeAllConnections(), left)
      await Promise.all([app.close().finally(() => clearTimeout(cut)), platform.jobs.close(left)])
      await close()
      log.info('ended')
    })
    await app.listen({ host: env.HOST, port: env.PORT, backlog: KNOCKING_MAX })
    // On a server the output is the log, which programs read line by line.
    process.stdout.write(await announcement(platform, process.stdout.isTTY || !env.DATABASE_URL))
    if (env.ROLE !== 'web') platform.jobs.work()
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** Its code is loaded where somebody reads it. */
async function openMetrics(env: Env, database: DatabaseHandle, { pageCache, mailer }: Platform) {
  if (!env.METRICS_PORT) return undefined
  const { Metrics, serveMetrics } = await import('./metrics.server.ts')
  const metrics = new Metrics(database, pageCache, mailer)
  await serveMetrics(metrics, env.METRICS_HOST, env.METRICS_PORT)
  return metrics
}

/** Opens the platform once, so that its database is made and filled, and ends the process. */
export async function setUp(): Promise<void> {
  // Who waits for it is gone.
  process.on('disconnect', () => process.exit(1))
  try {
    const { close } = await openPlatform(readEnv())
    await close()
    process.exit(0)
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** A defect that nothing catches ends the process, as by itself, but shows no value that it holds. */
function logBreakdowns() {
  process.on('uncaughtException', (error) => {
    // As of the queue of jobs, which does not wait for all that it says: what was to be done is found undone.
    if (isDatabaseAway(error)) return log.error({ err: error }, 'nobody waited for the database')
    log.fatal({ err: error }, 'nothing caught this')
    process.exit(1)
  })
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>) {
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    stop(signal).then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'the server did not end cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
