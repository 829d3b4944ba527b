import { expect, it } from 'vitest'
import { makeCategory, makeOffersOf, makeVendor } from '#/db/factories/index.ts'
import { REACHED_MAX } from '#/platform/server/database/word-search.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const t = testApi()
const LIMIT = 100
/** Past what is counted of a search by words. */
const MANY = REACHED_MAX + 50

/** All that a list without words gives, page after page, with the total that it says. */
async function whole(path: string) {
  const ids: string[] = []
  let total = 0
  for (let page = 1; page === 1 || page <= Math.ceil(total / LIMIT); page++) {
    const { body } = await t.get(`/v1/${path}?limit=${LIMIT}&page=${page}`)
    total = body.total
    ids.push(...body.data.map(({ _id }: { _id: string }) => _id))
  }
  return { total, ids: new Set(ids).size }
}

it('is counted whole, and reached to its end, where no words are asked', async () => {
  const { db } = t.platform
  await makeOffersOf(db, await makeCategory(db), MANY)
  await makeVendor(db, { nomeFantasia: 'Zebra', isFeatured: true })
  await Promise.all(Array.from({ length: MANY - 1 }, () => makeVendor(db)))
  expect(await whole('software/searchPaginados')).toEqual({ total: MANY, ids: MANY })
  expect(await whole('vendor/search/getPaginados')).toEqual({ total: MANY, ids: MANY })
  const { body } = await t.get('/v1/software/searchPaginados')
  expect(body.data.slice(0, 2)).toMatchObject([
    { name: 'Uma de muitas 1' },
    { name: 'Uma de muitas 10' },
  ])
  // Words are counted as far as anybody reads.
  const found = await t.get('/v1/software/searchPaginados?query=muitas')
  expect(found.body.total).toBe(REACHED_MAX)
})
