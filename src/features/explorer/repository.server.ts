import { inArray, sql } from 'drizzle-orm'
import { OFFER_FACETS, VENDOR_FACETS } from '#/addresses/facets.ts'
import { offers, vendorOffers, vendors } from '#/db/schema/index.ts'
import { categoryParents } from '#/features/catalogue/categories/service.server.ts'
import { type Listing, SHELF_MAX } from '#/platform/server/facets/listing.server.ts'

/** Software and services, as they are narrowed down. */
export const OFFERS: Listing = {
  name: 'offers',
  kind: 'offer',
  table: offers,
  id: offers.id,
  shown: sql`${offers.isVisible}`,
  most: SHELF_MAX,
  facets: OFFER_FACETS,
  sortName: sql`${offers.name} COLLATE "und-x-icu"`,
  ranks: {
    avaliacao: sql`${offers.ratingScore}`,
    avaliacoes: sql`${offers.ratingCount}`,
    recentes: sql`extract(epoch FROM ${offers.createdAt})`,
  },
  tags: ['offers', 'categories', 'vendors'],
  showing: {
    vendor: (ids) =>
      sql`SELECT ${vendorOffers.offerId} AS id FROM ${vendorOffers} WHERE ${inArray(vendorOffers.vendorId, ids)}`,
  },
  facetOf: { vendor: 'fornecedor' },
  parents: categoryParents,
}

/** Suppliers, as they are narrowed down. */
export const VENDORS: Listing = {
  name: 'vendors',
  kind: 'vendor',
  table: vendors,
  id: vendors.id,
  shown: sql`${vendors.isVisible}`,
  most: SHELF_MAX,
  facets: VENDOR_FACETS,
  sortName: sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial}) COLLATE "und-x-icu"`,
  ranks: {
    destaque: sql`${vendors.isFeatured}`,
    avaliacao: sql`${vendors.ratingScore}`,
    avaliacoes: sql`${vendors.ratingCount}`,
    recentes: sql`extract(epoch FROM ${vendors.createdAt})`,
  },
  tags: ['vendors', 'offers', 'categories'],
  showing: {
    offer: (ids) =>
      sql`SELECT ${vendorOffers.vendorId} AS id FROM ${vendorOffers} WHERE ${inArray(vendorOffers.offerId, ids)}`,
  },
  facetOf: {},
  parents: categoryParents,
}
