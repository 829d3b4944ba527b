import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  giveDomain,
  giveOffer,
  linkOffer,
  makeOffer,
  makeReview,
  makeVendor,
} from '#/db/factories/index.ts'
import { offers, reviewReplies, reviews, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { proveDomain } from '#/features/companies/service.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { BURST, COMMENT_MAX } from './limits.ts'

const t = testReviews()
const SELLS = /Você administra a página de .+, que oferece este software\.$/
const SOLD = /Você já administrou a página de .+, que oferece este software\.$/
const NO_SUCH = '0198c0de-0000-7000-8000-000000000000'

describe('rating', () => {
  it('counts at once, in the average, the list and the pages that show them', async () => {
    const [ana, offer] = [await t.person({ firstName: 'Ana' }), await makeOffer(t.api.platform.db)]
    const { updatedAt } = offer
    const dropped = await t.watchPages(['offers', `offer:${offer.id}`, 'vendors'])
    const { status, body } = await t.write(ana, offer, { rating: 5, comment: ' Ótimo.\u0007 ' })
    expect(status).toBe(200)
    expect(body.message).toBe('')
    expect(body.data).toMatchObject({
      status: 'visible',
      review: { rating: 5, comment: 'Ótimo.', user: { firstName: 'Ana' }, reply: null },
    })
    expect((await t.listed(offer)).result).toEqual([body.data.review])
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 5, count: 1 } })
    const best = await t.api.get('/v1/software/searchMelhores')
    expect(JSON.stringify(best.body.data)).toContain(offer.id)
    const [row] = await t.api.platform.db.select().from(offers).where(eq(offers.id, offer.id))
    expect(row?.updatedAt).toEqual(updatedAt)
    await expect.poll(dropped).toEqual(['offers', `offer:${offer.id}`])
  })

  it('takes suppliers too, and no comment', async () => {
    const [ana, vendor] = [await t.person(), await makeVendor(t.api.platform.db)]
    const dropped = await t.watchPages(['offers', 'vendors', `vendor:${vendor.id}`])
    const { body } = await t.write(ana, vendor, { rating: 2, comment: undefined })
    expect(body.data.review).toMatchObject({ rating: 2, comment: '' })
    expect(await t.averageOf(vendor)).toMatchObject({ stored: { sum: 2, count: 1 } })
    await expect.poll(dropped).toEqual(['vendors', `vendor:${vendor.id}`])
  })

  it('has the weight of a domain of one’s own once, however many mailboxes are there', async () => {
    const offer = await makeOffer(t.api.platform.db)
    const write = async (email: string) => {
      const who = await t.person({ email })
      const { body } = await t.write(who, offer, { rating: 1 })
      return { who, autor: body.data.review.autor }
    }
    const { who, autor } = await write('p0@comprado-ontem.com.br')
    expect(autor).toBe('dominio_proprio')
    for (const email of ['p1@comprado-ontem.com.br', 'p2@mail.comprado-ontem.com.br'])
      expect((await write(email)).autor).toBe('email_confirmado')
    expect((await write('a@outro-comprado-ontem.com.br')).autor).toBe('dominio_proprio')
    // Written again, it is still the first.
    expect((await t.write(who, offer, { rating: 2 })).body.data.review.autor).toBe(
      'dominio_proprio',
    )
  })

  it('a second time replaces the first', async () => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    const old = new Date(Date.now() - 48 * HOUR_MS)
    const first = await makeReview(t.api.platform.db, {
      offerId: offer.id,
      userId: ana.id,
      rating: 1,
      createdAt: old,
    })
    const { body } = await t.write(ana, offer, { rating: 5, comment: 'Mudei de ideia.' })
    expect(body.data.review._id).toBe(first.id)
    expect(Date.parse(body.data.review.createdAt)).toBeGreaterThan(old.getTime())
    expect((await t.listed(offer)).result).toHaveLength(1)
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 5, count: 1 } })
  })

  it.each([0, 6, 2.5, '5', null, undefined])('refuses %s stars by its field', async (rating) => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    const { status, body } = await t.write(ana, offer, { rating })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ rating: 'Escolha de 1 a 5 estrelas.' })
    expect((await t.listed(offer)).total).toBe(0)
  })

  it('takes comments up to their limit', async () => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    const tooLong = await t.write(ana, offer, { comment: 'x'.repeat(COMMENT_MAX + 1) })
    expect(tooLong.status).toBe(400)
    expect(tooLong.body.fields).toEqual({ comment: 'Use até 500 caracteres.' })
    expect((await t.write(ana, offer, { comment: 'x'.repeat(COMMENT_MAX) })).status).toBe(200)
  })

  it('is of pages that readers see, and leaves nothing behind elsewhere', async () => {
    const { db } = t.api.platform
    const ana = await t.person()
    const hidden = [
      await makeOffer(db, { isVisible: false }),
      await makeVendor(db, { isVisible: false }),
    ]
    for (const target of [...hidden, { id: NO_SUCH }]) {
      expect((await t.write(ana, target)).status).toBe(404)
      expect((await t.mine(ana, target)).status).toBe(404)
    }
    expect(await db.$count(reviews, eq(reviews.userId, ana.id))).toBe(0)
    for (const target of hidden) expect((await t.averageOf(target)).stored.count).toBe(0)
  })
})

