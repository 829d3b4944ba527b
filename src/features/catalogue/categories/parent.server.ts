import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import * as repository from './repository.server.ts'

const refused = (status: 400 | 409, message: string) =>
  new AppError(status, message, { parentId: message })

/**
 * Checks what a category is to belong to: there are two levels, and one never mixes the kinds.
 * @param tx in whose turn no category changes
 * @param parentId none for the first level
 * @param category that is moved; undefined for a new one
 * @throws AppError 400, 409 by the field `parentId`
 */
export async function checkParent(
  tx: Database,
  kind: repository.CategoryKind,
  parentId: string | null,
  category?: repository.CategoryRow,
): Promise<void> {
  if (!parentId || parentId === category?.parentId) return
  const parent = await repository.findCategory(tx, parentId)
  if (!parent || parent.kind !== kind) throw refused(400, 'Categoria não encontrada.')
  if (parent.id === category?.id)
    throw refused(400, 'Uma categoria não pode ficar dentro dela mesma.')
  if (parent.parentId) throw refused(400, `“${parent.name}” já é uma subcategoria.`)
  if (category && (await repository.hasSubcategories(tx, category.id)))
    throw refused(409, `“${category.name}” tem subcategorias: só pode ficar no primeiro nível.`)
}
