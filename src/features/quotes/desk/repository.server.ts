import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { quoteReports, quoteRequests, users } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { partiesTo } from '../repository.server.ts'
import type desk from './desk.tsx'

const buyers = alias(users, 'buyers')

const suppliers = sql<string[]>`ARRAY(
  SELECT coalesce(v.nome_fantasia, v.razao_social)
  FROM quote_conversations c JOIN vendors v ON v.id = c.vendor_id
  WHERE c.request_id = ${quoteReports.requestId}
    AND (${quoteReports.conversationId} IS NULL OR c.id = ${quoteReports.conversationId})
  ORDER BY 1)`

/** @param readerId whose part in it is told; null for who has none */
const rowsOf = (db: Database, where: SQL | undefined, readerId: string | null) =>
  db
    .select({
      id: quoteReports.id,
      status: quoteReports.status,
      conversationId: quoteReports.conversationId,
      reason: quoteReports.reason,
      details: quoteReports.details,
      createdAt: quoteReports.createdAt,
      need: quoteRequests.need,
      buyer: sql<string>`${buyers.firstName} || ' ' || ${buyers.lastName}`,
      suppliers,
      isParty: sql<boolean>`coalesce(${readerId}::uuid IN (${partiesTo(db, quoteReports.requestId)}), false)`,
      by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
    })
    .from(quoteReports)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteReports.requestId))
    .innerJoin(buyers, eq(buyers.id, quoteRequests.userId))
    .leftJoin(users, eq(users.id, quoteReports.userId))
    .where(where)
export type DeskReportRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readReports(
  db: Database,
  { sort, page, limit, situacao }: DeskQuery<typeof desk>,
  readerId: string,
) {
  const where = situacao && eq(quoteReports.status, situacao)
  const order = [
    sql`${quoteReports.status} <> 'waiting'`,
    ...orderOf(sort, { desde: [quoteReports.createdAt, asc(quoteReports.id)] }),
  ]
  const rows = rowsOf(db, where, readerId)
  return readDeskPage(db, { page, limit }, { from: quoteReports, where, rows, order })
}

/** One that somebody decided about, who is no party to it. */
export async function reportRow(db: Database, id: string): Promise<DeskReportRow | undefined> {
  const [row] = await rowsOf(db, eq(quoteReports.id, id), null)
  return row
}
