import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { auditLog, offers, reviewReplies, reviewReports, reviews } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { BURST } from './limits.ts'
import { ratingIndex } from './rating-index/formula.ts'
import { renewIndexes } from './rating-index/upkeep.server.ts'
import { forgetAuthor } from './service.server.ts'
import { countedReviews, keptTally } from './summary/repository.server.ts'
import { EMPTY_TALLY, tallyOf } from './summary/tally.ts'
import { countOld } from './summary/upkeep.server.ts'
import { findTarget } from './targets/repository.server.ts'

const t = testReviews()
const count = <T>(list: T[], is: (item: T) => boolean) => list.filter(is).length
const stars = (index: number) => (index % 5) + 1

const consistent = async (target: { id: string }) => {
  const { db } = t.api.platform
  const { stored, recount, index } = await t.averageOf(target)
  expect(stored).toEqual(recount)
  const found = await findTarget(db, target.id)
  if (!found) throw new Error('The target is gone.')
  const kept = (await keptTally(db, found))?.tally ?? EMPTY_TALLY
  const anew = tallyOf(await countedReviews(db, found))
  expect({ ...kept, weight: 0, weightedSum: 0 }).toEqual({ ...anew, weight: 0, weightedSum: 0 })
  expect(kept.weight).toBeCloseTo(anew.weight, 9)
  expect(kept.weightedSum).toBeCloseTo(anew.weightedSum, 9)
  expect(index).toBe(ratingIndex(anew, new Date()))
  return stored
}

describe('reviews at once', () => {
  it('by one person are one', async () => {
    const { db } = t.api.platform
    for (const target of [await makeOffer(db), await makeVendor(db)]) {
      const ana = await t.person()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => t.write(ana, target, { rating: stars(i) })),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(answers.map(({ body }) => body.data.review._id)).size).toBe(1)
      expect((await consistent(target)).count).toBe(1)
      expect((await t.listed(target)).total).toBe(1)
    }
  })

  it('by many people all count', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const people = await t.people(20)
    const answers = await Promise.all(
      people.map((who, i) => t.write(who, offer, { rating: stars(i) })),
    )
    expect(count(answers, ({ body }) => body.data.status === 'visible')).toBe(20)
    expect(await consistent(offer)).toMatchObject({ sum: 60, count: 20 })
  })

  it('past the size of a burst wait', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const people = await t.people(BURST.ofTarget + 5)
    const answers = await Promise.all(people.map((who) => t.write(who, offer)))
    expect(count(answers, ({ body }) => body.data.status === 'pending')).toBe(5)
    expect((await consistent(offer)).count).toBe(BURST.ofTarget)
  })

  it('by one person on many targets wait past the size of a burst', async () => {
    const { db } = t.api.platform
    const ana = await t.person()
    const earlier = BURST.byPerson - 3
    for (let n = 0; n < earlier; n++)
      await makeReview(db, { offerId: (await makeOffer(db)).id, userId: ana.id })
    const targets = await Promise.all(Array.from({ length: 8 }, () => makeOffer(db)))
    const answers = await Promise.all(targets.map((target) => t.write(ana, target)))
    expect(count(answers, ({ body }) => body.data.status === 'pending')).toBe(5)
    for (const target of targets) await consistent(target)
  })

  it('being written, hidden, shown and taken back leave an average that adds up', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const [people, admin] = [await t.people(8), await t.admin()]
    const ids = await Promise.all(
      people.map((who, i) => t.written(who, offer, { rating: stars(i) })),
    )
    const answers = await Promise.all(
      people.flatMap((who, i) => [
        t.write(who, offer, { rating: stars(i + 1), comment: 'Outra.' }),
        t.decide(ids[i] ?? '', 'hide', admin),
        t.report(ids[i] ?? '', people[(i + 1) % people.length]),
        ...(i % 2 ? [t.remove(ids[i] ?? '', who), t.decide(ids[i] ?? '', 'restore', admin)] : []),
      ]),
    )
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    await consistent(offer)
  })
})

