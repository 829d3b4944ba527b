import type { Offer, Review } from 'schema-dts'
import { CONTEXT, type JsonLd, ratingOf } from '#/platform/json-ld.ts'
import type { OfferWire } from './schema.ts'

/** A software as an application, a service as a service, with what it costs and some of what people wrote of it. */
export function offerLd(
  offer: OfferWire,
  publicUrl: string,
  {
    review,
    offers,
    operatingSystem,
  }: { review?: Review[]; offers?: Offer[]; operatingSystem?: string },
): JsonLd {
  const common = {
    '@context': CONTEXT,
    name: offer.name,
    description: offer.description || offer.slogan,
    url: `${publicUrl}/software/details/${offer._id}`,
    ...(offer.links.logotipo_url && { image: publicUrl + offer.links.logotipo_url }),
    ...ratingOf(offer),
    ...(offers && { offers }),
    ...(review && { review }),
  } as const
  if (offer.tipo !== 'Software') {
    return { ...common, '@type': 'Service', serviceType: offer.category.join(', ') }
  }
  return {
    ...common,
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: offer.category.join(', '),
    ...(operatingSystem && { operatingSystem }),
    ...(offer.fabricante && { author: { '@type': 'Organization', name: offer.fabricante } }),
    ...(offer.fotos.length > 0 && { screenshot: offer.fotos.map((photo) => publicUrl + photo) }),
  }
}
