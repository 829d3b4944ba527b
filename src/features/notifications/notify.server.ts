import { tellSystems } from '#/features/webhooks/outbox/outbox.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { isForSystems, KINDS, type NotificationKind } from './kinds.ts'
import * as repository from './repository.server.ts'

interface Happening {
  /** Whom it is about. */
  personId?: string
  /** Who did it; to them it is no news. */
  actorId?: string
  /** What its text says beside that, as kinds.ts reads it; nothing of persons. */
  data?: Record<string, string | number>
}

async function tell(
  tx: Database,
  vendorIds: string[],
  kind: NotificationKind,
  { offerId, ...happening }: Happening & { offerId?: string },
) {
  if (!isForSystems(kind))
    await repository.insertFor(tx, vendorIds, { kind, offerId, ...happening })
  await tellOwnSystems(tx, vendorIds, kind, { offerId, data: happening.data })
}

async function tellOwnSystems(
  tx: Database,
  vendorIds: string[],
  kind: NotificationKind,
  about: { offerId?: string; data?: Happening['data'] },
) {
  const { event } = KINDS[kind]
  if (event) await tellSystems(tx, vendorIds, event, { ...about, isGathered: isForSystems(kind) })
}

/**
 * Notifies those who administer a page of what happened to it, and the system of theirs that wants to hear of it.
 * @param tx the transaction in which it happens
 * @param offerId of what it happened to, where that is not the page itself
 */
export const notify = (
  tx: Database,
  vendorId: string,
  kind: NotificationKind,
  happening: Happening & { offerId?: string } = {},
) => tell(tx, [vendorId], kind, happening)

/** A question that those who administer a page were notified of is answered: to none of them is it news any more. */
export const noteAnswered = (tx: Database, vendorId: string, kind: NotificationKind) =>
  repository.markAnswered(tx, vendorId, kind)

/** Tells the page's own system alone, of what people were notified of just before. */
export const notifySystem = (
  tx: Database,
  vendorId: string,
  kind: NotificationKind,
  data: Happening['data'],
) => tellOwnSystems(tx, [vendorId], kind, { data })

/** Notifies of what happened to an offer everybody who sells it. */
export async function notifySellers(
  tx: Database,
  offerId: string,
  kind: NotificationKind,
  happening: Happening = {},
) {
  await tell(tx, await repository.sellersOf(tx, offerId), kind, { offerId, ...happening })
}
