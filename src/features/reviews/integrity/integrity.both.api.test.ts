import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  giveVendor,
  linkOffer,
  makeOffer,
  makeReview,
  makeUser,
  makeVendor,
} from '#/db/factories/index.ts'
import {
  accessRequests,
  reviewSignals,
  reviews,
  reviewTraces,
  sessions,
  traceSecrets,
  users,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { deadlineOf } from './deadline.ts'
import { INTEGRITY_JOBS } from './jobs.server.ts'
import { HELD_DAYS, TRACE_DAYS } from './limits.ts'
import { weighReview } from './weigh.server.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const REAL =
  'A conciliação das três filiais saiu de quatro dias para um, e o boleto já baixa sozinho no extrato do banco.'

/** Does what was asked for when it was written. */
async function weighed() {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
}

const rowOf = async (id: string) => {
  const [row] = await db().select().from(reviews).where(eq(reviews.id, id))
  return row
}
const signalsOf = async (id: string) =>
  (await db().select().from(reviewSignals).where(eq(reviewSignals.reviewId, id)))
    .map(({ signal }) => signal)
    .sort()

/** A review as it comes from somewhere. */
async function writtenFrom(
  remoteAddress: string,
  who: Person,
  offer: { id: string },
  review: object,
) {
  const { status, body } = await api.send('POST', '/v1/comment', {
    token: who.token,
    remoteAddress,
    payload: { softwareId: offer.id, userId: who.id, rating: 5, comment: '', ...review },
  })
  expect(status).toBe(200)
  return body.data.review._id as string
}

describe('a mailbox with several accounts', () => {
  it('has one say of a page: the second waits, and neither the first nor a neighbour does', async () => {
    const [offer, other] = [await makeOffer(db()), await makeOffer(db())]
    const say = async (email: string, about: { id: string }) =>
      t.written(await t.person({ email }), about, {
        comment: `${REAL} Assim foi com ${email.split('@')[0]}, em ${about.id}.`.slice(-90),
      })
    const first = await say('ana.lima@gmail.com', offer)
    await weighed()
    const second = await say('a.nalima+2@googlemail.com', offer)
    const elsewhere = await say('analima+3@gmail.com', other)
    const neighbour = await say('ana.lima@empresa.example', offer)
    await weighed()
    const same = async (id: string) => (await signalsOf(id)).includes('same_mailbox')
    expect(await Promise.all([first, second, elsewhere, neighbour].map(same))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect((await rowOf(second))?.status).toBe('pending')
    expect((await rowOf(first))?.status).toBe('visible')
    // It corrects itself, and stays the older one.
    await weighReview(api.platform, first, new Date())
    expect((await rowOf(first))?.status).toBe('visible')
  })
})

describe('a review that copies another', () => {
  it('waits, its author hears until when, and a moderator reads why', async () => {
    const [ours, theirs] = [await makeOffer(db()), await makeOffer(db())]
    await t.written(await t.person(), theirs, { rating: 4, comment: REAL })
    await weighed()
    const copier = await t.person()
    const id = await t.written(copier, ours, { comment: `${REAL} Recomendo!` })
    expect((await rowOf(id))?.status).toBe('visible')
    await weighed()

    expect(await rowOf(id)).toMatchObject({ status: 'pending', waits: ['signals'] })
    expect(await t.averageOf(ours)).toMatchObject({ stored: { count: 0 } })
    const mine = (await t.mine(copier, ours)).body.data.review
    const since = (await rowOf(id))?.waitsSince ?? new Date(0)
    expect(mine).toMatchObject({ status: 'pending', prazo: deadlineOf(since).toISOString() })
    expect(api.mails.filter(({ to }) => to === copier.email)).toHaveLength(1)

    const { body } = await t.queue(await t.admin(), { queue: 'pending', limit: '100' })
    const found = body.data.find((one: { review: { _id: string } }) => one.review._id === id)
    expect(found).toMatchObject({ waits: ['signals'], prazo: mine.prazo })
    expect(found.sinais[0]).toMatchObject({
      sinal: 'near_copy',
      motivo: expect.stringContaining(theirs.name),
    })
  })

  it('is not held again once somebody kept it, until it is written anew', async () => {
    const [ours, theirs] = [await makeOffer(db()), await makeOffer(db())]
    const text = REAL.replace('boleto', 'pagamento')
    await t.written(await t.person(), theirs, { comment: text })
    await weighed()
    const author = await t.person()
    const id = await t.written(author, ours, { comment: text })
    await weighed()
    await t.decide(id, 'keep', await t.admin())
    await weighReview(api.platform, id, new Date())
    expect((await rowOf(id))?.status).toBe('visible')
    await t.write(author, ours, { comment: `${text} E mais.` })
    await weighed()
    expect((await rowOf(id))?.status).toBe('pending')
  })

  it('gets nobody held but its own author: the older one stays, also when its author corrects it', async () => {
    const offer = await makeOffer(db())
    const critic = await t.person()
    const text =
      'O módulo fiscal recusa notas de devolução com ST e o chamado ficou sete semanas parado.'
    const real = await t.written(critic, offer, { rating: 1, comment: text })
    await weighed()
    const copy = await t.written(await t.person(), offer, { rating: 1, comment: text })
    await weighed()
    expect((await rowOf(copy))?.status).toBe('pending')
    await t.write(critic, offer, { rating: 1, comment: `${text} Uma pena.` })
    await weighed()
    expect((await rowOf(real))?.status).toBe('visible')

    // Who was there before with other words is no original either.
    const sleeper = await t.person()
    const other = await makeOffer(db())
    await t.written(sleeper, other, { comment: 'Cadastro de produtos com grade de cor e tamanho.' })
    const victim = await t.person()
    const words =
      'Troquei de fornecedor porque a balança da loja nunca sincronizou com o caixa do balcão.'
    const later = await t.written(victim, offer, { rating: 2, comment: words })
    await weighed()
    await t.write(sleeper, other, { rating: 2, comment: words })
    await weighReview(api.platform, later, new Date())
    expect((await rowOf(later))?.status).toBe('visible')
  })

  it('waits where its page has the pattern twice already, whatever words were exchanged', async () => {
    const [offer, other] = [await makeOffer(db()), await makeOffer(db())]
    const text = (where: string, who: string) =>
      `O fechamento ${where} caiu de nove dias para dois, e ${who} agradeceu o relatório novo.`
    const written = async (target: { id: string }, where: string, who: string) => {
      const id = await t.written(await t.person(), target, { comment: text(where, who) })
      await weighed()
      return (await rowOf(id))?.status
    }
    expect(await written(other, 'dos fretes de Belém', 'quem cuida de entregas')).toBe('visible')
    expect(await written(offer, 'da folha em Campinas', 'a contadora')).toBe('visible')
    expect(await written(offer, 'das horas em Jundiaí', 'o financeiro')).toBe('visible')
    expect(await written(offer, 'do estoque em Sorocaba', 'nossa gerente')).toBe('pending')
  })

  it('with a proven use waits for no signal', async () => {
    const [ours, theirs] = [await makeOffer(db()), await makeOffer(db())]
    const text = REAL.replace('três filiais', 'duas lojas')
    await t.written(await t.person(), theirs, { comment: text })
    const id = await t.written(await t.person(), ours, { comment: text })
    await db()
      .update(reviews)
      .set({ labels: ['uso_comprovado'] })
      .where(eq(reviews.id, id))
    await weighed()
    expect((await rowOf(id))?.status).toBe('visible')
    expect(await signalsOf(id)).toContain('near_copy')
  })
})

describe('where reviews come from', () => {
  it('is kept as hashes that change, for some weeks', async () => {
    const offer = await makeOffer(db())
    const id = await writtenFrom('203.0.113.7', await t.person(), offer, { comment: 'Bom.' })
    const [trace] = await db().select().from(reviewTraces).where(eq(reviewTraces.reviewId, id))
    expect(JSON.stringify(trace)).not.toContain('203.0')
    expect(trace?.network).not.toBe(trace?.browser)
    await weighed()
    await db()
      .update(reviewTraces)
      .set({ createdAt: daysAgo(TRACE_DAYS + 1) })
      .where(eq(reviewTraces.reviewId, id))
    await db().insert(traceSecrets).values({ period: 1, sealed: 'antigo' })
    await INTEGRITY_JOBS.find(({ name }) => name === 'review-integrity-upkeep')?.run(
      api.platform,
      {} as never,
    )
    expect(await db().$count(reviewTraces, eq(reviewTraces.reviewId, id))).toBe(0)
    expect(await db().$count(traceSecrets, eq(traceSecrets.period, 1))).toBe(0)
  })

  it('holds no office: colleagues behind one network say what each thinks', async () => {
    const offer = await makeOffer(db())
    const said = [
      [5, 'A folha de pagamento fecha na sexta, com o eSocial transmitido direto da tela.'],
      [4, 'Para o estoque ajuda, mas a etiqueta de gôndola precisa de três cliques a mais.'],
      [3, 'No comercial usamos só a agenda; o funil não mostra propostas vencidas.'],
      [5, 'O contador recebe o SPED sem pedir nada de novo.'],
    ] as const
    const ids: string[] = []
    for (const [rating, comment] of said)
      ids.push(await writtenFrom('203.0.113.40', await t.person(), offer, { rating, comment }))
    await weighed()
    for (const id of ids) expect((await rowOf(id))?.status).toBe('visible')
  })

  it('shows who praises themselves, or blames a rival, from the office of a page', async () => {
    const [offer, seller, keeper] = [
      await makeOffer(db()),
      await makeVendor(db()),
      await t.person(),
    ]
    await linkOffer(db(), seller.id, offer.id)
    await giveVendor(db(), seller.id, keeper.id)
    await db()
      .update(sessions)
      .set({ ipAddress: '198.51.100.9' })
      .where(eq(sessions.userId, keeper.id))
    const praise = { rating: 5, comment: 'Excelente sistema, o melhor do mercado!' }
    const id = await writtenFrom('198.51.100.9', await t.person(), offer, praise)
    const outside = await writtenFrom('198.51.100.77', await t.person(), offer, praise)
    await weighed()
    expect(await signalsOf(id)).toContain('party_network')
    expect((await rowOf(id))?.status).toBe('pending')
    expect((await rowOf(outside))?.status).toBe('visible')
  })
})

it('an angry critic with something to say is not held for a refusal alone', async () => {
  const [vendor, critic] = [
    await makeVendor(db()),
    await makeUser(db(), { createdAt: daysAgo(90) }),
  ]
  await db()
    .insert(accessRequests)
    .values({
      vendorId: vendor.id,
      userId: critic.id,
      email: 'a@b.com.br',
      status: 'refused',
      expiresAt: daysAgo(3),
      decidedAt: daysAgo(2),
    })
  const review = await makeReview(db(), {
    vendorId: vendor.id,
    userId: critic.id,
    rating: 1,
    comment: 'A implantação atrasou cinco meses e o treinamento do almoxarifado nunca aconteceu.',
  })
  await weighReview(api.platform, review.id, new Date())
  expect(await signalsOf(review.id)).toEqual(['after_refusal'])
  expect((await rowOf(review.id))?.status).toBe('visible')
  expect(await db().$count(users, eq(users.id, critic.id))).toBe(1)
})

it('a deadline counts no weekend', () => {
  expect(HELD_DAYS).toBe(3)
  // A Thursday noon in São Paulo: Friday, Monday, Tuesday.
  expect(deadlineOf(new Date('2026-11-26T15:00:00Z')).toISOString()).toBe(
    '2026-12-01T15:00:00.000Z',
  )
})
