import { and, eq, inArray, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { auditLog, offers, reviewReports, reviews, users } from '#/db/schema/index.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { BURST, REPORTS_SHOWN } from '../limits.ts'

const t = testReviews()
let n = 0

/** A review of an offer of its own, found in queues by a name that nothing else has. */
async function reviewed(overrides: object = {}) {
  n += 1
  const name = `Moderado ${String.fromCharCode(96 + n)}${'x'.repeat(n)}`
  const offer = await makeOffer(t.api.platform.db, { name })
  const author = await t.person()
  const id = await t.written(author, offer, { rating: 5, comment: 'Ótimo.', ...overrides })
  return { id, offer, author, name }
}

/** One that waits for moderation. */
async function pending() {
  const offer = await makeOffer(t.api.platform.db)
  const author = await t.person()
  const review = { offerId: offer.id, userId: author.id, status: 'pending' as const }
  const { id } = await makeReview(t.api.platform.db, review)
  return { id, offer, author }
}

const named = ({ id, firstName, lastName }: Person) => ({ _id: id, firstName, lastName })

type Case = { review: { _id: string } }
const idsIn = async (parameters: Record<string, string>) => {
  const { status, body } = await t.queue(await t.admin(), { limit: '100', ...parameters })
  expect(status).toBe(200)
  return body.data.map(({ review }: Case) => review._id)
}

/** Why a review waits, as an Admin reads it. */
async function waitsOf(id: string) {
  const { body } = await t.queue(await t.admin(), { queue: 'all', limit: '100' })
  return body.data.find(({ review }: Case) => review._id === id).waits
}

describe('a report', () => {
  it('puts the review before the Admins, once per person', async () => {
    const { id, author, offer, name } = await reviewed()
    const [one, other, admin] = [await t.person(), await t.person(), await t.admin()]
    expect((await t.report(id, one, { reason: 'falsa' })).body.message).toBe(
      'Denúncia enviada. Obrigado por avisar.',
    )
    await t.report(id, one, { reason: 'outra', details: 'Nunca foi cliente.' })
    await t.report(id, other, { reason: 'ofensiva', details: '' })
    const { body } = await t.queue(admin, { search: name })
    expect(body).toMatchObject({ total: 1, totalPages: 1, page: 1 })
    const at = expect.any(String)
    expect(body.data).toEqual([
      {
        review: expect.objectContaining({ _id: id, rating: 5, comment: 'Ótimo.', reply: null }),
        author: {
          _id: author.id,
          firstName: author.firstName,
          lastName: author.lastName,
          email: author.email,
        },
        target: { id: offer.id, kind: 'software', name, isVisible: true },
        status: 'visible',
        waits: [],
        sinais: [],
        prazo: null,
        reports: [
          {
            by: named(one),
            reason: 'outra',
            details: 'Nunca foi cliente.',
            createdAt: at,
            settled: false,
          },
          { by: named(other), reason: 'ofensiva', details: '', createdAt: at, settled: false },
        ],
        moreReports: 0,
        history: [],
      },
    ])
    expect((await t.listed(offer)).total).toBe(1)
  })

  it('says what is wrong', async () => {
    const { id } = await reviewed()
    const who = await t.person()
    const fieldsOf = async (payload: object) => {
      const { status, body } = await t.report(id, who, payload)
      expect(status).toBe(400)
      return Object.keys(body.fields)
    }
    expect(await fieldsOf({})).toEqual(['reason'])
    expect(await fieldsOf({ reason: 'feia' })).toEqual(['reason'])
    expect(await fieldsOf({ reason: 'outra' })).toEqual(['details'])
    expect(await fieldsOf({ reason: 'outra', details: '   ' })).toEqual(['details'])
    expect(await fieldsOf({ reason: 'falsa', details: 'x'.repeat(251) })).toEqual(['details'])
  })

  it('is not of one’s own, nor of what is not public', async () => {
    const { id, author } = await reviewed()
    expect((await t.report(id, author)).status).toBe(403)
    expect((await t.report((await pending()).id, author)).status).toBe(404)
  })

  it('is of nothing once the page of what was rated is gone', async () => {
    const { db } = t.api.platform
    const { id, offer } = await reviewed()
    const [who, owner] = [await t.person(), await t.person()]
    await t.own(owner, offer)
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, offer.id))
    expect((await t.report(id, who)).status).toBe(404)
    expect((await t.reply(id, owner)).status).toBe(404)
    const kept = await db.select().from(reviewReports).where(eq(reviewReports.reviewId, id))
    expect(kept).toEqual([])
  })

  it('is refused after many', async () => {
    const { id } = await reviewed()
    const who = await t.person()
    for (let sent = 0; sent < 20; sent++) expect((await t.report(id, who)).status).toBe(200)
    expect((await t.report(id, who)).status).toBe(429)
  })

  it('waits no more once decided on, until the review is written anew', async () => {
    const { id, offer, author, name } = await reviewed()
    const [who, admin] = [await t.person(), await t.admin()]
    await t.report(id, who)
    expect((await t.decide(id, 'keep', admin)).body.data).toEqual({ _id: id, status: 'visible' })
    expect(await idsIn({ search: name })).toEqual([])
    await t.report(id, who)
    expect(await idsIn({ search: name })).toEqual([])
    await t.write(author, offer, { comment: 'Agora com ofensas.' })
    await t.report(id, who)
    expect(await idsIn({ search: name })).toEqual([id])
  })

  it('outlives the review that its author takes back, and is about what they write in its place', async () => {
    const { db } = t.api.platform
    const { id, offer, author, name } = await reviewed()
    const [who, admin] = [await t.person(), await t.admin()]
    await t.report(id, who)
    expect((await t.remove(id, author)).status).toBe(200)
    expect((await t.mine(author, offer)).body.data.review).toBeNull()
    expect((await t.averageOf(offer)).stored.count).toBe(0)
    // There is nothing to decide about for now.
    for (const queue of ['reported', 'pending', 'all'])
      expect(await idsIn({ queue, search: name })).toEqual([])
    const again = await t.write(author, offer, { comment: 'A mesma ofensa.' })
    expect(again.body.data.status).toBe('pending')
    expect(await idsIn({ search: name })).toEqual([id])
    const [found] = (await t.queue(admin, { queue: 'pending', search: name })).body.data
    expect(found).toMatchObject({ waits: ['rewritten'], reports: [{ by: { _id: who.id } }] })
    expect((await t.decide(id, 'hide', admin)).status).toBe(200)
    expect(await idsIn({ search: name })).toEqual([])
    // Taken back once more, it waits again: what was decided stays with it.
    await t.remove(id, author)
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(1)
  })

  it('is told with the first others, those that wait before what was settled', async () => {
    const { id, author, offer, name } = await reviewed()
    const admin = await t.admin()
    const settled = await t.person()
    await t.report(id, settled)
    await t.decide(id, 'keep', admin)
    await t.write(author, offer, { comment: 'Outra coisa.' })
    const waiting = await t.people(REPORTS_SHOWN + 1)
    for (const who of waiting) await t.report(id, who)
    const [found] = (await t.queue(admin, { search: name })).body.data
    const told = found.reports.map(({ by }: { by: { _id: string } }) => by._id)
    expect(told).toEqual(waiting.slice(0, REPORTS_SHOWN).map((who) => who.id))
    expect(found.moreReports).toBe(2)
  })

  it('waits for nobody while the page of what was rated is gone', async () => {
    const { db } = t.api.platform
    const { id, offer, name } = await reviewed()
    const held = await reviewed()
    await t.report(id, await t.person())
    await db.update(reviews).set({ status: 'pending' }).where(eq(reviews.id, held.id))
    const seen = async (isVisible: boolean) => {
      await db
        .update(offers)
        .set({ isVisible })
        .where(inArray(offers.id, [offer.id, held.offer.id]))
      const reported = await idsIn({ search: name })
      return [...reported, ...(await idsIn({ queue: 'pending', search: held.name }))]
    }
    expect(await seen(false)).toEqual([])
    const { body } = await t.queue(await t.admin(), { queue: 'all', search: name })
    expect(body.data).toMatchObject([{ review: { _id: id }, target: { isVisible: false } }])
    expect(await seen(true)).toEqual([id, held.id])
  })

  it('goes with the account of who made it', async () => {
    const { db } = t.api.platform
    const { id } = await reviewed()
    const who = await t.person()
    await t.report(id, who)
    await db.delete(users).where(eq(users.id, who.id))
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(0)
  })
})

