import { moveOffers } from '#/features/catalogue/categories/changes/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from '../repository.server.ts'
import * as desk from './repository.server.ts'
import { inTurn, lockedCategory, record } from './service.server.ts'

const refused = (status: 400 | 409, message: string) =>
  new AppError(status, message, { targetId: message })

/**
 * Merges a category into another one: its offers and its subcategories go there, and it is gone.
 * @returns `moved`: how many offers went
 * @throws AppError 404; 400, 409 by the field `targetId`
 */
export async function mergeCategory(
  db: Database,
  admin: Viewer,
  id: string,
  targetId: string,
): Promise<{ moved: number; target: string }> {
  return inTurn(db, async (tx) => {
    const category = await lockedCategory(tx, id)
    const target = await checkTarget(tx, category, targetId)
    const moved = await moveOffers(tx, id, target.id)
    await desk.moveSubcategories(tx, id, target.parentId ?? target.id)
    await desk.moveApprovals(tx, id, target.id)
    await desk.deleteCategory(tx, id)
    await record(tx, admin, 'merge', id, { name: category.name, targetId, offers: moved })
    await dropPages(tx, ['categories', 'offers'])
    return { moved, target: target.name }
  })
}

async function checkTarget(tx: Database, category: repository.CategoryRow, targetId: string) {
  const target = await repository.findCategory(tx, targetId)
  if (!target || target.kind !== category.kind) throw refused(400, 'Categoria não encontrada.')
  if (target.id === category.id) throw refused(400, 'Escolha outra categoria.')
  if (!target.active) throw refused(400, `“${target.name}” está inativa.`)
  if (target.parentId && (await repository.hasSubcategories(tx, category.id)))
    throw refused(409, `“${category.name}” tem subcategorias: escolha uma do primeiro nível.`)
  return target
}