describe('the list', () => {
  it('goes on after the last that was read, whatever is written meanwhile', async () => {
    const { db } = t.api.platform
    const offer = await makeOffer(db)
    const read = async (after = '') => {
      const parameters = new URLSearchParams({ id: offer.id, limit: '2', ...(after && { after }) })
      const { status, body } = await t.api.get(`/v1/comments?${parameters}`)
      expect(status).toBe(200)
      return body.data
    }
    const ids = ({ result }: { result: { _id: string }[] }) => result.map(({ _id }) => _id)
    expect(await read()).toMatchObject({ result: [], next: '' })

    // Three within the same microsecond, and one a microsecond before.
    for (const microseconds of [457, 457, 457, 456]) {
      const { id } = await makeReview(db, { offerId: offer.id })
      const createdAt = sql`${`2026-03-01T12:00:00.123${microseconds}Z`}::timestamptz`
      await db.update(reviews).set({ createdAt }).where(eq(reviews.id, id))
    }
    const all = (await t.listed(offer)).result.map(({ _id }: { _id: string }) => _id)
    const first = await read()
    await t.write(await t.person(), offer)
    await makeReview(db, { offerId: offer.id })
    const second = await read(first.next)
    expect([...ids(first), ...ids(second)]).toEqual(all)
    expect(second).toMatchObject({ total: 6, next: '' })
    expect(ids(await read())).not.toContain(all[0])
  })

  it.each(['x', 'x_y', '0000-01-01T00:00:00.000000Z_0198c0de-0000-7000-8000-000000000000'])(
    'cannot go on after %s',
    async (after) => {
      const offer = await makeOffer(t.api.platform.db)
      const { status, body } = await t.api.get(`/v1/comments?id=${offer.id}&after=${after}`)
      expect([status, Object.keys(body.fields)[0]]).toEqual([400, expect.stringMatching(/^after/)])
    },
  )
})

