import { inArray, sql } from 'drizzle-orm'
import { type Facet, OFFER_FACETS, type OfferFacet, VENDOR_FACETS } from '#/addresses/facets.ts'
import { offers, vendorName, vendorOffers, vendors } from '#/db/schema/index.ts'
import { categoryParents } from '#/features/catalogue/categories/service.server.ts'
import {
  type Listing,
  SHELF_MAX,
  type StoredFacet,
} from '#/platform/server/facets/listing.server.ts'

/** Facets with the places of their values. */
const stored = <Name extends string>(
  facets: Record<Name, Facet>,
  places: Record<Name, Omit<StoredFacet, keyof Facet>>,
) =>
  Object.fromEntries(
    (Object.keys(facets) as Name[]).map((name) => [name, { ...facets[name], ...places[name] }]),
  ) as Record<Name, StoredFacet>

const CATEGORIES = {
  column: 'offers.category_text',
  hasSeveral: true,
  areCategories: true,
} as const

/** Values that are kept by facet, whatever feature writes them. */
const trait = (facet: OfferFacet) => ({
  pairs: `SELECT offer_id AS id, value FROM offer_traits WHERE facet = '${facet}'`,
})

/** Software and services, as they are narrowed down. */
export const OFFERS: Listing = {
  name: 'offers',
  kind: 'offer',
  table: offers,
  id: offers.id,
  shown: sql`${offers.isVisible}`,
  most: SHELF_MAX,
  facets: stored(OFFER_FACETS, {
    tipo: { column: `CASE offers.kind WHEN 'software' THEN 'Software' ELSE 'Serviço' END` },
    categoria: { ...CATEGORIES, isFamily: true },
    subcategoria: CATEGORIES,
    nota: { column: 'floor(offers.rating + 0.005)::int::text' },
    empresa: { column: 'offers.manufacturer', areNames: true },
    fornecedor: {
      pairs: `SELECT vendor_offers.offer_id AS id, vendor_offers.vendor_id::text AS value FROM vendor_offers
        JOIN vendors ON vendors.id = vendor_offers.vendor_id AND vendors.is_visible
        JOIN offers ON offers.id = vendor_offers.offer_id AND offers.show_vendors IS NOT FALSE`,
    },
    preco: trait('preco'),
    // Of the least price of a month; where there is none, of all plans that are paid.
    cobranca: {
      pairs: `SELECT offers.id, offers.monthly_from_unit::text AS value FROM offers
        WHERE offers.monthly_from_cents > 0
        UNION ALL SELECT offer_prices.offer_id, offer_prices.unit::text FROM offer_prices
        JOIN offers ON offers.id = offer_prices.offer_id
          AND coalesce(offers.monthly_from_cents, 0) = 0
        WHERE offer_prices.until IS NULL AND offer_prices.price_cents IS DISTINCT FROM 0`,
    },
    gratis: trait('gratis'),
    porte: trait('porte'),
    plataforma: trait('plataforma'),
    hospedagem: trait('hospedagem'),
    integracao: trait('integracao'),
    // What is declared and valid, with no copy of it to keep in step.
    prontidao: {
      pairs: `SELECT offer_readiness.offer_id AS id, offer_readiness.item AS value FROM offer_readiness
        WHERE offer_readiness.state = 'sim' AND offer_readiness.valid_until > now()`,
    },
  }),
  sortName: sql`${offers.name} COLLATE "und-x-icu"`,
  ranks: {
    avaliacao: sql`${offers.ratingIndex}`,
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
  facets: stored(VENDOR_FACETS, {
    estado: { column: 'vendors.state' },
    cidade: { column: 'vendors.city', areNames: true },
    categoria: {
      areCategories: true,
      isFamily: true,
      pairs: `SELECT vendor_offers.vendor_id AS id, categories.name AS value FROM vendor_offers
        JOIN vendors ON vendors.id = vendor_offers.vendor_id
        JOIN offers ON offers.id = vendor_offers.offer_id AND offers.is_visible
          AND CASE offers.kind WHEN 'software' THEN vendors.show_software ELSE vendors.show_services END
        JOIN offer_categories ON offer_categories.offer_id = offers.id
        JOIN categories ON categories.id = offer_categories.category_id`,
    },
    recomendado: { column: `CASE WHEN vendors.is_featured THEN 'sim' ELSE '' END` },
    // A page that nobody keeps, as most of the register's, is neither.
    confirmado: {
      column: `CASE WHEN vendors.unconfirmed_since IS NOT NULL THEN 'nao' WHEN vendors.is_associated THEN 'sim' ELSE '' END`,
    },
  }),
  sortName: sql`${vendorName} COLLATE "und-x-icu"`,
  ranks: {
    destaque: sql`${vendors.isFeatured}`,
    avaliacao: sql`${vendors.ratingIndex}`,
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
