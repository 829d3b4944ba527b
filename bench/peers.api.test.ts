import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#/platform/server/testing/database.server.ts'

/** What is read of the product's own rows, for a peer that is measured beside it. */
const READ = /dblink\('\$SOURCE', '([^']+)'\)/g

it.each(['payload', 'vendure'])('rows for %s are read of columns that exist', async (peer) => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const reads = [...readFileSync(`bench/peers/${peer}/rows.sql`, 'utf8').matchAll(READ)]
  expect(reads).not.toHaveLength(0)
  for (const [, read = ''] of reads) await db.execute(sql.raw(`EXPLAIN ${read}`))
})
