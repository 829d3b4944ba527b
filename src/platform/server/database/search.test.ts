import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pageOfTiers, type TierReader, WEIGHED_MAX } from './search.server.ts'

/** Tiers of the given sizes; a row is 'tier-place', with 'w' or 'n' for how it was ordered. */
function tiersOf(sizes: number[]) {
  const tiers = sizes.map((size, index) => ({ where: sql`${index}`, size }))
  const byWeight = [sql`weight`]
  const reader: TierReader<string> = {
    byWeight,
    byName: [sql`name`],
    read: async (where, order, { limit, offset }) => {
      const index = tiers.findIndex((tier) => tier.where === where)
      const length = Math.max(0, Math.min(limit, (sizes[index] ?? 0) - offset))
      const mark = order === byWeight ? 'w' : 'n'
      return Array.from({ length }, (_, place) => `${index}-${offset + place}${mark}`)
    },
  }
  return { reader, tiers }
}

describe('a page of tiers', () => {
  const sizes = [3, 0, WEIGHED_MAX, WEIGHED_MAX + 1, 7]
  const total = sizes.reduce((sum, size) => sum + size)
  const expected = sizes.flatMap((size, tier) =>
    Array.from({ length: size }, (_, n) => `${tier}-${n}${size > WEIGHED_MAX ? 'n' : 'w'}`),
  )

  it.each([1, 7, 12, 100])('goes through all of them once, %d at a time', async (limit) => {
    const { reader, tiers } = tiersOf(sizes)
    const rows: string[] = []
    for (let offset = 0; offset < total; offset += limit) {
      rows.push(...(await pageOfTiers(reader, tiers, { limit, offset })))
    }
    expect(rows).toEqual(expected)
  })

  it('is empty past the last', async () => {
    const { reader, tiers } = tiersOf(sizes)
    expect(await pageOfTiers(reader, tiers, { limit: 12, offset: total })).toEqual([])
  })
})