describe('one’s own company', () => {
  const db = () => t.api.platform.db
  /** Changes what a person is to a page. */
  const setAdmin = (
    vendorId: string,
    who: { id: string },
    change: { acceptedAt?: Date | null; inactiveAt?: Date },
  ) =>
    db()
      .update(vendorAdmins)
      .set(change)
      .where(and(eq(vendorAdmins.vendorId, vendorId), eq(vendorAdmins.userId, who.id)))

  it('is refused to who keeps the page, owns the offer or sells it', async () => {
    const { offer, seller } = await t.sold()
    const [keeper, owner] = [await t.person(), await t.person()]
    await t.administer(keeper, seller)
    await t.own(owner, offer)
    for (const [who, target, why, canContest] of [
      [keeper, seller, 'Você administra esta página.', false],
      [keeper, offer, SELLS, true],
      [owner, offer, 'Você edita este software.', false],
    ] as const) {
      const reason = expect.stringMatching(why)
      const { status, body } = await t.write(who, target)
      expect([status, body.error]).toEqual([403, reason])
      const own = { review: null, canReview: false, reason, canContest }
      expect((await t.mine(who, target)).body.data).toMatchObject(own)
    }
    expect((await t.write(owner, seller)).status).toBe(200)
    expect((await t.averageOf(offer)).stored.count).toBe(0)
  })

  it('stays so to who left, as far as it was so then', async () => {
    const { offer, seller } = await t.sold()
    const former = await t.person()
    await t.administer(former, seller)
    await setAdmin(seller.id, former, { inactiveAt: new Date(Date.now() + 1000) })
    expect((await t.write(former, seller)).body.error).toMatch('Você já administrou esta página.')
    expect((await t.write(former, offer)).body.error).toMatch(SOLD)
    expect((await t.mine(former, seller)).body.data.canContest).toBe(true)
    const [later, chosen] = [await makeOffer(db()), await makeOffer(db())]
    await linkOffer(db(), seller.id, chosen.id, 'chosen')
    await setAdmin(seller.id, former, { inactiveAt: new Date(Date.now() - HOUR_MS) })
    await linkOffer(db(), seller.id, later.id)
    for (const target of [later, chosen]) expect((await t.write(former, target)).status).toBe(200)
  })

  it('is not that of a page that added one as an administrator, before one does anything there', async () => {
    const { offer, seller } = await t.sold()
    const [added, dismissed] = [await t.person(), await t.person()]
    for (const who of [added, dismissed]) {
      await t.administer(who, seller)
      await setAdmin(seller.id, who, { acceptedAt: null })
    }
    await setAdmin(seller.id, dismissed, { inactiveAt: new Date() })
    for (const who of [added, dismissed])
      for (const target of [seller, offer]) expect((await t.write(who, target)).status).toBe(200)
    const change = await t.api.send('POST', `/v1/vendor/page/visible/${seller.id}`, {
      token: added.token,
      payload: { visivel: false, categoria: 'softwares' },
    })
    expect(change.status).toBe(200)
    expect((await t.write(added, seller)).body.error).toMatch('Você administra esta página.')
  })

  it('is not that of a page to which a stranger added the software', async () => {
    const { seller } = await t.sold()
    const keeper = await t.person()
    await t.administer(keeper, seller)
    const [assigned, chosen] = [await makeOffer(db()), await makeOffer(db())]
    await linkOffer(db(), seller.id, assigned.id, 'assigned')
    await linkOffer(db(), seller.id, chosen.id, 'chosen')
    expect((await t.write(keeper, assigned)).status).toBe(200)
    expect((await t.write(keeper, chosen)).body.error).toMatch(SELLS)
  })

  it('is known by a domain that it has proven, and by no other word of its page', async () => {
    const site = 'https://www.lobo-guara.com.br'
    const { offer, seller } = await t.sold('software', { site, email: 'oi@lobo-guara.com.br' })
    const chosen = await makeOffer(db(), { site })
    await linkOffer(db(), seller.id, chosen.id, 'chosen')
    const colleague = await t.person({ email: `ana${seller.cnpj}@mail.lobo-guara.com.br` })
    const stranger = await t.person({ email: `ana${seller.cnpj}@outra-lobo-guara.com.br` })
    for (const target of [offer, seller])
      expect((await t.write(colleague, target)).status).toBe(200)
    await giveDomain(db(), seller.id, 'lobo-guara.com.br')
    for (const target of [offer, seller]) {
      expect((await t.write(colleague, target)).body.error).toMatch(/domínio dela\.$/)
      expect((await t.write(stranger, target)).status).toBe(200)
    }
    expect((await t.write(colleague, chosen)).status).toBe(200)
  })

  it('does not review what it takes out of its catalogue for a while', async () => {
    const { offer, seller } = await t.sold()
    await giveDomain(db(), seller.id, 'fabrica-do-vale.com.br')
    const [keeper, other] = [await t.person(), await t.person()]
    for (const who of [keeper, other]) await t.administer(who, seller)
    await giveOffer(db(), offer.id, keeper.id)
    const colleague = await t.person({ email: 'ana@fabrica-do-vale.com.br' })
    const move = (how: 'desvincularSoftware' | 'vincularSoftware', who: Person) =>
      t.api.get(`/v1/vendor/${how}/${seller.id}/${offer.id}`, who.token)
    const refused = async () => {
      for (const who of [keeper, other, colleague])
        expect((await t.write(who, offer, { rating: 5 })).status).toBe(403)
    }
    expect((await move('desvincularSoftware', keeper)).status).toBe(200)
    await refused()
    // Nor is it another's once somebody adds it again who did not register it.
    expect((await move('vincularSoftware', other)).status).toBe(200)
    await refused()
  })

  it('has no domain where anybody gets a mailbox', async () => {
    const { seller } = await t.sold()
    expect(await db().transaction((tx) => proveDomain(tx, seller.id, 'x@gmail.com', 'admin'))).toBe(
      null,
    )
    await giveDomain(db(), seller.id, 'gmail.com')
    const someone = await t.person({ email: `pessoa${seller.cnpj}@gmail.com` })
    expect((await t.write(someone, seller)).status).toBe(200)
  })
})

