import { registerCompanies } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next } from './counter.ts'
import { cnpjNumber } from './vendors.ts'

type NewRecord = typeof registerCompanies.$inferInsert

/** What the register says of a company in business, or of a sole trader. */
export async function makeRecord(db: Database, overrides: Partial<NewRecord> = {}) {
  const n = next()
  await db.insert(registerCompanies).values({
    cnpj: cnpjNumber(n),
    legalName: `EMPRESA ${n} LTDA`,
    isHeadquarters: true,
    situation: 'ativa',
    activity: '6201501',
    nature: overrides.isSoleTrader ? '2135' : '2062',
    isSoleTrader: false,
    month: '2026-10-01',
    ...overrides,
  })
}
