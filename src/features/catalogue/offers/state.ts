export const OFFER_STATES = ['published', 'suspended', 'hidden'] as const

/**
 * - `published`: everybody sees it;
 * - `suspended`: an Admin took it off the site, and only an Admin shows it again;
 * - `hidden`: a service that is seen no more, since its supplier's page is not, or sells it no more.
 */
export type OfferState = (typeof OFFER_STATES)[number]

export function offerState(offer: { isVisible: boolean; suspendedAt: Date | null }): OfferState {
  if (offer.suspendedAt) return 'suspended'
  return offer.isVisible ? 'published' : 'hidden'
}
