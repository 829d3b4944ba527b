import type { Database } from '#/platform/server/database/types.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import type { Outcome } from './adapters.server.ts'
import type { SourceName } from './names.ts'
import * as repository from './repository.server.ts'

/** How often a reading says how far it is, and hears whether it is to stop. */
const BEAT_MS = 1000

const UNKNOWN = 'A leitura falhou. O log do servidor diz por quê.'
const FAILED_THERE = 'A leitura falhou. O comando disse por quê.'
const STOPPED = 'Parada a pedido. A próxima leitura continua daqui.'
const KILLED = 'O comando parou antes do fim. O mesmo comando continua de onde ele estava.'

/** What a reading is given by who follows it. */
export interface Followed {
  /** Aborted: it is to stop at the next safe row. */
  signal: AbortSignal
  onRows(rows: number): void
}
type Read = (followed: Followed) => Promise<Outcome>

interface Reading {
  /** As it stands; undefined where the desk does not see it before its end. */
  run: Pick<repository.RunRow, 'id' | 'rows' | 'state'> | undefined
  /** Of who runs it. */
  interrupted?: AbortSignal
  /** What is said of a failure whose own words are not for the desk. */
  unknown: string
  end(ended: repository.Ended): Promise<unknown>
}

async function followed(
  db: Database,
  { run, interrupted, unknown, end }: Reading,
  read: Read,
): Promise<Outcome> {
  const stop = new AbortController()
  const signal = interrupted ? AbortSignal.any([interrupted, stop.signal]) : stop.signal
  let rows = run?.rows ?? 0
  let isTold = true
  const beat = setInterval(async () => {
    if (!run || !isTold) return
    isTold = false
    const state = await repository.noteAlive(db, run.id, rows).catch(() => undefined)
    if (state === 'stopping') stop.abort()
    isTold = true
  }, BEAT_MS)
  try {
    if (run?.state === 'stopping') stop.abort()
    signal.throwIfAborted()
    const outcome = await read({
      signal,
      onRows: (count) => {
        rows = count
      },
    })
    if (outcome) {
      const { said, ...counts } = outcome
      await end({ state: 'done', outcome: said, ...counts })
    } else await end({ state: 'stopped', outcome: STOPPED })
    return outcome
  } catch (error) {
    if (signal.aborted) {
      await end({ state: 'stopped', outcome: STOPPED })
      return null
    }
    const isSaid = error instanceof SourceError
    await end({
      state: 'failed',
      outcome: isSaid ? error.message : unknown,
      isDoubtful: isSaid && error.isDoubtful,
    })
    throw error
  } finally {
    clearInterval(beat)
  }
}

/**
 * Reads a source while the desk sees how far that is, and may have it stopped.
 * @returns null where it was stopped
 * @throws what ended it early; the desk says it as well
 */
export const follow = (db: Database, run: repository.RunRow, read: Read): Promise<Outcome> =>
  followed(
    db,
    { run, unknown: UNKNOWN, end: (ended) => repository.endRun(db, run.id, ended) },
    read,
  )

interface Command {
  source: SourceName
  /** Aborted by who runs it. */
  interrupted: AbortSignal
  /** Only tried: the desk hears nothing of it. */
  isDry: boolean | undefined
}

/** The same of a command. Where the server is reading the source itself, the desk has it once it is at its end. */
export async function followCommand(
  db: Database,
  { source, interrupted, isDry }: Command,
  read: Read,
): Promise<Outcome> {
  if (isDry) return read({ signal: interrupted, onRows: () => {} })
  const startedAt = new Date()
  const run = await repository.openCommandRun(db, source, KILLED)
  const end = (ended: repository.Ended) => {
    // The desk reads from its own address, and brings nothing in of what a command was refused.
    const said = { ...ended, isDoubtful: false }
    return run
      ? repository.endRun(db, run.id, said)
      : repository.insertCommandRun(db, source, startedAt, said)
  }
  return followed(db, { run, interrupted, unknown: FAILED_THERE, end }, read)
}
