import { asc, eq, sql } from 'drizzle-orm'
import { lawDates } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type desk from './desk.tsx'

export function readDates(db: Database, { sort, page, limit, item }: DeskQuery<typeof desk>) {
  const where = item && eq(lawDates.item, item)
  const order = orderOf(sort, {
    titulo: [sql`${lawDates.title} COLLATE "und-x-icu"`, asc(lawDates.id)],
    dia: [lawDates.day, asc(lawDates.id)],
  })
  const rows = db.select().from(lawDates).where(where)
  return readDeskPage(db, { page, limit }, { from: lawDates, where, rows, order })
}
