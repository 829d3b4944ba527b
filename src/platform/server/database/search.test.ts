import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pageOfTiers, type Slice, type TierReader, WEIGHED_MAX } from './search.server.ts'

/** Tiers of the given sizes, some of them known; a row is 'tier-place', with 'w' or 'n' for how it was ordered. */
function tiersOf(sizes: number[]) {
  const tiers = sizes.map((size, index) => ({
    where: sql`${index}`,
    size: async (count: () => Promise<number>) => (index % 2 > 0 ? size : count()),
  }))
  const rowsOf = (where: SQL | undefined, { limit, offset }: Slice, mark: string) => {
    const index = tiers.findIndex((tier) => tier.where === where)
    const length = Math.max(0, Math.min(limit, (sizes[index] ?? 0) - offset))
    const rows = Array.from({ length }, (_, place) => `${index}-${offset + place}${mark}`)
    return { rows, size: sizes[index] ?? 0 }
  }
  const reader: TierReader<string> = {
    weigh: async (where, slice) => rowsOf(where, slice, 'w'),
    byName: async (where, slice) => rowsOf(where, slice, 'n').rows,
  }
  return { reader, tiers }
}

describe('a page of tiers', () => {
  const sizes = [3, 0, WEIGHED_MAX, WEIGHED_MAX + 1, 7, WEIGHED_MAX + 1, 5]
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
