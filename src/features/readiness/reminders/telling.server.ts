import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { readinessMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'

interface Told {
  offer: { id: string; makerId: string | null }
  /** Who may edit the offer. */
  ownerIds: string[]
  vendorIds: string[]
}

type Occasion =
  | { occasion: 'expiring'; days: number; count: number }
  | { occasion: 'withdrawn'; item: ReadinessItem; reason: string }

/** Letters about one thing that happened to one product. */
const LETTERS_MAX = 20

/**
 * Tells those who answer for what a product declares: each by mail, and their pages that make or sell it
 * by a notification.
 */
export async function tellEditors(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  { offer, ownerIds, vendorIds }: Told,
  what: Occasion,
) {
  const offerId = offer.id
  const kind = what.occasion === 'expiring' ? 'readiness_expiring' : 'readiness_withdrawn'
  const data: Record<string, string | number> =
    what.occasion === 'expiring'
      ? { count: what.count, days: what.days }
      : { item: READINESS[what.item], reason: what.reason }
  const near = [...vendorIds, ...(offer.makerId ? [offer.makerId] : [])]
  for (const vendorId of await repository.pagesAmong(tx, near, ownerIds))
    await notify(tx, vendorId, kind, { offerId, data })
  for (const userId of ownerIds.slice(0, LETTERS_MAX))
    await jobs.enqueue(tx, readinessMail, { ...what, userId, offerId })
}
