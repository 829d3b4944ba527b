import { followRename } from '#/features/catalogue/categories/changes/service.server.ts'
import { KINDS } from '#/features/catalogue/presenter.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { checkParent } from '../parent.server.ts'
import {
  CATEGORY_SUBJECT,
  type CategoryKind,
  type CategoryRow,
  findCategoryNamed,
  takeTurn,
} from '../repository.server.ts'
import type { CategoryEdit, DeskCategory, NewCategory } from '../schema.ts'
import { standardCategories } from '../standard.ts'
import { presentDeskCategory } from './presenter.server.ts'
import * as repository from './repository.server.ts'

const NOT_EMPTY = 'Já há categorias: as categorias padrão são para um catálogo vazio.'

/**
 * Adds a category in a transaction of which it is the turn.
 * @param origin what the audit trail says beside the category itself
 * @throws AppError 400 by the field `parentId`, 409 by the field `name`
 */
export async function insertChecked(
  tx: Database,
  admin: Viewer,
  { name, kind, parentId }: Pick<CategoryRow, 'name' | 'kind' | 'parentId'>,
  origin: { action: 'add' | 'approve'; detail?: Record<string, unknown> },
): Promise<CategoryRow> {
  await checkName(tx, kind, name)
  await checkParent(tx, kind, parentId)
  const category = await repository.insertCategory(tx, { name, kind, parentId })
  await record(tx, admin, origin.action, category.id, { name, parentId, ...origin.detail })
  await dropPages(tx, ['categories'])
  return category
}

/** @throws AppError 400 by the field `parentId`, 409 by the field `name` */
export async function addCategory(
  db: Database,
  admin: Viewer,
  { name, tipo, parentId = null }: NewCategory,
): Promise<DeskCategory> {
  return inTurn(db, async (tx) => {
    const category = { name, kind: KINDS[tipo], parentId }
    const { id } = await insertChecked(tx, admin, category, { action: 'add' })
    return shown(tx, id)
  })
}

/**
 * Begins a catalogue that has no category with the standard ones.
 * @returns how many there are now
 * @throws AppError 409 where there is a category
 */
export const addStandardCategories = (db: Database, admin: Viewer): Promise<number> =>
  inTurn(db, async (tx) => {
    if (await repository.hasCategories(tx)) throw new AppError(409, NOT_EMPTY)
    const categories = standardCategories()
    await repository.insertCategories(tx, categories)
    const [first] = categories as [(typeof categories)[number]]
    await record(tx, admin, 'addStandard', first.id, { name: first.name, total: categories.length })
    await dropPages(tx, ['categories'])
    return categories.length
  })

/**
 * Renames a category, which its offers follow, and puts it under another one or on the first level.
 * @throws AppError 404; 400, 409 by the field `parentId`; 409 by the field `name`
 */
export async function editCategory(
  db: Database,
  admin: Viewer,
  id: string,
  { name, parentId = null }: CategoryEdit,
): Promise<DeskCategory> {
  return inTurn(db, async (tx) => {
    const category = await lockedCategory(tx, id)
    await checkName(tx, category.kind, name, id)
    await checkParent(tx, category.kind, parentId, category)
    const isRenamed = name !== category.name
    if (isRenamed || parentId !== category.parentId) {
      await repository.updateCategory(tx, id, { name, parentId })
      const offers = isRenamed ? await followRename(tx, id) : 0
      const before = { name: category.name, parentId: category.parentId }
      await record(tx, admin, 'edit', id, { before, after: { name, parentId }, offers })
      await dropPages(tx, isRenamed ? ['categories', 'offers'] : ['categories'])
    }
    return shown(tx, id)
  })
}

/**
 * Lets a category be chosen, or lets no further offer choose it; a second time changes nothing.
 * @throws AppError 404
 */
export async function setActive(
  db: Database,
  admin: Viewer,
  id: string,
  active: boolean,
): Promise<DeskCategory> {
  return inTurn(db, async (tx) => {
    const category = await lockedCategory(tx, id)
    if (category.active !== active) {
      await repository.updateCategory(tx, id, { active })
      await record(tx, admin, active ? 'activate' : 'deactivate', id, {})
      await dropPages(tx, ['categories'])
    }
    return shown(tx, id)
  })
}

/** A transaction in whose turn nobody else changes categories. */
export const inTurn = <T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await takeTurn(tx)
    return act(tx)
  })

/** @throws AppError 404 */
export async function lockedCategory(tx: Database, id: string): Promise<CategoryRow> {
  const category = await repository.lockCategory(tx, id)
  if (!category) throw notFound('Categoria não encontrada.')
  return category
}

export const record = (
  tx: Database,
  admin: Viewer,
  action: string,
  subjectId: string,
  detail: Record<string, unknown>,
) =>
  recordAudit(tx, { actorId: admin.id, action, subjectKind: CATEGORY_SUBJECT, subjectId, detail })

/** @throws AppError 409 by the field `name` where another one has it, but for case and accents */
async function checkName(tx: Database, kind: CategoryKind, name: string, ownId?: string) {
  const same = await findCategoryNamed(tx, kind, name)
  if (!same || same.id === ownId) return
  const state = same.active ? '' : ', inativa'
  const message = `Já existe a categoria “${same.name}”${state}.`
  throw new AppError(409, message, { name: message })
}

async function shown(tx: Database, id: string): Promise<DeskCategory> {
  const row = await repository.deskRow(tx, id)
  if (!row) throw new Error(`category ${id} is not there`)
  return presentDeskCategory(row)
}