describe('reviews and the nightly upkeep at once', () => {
  it('leave summaries and indexes that add up', async () => {
    const { db } = t.api.platform
    const targets = [await makeOffer(db), await makeOffer(db), await makeVendor(db)]
    const people = await t.people(6)
    const target = (index: number) => targets[index % targets.length] ?? { id: '' }
    await Promise.all([
      ...people.flatMap((who, i) => [
        t.write(who, target(i), {
          rating: stars(i),
          criterios: { suporte: stars(i) },
          incentivado: i % 3 === 0,
        }),
        t.write(who, target(i + 1), { rating: stars(i), recomendaria: i % 2 === 0 }),
      ]),
      countOld(db),
      renewIndexes(db, new Date()),
      renewIndexes(db, new Date(Date.now() + 365 * DAY_MS)),
    ])
    await renewIndexes(db, new Date())
    for (const one of targets) await consistent(one)
  })

  it('leave those of a person who goes behind', async () => {
    const { db } = t.api.platform
    const offers = await Promise.all(Array.from({ length: 3 }, () => makeOffer(db)))
    const [ana, others] = [await t.person(), await t.people(3)]
    for (const offer of offers) await t.written(ana, offer, { pontosFortes: 'Rápido.' })
    await Promise.all([
      db.transaction((tx) => forgetAuthor(tx, ana.id, false)),
      ...offers.flatMap((offer) =>
        others.map((who, i) => t.write(who, offer, { rating: stars(i) })),
      ),
    ])
    for (const offer of offers) {
      await consistent(offer)
      expect((await t.listed(offer)).resumo).toMatchObject({ total: 4, comTexto: 3 })
    }
  })
})

describe('a review and its author’s other doings at once', () => {
  it('do not wait for one another in a circle', async () => {
    const ana = await t.person()
    const offers = await Promise.all(Array.from({ length: 8 }, () => makeOffer(t.api.platform.db)))
    const answers = await Promise.all(
      offers.flatMap((offer) => [
        t.write(ana, offer),
        t.api.send('PUT', '/v1/user/software', {
          token: ana.token,
          payload: { softwareId: offer.id, userId: ana.id },
        }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  })
})

describe('a review and the end of its target at once', () => {
  it('leave nothing behind', async () => {
    const { db } = t.api.platform
    for (let round = 0; round < 5; round++) {
      const offer = await makeOffer(db)
      const people = await t.people(4)
      const [, ...answers] = await Promise.all([
        db.delete(offers).where(eq(offers.id, offer.id)),
        ...people.map((who) => t.write(who, offer)),
      ])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await db.$count(reviews, eq(reviews.offerId, offer.id))).toBe(0)
      expect((await t.write(await t.person(), offer)).status).toBe(404)
    }
  })
})

describe('decisions at once', () => {
  it.each([
    ['keep', 'hide'],
    ['hide', 'keep'],
    ['hide', 'hide'],
    ['keep', 'keep'],
  ] as const)('%s and %s: one wins, the other is told', async (one, other) => {
    const offer = await makeOffer(t.api.platform.db)
    const { id } = await makeReview(t.api.platform.db, { offerId: offer.id, status: 'pending' })
    const admins = [await t.admin(), await t.admin()] as const
    const answers = await Promise.all([
      t.decide(id, one, admins[0]),
      t.decide(id, other, admins[1]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    const lost = answers.find(({ status }) => status === 409)
    const done = won?.body.data.status === 'visible' ? 'mantida' : 'ocultada'
    expect(lost?.body.error).toBe(`Esta avaliação já foi ${done}.`)
    expect(await t.api.platform.db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1)
    await consistent(offer)
  })

  it('about one that was reported: keeping and hiding', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const { id } = await makeReview(t.api.platform.db, { offerId: offer.id })
    await t.report(id, await t.person())
    const admins = [await t.admin(), await t.admin()] as const
    const answers = await Promise.all([
      t.decide(id, 'keep', admins[0]),
      t.decide(id, 'hide', admins[1]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await consistent(offer)
  })
})

describe('answers and reports at once', () => {
  it('are one of each', async () => {
    const { db } = t.api.platform
    const { seller } = await t.sold()
    const [keeper, reporter] = [await t.person(), await t.person()]
    await t.administer(keeper, seller)
    const id = await t.written(await t.person(), seller)
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => t.reply(id, keeper, `Resposta ${i}`)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await db.$count(reviewReplies, eq(reviewReplies.reviewId, id))).toBe(1)
    const reports = await Promise.all(Array.from({ length: 6 }, () => t.report(id, reporter)))
    expect(count(reports, ({ status }) => status === 200)).toBe(6)
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(1)
  })
})
