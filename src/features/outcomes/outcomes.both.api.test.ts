import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveDomain, makeQuote, makeReview, makeUser } from '#/db/factories/index.ts'
import {
  outcomeFigures,
  outcomes,
  quoteConversations,
  quoteReports,
  reviewReplies,
  reviewReports,
  reviews,
  users,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { askOutcomes, countOutcomes } from './jobs.server.ts'
import { ASK_AFTER_DAYS, ASKED_DAYS, ASKED_MAX, LINK_DAYS, OUTCOMES_MIN } from './limits.ts'
import type { OwnOutcomes } from './schema.ts'

const t = testReviews()
const db = () => t.api.platform.db
const NOTHING = { dozeMeses: null, seisMeses: null }
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const SAID = { resolvido: true, voltaria: false }

/** What earlier tests left to be asked about is nobody's business here. */
beforeEach(() => db().delete(quoteConversations))

type Supplier = { seller: { id: string }; keeper: Person }
async function supplier(): Promise<Supplier & { offer: { id: string } }> {
  const { seller, offer } = await t.sold()
  const keeper = await t.person()
  await t.administer(keeper, seller)
  return { seller, offer, keeper }
}

/** A request that a supplier answered some days ago. */
const answered = (who: { id: string }, { seller }: Supplier, days = ASK_AFTER_DAYS + 1) =>
  makeQuote(db(), {
    userId: who.id,
    vendorId: seller.id,
    status: 'answered',
    deliveredAt: daysAgo(days + 1),
    firstAnsweredAt: daysAgo(days),
  })

/** @param days from now */
const ask = async (days = 0) => {
  await askOutcomes(t.api.platform, daysAgo(-days))
  expect(await t.api.platform.jobs.runWaiting()).toEqual([])
}
const own = async ({ token }: Person): Promise<OwnOutcomes> =>
  (await t.api.get('/v1/desfechos', token)).body.data
const lettersTo = ({ email }: { email: string }) => t.api.mails.filter(({ to }) => to === email)
const say = (who: Person, id: string, payload: object = SAID) =>
  t.api.send('PUT', `/v1/desfechos/${id}`, { token: who.token, payload })
const tokenIn = (text: string) => text.match(/\/desfechos\/([\w-]{20,})/)?.[1] ?? ''
const byLink = (token: string, payload: object = SAID) =>
  t.api.send('POST', `/v1/desfechos/carta/${token}`, { payload })
const figures = async ({ seller }: Supplier) =>
  (await t.api.get(`/v1/vendor/${seller.id}/respostas`)).body.data.desfechos

/** Somebody who was asked about a supplier's answer, and the id of that. */
async function askedBy(from: Supplier, overrides: Parameters<typeof t.person>[0] = {}) {
  const who = await t.person(overrides)
  await answered(who, from)
  await ask()
  const [first] = (await own(who)).itens
  return { who, id: first?._id ?? '' }
}

describe('the question', () => {
  it('comes two weeks after an answer to a request or a review, once, by letter and in the account', async () => {
    const from = await supplier()
    const [buyer, author, early] = [await t.person(), await t.person(), await t.person()]
    await answered(buyer, from)
    await answered(early, from, ASK_AFTER_DAYS - 1)
    const review = await makeReview(db(), {
      vendorId: from.seller.id,
      userId: author.id,
      firstRepliedAt: daysAgo(ASK_AFTER_DAYS + 1),
    })
    await db()
      .insert(reviewReplies)
      .values({ reviewId: review.id, userId: from.keeper.id, text: 'Obrigado!' })
    await ask()
    await ask()
    for (const [who, sobre] of [
      [buyer, 'orcamento'],
      [author, 'avaliacao'],
    ] as const) {
      const { itens, perguntar } = await own(who)
      expect([itens.map((one) => one.sobre), perguntar]).toEqual([[sobre], true])
      expect(itens[0]).toMatchObject({ fornecedor: { _id: from.seller.id }, resposta: null })
      const subjects = lettersTo(who).map(({ subject }) => subject)
      expect(subjects).toEqual(['A resposta da empresa resolveu?'])
      expect((await t.api.get('/v1/resumo', who.token)).body.data.perguntas).toBe(1)
    }
    expect((await own(early)).itens).toEqual([])
  })

  it('is asked of a product that is the company’s own, where its people answered', async () => {
    const from = await supplier()
    const author = await t.person()
    await t.own(from.keeper, from.offer)
    const review = await makeReview(db(), {
      offerId: from.offer.id,
      userId: author.id,
      firstRepliedAt: daysAgo(ASK_AFTER_DAYS + 1),
    })
    await db()
      .insert(reviewReplies)
      .values({ reviewId: review.id, userId: from.keeper.id, text: 'Obrigado!' })
    await ask()
    expect((await own(author)).itens[0]?.fornecedor._id).toBe(from.seller.id)
  })

  it('is asked of nobody who is kept out, leaves, or belongs to the supplier, nor about what moderation took away', async () => {
    const from = await supplier()
    await giveDomain(db(), from.seller.id, 'prumo-desfechos.com.br')
    const left = await t.person()
    await t.administer(left, from.seller)
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, left.id))
    const people = [
      await makeUser(db(), { blockedAt: new Date() }),
      await makeUser(db(), { deletionRequestedAt: new Date() }),
      await makeUser(db(), { emailVerified: false }),
      await makeUser(db(), { email: 'ana@prumo-desfechos.com.br' }),
      left,
      from.keeper,
    ]
    for (const who of people) await answered(who, from)
    const [refused, reported] = [await makeUser(db()), await makeUser(db())]
    const taken = await answered(refused, from)
    await db()
      .update(quoteConversations)
      .set({ status: 'ended', endedAt: new Date(), endedBy: 'moderation' })
      .where(eq(quoteConversations.id, taken.conversationId))
    const looked = await answered(reported, from)
    await db()
      .insert(quoteReports)
      .values({ ...looked, userId: reported.id, reason: 'spam', details: '' })
    const hidden = await makeReview(db(), {
      vendorId: from.seller.id,
      status: 'hidden',
      firstRepliedAt: daysAgo(ASK_AFTER_DAYS + 1),
    })
    await db().insert(reviewReplies).values({ reviewId: hidden.id, text: 'Obrigado!' })
    const gone = await supplier()
    const elsewhere = await makeUser(db())
    await answered(elsewhere, gone)
    await db()
      .update(vendors)
      .set({ suspendedAt: new Date(), isVisible: false })
      .where(eq(vendors.id, gone.seller.id))
    await ask()
    const ids = [...people, refused, reported, elsewhere].map(({ id }) => id)
    expect(await db().$count(outcomes, inArray(outcomes.userId, ids))).toBe(0)
    expect(await db().$count(outcomes, eq(outcomes.reviewId, hidden.id))).toBe(0)
  })

  it('comes also where the supplier hid its page, and once a page that was not confirmed is again', async () => {
    const [hidden, renamed] = [await supplier(), await supplier()]
    const [one, other] = [await t.person(), await t.person()]
    await answered(one, hidden)
    await answered(other, renamed)
    const change = (from: Supplier, what: Partial<typeof vendors.$inferInsert>) =>
      db().update(vendors).set(what).where(eq(vendors.id, from.seller.id))
    await change(hidden, { isVisible: false })
    await change(renamed, { unconfirmedSince: new Date() })
    await ask()
    expect((await own(one)).itens[0]?.fornecedor._id).toBe(hidden.seller.id)
    expect((await own(other)).itens).toEqual([])
    await change(renamed, { unconfirmedSince: null })
    await ask(30)
    expect((await own(other)).itens[0]?.fornecedor._id).toBe(renamed.seller.id)
  })

  it('comes also where the supplier reports what it answered, or takes its answer back', async () => {
    const from = await supplier()
    const [buyer, upheld, writer, author] = await t.people(4)
    if (!buyer || !upheld || !writer || !author) throw new Error('nobody')
    const report = { userId: from.keeper.id, reason: 'spam', details: '' }
    await db()
      .insert(quoteReports)
      .values([
        { ...report, ...(await answered(buyer, from)) },
        { ...report, ...(await answered(upheld, from)), status: 'upheld' },
      ])
    const of = { vendorId: from.seller.id, firstRepliedAt: daysAgo(ASK_AFTER_DAYS + 1) }
    const reported = await makeReview(db(), { ...of, userId: writer.id })
    await db()
      .insert(reviewReports)
      .values({ reviewId: reported.id, userId: from.keeper.id, reason: 'falsa' })
    await t.own(from.keeper, from.offer)
    // Nobody knows any more who of it answered.
    await makeReview(db(), {
      offerId: from.offer.id,
      userId: author.id,
      firstRepliedAt: of.firstRepliedAt,
    })
    await ask()
    for (const who of [buyer, writer, author])
      expect((await own(who)).itens[0]?.fornecedor._id).toBe(from.seller.id)
    expect((await own(upheld)).itens).toEqual([])
  })

  it('comes once a day, three times a month, and once in half a year about the same supplier', async () => {
    const buyer = await t.person()
    const same = await supplier()
    await answered(buyer, same)
    await answered(buyer, same)
    await ask()
    for (let n = 0; n < ASKED_MAX + 1; n++) await answered(buyer, await supplier())
    await ask()
    expect((await own(buyer)).itens).toHaveLength(1)
    for (let n = 1; n < ASKED_MAX + 2; n++) {
      await ask(n)
      expect((await own(buyer)).itens).toHaveLength(Math.min(n + 1, ASKED_MAX))
    }
    await db()
      .update(outcomes)
      .set({ askedAt: daysAgo(ASKED_DAYS + 1) })
      .where(eq(outcomes.userId, buyer.id))
    await ask()
    const asked = (await own(buyer)).itens.map(({ fornecedor }) => fornecedor._id)
    expect(asked).toHaveLength(ASKED_MAX + 1)
    expect(new Set(asked).size).toBe(ASKED_MAX + 1)
  })

  it('is written down once, however many processes ask at the same time', async () => {
    const from = await supplier()
    const buyers = await t.people(5)
    for (const who of buyers) for (let n = 0; n < 3; n++) await answered(who, from)
    await Promise.all(Array.from({ length: 8 }, () => askOutcomes(t.api.platform)))
    await t.api.platform.jobs.runWaiting()
    for (const who of buyers) {
      expect((await own(who)).itens).toHaveLength(1)
      expect(lettersTo(who)).toHaveLength(1)
    }
  })

  it('stays asked where the job is cut short, which then goes on with those who are left', async () => {
    const from = await supplier()
    const buyers = await t.people(3)
    for (const who of buyers) for (let n = 0; n < 2; n++) await answered(who, from)
    const { platform } = t.api
    let letters = 0
    const enqueue: typeof platform.jobs.enqueue = async (...job) => {
      if (++letters === 2) throw new Error('The process ended.')
      await platform.jobs.enqueue(...job)
    }
    const jobs = Object.assign(Object.create(platform.jobs), { enqueue })
    await expect(askOutcomes({ ...platform, jobs }, new Date(), 1)).rejects.toThrow('ended')
    const asked = async () => (await Promise.all(buyers.map(own))).map(({ itens }) => itens.length)
    expect((await asked()).sort()).toEqual([0, 0, 1])
    await askOutcomes(platform, new Date(), 1)
    await platform.jobs.runWaiting()
    expect(await asked()).toEqual([1, 1, 1])
    for (const who of buyers) expect(lettersTo(who)).toHaveLength(1)
  })

  it('ends with one press, for whatever is asked later, and begins again in the account', async () => {
    const from = await supplier()
    const { who } = await askedBy(from)
    const path =
      lettersTo(who)[0]?.unsubscribe?.match(/\/v1\/desfechos\/encerrar\/[\w-]+/)?.[0] ?? ''
    const press = () =>
      t.api.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).statusCode).toBe(200)
    expect((await press()).statusCode).toBe(200)
    expect((await own(who)).perguntar).toBe(false)
    await answered(who, await supplier())
    await ask()
    expect((await own(who)).itens).toHaveLength(1)
    expect(lettersTo(who)).toHaveLength(1)
    expect((await t.api.send('POST', '/v1/desfechos/encerrar/outro')).status).toBe(400)
    const again = { token: who.token, payload: { perguntar: true } }
    expect((await t.api.send('PUT', '/v1/desfechos', again)).body.data.perguntar).toBe(true)
    await ask(1)
    expect((await own(who)).itens).toHaveLength(2)
  })
})

