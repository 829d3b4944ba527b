import type { Viewer } from '#/platform/server/session.server.ts'
import type { OfferType } from './schema.ts'

interface Editable {
  tipo: OfferType
  /** Its owners, and who administers the page of its maker. */
  ownerIds: string[]
  /** Who administers the suppliers that sell it. */
  vendorAdminIds: string[]
}

/**
 * Who registered an offer, or makes it, and Admins. A service is its supplier's; a software is sold by
 * many, who may not rewrite it for each other.
 */
export const canEditOffer = (viewer: Pick<Viewer, 'id' | 'role'>, offer: Editable) =>
  viewer.role === 'admin' ||
  offer.ownerIds.includes(viewer.id) ||
  (offer.tipo === 'Serviço' && offer.vendorAdminIds.includes(viewer.id))
