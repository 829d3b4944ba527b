import { recordAudit } from '#/platform/server/audit.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { ADAPTERS, addressOf } from '../adapters.server.ts'
import { readSource } from '../jobs.server.ts'
import { SOURCE_NAMES, SOURCES } from '../names.ts'
import * as repository from '../repository.server.ts'
import type { SourceRun, SourceStates, SourceToRead } from './schema.ts'

/** What the audit trail calls a reading. */
const SUBJECT = 'source_run'

const UNDER_WAY = 'Esta fonte já está na fila ou sendo lida.'
const NOT_DOUBTED = 'A última leitura desta fonte não foi recusada por dúvida. Leia-a de novo.'
const OVER = 'Esta leitura já terminou.'

export const presentRun = (run: repository.RunRow): SourceRun => ({
  _id: run.id,
  fonte: run.source,
  situacao: run.state,
  linhas: run.rows,
  recusadas: run.refused,
  resultado: run.outcome,
  duvidosa: run.isDoubtful,
  porComando: run.isCommand,
  pedida: run.createdAt.toISOString(),
  terminou: run.finishedAt?.toISOString() ?? '',
})

/** What can be read, and when each was last read to its end. */
export const sourceStates = ({ db, env }: Pick<Platform, 'db' | 'env'>): Promise<SourceStates> =>
  Promise.all(
    SOURCES.map(async (source) => {
      const { last, done } = await repository.latestRuns(db, source)
      const { variable, everyDays } = ADAPTERS[source]
      return {
        fonte: source,
        endereco: placeOf(addressOf(env, source)),
        variavel: variable,
        aCadaDias: everyDays,
        lida: done?.finishedAt?.toISOString() ?? '',
        linhas: done?.rows ?? 0,
        ultima: last ? presentRun(last) : null,
      }
    }),
  )

/** The host of an address, without who may read it; a folder is one on the server. */
function placeOf(address: string | undefined): string {
  if (!address) return ''
  return /^https?:/.test(address) ? new URL(address).host : 'pasta do servidor'
}

/**
 * Has a source read, apart from the request.
 * @throws AppError 409 where it has no address, is being read, or is to be brought in all the same and was not doubted
 */
export async function beginReading(
  { db, env, jobs }: Pick<Platform, 'db' | 'env' | 'jobs'>,
  admin: Viewer,
  { fonte: source, assimMesmo: isMeant }: SourceToRead,
): Promise<SourceRun> {
  if (!addressOf(env, source))
    throw new AppError(409, `Esta fonte não tem endereço: defina ${ADAPTERS[source].variable}.`)
  return db.transaction(async (tx) => {
    await repository.endAbandoned(tx)
    const { last } = await repository.latestRuns(tx, source)
    if (isMeant && !last?.isDoubtful) throw new AppError(409, NOT_DOUBTED)
    const run = await repository.openRun(tx, source, isMeant)
    if (!run) throw new AppError(409, UNDER_WAY)
    await jobs.enqueue(tx, readSource, { runId: run.id })
    await recordAudit(tx, {
      actorId: admin.id,
      action: isMeant ? 'readSourceAnyway' : 'readSource',
      subjectKind: SUBJECT,
      subjectId: run.id,
      detail: { source: SOURCE_NAMES[source] },
    })
    return presentRun(run)
  })
}

/** Has a reading stop at its next safe row. @throws AppError 404; 409 where it is at its end */
export const stopReading = (
  { db }: Pick<Platform, 'db'>,
  admin: Viewer,
  id: string,
): Promise<SourceRun> =>
  db.transaction(async (tx) => {
    const run = await repository.askToStop(tx, id)
    if (!run) {
      if (!(await repository.findRun(tx, id))) throw notFound('Leitura não encontrada.')
      throw new AppError(409, OVER)
    }
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'stopSource',
      subjectKind: SUBJECT,
      subjectId: id,
      detail: { source: SOURCE_NAMES[run.source] },
    })
    return presentRun(run)
  })