describe('a burst', () => {
  const flood = async (offerId: string, count: number, createdAt = new Date()) => {
    for (let n = 0; n < count; n++) await makeReview(t.api.platform.db, { offerId, createdAt })
  }

  it('at a target makes the next review wait', async () => {
    const offer = await makeOffer(t.api.platform.db)
    await flood(offer.id, BURST.ofTarget, new Date(Date.now() - 2 * HOUR_MS))
    expect((await t.write(await t.person(), offer)).body.data.status).toBe('visible')
    await flood(offer.id, BURST.ofTarget - 1)
    const late = await t.person()
    const dropped = await t.watchPages([`offer:${offer.id}`])
    const { body } = await t.write(late, offer, { rating: 1 })
    expect(body.data.status).toBe('pending')
    expect(body.message).toBe('Sua avaliação aguarda moderação.')
    const { stored, recount } = await t.averageOf(offer)
    expect(stored).toEqual(recount)
    expect(stored.count).toBe(2 * BURST.ofTarget)
    expect((await t.mine(late, offer)).body.data.review).toMatchObject({ status: 'pending' })
    expect(await dropped()).toEqual([])
  })

  it('is not made by those who write anew', async () => {
    const offer = await makeOffer(t.api.platform.db)
    await flood(offer.id, BURST.ofTarget, new Date(Date.now() - 2 * HOUR_MS))
    await t.api.platform.db
      .update(reviews)
      .set({ createdAt: new Date() })
      .where(eq(reviews.offerId, offer.id))
    const { body } = await t.write(await t.person(), offer, { rating: 1 })
    expect(body.data.status).toBe('visible')
  })

  it('by a person makes the next one wait, and one written again does not count twice', async () => {
    const ana = await t.person()
    for (let n = 0; n < BURST.byPerson; n++) {
      const offer = await makeOffer(t.api.platform.db)
      expect((await t.write(ana, offer)).body.data.status).toBe('visible')
      expect((await t.write(ana, offer)).body.data.status).toBe('visible')
    }
    const vendor = await makeVendor(t.api.platform.db)
    expect((await t.write(ana, vendor)).body.data.status).toBe('pending')
    expect((await t.averageOf(vendor)).stored.count).toBe(0)
  })
})

describe('taking a review back', () => {
  it('and writing it anew has an end: each would be another new one of a burst', async () => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    for (let time = 0; time < 3; time++) {
      const id = await t.written(ana, offer, { rating: 5 })
      expect((await t.remove(id, ana)).status).toBe(200)
    }
    const { status, body } = await t.write(ana, offer, { rating: 5 })
    expect([status, body.error]).toEqual([429, expect.stringContaining('altere a avaliação')])
    // Others of theirs, and a review that is there, are written as before.
    const other = await makeOffer(t.api.platform.db)
    for (let time = 0; time < 5; time++)
      expect((await t.write(ana, other, { rating: 4 })).status).toBe(200)
  })

  it('takes it out of the average', async () => {
    const [ana, offer] = [await t.person(), await makeOffer(t.api.platform.db)]
    await makeReview(t.api.platform.db, { offerId: offer.id, rating: 3 })
    const id = await t.written(ana, offer, { rating: 5 })
    expect((await t.mine(ana, offer)).body.data.review).toMatchObject({
      _id: id,
      rating: 5,
      comment: 'Bom.',
      status: 'visible',
    })
    const dropped = await t.watchPages(['offers', `offer:${offer.id}`])
    expect((await t.remove(id, ana)).status).toBe(200)
    expect((await t.mine(ana, offer)).body.data).toMatchObject({ review: null, canReview: true })
    expect(await t.averageOf(offer)).toMatchObject({ stored: { sum: 3, count: 1 } })
    expect((await t.remove(id, ana)).status).toBe(404)
    await expect.poll(dropped).toEqual(['offers', `offer:${offer.id}`])
  })

  it('does not lead past moderation', async () => {
    const [ana, offer, admin] = [
      await t.person(),
      await makeOffer(t.api.platform.db),
      await t.admin(),
    ]
    const id = await t.written(ana, offer)
    await t.decide(id, 'hide', admin)
    expect((await t.remove(id, ana)).status).toBe(200)
    expect((await t.mine(ana, offer)).body.data.review).toBeNull()
    const [kept] = await t.api.platform.db.select().from(reviews).where(eq(reviews.id, id))
    expect(kept).toMatchObject({ status: 'withdrawn', comment: null })
    const again = await t.write(ana, offer, { comment: 'A mesma ofensa.' })
    expect(again.body.data.status).toBe('pending')
    expect((await t.averageOf(offer)).stored.count).toBe(0)
  })
})

