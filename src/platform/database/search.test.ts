import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pageOfTiers, type SearchSource, WEIGHED_MAX } from './search.server.ts'

/** Tiers of the given sizes; their rows are 'tier-place', and 'w' or 'n' says how they were ordered. */
function sourceOf(sizes: number[]) {
  const conditions = sizes.map((_, tier) => sql`${tier}`)
  const byWeight = [sql`weight`]
  const sizeOf = (where: unknown) => sizes[conditions.indexOf(where as never)] ?? 0
  const source: SearchSource<string> = {
    byWeight,
    byName: [sql`name`],
    count: async (where, cap) => Math.min(cap, sizeOf(where)),
    rows: async (where, order, { limit, offset }) =>
      Array.from(
        { length: Math.max(0, Math.min(limit, sizeOf(where) - offset)) },
        (_, place) =>
          `${conditions.indexOf(where as never)}-${offset + place}${order === byWeight ? 'w' : 'n'}`,
      ),
  }
  return { source, tiers: conditions.map((where) => ({ where })) }
}

describe('a page of tiers', () => {
  const sizes = [3, 0, WEIGHED_MAX, WEIGHED_MAX + 1, 7]
  const total = sizes.reduce((sum, size) => sum + size)
  const expected = sizes.flatMap((size, tier) =>
    Array.from({ length: size }, (_, n) => `${tier}-${n}${size > WEIGHED_MAX ? 'n' : 'w'}`),
  )

  it.each([1, 7, 12, 100])('goes through all of them once, %d at a time', async (limit) => {
    const { source, tiers } = sourceOf(sizes)
    const rows: string[] = []
    for (let offset = 0; offset < total; offset += limit) {
      rows.push(...(await pageOfTiers(source, tiers, { limit, offset }, total)))
    }
    expect(rows).toEqual(expected)
  })

  it('is empty past the last', async () => {
    const { source, tiers } = sourceOf(sizes)
    expect(await pageOfTiers(source, tiers, { limit: 12, offset: total }, total)).toEqual([])
  })
})