describe('what somebody says', () => {
  it('is two answers, theirs alone, and can be changed', async () => {
    const { who, id } = await askedBy(await supplier())
    const stranger = await t.person()
    const wrong = await say(who, id, { resolvido: true })
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['voltaria']])
    for (const other of [stranger, await t.admin()]) expect((await say(other, id)).status).toBe(404)
    expect((await say(who, id)).body.data.itens[0].resposta).toEqual(SAID)
    const changed = { resolvido: false, voltaria: true }
    expect((await say(who, id, changed)).body.data.itens[0].resposta).toEqual(changed)
    expect((await t.api.get('/v1/resumo', who.token)).body.data.perguntas).toBe(0)
  })

  it('is said by the link too, which shows nothing of it and corrects it for a day alone', async () => {
    const from = await supplier()
    const { who } = await askedBy(from)
    const token = tokenIn(lettersTo(who)[0]?.text ?? '')
    const seen = await t.api.get(`/v1/desfechos/carta/${token}`)
    expect(seen.body.data).toEqual({
      fornecedor: { _id: from.seller.id, nome: expect.any(String) },
      sobre: 'orcamento',
    })
    expect((await byLink(token)).status).toBe(200)
    expect((await t.api.get(`/v1/desfechos/carta/${token}`)).body.data).toEqual(seen.body.data)
    expect((await byLink(token, { resolvido: false, voltaria: false })).status).toBe(200)
    await db()
      .update(outcomes)
      .set({ saidAt: daysAgo(2) })
      .where(eq(outcomes.userId, who.id))
    // Whoever was handed the letter meanwhile changes nothing, and learns nothing.
    expect((await byLink(token)).status).toBe(400)
    expect((await t.api.get(`/v1/desfechos/carta/${token}`)).status).toBe(400)
    expect((await own(who)).itens[0]?.resposta).toEqual({ resolvido: false, voltaria: false })
  })

  it('is not said by a link that is old, made up, for something else, or of who is kept out', async () => {
    const { who } = await askedBy(await supplier())
    const letter = lettersTo(who)[0]
    const token = tokenIn(letter?.text ?? '')
    const stop = letter?.unsubscribe?.match(/encerrar\/([\w-]+)/)?.[1] ?? ''
    for (const other of ['nada', stop, `${token.slice(0, -4)}AAAA`])
      expect((await byLink(other)).status, other).toBe(400)
    expect((await t.api.send('POST', `/v1/desfechos/encerrar/${token}`)).status).toBe(400)
    const change = (set: Partial<typeof users.$inferInsert>) =>
      db().update(users).set(set).where(eq(users.id, who.id))
    await change({ blockedAt: new Date() })
    expect((await byLink(token)).status).toBe(400)
    await change({ blockedAt: null })
    await db()
      .update(outcomes)
      .set({ askedAt: daysAgo(LINK_DAYS + 1) })
      .where(eq(outcomes.userId, who.id))
    expect((await byLink(token)).status).toBe(400)
  })

  it('is not said by who came to administer the page meanwhile', async () => {
    const from = await supplier()
    const { who, id } = await askedBy(from)
    await t.administer(who, from.seller)
    expect((await say(who, id)).status).toBe(403)
    expect((await byLink(tokenIn(lettersTo(who)[0]?.text ?? ''))).status).toBe(400)
  })

  it('is kept once of twenty that are sent at the same time', async () => {
    const { who } = await askedBy(await supplier())
    const token = tokenIn(lettersTo(who)[0]?.text ?? '')
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        byLink(token, { resolvido: n % 2 === 0, voltaria: n % 2 === 0 }),
      ),
    )
    expect(all.every(({ status }) => status === 200)).toBe(true)
    const { itens } = await own(who)
    expect(itens).toHaveLength(1)
    expect(itens[0]?.resposta?.resolvido).toBe(itens[0]?.resposta?.voltaria)
  })
})

