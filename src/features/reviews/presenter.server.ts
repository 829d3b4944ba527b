import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { presentContent, withoutGaps } from './content.server.ts'
import { labelsOf } from './labels.ts'
import type { ReviewOrder } from './orders.ts'
import { AUTHORS } from './rating-index/schema.ts'
import type { ReviewRow } from './repository.server.ts'
import type { ReviewWire } from './schema.ts'

/** A review whose author is gone keeps its stars under this name. */
const REMOVED_AUTHOR = { firstName: 'Usuário', lastName: 'removido' }

/** Where a review stands in a list of some order. */
export const presentPosition = (row: ReviewRow, order: ReviewOrder) =>
  `${ORDER_KEYS[order](row)}_${row.writtenAt}_${row.id}`

/** By what lists are ordered before the moment of writing. */
const ORDER_KEYS: Record<ReviewOrder, (row: ReviewRow) => number> = {
  texto: ({ hasWords }) => Number(hasWords),
  recentes: () => 0,
  melhores: ({ rating }) => rating,
  piores: ({ rating }) => rating,
}

export const presentReview = ({ reply, ...row }: ReviewRow): ReviewWire => ({
  _id: row.id,
  ...presentContent(row),
  autor: AUTHORS[row.authorKnown],
  etiquetas: labelsOf(row),
  createdAt: row.createdAt.toISOString(),
  user: {
    firstName: row.firstName ?? REMOVED_AUTHOR.firstName,
    lastName: row.lastName ?? REMOVED_AUTHOR.lastName,
    position: row.position ?? '',
    photo: fileUrlOrEmpty(row.photoKey),
  },
  reply: reply && {
    text: withoutGaps(reply.text),
    createdAt: reply.createdAt.toISOString(),
    company: row.replier ?? '',
  },
})