describe('an Admin', () => {
  it('hides a review, which leaves the average at once, and shows it again', async () => {
    const { id, offer, author, name } = await reviewed()
    const [who, admin] = [await t.person(), await t.admin()]
    await t.report(id, who)
    const dropped = await t.watchPages(['offers', `offer:${offer.id}`])
    const hidden = await t.decide(id, 'hide', admin, { reason: ' Cita dados de terceiros. ' })
    expect(hidden.body.data).toEqual({ _id: id, status: 'hidden' })
    await expect.poll(dropped).toEqual(['offers', `offer:${offer.id}`])
    expect((await t.listed(offer)).result).toEqual([])
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 0, count: 0 } })
    expect((await t.mine(author, offer)).body.data.review.status).toBe('hidden')
    expect(await idsIn({ search: name })).toEqual([])
    expect(await idsIn({ search: name, queue: 'hidden' })).toEqual([id])

    expect((await t.decide(id, 'restore', admin)).body.data.status).toBe('visible')
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 5, count: 1 } })
    const { body } = await t.queue(admin, { queue: 'all', search: name })
    const actor = `${admin.firstName} ${admin.lastName}`
    expect(body.data[0].history).toMatchObject([
      { action: 'restore', actor, reason: '' },
      { action: 'hide', actor, reason: 'Cita dados de terceiros.' },
    ])
    expect(body.data[0].reports).toMatchObject([{ settled: true }])
  })

  it.each([undefined, '', 'x'.repeat(251)])('gives a reason to hide one', async (reason) => {
    const { id } = await reviewed()
    const { status, body } = await t.decide(id, 'hide', await t.admin(), { reason })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
  })

  it('publishes one that waits', async () => {
    const { id, offer } = await pending()
    const admin = await t.admin()
    expect((await t.listed(offer)).total).toBe(0)
    expect(await idsIn({ queue: 'pending' })).toContain(id)
    expect((await t.decide(id, 'keep', admin)).body.data.status).toBe('visible')
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 5, count: 1 } })
    expect(await idsIn({ queue: 'pending' })).not.toContain(id)
  })

  it('decides on what they read, and not on what was written in its place since', async () => {
    const { id, offer, author } = await pending()
    const admin = await t.admin()
    const { review } = (await t.queue(admin, { queue: 'pending', limit: '100' })).body.data.find(
      (one: Case) => one.review._id === id,
    )
    const { createdAt } = review
    await t.write(author, offer, { rating: 5, comment: 'Compre já: (11) 5555-0000.' })
    for (const [decision, payload] of [
      ['keep', { createdAt }],
      ['hide', { createdAt, reason: 'Ofende pessoas.' }],
    ] as const) {
      const { status, body } = await t.decide(id, decision, admin, payload)
      expect([status, body.error]).toEqual([409, expect.stringContaining('mudou depois que você')])
    }
    expect((await t.averageOf(offer)).stored.count).toBe(0)
    const now = (await t.queue(admin, { queue: 'pending', limit: '100' })).body.data.find(
      (one: Case) => one.review._id === id,
    )
    const read = { createdAt: now.review.createdAt }
    expect((await t.decide(id, 'keep', admin, read)).body.data.status).toBe('visible')
    expect((await t.decide(id, 'keep', admin, { createdAt: 'ontem' })).status).toBe(400)
  })

  it('leaves their own review to another', async () => {
    const [admin, other] = [await t.admin(), await t.admin()]
    const offer = await makeOffer(t.api.platform.db)
    const id = await t.written(admin, offer)
    expect((await t.decide(id, 'hide', admin)).status).toBe(403)
    expect((await t.decide(id, 'hide', other)).status).toBe(200)
    expect((await t.decide(id, 'restore', admin)).status).toBe(403)
  })

  it('leaves reviews of their own company, and of what it offers, to another', async () => {
    const [admin, other] = [await t.admin(), await t.admin()]
    const { offer, seller } = await t.sold()
    await t.administer(admin, seller)
    for (const target of [offer, seller]) {
      const id = await t.written(await t.person(), target, { rating: 1 })
      const { status, body } = await t.decide(id, 'hide', admin)
      expect([status, body.error]).toEqual([403, expect.stringContaining('sua empresa')])
      expect((await t.decide(id, 'hide', other)).status).toBe(200)
      expect((await t.decide(id, 'restore', admin)).status).toBe(403)
    }
  })

  it('sees again what a hidden author rewrote', async () => {
    const { id, offer, author } = await reviewed()
    await t.decide(id, 'hide', await t.admin())
    const { body } = await t.write(author, offer, { rating: 1, comment: 'De novo.' })
    expect(body.data.status).toBe('pending')
    expect((await t.averageOf(offer)).stored.count).toBe(0)
    expect(await idsIn({ queue: 'pending' })).toContain(id)
    expect(await waitsOf(id)).toEqual(['rewritten'])
  })

  it('is told why a review waits, until it was decided on', async () => {
    const { db } = t.api.platform
    const offer = await makeOffer(db)
    const author = await t.person()
    for (let n = 0; n < BURST.ofTarget; n++) await makeReview(db, { offerId: offer.id })
    const id = await t.written(author, offer)
    expect(await waitsOf(id)).toEqual(['target_burst'])
    for (let n = 0; n < BURST.byPerson; n++)
      await makeReview(db, { offerId: (await makeOffer(db)).id, userId: author.id })
    await db.delete(reviews).where(and(eq(reviews.offerId, offer.id), ne(reviews.id, id)))
    await t.write(author, offer, { comment: 'Com uma vírgula a mais.' })
    expect(await waitsOf(id)).toEqual(['target_burst', 'author_burst'])
    await t.decide(id, 'keep', await t.admin())
    expect(await waitsOf(id)).toEqual([])
  })

  it('is told what was decided already', async () => {
    const { id } = await reviewed()
    const [one, other] = [await t.admin(), await t.admin()]
    const refusal = async (decision: 'keep' | 'hide' | 'restore', who = other) => {
      const { status, body } = await t.decide(id, decision, who)
      return [status, body.error]
    }
    const idle = 'Esta avaliação está visível e não tem denúncias a decidir.'
    expect(await refusal('keep')).toEqual([409, idle])
    expect(await refusal('restore')).toEqual([409, idle])
    await t.decide(id, 'hide', one)
    for (const decision of ['hide', 'keep'] as const)
      expect(await refusal(decision)).toEqual([409, 'Esta avaliação já foi ocultada.'])
    await t.decide(id, 'restore', one)
    expect(await refusal('restore')).toEqual([409, 'Esta avaliação já foi restaurada.'])
    const waiting = await pending()
    expect((await t.decide(waiting.id, 'restore', other)).body.error).toBe(
      'Esta avaliação aguarda moderação.',
    )
  })

  it('pages and searches a queue by text, author and target, whatever the accents', async () => {
    const { db } = t.api.platform
    const vendor = await makeVendor(db, { nomeFantasia: 'Vendas à Vista Ágil' })
    const author = await t.person({ firstName: 'Iracema', lastName: 'Peçanha' })
    const offer = await makeOffer(db)
    const ids = [
      await t.written(author, vendor, { comment: 'Péssima fala de zunzum.' }),
      await t.written(author, offer),
    ]
    expect(await idsIn({ queue: 'all', search: 'iracema PECANHA' })).toEqual(ids.toReversed())
    expect(await idsIn({ queue: 'all', search: 'a vista agil' })).toEqual([ids[0]])
    expect(await idsIn({ queue: 'all', search: 'ZUNZUM' })).toEqual([ids[0]])
    expect(await idsIn({ queue: 'all', search: '%' })).toEqual([])
    const { body } = await t.queue(await t.admin(), {
      queue: 'all',
      search: 'iracema',
      page: '2',
      limit: '1',
    })
    expect(body).toMatchObject({ page: 2, totalPages: 2, total: 2 })
    expect(body.data).toMatchObject([
      { review: { _id: ids[0] }, target: { kind: 'vendor', name: 'Vendas à Vista Ágil' } },
    ])
    expect((await t.queue(await t.admin(), { queue: 'nada' })).status).toBe(400)
  })

  it('is remembered without a name once gone', async () => {
    const { db } = t.api.platform
    const { id, name } = await reviewed()
    const admin = await t.admin()
    await t.decide(id, 'hide', admin)
    await db.delete(users).where(eq(users.id, admin.id))
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(entry).toMatchObject({ actorId: null, action: 'hide', subjectKind: 'review' })
    const { body } = await t.queue(await t.admin(), { queue: 'hidden', search: name })
    expect(body.data[0].history).toMatchObject([{ action: 'hide', actor: '' }])
  })
})
