import { expect, it } from 'vitest'
import { offerLd } from '#/features/catalogue/json-ld.ts'
import type { OfferWire } from '#/features/catalogue/schema.ts'
import { plansLd, platformsLd } from '#/features/facts/json-ld.ts'
import { reviewsLd } from '#/features/reviews/json-ld.ts'
import type { ReviewWire } from '#/features/reviews/schema.ts'
import { vendorLd } from '#/features/vendors/json-ld.ts'
import type { VendorWire } from '#/features/vendors/schema.ts'
import { breadcrumbs, listLd } from '#/platform/json-ld.ts'

type Node = Record<string, unknown>

/**
 * What Google asks of a type, as its pages on structured data have it
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const REQUIRED: Record<string, string[]> = {
  SoftwareApplication: ['name', 'operatingSystem', 'applicationCategory'],
  Service: ['name'],
  Organization: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
}
/** Where a type may be. */
const ADDRESSES = ['url', 'item', 'image', 'logo']

/** What is wrong with a thing and with those in it. */
function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const type = String(node['@type'])
  const missing = (REQUIRED[type] ?? ['a known type']).filter(
    (name) => node[name] === undefined || node[name] === '',
  )
  const relative = ADDRESSES.filter(
    (name) => typeof node[name] === 'string' && !URL.canParse(node[name] as string),
  )
  const empty = Object.keys(node).filter((name) => node[name] === null)
  return [
    ...[...missing, ...relative, ...empty].map((name) => `${type}: ${name}`),
    ...Object.values(node).flatMap(faultsOf),
  ]
}

const SITE = 'https://praca.example'
const ID = '0198c0de-0000-7000-8000-000000000001'
const review = {
  rating: 4,
  comment: 'Bom.',
  createdAt: '2026-01-02T03:04:05.000Z',
  user: { firstName: 'Ana', lastName: 'Lima', position: '', photo: '' },
} as ReviewWire
const offer = {
  _id: ID,
  tipo: 'Software',
  name: 'Caju',
  fabricante: '',
  slogan: 'Vende.',
  category: ['CRM'],
  description: '',
  rating: 4.6,
  ratingCount: 2,
  fotos: ['/uploads/a.webp'],
  links: { logotipo_url: '/uploads/b.webp', capa_url: '', video_url: '' },
} as OfferWire
const vendor = {
  _id: ID,
  razaoSocial: 'Garoa Ltda.',
  nomeFantasia: 'Garoa',
  isAssociated: true,
  cnpj: '12345678000195',
  site: '',
  descricao: 'Revenda.',
  cidade: 'São Paulo',
  estado: 'SP',
  rating: 0,
  ratingCount: 0,
  links: { logotipo_url: '' },
} as VendorWire
const plan = {
  name: 'Loja',
  price: 'R$ 99,90',
  cents: 9990,
  per: 'por mês',
  period: 'mensal' as const,
  includes: [],
  limits: '',
}
const silent = { ...review, comment: '' }

it.each([
  [
    'a software',
    offerLd(offer, SITE, {
      ...reviewsLd([review]),
      ...plansLd([plan]),
      ...platformsLd({ platforms: ['Web', 'Android'] }),
    }),
  ],
  ['a service', offerLd({ ...offer, tipo: 'Serviço', ratingCount: 0 }, SITE, reviewsLd([]))],
  ['a supplier', vendorLd(vendor, SITE, reviewsLd([review]))],
  ['the way to a page', breadcrumbs(SITE, [{ name: 'Softwares', path: '/softwares' }])],
  ['a list', listLd(SITE, ['/software/details/1', '/software/details/2'], 24)],
])('%s has what machines ask for', (_what, thing) => {
  expect(faultsOf(thing)).toEqual([])
})

it('tells faults', () => {
  expect(faultsOf({ '@type': 'ListItem', url: '/erp' })).toEqual([
    'ListItem: position',
    'ListItem: url',
  ])
})

it('says what is known alone', () => {
  const bare = offerLd({ ...offer, ratingCount: 0, fotos: [] }, SITE, reviewsLd([silent]))
  for (const unknown of ['aggregateRating', 'review', 'offers', 'author', 'screenshot'])
    expect(bare).not.toHaveProperty(unknown)
  const { offers } = plansLd([plan, { ...plan, cents: 0 }, { ...plan, cents: null }])
  expect(offers).toMatchObject([{ price: '99.90', priceCurrency: 'BRL' }, { price: '0.00' }])
  expect(plansLd([{ ...plan, cents: null }])).toEqual({})
  const unitOf = (period: 'mensal' | 'unico') =>
    JSON.stringify(plansLd([{ ...plan, period }])).match(/"unitCode":"(\w+)"/)?.[1]
  expect([unitOf('mensal'), unitOf('unico')]).toEqual(['MON', undefined])
  expect(vendorLd(vendor, SITE, {})).toMatchObject({ taxID: '12.345.678/0001-95' })
  expect(listLd(SITE, [], 0)).toEqual([])
  expect(listLd(SITE, ['/erp'], 24)[0]?.itemListElement).toMatchObject([{ position: 25 }])
})
