import { KINDS, TYPES } from '#/features/catalogue/presenter.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { checkParent } from '../categories/parent.server.ts'
import { presentCategory } from '../categories/presenter.server.ts'
import { findCategoryNamed, takeTurn } from '../categories/repository.server.ts'
import type { NewCategory, SuggestedCategory } from '../categories/schema.ts'
import { countSuggestion } from './attempts.server.ts'
import * as repository from './repository.server.ts'

/**
 * Suggests a category, which no offer can have before an Admin approves it. One that exists, or was
 * suggested already, is answered as it is.
 * @throws AppError 400 by the field `parentId`; TooManyAttempts
 */
export async function suggestCategory(
  db: Database,
  viewer: Viewer,
  { name, tipo, parentId = null }: NewCategory,
): Promise<SuggestedCategory> {
  const kind = KINDS[tipo]
  await countSuggestion(db, viewer.id)
  return db.transaction(async (tx) => {
    await takeTurn(tx)
    const known = await findCategoryNamed(tx, kind, name)
    if (known) return { ...presentCategory(known), outcome: 'exists' }
    const waiting = await repository.findWaiting(tx, kind, name)
    if (waiting) return { ...presentSuggestion(waiting), outcome: 'waiting' }
    await checkParent(tx, kind, parentId)
    const suggestion = { name, kind, parentId, userId: viewer.id }
    return {
      ...presentSuggestion(await repository.insertSuggestion(tx, suggestion)),
      outcome: 'sent',
    }
  })
}

const presentSuggestion = (row: repository.SuggestionRow) => ({
  id: row.id,
  name: row.name,
  type: TYPES[row.kind],
  active: false,
  parentId: row.parentId,
})
