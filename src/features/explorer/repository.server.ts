import { sql } from 'drizzle-orm'
import { OFFER_FACETS, VENDOR_FACETS } from '#/addresses/facets.ts'
import { offers, vendors } from '#/db/schema/index.ts'
import { categoryParents } from '#/features/catalogue/categories/service.server.ts'
import { type Listing, SHELF_MAX } from '#/platform/server/facets/listing.server.ts'

/** Software and services, as they are narrowed down. */
export const OFFERS: Listing = {
  name: 'offers',
  table: offers,
  id: offers.id,
  shown: sql`${offers.isVisible}`,
  most: SHELF_MAX,
  facets: OFFER_FACETS,
  byName: sql`${offers.name} COLLATE "und-x-icu", ${offers.id}`,
  ranks: {
    avaliacao: sql`${offers.ratingScore}`,
    avaliacoes: sql`${offers.ratingCount}`,
    recentes: sql`extract(epoch FROM ${offers.createdAt})`,
  },
  tags: ['offers', 'categories', 'vendors'],
  parents: categoryParents,
}

/** Suppliers, as they are narrowed down. */
export const VENDORS: Listing = {
  name: 'vendors',
  table: vendors,
  id: vendors.id,
  shown: sql`${vendors.isVisible}`,
  most: SHELF_MAX,
  facets: VENDOR_FACETS,
  byName: sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial}) COLLATE "und-x-icu", ${vendors.id}`,
  ranks: {
    destaque: sql`${vendors.isFeatured}::int`,
    avaliacao: sql`${vendors.ratingScore}`,
    avaliacoes: sql`${vendors.ratingCount}`,
    recentes: sql`extract(epoch FROM ${vendors.createdAt})`,
  },
  tags: ['vendors', 'offers', 'categories'],
  parents: categoryParents,
}
