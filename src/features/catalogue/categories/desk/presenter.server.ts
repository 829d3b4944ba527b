import { TYPES } from '#/features/catalogue/presenter.server.ts'
import type { QueueRow } from '../../category-suggestions/repository.server.ts'
import type { DeskCategory, QueuedSuggestion } from '../schema.ts'
import type { DeskRow } from './repository.server.ts'

export const presentDeskCategory = (row: DeskRow): DeskCategory => ({
  id: row.id,
  name: row.name,
  type: TYPES[row.kind],
  active: row.active,
  parent: row.parent,
  subcategories: row.subcategories,
  offers: row.offers,
})

export const presentQueued = ({ user, ...row }: QueueRow): QueuedSuggestion => ({
  id: row.id,
  name: row.name,
  type: TYPES[row.kind],
  parent: row.parent,
  createdAt: row.createdAt.toISOString(),
  user: user && {
    _id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  },
})
