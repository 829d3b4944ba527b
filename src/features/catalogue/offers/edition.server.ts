import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { canEditOffer } from '../policy.ts'
import { presentOffer, TYPES } from '../presenter.server.ts'
import { mediaOf } from '../repository.server.ts'
import type { CatalogueCard, OfferCard, OfferWire } from '../schema.ts'
import * as repository from './repository.server.ts'
import { offerState } from './state.ts'

/**
 * A hidden service whose supplier's page nobody keeps, or which nobody sells any more. One that an
 * Admin took off the site is not: it may be shown again.
 */
export const isRemoved = ({ offer, vendorAdminIds }: repository.EditableOffer) =>
  offer.kind === 'service' && !offer.isVisible && !offer.suspendedAt && vendorAdminIds.length === 0

export const canEdit = (viewer: Viewer, { offer, ...people }: repository.EditableOffer) =>
  canEditOffer(viewer, { tipo: TYPES[offer.kind], ...people })

/** An offer for those who may edit it, seen by others or not; null for everybody else. */
export async function findOfferEdition(
  db: Database,
  viewer: Viewer | null,
  id: string,
): Promise<OfferWire | null> {
  const found = viewer && (await repository.findEditable(db, id, { lock: false }))
  if (!found || isRemoved(found) || !canEdit(viewer, found)) return null
  return presentOffer(found.offer, await mediaOf(db, id))
}

/** What a supplier sells, for a person who manages its page, who may edit all its services. */
export async function withOwnership(
  db: Database,
  viewer: Viewer,
  cards: OfferCard[],
): Promise<CatalogueCard[]> {
  const ids = cards.map(({ id }) => id)
  const owned = new Set(await repository.ownedAmong(db, viewer.id, ids))
  const standing = new Map(
    (await repository.standingOf(db, ids)).map((offer) => [offer.id, offerState(offer)]),
  )
  return cards.map((card) => {
    const ownerIds = owned.has(card.id) ? [viewer.id] : []
    return {
      ...card,
      owns: canEditOffer(viewer, { tipo: card.tipo, ownerIds, vendorAdminIds: [viewer.id] }),
      situacao: standing.get(card.id),
    }
  })
}
