import { pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { isKnownKind, KINDS } from './kinds.ts'
import { NOTIFICATION_MONTHS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { NotificationsAnswer, NotificationWire } from './schema.ts'

const SOMEBODY = 'Uma pessoa'

function present(
  row: repository.NotificationRow,
  viewer: Viewer,
  readUntil: Date | null,
): NotificationWire[] {
  if (!isKnownKind(row.kind)) return []
  const { topic, text, link } = KINDS[row.kind]
  const person = row.firstName ? `${row.firstName} ${row.lastName}` : SOMEBODY
  const about = { ...row, offer: row.offer ?? '', person }
  const isRead = readUntil !== null && row.createdAt <= readUntil
  return [
    {
      _id: row.id,
      assunto: topic,
      texto: text(about),
      link: link(about),
      lida: isRead || row.actorId === viewer.id,
      createdAt: row.createdAt.toISOString(),
    },
  ]
}

/** What happened to a page, the latest first, and how much of it the viewer has not read. */
export async function listNotifications(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationsAnswer> {
  const readUntil = await repository.readUntil(db, vendorId, viewer.id)
  const [rows, total, naoLidas] = await Promise.all([
    repository.slice(db, vendorId, { limit, offset: (page - 1) * limit }),
    repository.countOf(db, vendorId),
    repository.countUnread(db, vendorId, viewer.id, readUntil),
  ])
  const data = rows.flatMap((row) => present(row, viewer, readUntil))
  return { ...pageOf(data, total, page, limit), naoLidas }
}

/**
 * Notes what the viewer has read; each person who manages a page reads for themselves.
 * @param until what happens later is still news; never later than now
 */
export async function markRead(db: Database, viewer: Viewer, vendorId: string, until: Date) {
  const now = new Date()
  await repository.markRead(db, vendorId, viewer.id, until < now ? until : now)
}

export async function forgetOldNotifications(db: Database) {
  const before = new Date()
  before.setUTCMonth(before.getUTCMonth() - NOTIFICATION_MONTHS)
  await repository.deleteOld(db, before)
}
