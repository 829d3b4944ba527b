import { v7 as uuidv7 } from 'uuid'
import type {
  successStories,
  successStoryOffers,
  testimonies,
  testimonyOffers,
} from '#/db/schema/index.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { STORIES, TESTIMONIES } from '../data/testimonials.ts'
import type { Pictures } from '../pictures.ts'
import type { PlannedSoftware, PlannedVendor } from './catalogue.ts'
import { daysBefore } from './time.ts'

interface Known {
  vendors: PlannedVendor[]
  software: PlannedSoftware[]
}

/** Testimonies and success stories, all of them shown, in the order of their data. */
export function testimonialRows(pictures: Pictures, known: Known, now: Date) {
  const place = placeOf()
  const saidOf = TESTIMONIES.map(({ vendor, software, daysAgo, ...said }) => {
    const createdAt = daysBefore(now, daysAgo)
    const consent = { consentedAt: createdAt, consentVersion: TERMS_VERSION }
    return {
      software,
      row: {
        ...said,
        ...(said.origin === 'customer' && consent),
        id: uuidv7(),
        vendorId: vendorId(known, vendor),
        position: place(`testimony:${vendor}`),
        createdAt,
      } satisfies typeof testimonies.$inferInsert,
    }
  })
  const toldBy = STORIES.map(({ vendor, software, daysAgo, cover, ...told }) => ({
    software,
    row: {
      ...told,
      id: uuidv7(),
      vendorId: vendorId(known, vendor),
      coverKey: pictures.add('pictures', `covers/${cover}`),
      position: place(`story:${vendor}`),
      createdAt: daysBefore(now, daysAgo),
    } satisfies typeof successStories.$inferInsert,
  }))
  return {
    testimonies: saidOf.map(({ row }) => row),
    testimonyOffers: linksOf(known, saidOf) satisfies (typeof testimonyOffers.$inferInsert)[],
    successStories: toldBy.map(({ row }) => row),
    successStoryOffers: linksOf(known, toldBy) satisfies (typeof successStoryOffers.$inferInsert)[],
  }
}

/** Counts from 1 for each key. */
function placeOf() {
  const taken = new Map<string, number>()
  return (key: string) => {
    const next = (taken.get(key) ?? 0) + 1
    taken.set(key, next)
    return next
  }
}

function vendorId({ vendors }: Known, key: string): string {
  const vendor = vendors.find(({ seed }) => seed.key === key)
  if (!vendor) throw new Error(`The demonstration data names an unknown '${key}'.`)
  return vendor.row.id
}

const linksOf = (
  { software }: Known,
  items: { software: readonly string[]; row: { id: string } }[],
) =>
  items.flatMap((item) =>
    software
      .filter(({ seed }) => item.software.includes(seed.name))
      .map(({ row }) => ({ itemId: item.row.id, offerId: row.id })),
  )
