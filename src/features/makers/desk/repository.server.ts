import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { offerClaims, offers, vendorName, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: offerClaims.id,
      status: offerClaims.status,
      createdAt: offerClaims.createdAt,
      offer: {
        id: offers.id,
        name: offers.name,
        manufacturer: offers.manufacturer,
        site: offers.site,
      },
      vendor: {
        id: vendors.id,
        name: vendorName,
      },
      domains: sql<string[]>`ARRAY(
        SELECT domain FROM vendor_domains WHERE vendor_domains.vendor_id = vendors.id ORDER BY 1)`,
      owners: sql<string[]>`ARRAY(
        SELECT users.first_name || ' ' || users.last_name
        FROM users WHERE users.id IN (
          SELECT user_id FROM offer_owners WHERE offer_owners.offer_id = offers.id
          UNION SELECT user_id FROM vendor_admins
          WHERE vendor_admins.vendor_id = offers.maker_id AND vendor_admins.inactive_at IS NULL)
        ORDER BY 1)`,
    })
    .from(offerClaims)
    .innerJoin(offers, eq(offers.id, offerClaims.offerId))
    .innerJoin(vendors, eq(vendors.id, offerClaims.vendorId))
    .where(which)
export type DeskClaimRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readClaims(db: Database, { sort, page, limit, situacao }: DeskQuery<typeof desk>) {
  const where = situacao && eq(offerClaims.status, situacao)
  const order = [
    sql`${offerClaims.status} <> 'waiting'`,
    ...orderOf(sort, {
      software: [sql`${offers.name} COLLATE "und-x-icu"`, asc(offerClaims.id)],
      fornecedor: [sql`${vendorName} COLLATE "und-x-icu"`, asc(offerClaims.id)],
      desde: [offerClaims.createdAt, asc(offerClaims.id)],
    }),
  ]
  const rows = rowsOf(db, where)
  return readDeskPage(db, { page, limit }, { from: offerClaims, where, rows, order })
}

export async function claimRow(db: Database, id: string): Promise<DeskClaimRow | undefined> {
  const [row] = await rowsOf(db, eq(offerClaims.id, id))
  return row
}
