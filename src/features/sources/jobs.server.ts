import { rm } from 'node:fs/promises'
import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { ADAPTERS, addressOf, folderOf } from './adapters.server.ts'
import { SOURCES } from './names.ts'
import * as repository from './repository.server.ts'

type Needed = Pick<Platform, 'db' | 'env'>

/** How often a reading says how far it is, and hears whether it is to stop. */
const BEAT_MS = 1000

const UNKNOWN = 'A leitura falhou. O log do servidor diz por quê.'
const STOPPED = 'Parada a pedido. A próxima leitura continua daqui.'

/** Reads a source. Stopped or cut off, what was downloaded stays, and the next reading goes on from there. */
export const readSource: Job<Needed, { runId: string }> = {
  name: 'read-source',
  hours: 20,
  keyOf: ({ runId }) => runId,
  run: async ({ db, env }, { runId }) => {
    const run = await repository.beginRun(db, runId)
    if (!run) return
    const stop = new AbortController()
    let rows = run.rows
    let isTold = true
    const beat = setInterval(async () => {
      if (!isTold) return
      isTold = false
      const state = await repository.noteAlive(db, runId, rows).catch(() => undefined)
      if (state === 'stopping') stop.abort()
      isTold = true
    }, BEAT_MS)
    try {
      if (run.state === 'stopping') stop.abort()
      stop.signal.throwIfAborted()
      const address = addressOf(env, run.source)
      if (!address) throw new Error(`${ADAPTERS[run.source].variable} is not set`)
      const outcome = await ADAPTERS[run.source].bringIn({
        db,
        address,
        folder: await folderOf(env, run.source),
        signal: stop.signal,
        isMeant: run.isMeant,
        onRows: (read) => {
          rows = read
        },
      })
      if (outcome) {
        const { said, ...counts } = outcome
        await repository.endRun(db, runId, { state: 'done', outcome: said, ...counts })
        await rm(await folderOf(env, run.source), { recursive: true, force: true })
      } else await repository.endRun(db, runId, { state: 'stopped', outcome: STOPPED })
    } catch (error) {
      if (stop.signal.aborted)
        return void (await repository.endRun(db, runId, { state: 'stopped', outcome: STOPPED }))
      const isSaid = error instanceof SourceError
      if (!isSaid) log.error({ err: error as Error }, 'a source could not be read')
      await repository.endRun(db, runId, {
        state: 'failed',
        outcome: isSaid ? error.message : UNKNOWN,
        isDoubtful: isSaid && error.isDoubtful,
      })
    } finally {
      clearInterval(beat)
    }
  },
}

/** Once a day: what has an address, and was not read for as long as it takes to change, is read again. */
export const readSourcesByClock: Job<
  Pick<Platform, 'db' | 'env' | 'jobs'>,
  Record<string, never>
> = {
  name: 'read-sources-by-clock',
  cron: '10 5 * * *',
  run: async ({ db, env, jobs }) => {
    for (const source of SOURCES) {
      if (!addressOf(env, source)) continue
      const { done } = await repository.latestRuns(db, source)
      // Not on the hour: what began a minute later last time is read all the same.
      const due = (ADAPTERS[source].everyDays - 0.5) * DAY_MS
      if (done && Date.now() - done.createdAt.getTime() < due) continue
      await db.transaction(async (tx) => {
        const run = await repository.openRun(tx, source)
        if (run) await jobs.enqueue(tx, readSource, { runId: run.id })
      })
    }
  },
}

export const SOURCE_JOBS = [readSource, readSourcesByClock]
