import { and, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm'
import { advertisements, offers, vendorOffers, vendors } from '#/db/schema/index.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Whether a supplier that readers see sells an offer and advertises today, as days go in São Paulo. */
const isSponsored = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
      .innerJoin(advertisements, eq(advertisements.vendorId, vendors.id))
      .where(
        and(
          eq(vendorOffers.offerId, offers.id),
          eq(vendors.isVisible, true),
          eq(advertisements.status, 'running'),
          lte(advertisements.startsOn, today),
          gte(advertisements.endsOn, today),
        ),
      ),
  ) as SQL<boolean>

const softwareAmong = prepared('compared software', (db) =>
  db
    .select({
      id: offers.id,
      name: offers.name,
      manufacturer: offers.manufacturer,
      soldBy: offers.soldBy,
      slogan: offers.slogan,
      description: offers.description,
      categoryText: offers.categoryText,
      logoKey: offers.logoKey,
      rating: offers.rating,
      ratingCount: offers.ratingCount,
      showVendors: offers.showVendors,
      monthlyFromCents: offers.monthlyFromCents,
      monthlyFromUnit: offers.monthlyFromUnit,
      isSponsored: isSponsored(db),
    })
    .from(offers)
    .where(
      and(
        sql`${offers.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        eq(offers.isVisible, true),
        eq(offers.kind, 'software'),
      ),
    )
    .orderBy(sql`${offers.ratingIndex} DESC`, offers.id),
)

/** Software that readers see, by id; best rated first. */
export const softwareById = (db: Database, ids: string[]) =>
  softwareAmong(db).execute({ ids: JSON.stringify(ids) })
export type SoftwareRow = Awaited<ReturnType<typeof softwareById>>[number]
