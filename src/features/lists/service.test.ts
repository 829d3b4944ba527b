import { setImmediate as turn } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { expect, it } from 'vitest'
import type { Database } from '#/platform/server/database/types.server.ts'
import { renameList } from './service.server.ts'

it('asks one thing after the other on the connection of a transaction', async () => {
  let underway = 0
  let most = 0
  let asked = 0
  const query = async () => {
    asked++
    most = Math.max(most, ++underway)
    await turn()
    underway--
    return { rows: [] }
  }
  const db = drizzle({ client: { query } as unknown as pg.Client }) as unknown as Database
  await expect(renameList(db, 'ana', 'nenhuma', 'ERP')).rejects.toThrow('Lista não encontrada.')
  // Begin, a lock, lists, what is in them, rollback.
  expect(asked).toBe(5)
  expect(most).toBe(1)
})
