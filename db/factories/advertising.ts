import { advertisements } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next, only } from './counter.ts'

export type NewAdvertisement = typeof advertisements.$inferInsert

/** The day some days from today in São Paulo. */
export const dayFromNow = (days: number) => saoPauloDay(new Date(Date.now() + days * DAY_MS))

/** An advertisement of ten days from today, a draft; its picture is not written. */
export async function makeAdvertisement(
  db: Database,
  overrides: Partial<NewAdvertisement> & Pick<NewAdvertisement, 'vendorId'>,
) {
  const n = next()
  const row: NewAdvertisement = {
    name: `Publicidade ${n}`,
    startsOn: dayFromNow(0),
    endsOn: dayFromNow(9),
    description: 'Um mês de teste para novas empresas.',
    logoKey: `banners/publicidade-${n}.webp`,
    ...overrides,
  }
  return only(await db.insert(advertisements).values(row).returning())
}
