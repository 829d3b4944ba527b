import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview } from '#/db/factories/index.ts'
import { testArea } from '#/server/testing/area.server.ts'
import { STAR_MONTHS } from './limits.ts'

const { api, person, pageOf } = testArea()

/** So many days ago that it is of an earlier month. */
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 3600 * 1000)

async function pageWithStars() {
  const keeper = await person()
  const { id } = await pageOf(keeper)
  const starsAt = (token?: string) => api.get(`/v1/vendor/${id}/notas`, token)
  return { id, starsAt, stars: async () => (await starsAt(keeper.token)).body.data }
}

const rated = async (category: string, ratings: number[], createdAt = new Date()) => {
  const { db } = api.platform
  const offer = await makeOffer(db, { name: `Celeiro ${randomUUID()}`, categories: [category] })
  for (const rating of ratings) await makeReview(db, { offerId: offer.id, rating, createdAt })
  return offer.id
}

it('stars of what a page sells are told month by month to those who keep it', async () => {
  const { id, starsAt, stars } = await pageWithStars()
  expect([(await starsAt()).status, (await starsAt((await person()).token)).status]).toEqual([
    401, 403,
  ])
  const none = await stars()
  expect([none.categoria, none.meses.length]).toEqual([null, STAR_MONTHS])
  expect(none.meses.at(-1)).toMatchObject({ nota: null, avaliacoes: 0, mediana: null })

  const { db } = api.platform
  const offerId = await rated(`Celeiros ${randomUUID()}`, [5, 5, 2], monthsAgo(3))
  await linkOffer(db, id, offerId)
  await makeReview(db, { offerId, rating: 1, status: 'hidden' })
  await makeReview(db, { offerId, rating: 4, createdAt: monthsAgo(40) })
  const { categoria, meses } = await stars()
  expect(categoria).toBeNull()
  expect(meses[0]).toMatchObject({ nota: 4, avaliacoes: 1, mediana: null })
  expect(meses.at(-1)).toMatchObject({ nota: 4, avaliacoes: 4, mediana: null })
})

it('stars stand beside the median of the products of the category that have three reviews or more', async () => {
  const { id, stars } = await pageWithStars()
  const category = `Celeiros ${randomUUID()}`
  await linkOffer(api.platform.db, id, await rated(category, [5, 5, 5]))
  for (const rating of [1, 2, 2, 3]) await rated(category, [rating, rating, rating])
  await rated(category, [5, 5])
  const { categoria, meses } = await stars()
  expect(categoria).toBe(category)
  expect(meses.at(-1)).toMatchObject({ nota: 5, mediana: 2 })
  expect(meses[0]).toMatchObject({ nota: null, mediana: null })
})
