import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { offers } from '#/db/schema/index.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { openPostgres } from './postgres.server.ts'
import { prepared } from './prepared.server.ts'

const firstName = prepared('first name', (db) =>
  db.select({ name: offers.name }).from(offers).limit(1),
)

const server = process.env.TEST_DATABASE_URL

it.runIf(server).each([
  [true, 1],
  [false, 0],
])('prepares statements only where they may be named (%s)', async (namesStatements, known) => {
  const template = await testDatabase()
  onTestFinished(template.close)
  const { rows } = await template.executeSql('SELECT current_database() AS name')
  const url = new URL(server ?? '')
  url.pathname = `/${(rows[0] as { name: string }).name}`
  const { db, close } = await openPostgres(url.href, 1, { namesStatements })
  onTestFinished(close)

  await firstName(db).execute()
  await db.transaction((tx) => firstName(tx).execute())
  expect(await db.execute(sql`SELECT FROM pg_prepared_statements`)).toMatchObject({
    rowCount: known,
  })
})
