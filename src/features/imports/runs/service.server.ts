import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#/platform/server/database/types.server.ts'
import { PROBLEMS_MAX } from '../limits.ts'
import type { SoftwareCsv } from '../parser.server.ts'
import {
  emptyTotals,
  type ImportOptions,
  type ImportProblem,
  type ImportTotals,
  importSoftware,
} from '../service.server.ts'
import { ImportFileError } from '../text.server.ts'
import * as repository from './repository.server.ts'

const ALIVE_MS = 10_000
const TURN_MS = 1000

const INTERRUPTED = 'Interrompida antes do fim do arquivo. O que já tinha entrado ficou.'
const BROKEN = 'Um erro interrompeu a importação. O que já tinha entrado ficou; tente de novo.'

/** @returns id of the report @param userId null for the command line */
export const openReport = (tx: Database, fileName: string, userId: string | null) =>
  repository.insertImport(tx, { fileName, userId })

/**
 * Imports a file and keeps the report of it: what was read, and the first lines that did not go in.
 * Of several at once one is under way, and the others wait.
 * @param id of the report
 * @returns totals of the batches committed
 * @throws what `importSoftware` throws, which the report has too
 */
export async function runImport(
  db: Database,
  id: string,
  { records }: Pick<SoftwareCsv, 'records'>,
  { onProblem, onProgress, signal }: Partial<ImportOptions> = {},
): Promise<ImportTotals> {
  let kept = 0
  let problems: ImportProblem[] = []
  const alive = setInterval(() => void repository.keepAlive(db, id).catch(() => {}), ALIVE_MS)
  try {
    if (!(await takeTurn(db, id, signal))) {
      await repository.finishImport(db, id, INTERRUPTED)
      return emptyTotals()
    }
    const totals = await importSoftware(db, records, {
      onProblem(problem) {
        if (kept < PROBLEMS_MAX) problems.push(problem)
        kept += 1
        onProblem?.(problem)
      },
      async onProgress(current) {
        await repository.saveProgress(db, id, current, problems)
        problems = []
        await onProgress?.(current)
      },
      signal,
    })
    await repository.finishImport(db, id, signal?.aborted ? INTERRUPTED : null)
    return totals
  } catch (error) {
    const reason = error instanceof ImportFileError ? error.message : BROKEN
    // What broke the import may keep the report from being written: its silence shows it then.
    await repository.finishImport(db, id, reason).catch(() => {})
    throw error
  } finally {
    clearInterval(alive)
  }
}

/** @returns false when it was interrupted while it waited */
async function takeTurn(db: Database, id: string, signal?: AbortSignal): Promise<boolean> {
  await repository.keepAlive(db, id)
  while (!(await repository.beginAlone(db, id))) {
    if (signal?.aborted) return false
    await wait(TURN_MS)
  }
  return true
}
