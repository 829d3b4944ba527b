import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { offerReadiness, offers, readinessReports, users } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

const said = (opinion: 'confirma' | 'discorda') => sql<number>`(
  SELECT count(*)::int FROM readiness_opinions AS said
  JOIN reviews ON reviews.offer_id = said.offer_id AND reviews.user_id = said.user_id
    AND reviews.status = 'visible'
  WHERE said.offer_id = ${readinessReports.offerId} AND said.item = ${readinessReports.item}
    AND said.state = ${readinessReports.state} AND said.opinion = ${sql.raw(`'${opinion}'`)})`

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id: readinessReports.id,
      status: readinessReports.status,
      item: readinessReports.item,
      state: readinessReports.state,
      details: readinessReports.details,
      createdAt: readinessReports.createdAt,
      offer: { id: offers.id, name: offers.name },
      by: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      proofUrl: offerReadiness.proofUrl,
      proofKey: offerReadiness.proofKey,
      others: sql<number>`(
        SELECT count(*)::int FROM readiness_reports AS others
        WHERE others.offer_id = ${readinessReports.offerId} AND others.item = ${readinessReports.item}
          AND others.state = ${readinessReports.state} AND others.status = 'waiting' AND others.id <> ${readinessReports.id})`,
      confirm: said('confirma'),
      disagree: said('discorda'),
    })
    .from(readinessReports)
    .innerJoin(offers, eq(offers.id, readinessReports.offerId))
    .innerJoin(users, eq(users.id, readinessReports.userId))
    .leftJoin(
      offerReadiness,
      and(
        eq(offerReadiness.offerId, readinessReports.offerId),
        eq(offerReadiness.item, readinessReports.item),
      ),
    )
    .where(which)
export type DeskReportRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readReports(db: Database, { sort, page, limit, situacao }: DeskQuery<typeof desk>) {
  const where = situacao && eq(readinessReports.status, situacao)
  const order = [
    sql`${readinessReports.status} <> 'waiting'`,
    ...orderOf(sort, {
      software: [
        sql`${offers.name} COLLATE "und-x-icu"`,
        asc(readinessReports.item),
        asc(readinessReports.id),
      ],
      desde: [readinessReports.createdAt, asc(readinessReports.id)],
    }),
  ]
  const rows = rowsOf(db, where)
  return readDeskPage(db, { page, limit }, { from: readinessReports, where, rows, order })
}

export async function reportRow(db: Database, id: string): Promise<DeskReportRow | undefined> {
  const [row] = await rowsOf(db, eq(readinessReports.id, id))
  return row
}
