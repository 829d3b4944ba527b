import type { ReadinessItem } from '#/domain/readiness.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages, kept } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { LAW_DATES_MAX } from '../limits.ts'
import * as repository from './repository.server.ts'
import type { DeskLawDate, LawDateEdit, LawDateWire, NewLawDate } from './schema.ts'

/** What the audit trail calls a date. */
const LAW_DATE = 'law_date'

/** What a date takes in memory, about. */
const BYTES_EACH = 600

const FULL = `O calendário já tem ${LAW_DATES_MAX} datas. Exclua uma antiga.`
const TAKEN = 'Já existe uma data com este título.'
const CHANGED = 'Outra pessoa mudou esta data depois que você a abriu.'
const OVERTAKEN = `${CHANGED} O que você escreveu continua aqui.`
const LATE = `${CHANGED} Veja como ela está agora.`

const present = ({ id, item, title, audience, day, sourceUrl }: repository.LawDateRow) => ({
  _id: id,
  item: item as ReadinessItem,
  titulo: title,
  paraQuem: audience,
  dia: day,
  fonte: sourceUrl,
})

export const presentDeskDate = (row: repository.LawDateRow): DeskLawDate => ({
  ...present(row),
  version: row.updatedAt.toISOString(),
})

/** The dates from which the law asks for something, the first first. */
export const calendar = (db: Database): Promise<LawDateWire[]> =>
  kept(
    db,
    {
      key: 'law dates',
      tags: ['law'],
      bytesOf: (dates) => (dates.length + 1) * BYTES_EACH,
    },
    async () => (await repository.allDates(db)).map(present),
  )

const columnsOf = ({ item, titulo, paraQuem, dia, fonte }: NewLawDate) => ({
  item,
  title: titulo,
  audience: paraQuem,
  day: dia,
  sourceUrl: fonte,
})

/** @throws AppError 409 where there are too many, or one of that title */
export const addDate = (db: Database, admin: Viewer, date: NewLawDate): Promise<DeskLawDate> =>
  db.transaction(async (tx) => {
    if ((await repository.countDates(tx)) >= LAW_DATES_MAX) throw new AppError(409, FULL)
    const row = await repository.insertDate(tx, columnsOf(date))
    if (!row) throw new AppError(409, TAKEN, { titulo: TAKEN })
    await record(tx, admin, 'add', row.id, traced(row))
    return presentDeskDate(row)
  })

/** Writes a date over the version that its author read. @throws AppError 404, 409 */
export const editDate = (
  db: Database,
  admin: Viewer,
  id: string,
  { version, ...date }: LawDateEdit,
): Promise<DeskLawDate> =>
  db.transaction(async (tx) => {
    const before = await current(tx, id, version, OVERTAKEN)
    const row = await repository.updateDate(tx, before, columnsOf(date))
    if (!row) throw new AppError(409, TAKEN, { titulo: TAKEN })
    await record(tx, admin, 'edit', id, { before: traced(before), after: traced(row) })
    return presentDeskDate(row)
  })

/** @throws AppError 404, 409 */
export const deleteDate = (db: Database, admin: Viewer, id: string, version: string) =>
  db.transaction(async (tx) => {
    const before = await current(tx, id, version, LATE)
    await repository.deleteDate(tx, id)
    await record(tx, admin, 'delete', id, traced(before))
  })

async function current(tx: Database, id: string, version: string, late: string) {
  const row = await repository.lockDate(tx, id)
  if (!row) throw notFound('Data não encontrada.')
  if (row.updatedAt.getTime() !== Date.parse(version)) throw new AppError(409, late)
  return row
}

const traced = ({ title, day, sourceUrl }: repository.LawDateRow) => ({
  name: title,
  day,
  url: sourceUrl,
})

async function record(
  tx: Database,
  admin: Viewer,
  action: string,
  subjectId: string,
  detail: Record<string, unknown>,
) {
  await recordAudit(tx, { actorId: admin.id, action, subjectKind: LAW_DATE, subjectId, detail })
  await dropPages(tx, ['law'])
}
