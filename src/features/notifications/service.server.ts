import { pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { type About, isKnownKind, KINDS, type Kind } from './kinds.ts'
import { NOTIFICATION_MONTHS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { NotificationsAnswer, NotificationWire } from './schema.ts'

const SOMEBODY = 'Uma pessoa'

interface Told {
  kind: Kind
  about: About
  row: repository.NotificationRow
  isRead: boolean
}

function tell(row: repository.NotificationRow, viewer: Viewer, readUntil: Date | null): Told[] {
  if (!isKnownKind(row.kind)) return []
  const person = row.firstName ? `${row.firstName} ${row.lastName}` : SOMEBODY
  const about = { ...row, offer: row.offer ?? '', person }
  const isRead =
    (readUntil !== null && row.createdAt <= readUntil) ||
    row.actorId === viewer.id ||
    // Nobody has to look at what is answered.
    row.data.answered !== undefined
  return [{ kind: KINDS[row.kind], about, row, isRead }]
}

/** Whether two that follow each other are told in one sentence. */
const belong = (one: Told, next: Told) =>
  one.kind.several !== undefined &&
  one.kind === next.kind &&
  one.row.offerId === next.row.offerId &&
  one.isRead === next.isRead

function gather(all: Told[]): Told[][] {
  const groups: Told[][] = []
  for (const one of all) {
    const group = groups.at(-1)
    if (group?.[0] && belong(group[0], one)) group.push(one)
    else groups.push([one])
  }
  return groups
}

function present(group: Told[]): NotificationWire[] {
  const [newest] = group
  if (!newest) return []
  const { kind, about, row, isRead } = newest
  const together = group.length > 1 && kind.several?.(group.map((one) => one.about))
  return [
    {
      _id: row.id,
      assunto: kind.topic,
      texto: together || kind.text(about),
      link: kind.link(about),
      lida: isRead,
      createdAt: row.createdAt.toISOString(),
    },
  ]
}

/**
 * What happened to a page, the latest first, and how much of it the viewer has not read. What is told in one sentence
 * is counted as often as it happened.
 */
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
  const data = gather(rows.flatMap((row) => tell(row, viewer, readUntil))).flatMap(present)
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
