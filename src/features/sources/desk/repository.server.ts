import { and, asc, eq } from 'drizzle-orm'
import { sourceRuns } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

export function readRuns(db: Database, query: DeskQuery<typeof desk>) {
  const { sort, page, limit, fonte, situacao } = query
  const where = and(
    fonte && eq(sourceRuns.source, fonte),
    situacao && eq(sourceRuns.state, situacao),
  )
  const order = orderOf(sort, { pedida: [sourceRuns.createdAt, asc(sourceRuns.id)] })
  const rows = db.select().from(sourceRuns).where(where)
  return readDeskPage(db, { page, limit }, { from: sourceRuns, where, rows, order })
}
