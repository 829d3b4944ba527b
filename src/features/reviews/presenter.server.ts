import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { presentContent, withoutGaps } from './content.server.ts'
import type { ReviewRow } from './repository.server.ts'
import type { ReviewWire } from './schema.ts'

/** A review whose author is gone keeps its stars under this name. */
const REMOVED_AUTHOR = { firstName: 'Usuário', lastName: 'removido' }

/** Where a review stands in a list. */
export const presentPosition = ({ writtenAt, id }: ReviewRow) => `${writtenAt}_${id}`

export const presentReview = ({ reply, ...row }: ReviewRow): ReviewWire => ({
  _id: row.id,
  ...presentContent(row),
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
