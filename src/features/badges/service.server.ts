import { offerPath } from '#/features/catalogue/links.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { answeringOf } from '#/features/quotes/answering.server.ts'
import { readinessOf } from '#/features/readiness/service.server.ts'
import { companyName } from '#/features/vendors/names.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { orNull } from '#/platform/server/page-errors.server.ts'
import type { BadgeSubject } from './kinds.ts'

interface Found {
  subject: BadgeSubject
  /** What is shown of it, and the lists: their nightly change is an index that has grown older. */
  tags: CacheTag[]
}

/** What badges say of a software, service or supplier now; null of what nobody sees. */
export async function badgeSubject(db: Database, id: string): Promise<Found | null> {
  const offer = await orNull(getOffer(db, id))
  if (offer) {
    const isSoftware = offer.tipo === 'Software'
    const declared = isSoftware ? await readinessOf(db, id) : null
    const ready = declared?.filter(({ situacao, prova }) => situacao === 'sim' && prova).length
    const subject = {
      id,
      name: offer.name,
      page: offerPath(id),
      rating: offer.rating,
      reviews: offer.ratingCount,
      index: offer.indice,
      isRecommended: null,
      ready: ready ?? null,
      answering: null,
      isAsked: false,
    }
    return { subject, tags: [`offer:${id}`, 'offers'] }
  }
  const vendor = await orNull(getVendor(db, id))
  if (!vendor) return null
  const subject = {
    id,
    name: companyName(vendor),
    page: vendorPath(id),
    rating: vendor.rating,
    reviews: vendor.ratingCount,
    index: vendor.indice,
    isRecommended: vendor.destaque,
    ready: null,
    answering: (await answeringOf(db, id)).pedidos.dozeMeses,
    isAsked: true,
  }
  return { subject, tags: [`vendor:${id}`, 'vendors'] }
}
