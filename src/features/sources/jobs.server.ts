import { rm } from 'node:fs/promises'
import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { ADAPTERS, addressOf, folderOf } from './adapters.server.ts'
import { follow } from './following.server.ts'
import { SOURCES } from './names.ts'
import * as repository from './repository.server.ts'

type Needed = Pick<Platform, 'db' | 'env'>

/** Reads a source. Stopped or cut off, what was downloaded stays, and the next reading goes on from there. */
export const readSource: Job<Needed, { runId: string }> = {
  name: 'read-source',
  hours: 20,
  keyOf: ({ runId }) => runId,
  run: async ({ db, env }, { runId }) => {
    const run = await repository.beginRun(db, runId)
    if (!run) return
    try {
      const outcome = await follow(db, run, async ({ signal, onRows }) => {
        const address = addressOf(env, run.source)
        if (!address) throw new Error(`${ADAPTERS[run.source].variable} is not set`)
        const folder = await folderOf(env, run.source)
        const { isMeant } = run
        return ADAPTERS[run.source].bringIn({ db, address, folder, signal, isMeant, onRows })
      })
      if (outcome) await rm(await folderOf(env, run.source), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof SourceError))
        log.error({ err: error as Error }, 'a source could not be read')
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
    // A command that was killed says nothing any more, and nobody else goes on with it.
    await repository.endAbandoned(db)
    for (const source of SOURCES) {
      if (!addressOf(env, source)) continue
      const done = await repository.lastDoneByServer(db, source)
      // Not on the hour: what began a minute later last time is read all the same.
      const due = (ADAPTERS[source].everyDays - 0.5) * DAY_MS
      if (done && Date.now() - done.getTime() < due) continue
      await db.transaction(async (tx) => {
        const run = await repository.openRun(tx, source)
        if (run) await jobs.enqueue(tx, readSource, { runId: run.id })
      })
    }
  },
}

export const SOURCE_JOBS = [readSource, readSourcesByClock]
