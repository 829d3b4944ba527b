import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import { offers, reviewAlerts, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

const isRunning = sql<boolean>`(${and(isNull(reviewAlerts.endedAt), gt(reviewAlerts.endsAt, sql`now()`))})`

const rowsOf = (db: Database) =>
  db
    .select({
      id: reviewAlerts.id,
      offerId: reviewAlerts.offerId,
      vendorId: reviewAlerts.vendorId,
      seen: reviewAlerts.seen,
      createdAt: reviewAlerts.createdAt,
      /** When it ended, or will. */
      until: sql<Date>`coalesce(${reviewAlerts.endedAt}, ${reviewAlerts.endsAt})`.mapWith(
        reviewAlerts.endsAt,
      ),
      isRunning,
      name: sql<string>`coalesce(${offers.name}, nullif(${vendors.nomeFantasia}, ''), ${vendors.razaoSocial})`,
    })
    .from(reviewAlerts)
    .leftJoin(offers, eq(offers.id, reviewAlerts.offerId))
    .leftJoin(vendors, eq(vendors.id, reviewAlerts.vendorId))
    .$dynamic()
export type DeskAlertRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readAlerts(db: Database, { sort, page, limit, situacao }: DeskQuery<typeof desk>) {
  const where = situacao && (situacao === 'running' ? isRunning : not(isRunning))
  const order = orderOf(sort, { desde: [reviewAlerts.createdAt, asc(reviewAlerts.id)] })
  const rows = rowsOf(db).where(where)
  return readDeskPage(db, { page, limit }, { from: reviewAlerts, where, rows, order })
}

export async function alertRow(db: Database, id: string): Promise<DeskAlertRow | undefined> {
  const [row] = await rowsOf(db).where(eq(reviewAlerts.id, id))
  return row
}
