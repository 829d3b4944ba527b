import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview } from '#/db/factories/index.ts'
import { reviews, vendorAdmins, vendorOffers } from '#/db/schema/index.ts'
import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { ANSWER_DAYS, ANSWERING_MIN } from '../limits.ts'
import { ratingIndexUpkeep } from '../rating-index/upkeep.server.ts'

const t = testReviews()
const db = () => t.api.platform.db
const NOTHING = { dozeMeses: null, seisMeses: null }

/** Days ago: since when the supplier keeps its page and sells what it sells. */
const KEPT_DAYS = 500
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** A supplier with a product of its own, kept for long. */
async function kept() {
  const { seller, offer } = await t.sold()
  const keeper = await t.person()
  await t.administer(keeper, seller)
  await t.own(keeper, offer)
  await db()
    .update(vendorAdmins)
    .set({ acceptedAt: daysAgo(KEPT_DAYS) })
    .where(eq(vendorAdmins.vendorId, seller.id))
  await db()
    .update(vendorOffers)
    .set({ createdAt: daysAgo(KEPT_DAYS) })
    .where(eq(vendorOffers.vendorId, seller.id))
  return { seller, offer, keeper }
}
type Target = { offerId: string } | { vendorId: string }

/** A review that was published some days ago, and answered after some hours, or never. */
const got = (target: Target, days: number, hours: number | null, more: object = {}) =>
  makeReview(db(), {
    ...target,
    createdAt: daysAgo(days),
    publishedAt: daysAgo(days),
    firstRepliedAt: hours === null ? null : new Date(daysAgo(days).getTime() + hours * HOUR_MS),
    ...more,
  })

const figures = async ({ id }: { id: string }) =>
  (await t.api.get(`/v1/vendor/${id}/respostas`)).body.data.avaliacoes

const publishedBy = async (id: string) => {
  const [row] = await db().select().from(reviews).where(eq(reviews.id, id))
  return row
}

describe('how a supplier answers reviews', () => {
  it('is said of both periods, each from enough reviews on, of the supplier and its own products', async () => {
    const { seller, offer } = await kept()
    const page = { vendorId: seller.id }
    const product = { offerId: offer.id }
    await got(page, 300, 1)
    await got(page, 40, 2)
    await got(product, 30, 4)
    await got(product, ANSWER_DAYS + 1, null)
    // Not yet anybody's delay; not seen; before the year.
    await got(product, ANSWER_DAYS - 1, null)
    await got(product, 50, null, { status: 'hidden' })
    await got(page, 400, null)
    expect(await figures(seller)).toEqual(NOTHING)
    await got(page, 20, 8)
    await t.api.platform.db.execute(sql`SELECT pg_notify('praca_pages', ${`vendor:${seller.id}`})`)
    const year = { total: ANSWERING_MIN, respondidos: 4, medianaHoras: 3 }
    await expect.poll(() => figures(seller)).toEqual({ dozeMeses: year, seisMeses: null })
  })

  it('counts nothing from before somebody kept the page, nor of what it only sells, nor of a page without keeper', async () => {
    const { seller } = await kept()
    const resold = await makeOffer(db())
    await linkOffer(db(), seller.id, resold.id, 'chosen')
    for (let count = 0; count < ANSWERING_MIN; count++) {
      await got({ offerId: resold.id }, 30, null)
      await got({ vendorId: seller.id }, 30, null)
    }
    const keeping = (change: Partial<typeof vendorAdmins.$inferInsert>) =>
      db().update(vendorAdmins).set(change).where(eq(vendorAdmins.vendorId, seller.id))
    const now = async () => {
      // As the night does.
      await t.api.platform.db.execute(
        sql`SELECT pg_notify('praca_pages', ${`vendor:${seller.id}`})`,
      )
      return figures(seller)
    }
    const all = { total: ANSWERING_MIN, respondidos: 0, medianaHoras: null }
    await expect.poll(now).toEqual({ dozeMeses: all, seisMeses: all })
    await keeping({ acceptedAt: daysAgo(10) })
    await expect.poll(now).toEqual(NOTHING)
    await keeping({ acceptedAt: daysAgo(KEPT_DAYS), inactiveAt: new Date() })
    await expect.poll(now).toEqual(NOTHING)
  })

  it('keeps the first answer, whoever takes it away or writes anew, and from when everybody read the review', async () => {
    const { seller, offer, keeper } = await kept()
    const author = await t.person()
    const id = await t.written(author, offer)
    const dropped = await t.watchPages([`vendor:${seller.id}`])
    expect((await t.reply(id, keeper)).status).toBe(200)
    await expect.poll(dropped).toContain(`vendor:${seller.id}`)
    const first = await publishedBy(id)
    expect(first?.firstRepliedAt).not.toBeNull()
    await t.removeReply(id, keeper)
    await t.write(author, offer, { comment: 'Outra coisa, bem diferente.' })
    await t.reply(id, keeper, 'De novo.')
    expect(await publishedBy(id)).toMatchObject({
      publishedAt: first?.publishedAt,
      firstRepliedAt: first?.firstRepliedAt,
    })
  })

  it('leaves out the time that moderation took', async () => {
    const { offer } = await kept()
    const admin: Person = await t.admin()
    const held = await makeReview(db(), {
      offerId: offer.id,
      status: 'pending',
      waits: ['target_burst'],
      createdAt: daysAgo(20),
      publishedAt: null,
    })
    expect((await t.decide(held.id, 'keep', admin)).status).toBe(200)
    const published = (await publishedBy(held.id))?.publishedAt
    expect(published?.getTime()).toBeGreaterThan(daysAgo(1).getTime())
    await t.decide(held.id, 'hide', admin)
    await t.decide(held.id, 'restore', admin)
    expect((await publishedBy(held.id))?.publishedAt).toEqual(published)
  })

  it('changes in the night in which a review has had its time', async () => {
    const { seller, offer } = await kept()
    await got({ offerId: offer.id }, ANSWER_DAYS + 0.5, null)
    const dropped = await t.watchPages([`vendor:${seller.id}`])
    await ratingIndexUpkeep.run(t.api.platform, {})
    await expect.poll(dropped).toContain(`vendor:${seller.id}`)
  })
})
