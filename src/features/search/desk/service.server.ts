import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { GROUPS_MAX } from './limits.ts'
import { KINDS, presentGroup } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { GroupEdit, GroupVersion, NewGroup, TermGroup } from './schema.ts'

/** What the audit trail calls a group. */
const GROUP_SUBJECT = 'term_group'

const FULL = `Já há ${GROUPS_MAX} grupos. Exclua um que não seja mais usado.`
const TWICE = 'Já há um grupo com estas palavras.'
const CHANGED = 'Outra pessoa mudou este grupo depois que você o abriu.'
const OVERTAKEN = `${CHANGED} O que você escreveu continua aqui.`
const LATE = `${CHANGED} Veja como ele está agora.`

/** @throws AppError 400 by the field of a synonym that only joins other words */
async function columnsOf(tx: Database, { tipo, termos, tambem }: NewGroup) {
  if (tipo === 'sinonimos')
    for (const [field, terms] of Object.entries({ termos, tambem })) {
      const [joining] = await repository.joiningTerms(tx, terms)
      const message = `“${joining}” não tem palavra que a busca procure: só sinais ou o que liga outras palavras.`
      if (joining) throw new AppError(400, message, { [field]: message })
    }
  return { kind: KINDS[tipo], terms: termos, also: tambem }
}

/** @throws AppError 400 by field, 409 where there are too many, or the same one */
export const addGroup = (db: Database, admin: Viewer, group: NewGroup): Promise<TermGroup> =>
  inTurn(db, async (tx) => {
    if ((await repository.countGroups(tx)) >= GROUPS_MAX) throw new AppError(409, FULL)
    const columns = await columnsOf(tx, group)
    // Pressed twice, it is one.
    if (await repository.hasGroup(tx, columns)) throw new AppError(409, TWICE)
    const row = await repository.insertGroup(tx, columns)
    await record(tx, admin, 'add', row.id, traced(row))
    return presentGroup(row)
  })

/** Writes a group over the version that its author read. @throws AppError 400 by field, 404, 409 */
export const editGroup = (
  db: Database,
  admin: Viewer,
  id: string,
  { version, ...group }: GroupEdit,
): Promise<TermGroup> =>
  inTurn(db, async (tx) => {
    const before = await current(tx, id, version, OVERTAKEN)
    const row = await repository.updateGroup(tx, before, await columnsOf(tx, group))
    await record(tx, admin, 'edit', id, { before: traced(before), after: traced(row) })
    return presentGroup(row)
  })

/** Has searches use a group, or keeps it unused; a second time changes nothing. @throws AppError 404, 409 */
export const setActive = (
  db: Database,
  admin: Viewer,
  id: string,
  { active, version }: GroupVersion & { active: boolean },
): Promise<TermGroup> =>
  inTurn(db, async (tx) => {
    const before = await current(tx, id, version, LATE)
    if (before.active === active) return presentGroup(before)
    const row = await repository.updateGroup(tx, before, { active })
    await record(tx, admin, active ? 'activate' : 'deactivate', id, {})
    return presentGroup(row)
  })

/** @throws AppError 404, 409 */
export const deleteGroup = (
  db: Database,
  admin: Viewer,
  id: string,
  { version }: GroupVersion,
): Promise<void> =>
  inTurn(db, async (tx) => {
    const before = await current(tx, id, version, LATE)
    await repository.deleteGroup(tx, id)
    await record(tx, admin, 'delete', id, traced(before))
  })

const inTurn = <T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await repository.takeTurn(tx)
    return act(tx)
  })

/** A group as its reader knows it. @throws AppError 404, 409 with what is said to who knows another version */
async function current(tx: Database, id: string, version: string, late: string) {
  const row = await repository.findGroup(tx, id)
  if (!row) throw notFound('Grupo não encontrado.')
  if (row.updatedAt.getTime() !== Date.parse(version)) throw new AppError(409, late)
  return row
}

const traced = ({ terms, also }: repository.GroupRow) => ({
  terms: terms.join(', '),
  also: also.join(', '),
})

/** Notes what was done, and has every process understand questions by it. */
async function record(
  tx: Database,
  admin: Viewer,
  action: string,
  subjectId: string,
  detail: Record<string, unknown>,
) {
  await recordAudit(tx, {
    actorId: admin.id,
    action,
    subjectKind: GROUP_SUBJECT,
    subjectId,
    detail,
  })
  await dropPages(tx, ['terms', 'offers', 'vendors'])
}
