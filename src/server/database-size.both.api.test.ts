import { expect, it } from 'vitest'
import { databaseSize } from '#/platform/server/database/sizes.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()

it('the database says what each of its tables and indexes takes', async () => {
  const { bytes, tables } = await databaseSize(api.platform.db)
  const vendors = tables.find(({ name }) => name === 'vendors')
  expect(vendors?.bytes).toBeGreaterThan(0)
  expect(vendors?.indexes.map(({ name }) => name)).toContain('vendors_pkey')
  const sum = (sizes: { bytes: number }[]) => sizes.reduce((all, size) => all + size.bytes, 0)
  const whole = sum(tables) + sum(tables.flatMap(({ indexes }) => indexes))
  expect(whole).toBeLessThan(bytes)
})
