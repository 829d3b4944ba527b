import { TYPES } from '#/features/catalogue/presenter.server.ts'
import type { CategoryRow } from './repository.server.ts'
import type { CategoryWire } from './schema.ts'

export const presentCategory = (row: CategoryRow): CategoryWire => ({
  id: row.id,
  name: row.name,
  type: TYPES[row.kind],
  active: row.active,
  parentId: row.parentId,
})
