import { describe, expect, it } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { OWN_REVIEWS_PAGE_SIZE } from '../limits.ts'

const t = testReviews()
const ownOf = (who?: Person, page = 1) =>
  t.api.get(`/v1/minhas-avaliacoes?page=${page}`, who?.token)

describe('own reviews', () => {
  it('are the caller’s only, whatever became of each, the newest first', async () => {
    const { db } = t.api.platform
    const [ana, bia, admin] = [await t.person(), await t.person(), await t.admin()]
    const [vendor, { offer }] = [await makeVendor(db), await t.sold()]
    const hidden = await t.written(ana, vendor, { rating: 1, comment: 'Ruim.' })
    await t.decide(hidden, 'hide', admin)
    const id = await t.written(ana, offer, { rating: 5, comment: 'Bom.' })
    const keeper = await t.person()
    await t.own(keeper, offer)
    expect((await t.reply(id, keeper)).status).toBe(200)
    await t.written(bia, offer, { rating: 2 })

    const { status, body } = await ownOf(ana)
    expect(status).toBe(200)
    expect(body).toMatchObject({ page: 1, total: 2, totalPages: 1 })
    expect(body.data).toMatchObject([
      {
        _id: id,
        rating: 5,
        texto: 'Bom.',
        situacao: 'visible',
        respondida: true,
        alvo: { _id: offer.id, tipo: 'Software', nome: offer.name, visivel: true },
      },
      {
        _id: hidden,
        texto: 'Ruim.',
        situacao: 'hidden',
        respondida: false,
        alvo: { _id: vendor.id, tipo: 'Fornecedor' },
      },
    ])
    expect((await ownOf(bia)).body.data).toMatchObject([{ rating: 2 }])
    expect((await ownOf(await t.person())).body).toMatchObject({ total: 0, data: [] })
    expect((await ownOf()).status).toBe(401)
  })

  it('come a page at a time', async () => {
    const { db } = t.api.platform
    const ana = await t.person()
    for (let n = 0; n <= OWN_REVIEWS_PAGE_SIZE; n++) {
      const offer = await makeOffer(db)
      const createdAt = new Date(Date.now() - n * HOUR_MS)
      await makeReview(db, { offerId: offer.id, userId: ana.id, comment: `n${n}`, createdAt })
    }
    const texts = async (page: number) =>
      (await ownOf(ana, page)).body.data.map(({ texto }: { texto: string }) => texto)
    const first = await texts(1)
    expect(first).toHaveLength(OWN_REVIEWS_PAGE_SIZE)
    expect(first[0]).toBe('n0')
    expect(await texts(2)).toEqual([`n${OWN_REVIEWS_PAGE_SIZE}`])
    expect((await t.api.get('/v1/minhas-avaliacoes?page=0', ana.token)).status).toBe(400)
  })
})
