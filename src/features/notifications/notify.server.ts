import type { Database } from '#/platform/server/database/types.server.ts'
import type { NotificationKind } from './kinds.ts'
import * as repository from './repository.server.ts'

interface Happening {
  /** Whom it is about. */
  personId?: string
  /** Who did it; to them it is no news. */
  actorId?: string
  /** What its text says beside that, as kinds.ts reads it; nothing of persons. */
  data?: Record<string, string | number>
}

/**
 * Notifies those who administer a page of what happened to it.
 * @param tx the transaction in which it happens
 * @param offerId of what it happened to, where that is not the page itself
 */
export const notify = (
  tx: Database,
  vendorId: string,
  kind: NotificationKind,
  happening: Happening & { offerId?: string } = {},
) => repository.insertFor(tx, [vendorId], { kind, ...happening })

/** The same of an offer, for everybody who sells it. */
export async function notifySellers(
  tx: Database,
  offerId: string,
  kind: NotificationKind,
  happening: Happening = {},
) {
  const sellers = await repository.sellersOf(tx, offerId)
  await repository.insertFor(tx, sellers, { kind, offerId, ...happening })
}