describe('the answer', () => {
  it('stands beside the review, once, and its page shows it', async () => {
    const { offer, seller } = await t.sold()
    const keeper = await t.person()
    await t.administer(keeper, seller)
    const id = await t.written(await t.person(), seller)
    expect((await t.mine(keeper, seller)).body.data.canReply).toBe(true)
    const dropped = await t.watchPages(['vendors', `vendor:${seller.id}`])
    const { status, body } = await t.reply(id, keeper, ' Obrigado\n\n\n\npela visita. ')
    expect(status).toBe(200)
    const reply = {
      text: 'Obrigado\n\npela visita.',
      createdAt: expect.any(String),
      company: seller.nomeFantasia,
    }
    expect(body.data.reply).toEqual(reply)
    expect((await t.listed(seller)).result[0].reply).toEqual(reply)
    await expect.poll(dropped).toEqual([`vendor:${seller.id}`])

    const again = await t.reply(id, keeper)
    expect([again.status, again.body.error]).toEqual([409, 'Esta avaliação já foi respondida.'])
    const other = await t.written(await t.person(), offer)
    expect((await t.reply(other, keeper)).status).toBe(403)
  })

  it.each(['', '   ', 'x'.repeat(501)])('has 1 to 500 characters', async (text) => {
    const { seller } = await t.sold()
    const keeper = await t.person()
    await t.administer(keeper, seller)
    const { status, body } = await t.reply(await t.written(await t.person(), seller), keeper, text)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['text'])
  })

  it('of a service is its supplier’s, of a software its owner’s', async () => {
    const service = await t.sold('service')
    const software = await t.sold('software')
    const keeper = await t.person()
    await t.administer(keeper, service.seller)
    await t.administer(keeper, software.seller)
    const author = await t.person()
    expect((await t.reply(await t.written(author, service.offer), keeper)).status).toBe(200)
    const id = await t.written(author, software.offer)
    expect((await t.reply(id, keeper)).status).toBe(403)
    const owner = await t.person()
    await t.own(owner, software.offer)
    expect((await t.reply(id, owner)).status).toBe(200)
  })

  it('to what is said of an offer names the one company that sells it and is its author’s', async () => {
    const { db } = t.api.platform
    const { offer, seller } = await t.sold()
    const owner = await t.person()
    await t.own(owner, offer)
    const id = await t.written(await t.person(), offer)
    await t.reply(id, owner)
    const company = async () => (await t.listed(offer)).result[0].reply.company
    expect(await company()).toBe('')
    await t.administer(owner, await makeVendor(db))
    expect(await company()).toBe('')
    await t.administer(owner, seller)
    expect(await company()).toBe(seller.nomeFantasia)
    await db.update(vendors).set({ isVisible: false }).where(eq(vendors.id, seller.id))
    expect(await company()).toBe('')
    await db.update(vendors).set({ isVisible: true }).where(eq(vendors.id, seller.id))
    const another = await makeVendor(db)
    await linkOffer(db, another.id, offer.id)
    await t.administer(owner, another)
    expect(await company()).toBe('')
  })

  it('stays while the text does', async () => {
    const { seller } = await t.sold()
    const [keeper, author] = [await t.person(), await t.person()]
    await t.administer(keeper, seller)
    const id = await t.written(author, seller, { rating: 2, comment: 'Ruim.' })
    await t.reply(id, keeper)
    const stars = await t.write(author, seller, { rating: 3, comment: 'Ruim.' })
    expect(stars.body.data.review.reply).toMatchObject({ text: 'Obrigado!' })
    const text = await t.write(author, seller, { rating: 3, comment: 'Melhorou.' })
    expect(text.body.data.review.reply).toBeNull()
    expect((await t.reply(id, keeper)).status).toBe(200)
  })

  it('is not given to oneself', async () => {
    const { seller } = await t.sold()
    const someone = await t.person()
    const id = await t.written(someone, seller)
    await t.administer(someone, seller)
    expect((await t.reply(id, someone)).status).toBe(403)
  })

  it('is taken away by who could give it, or an Admin, which is recorded', async () => {
    const { seller } = await t.sold()
    const [keeper, colleague, admin] = [await t.person(), await t.person(), await t.admin()]
    await t.administer(keeper, seller)
    await t.administer(colleague, seller)
    const id = await t.written(await t.person({ firstName: 'Zoraide' }), seller)
    for (const who of [colleague, admin]) {
      await t.reply(id, keeper)
      expect((await t.removeReply(id, who)).status).toBe(200)
      expect((await t.removeReply(id, who)).status).toBe(404)
    }
    expect((await t.listed(seller)).result[0].reply).toBeNull()
    const { body } = await t.queue(admin, { queue: 'all', search: 'zoraide' })
    expect(body.data[0].history).toMatchObject([
      {
        action: 'removeReply',
        actor: `${admin.firstName} ${admin.lastName}`,
        reason: '',
        removedText: 'Obrigado!',
      },
      { action: 'removeReply', actor: `${colleague.firstName} ${colleague.lastName}` },
    ])
  })

  it('goes with the review', async () => {
    const { seller } = await t.sold()
    const [keeper, author] = [await t.person(), await t.person()]
    await t.administer(keeper, seller)
    const id = await t.written(author, seller)
    await t.reply(id, keeper)
    await t.remove(id, author)
    const { db } = t.api.platform
    expect(await db.$count(reviewReplies, eq(reviewReplies.reviewId, id))).toBe(0)
    await db.delete(vendors).where(eq(vendors.id, seller.id))
  })
})