describe('what everybody reads', () => {
  /** So many people who said something of a supplier. */
  async function said(from: Supplier, count: number, payload: object = SAID, domain = '') {
    const asked: { who: Person; id: string }[] = []
    for (let n = 0; n < count; n++)
      asked.push(await askedBy(from, domain ? { email: `p${n}@${domain}` } : {}))
    for (const { who, id } of asked) expect((await say(who, id, payload)).status).toBe(200)
    return asked
  }
  const count = () => countOutcomes(t.api.platform)

  it('is a sum of five people on, and moves for five more at once', async () => {
    const from = await supplier()
    await said(from, OUTCOMES_MIN - 1)
    await count()
    expect(await figures(from)).toEqual(NOTHING)
    const [last] = await said(from, 1, { resolvido: false, voltaria: false })
    await count()
    const five = { total: OUTCOMES_MIN, resolvidos: OUTCOMES_MIN - 1, voltariam: 0 }
    await expect.poll(() => figures(from)).toEqual({ dozeMeses: five, seisMeses: five })
    // The supplier knows whom it answered last: nothing moves for one person, or for a changed mind.
    await said(from, 1)
    await say(last?.who as Person, last?.id ?? '', { resolvido: true, voltaria: true })
    await count()
    expect((await figures(from)).dozeMeses).toEqual(five)
    await said(from, OUTCOMES_MIN - 1)
    await count()
    await expect.poll(async () => (await figures(from)).dozeMeses?.total).toBe(10)
    expect((await figures(from)).dozeMeses.resolvidos).toBe(10)
  })

  it('counts a company and a mailbox once, and nobody who was kept out or came to the supplier', async () => {
    const from = await supplier()
    await said(from, 3, SAID, 'cliente-desfechos.com.br')
    const [one, other] = [
      await askedBy(from, { email: 'ana.desfechos@gmail.com' }),
      await askedBy(from, { email: 'anadesfechos+2@gmail.com' }),
    ]
    for (const { who, id } of [one, other]) await say(who, id)
    const three = await said(from, 3)
    await count()
    await expect.poll(async () => (await figures(from)).dozeMeses?.total).toBe(5)
    await db()
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.id, three[0]?.who.id ?? ''))
    await count()
    await expect.poll(() => figures(from)).toEqual(NOTHING)
  })

  it('does not count who has a mailbox where the supplier has its own, not even one it had later', async () => {
    const from = await supplier()
    await said(from, 1, SAID, 'prumo-site.com.br')
    await said(from, 1, SAID, 'prumo-registro.com.br')
    await said(from, OUTCOMES_MIN - 1)
    await said(from, 1, SAID, 'gmail.com')
    const ofSupplier = eq(vendors.id, from.seller.id)
    await db()
      .update(vendors)
      .set({ site: 'https://www.prumo-site.com.br/', email: 'contato@prumo-registro.com.br' })
      .where(ofSupplier)
    await count()
    await expect.poll(async () => (await figures(from)).dozeMeses?.total).toBe(OUTCOMES_MIN)
    const colleague = await t.person({ email: 'bia@prumo-site.com.br' })
    await answered(colleague, from)
    // A provider's domain is nobody's own.
    await db().update(vendors).set({ email: 'prumo@gmail.com' }).where(ofSupplier)
    const itself = await t.person({ email: 'prumo+vendas@gmail.com' })
    await answered(itself, from)
    const client = await t.person({ email: 'cliente.prumo@gmail.com' })
    await answered(client, from)
    await ask()
    const asked = [colleague, itself, client].map(async (one) => (await own(one)).itens.length)
    expect(await Promise.all(asked)).toEqual([0, 0, 1])
  })

  it('leaves out what moderation took away later', async () => {
    const from = await supplier()
    await said(from, OUTCOMES_MIN)
    const [one] = await db()
      .select({ id: outcomes.conversationId })
      .from(outcomes)
      .where(and(eq(outcomes.vendorId, from.seller.id)))
    await db()
      .update(quoteConversations)
      .set({ status: 'ended', endedAt: new Date(), endedBy: 'moderation' })
      .where(eq(quoteConversations.id, one?.id ?? ''))
    await count()
    expect(await figures(from)).toEqual(NOTHING)
  })

  it('forgets what was asked a year ago, and the numbers with it', async () => {
    const from = await supplier()
    await said(from, OUTCOMES_MIN)
    await count()
    await db()
      .update(outcomes)
      .set({ askedAt: daysAgo(367) })
      .where(eq(outcomes.vendorId, from.seller.id))
    await db()
      .update(outcomeFigures)
      .set({ countedAt: daysAgo(367) })
      .where(eq(outcomeFigures.vendorId, from.seller.id))
    await count()
    expect(await db().$count(outcomes, eq(outcomes.vendorId, from.seller.id))).toBe(0)
    expect(await db().$count(outcomeFigures, eq(outcomeFigures.vendorId, from.seller.id))).toBe(0)
  })

  it('goes with the account and the review that it was about', async () => {
    const from = await supplier()
    const [{ who } = { who: undefined }] = await said(from, 1)
    await db()
      .delete(users)
      .where(eq(users.id, who?.id ?? ''))
    expect(await db().$count(outcomes, eq(outcomes.vendorId, from.seller.id))).toBe(0)
    const review = await makeReview(db(), { vendorId: from.seller.id })
    await db()
      .insert(outcomes)
      .values({ userId: review.userId ?? '', vendorId: from.seller.id, reviewId: review.id })
    await db().delete(reviews).where(eq(reviews.id, review.id))
    expect(await db().$count(outcomes, eq(outcomes.vendorId, from.seller.id))).toBe(0)
  })
})
