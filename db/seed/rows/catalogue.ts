import { v7 as uuidv7 } from 'uuid'
import type { categories, offerCategories } from '#/db/schema/index.ts'
import { CONFIRMATION_DAYS } from '#/features/companies/limits.ts'
import { type NewOffer, offerRow } from '../../factories/offers.ts'
import { cnpjNumber, type NewVendor, vendorRow } from '../../factories/vendors.ts'
import { CONFIRMATIONS } from '../data/activity.ts'
import { SUGGESTED_CATEGORIES } from '../data/categories.ts'
import { SERVICES } from '../data/services.ts'
import type { SoftwareSeed, VendorSeed } from '../data/shapes.ts'
import { SOFTWARE } from '../data/software/index.ts'
import { VENDORS } from '../data/vendors.ts'
import type { Pictures } from '../pictures.ts'
import { integer, randomFrom } from '../random.ts'
import { contactOf } from './contact.ts'
import { daysBefore, sometimeBefore } from './time.ts'

type Kind = 'software' | 'service'
type CategoryRow = typeof categories.$inferInsert & { id: string; name: string; kind: Kind }
type OfferCategoryRow = typeof offerCategories.$inferInsert
export type OfferRow = NewOffer & { id: string }
export type VendorRow = NewVendor & { id: string }

/** Pages are older than their reviews: days before today. */
const PAGE_AGE = { from: 560, to: 800 }

/** As every id of a page, it begins with the moment in which that was made. */
const idOf = ({ createdAt }: { createdAt?: Date }) => uuidv7({ msecs: createdAt?.getTime() })

/** Screens of a software that shows them. */
const SCREENS_SHOWN = 2

/** A name as part of an address or of a picture's: 'Atende Mais' → 'atende-mais'. */
const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

/** Nobody can register a name under this top-level domain (RFC 2606). */
export const siteOf = (name: string) => `https://${slug(name)}.example`

/** Suggestions that wait, a day apart. */
export const suggestionRows = (userId: string, now: Date) =>
  SUGGESTED_CATEGORIES.map((suggestion, index) => ({
    ...suggestion,
    userId,
    createdAt: sometimeBefore(now, index + 1),
  }))

/** Of a page that waits to be known as its company's. @param key of VENDORS */
function confirmationOf(key: string, now: Date): Partial<NewVendor> {
  const asked = CONFIRMATIONS.find(({ vendor }) => vendor === key)
  if (!asked) return {}
  const { askedDaysAgo } = asked
  return {
    unconfirmedSince: daysBefore(now, askedDaysAgo),
    confirmBy: daysBefore(now, askedDaysAgo - CONFIRMATION_DAYS),
  }
}

export interface PlannedVendor {
  seed: VendorSeed
  row: VendorRow
}

export function plannedVendors(pictures: Pictures, now: Date): PlannedVendor[] {
  const random = randomFrom('vendors')
  return VENDORS.map((seed, index) => {
    const {
      key,
      hasSite,
      mean: _mean,
      reviews: _reviews,
      withoutLogo,
      hasCover,
      hasVideo,
      ...known
    } = seed
    const name = known.nomeFantasia ?? known.razaoSocial
    const row = vendorRow({
      ...known,
      cnpj: cnpjNumber(index + 1),
      nomeFantasia: known.nomeFantasia ?? null,
      description: known.description ?? null,
      isAssociated: known.isAssociated ?? false,
      ...confirmationOf(key, now),
      ...(known.isAssociated ? contactOf(known, slug(name), random) : {}),
      site: hasSite ? siteOf(name) : null,
      logoKey: withoutLogo ? null : pictures.add('logos', `vendors/${key}`),
      coverKey: hasCover ? pictures.add('pictures', `vendor-covers/${key}`) : null,
      videoKey: hasVideo ? pictures.add('videos', `videos/${key}`, 'mp4') : null,
      isDemo: true,
      createdAt: daysBefore(now, integer(random, PAGE_AGE.from, PAGE_AGE.to)),
    })
    return { seed, row: { ...row, id: idOf(row) } }
  })
}

export interface PlannedSoftware {
  seed: SoftwareSeed
  row: OfferRow
}

export function plannedSoftware(pictures: Pictures, now: Date): PlannedSoftware[] {
  const random = randomFrom('software')
  return SOFTWARE.map((seed) => {
    const row = offerRow([...seed.categories], {
      name: seed.name,
      manufacturer: seed.manufacturer,
      soldBy: seed.soldBy ?? seed.manufacturer,
      slogan: seed.slogan ?? null,
      description: seed.description ?? '',
      site: siteOf(seed.name),
      logoKey: seed.withoutLogo ? null : pictures.add('logos', `products/${slug(seed.name)}`),
      isDemo: true,
      createdAt: daysBefore(now, integer(random, PAGE_AGE.from, PAGE_AGE.to)),
    })
    return { seed, row: { ...row, id: idOf(row) } }
  })
}

/** Software that shows its screens beside its logo: two of three, two screens each. */
export function photoRows(pictures: Pictures, software: PlannedSoftware[]) {
  return software
    .filter((_, index) => index % 3 !== 2)
    .flatMap(({ row }) =>
      Array.from({ length: SCREENS_SHOWN }, (_, position) => ({
        offerId: row.id,
        fileKey: pictures.add('photos', `screens/${slug(row.name)}-${position + 1}`),
        position,
      })),
    )
}

export interface PlannedService {
  /** Key of its vendor. */
  vendor: string
  categories: readonly string[]
  row: OfferRow
}

export function plannedServices(now: Date): PlannedService[] {
  const random = randomFrom('services')
  return SERVICES.map(({ vendor, categories, name, subcategory, description }) => {
    const row = offerRow([...categories], {
      kind: 'service',
      name,
      subcategory: subcategory ?? null,
      description,
      isDemo: true,
      createdAt: daysBefore(now, integer(random, PAGE_AGE.from, PAGE_AGE.to)),
    })
    return { vendor, categories, row: { ...row, id: idOf(row) } }
  })
}

/** @throws Error when an offer names a category or a vendor that does not exist */
export function links(
  known: CategoryRow[],
  vendors: PlannedVendor[],
  offers: { row: OfferRow; categories: readonly string[]; vendors: readonly string[] }[],
) {
  const categoryIds = new Map(known.map(({ kind, name, id }) => [`${kind}:${name}`, id]))
  const vendorsByKey = new Map(vendors.map(({ seed, row }) => [seed.key, row]))
  const offerCategories: OfferCategoryRow[] = offers.flatMap(({ row, categories }) =>
    categories.map((name, position) => ({
      offerId: row.id,
      categoryId: found(categoryIds, `${row.kind}:${name}`),
      position,
    })),
  )
  const vendorOffers = offers.flatMap(({ row, vendors: keys }) =>
    keys.map((key) => {
      const vendor = found(vendorsByKey, key)
      const isOwn = row.kind === 'service' || row.manufacturer === vendor.nomeFantasia
      const origin = isOwn ? ('own' as const) : ('chosen' as const)
      return { offerId: row.id, vendorId: vendor.id, origin, createdAt: vendor.createdAt }
    }),
  )
  return { offerCategories, vendorOffers }
}

function found<Known>(byKey: Map<string, Known>, key: string): Known {
  const known = byKey.get(key)
  if (!known) throw new Error(`The demonstration data names an unknown '${key}'.`)
  return known
}