describe('who may do what', () => {
  it('is decided by the server, call by call', async () => {
    const { seller } = await t.sold()
    const [user, author, owner, admin] = [
      await t.person(),
      await t.person(),
      await t.person(),
      await t.admin(),
    ]
    await t.administer(owner, seller)
    const roles = [undefined, user, author, owner, admin] as const
    const id = await t.written(author, seller)
    /** Statuses for a visitor, a user, the author, the owner and an Admin; what works is last tried. */
    const statuses = async (
      attempt: (who: (typeof roles)[number]) => Promise<{ status: number }>,
    ) => {
      const found: number[] = []
      for (const who of roles) found.push((await attempt(who)).status)
      return found
    }
    const asUser = { softwareId: seller.id, userId: user.id, rating: 5 }
    expect(
      await statuses((who) =>
        t.api.send('POST', '/v1/comment', { token: who?.token, payload: asUser }),
      ),
    ).toEqual([401, 200, 403, 403, 403])
    expect(
      await statuses((who) =>
        t.api.send('POST', '/v1/comment', {
          token: who?.token,
          payload: { ...asUser, userId: who?.id ?? user.id },
        }),
      ),
    ).toEqual([401, 200, 200, 403, 200])
    expect(
      await statuses((who) => t.api.get(`/v1/comment/mine?softwareId=${seller.id}`, who?.token)),
    ).toEqual([401, 200, 200, 200, 200])
    expect(await statuses((who) => t.report(id, who))).toEqual([401, 200, 403, 200, 200])
    expect(await statuses((who) => t.reply(id, who))).toEqual([401, 403, 403, 200, 403])
    expect(await statuses((who) => t.removeReply(id, who))).toEqual([401, 403, 403, 200, 404])
    expect(await statuses((who) => t.queue(who))).toEqual([401, 403, 403, 403, 200])
    for (const decision of ['keep', 'hide', 'restore'] as const)
      expect(await statuses((who) => t.decide(id, decision, who))).toEqual([
        401, 403, 403, 403, 200,
      ])
    expect(await statuses((who) => t.remove(id, who))).toEqual([401, 403, 200, 404, 404])
  })
})
