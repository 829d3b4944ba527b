import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  linkOffer,
  makeOffer,
  makePayment,
  makeReview,
  makeUser,
  makeVendor,
} from '#/db/factories/index.ts'
import {
  pendingSignUps,
  reviewReplies,
  reviewReports,
  reviews,
  users,
  vendorAdmins,
  vendors,
  verifications,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from '../passwords.server.ts'
import { accountUpkeep } from '../removal.server.ts'
import { setPassword } from '../repository.server.ts'
import { setRole } from '../role.server.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'

let id = ''
let token = ''
beforeEach(async () => {
  const user = await makeUser(api.platform.db, { company: 'Empresa da Ana' })
  await setPassword(api.platform.db, user.id, await hashPassword(PASSWORD))
  id = user.id
  token = await api.logIn(user)
})

const send = (method: 'POST' | 'DELETE', url: string, payload?: object, as?: string) =>
  api.send(method, url, { payload, token: as })

const userRow = async () => (await api.platform.db.select().from(users).where(eq(users.id, id)))[0]

const download = (url: string, as?: string) =>
  api.app.inject({ url, headers: as ? { token: as } : {} })

describe('downloading what is kept of oneself', () => {
  it('asks for the password, then gives a link to everything but secrets', async () => {
    const { db } = api.platform
    const offer = await makeOffer(db, { name: 'Produto da Exportação' })
    await makeReview(db, { offerId: offer.id, userId: id, comment: 'Meu; "comentário"' })
    const { id: reviewId } = await makeReview(db, { offerId: offer.id })
    await db.insert(reviewReplies).values({ reviewId, userId: id, text: 'Minha resposta.' })
    await db.insert(reviewReports).values({ reviewId, userId: id, reason: 'falsa' })
    await makePayment(db, { userId: id, method: 'Boleto' })
    expect((await send('POST', '/v1/login/export', { password: PASSWORD })).status).toBe(401)
    const refused = await send('POST', '/v1/login/export', { password: 'errada' }, token)
    expect([refused.status, refused.body.fields]).toEqual([403, { password: 'Senha incorreta.' }])

    const { body } = await send('POST', '/v1/login/export', { password: PASSWORD }, token)
    expect(Date.parse(body.data.expiresAt)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000)
    const archive = await download(body.data.url, token)
    expect(archive.headers['content-type']).toBe('application/zip')
    const files = unzipSync(archive.rawPayload)
    const text = (name: string) => new TextDecoder().decode(files[name])
    const data = JSON.parse(text('dados.json'))
    expect(data.perfil[0]).toMatchObject({ company: 'Empresa da Ana' })
    expect(data.avaliacoes[0]).toMatchObject({ software: 'Produto da Exportação', nota: 5 })
    expect(data.respostas_a_avaliacoes).toMatchObject([
      { software: 'Produto da Exportação', texto: 'Minha resposta.' },
    ])
    expect(data.denuncias_de_avaliacoes).toMatchObject([{ motivo: 'falsa', decidida_em: null }])
    expect(data.pagamentos).toMatchObject([{ forma: 'Boleto', valor_em_centavos: 5928 }])
    expect(data.sessoes).toHaveLength(1)
    expect(text('avaliacoes.csv')).toContain('"Meu; ""comentário"""')
    for (const name of Object.keys(files)) expect(text(name)).not.toMatch(/argon2|token/i)
  })

  it('is for that person alone, again and again until the link ends', async () => {
    const { body } = await send('POST', '/v1/login/export', { password: PASSWORD }, token)
    const other = await api.logIn(await makeUser(api.platform.db, { role: 'admin' }))
    const status = async (as?: string) => (await download(body.data.url, as)).statusCode
    expect([await status(), await status(other)]).toEqual([401, 400])
    expect([await status(token), await status(token)]).toEqual([200, 200])
    await api.platform.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await status(token)).toBe(400)
    expect((await api.get('/v1/login/export/nada', token)).status).toBe(400)
  })
})

describe('removing an account', () => {
  const ask = (keepComments: boolean) =>
    send('POST', '/v1/login/deletion', { password: PASSWORD, keepComments }, token)
  const afterDays = async (days: number) => {
    const requestedAt = new Date(Date.now() - days * DAY_MS)
    await api.platform.db
      .update(users)
      .set({ deletionRequestedAt: requestedAt })
      .where(eq(users.id, id))
    await accountUpkeep.run(api.platform, {})
  }

  it('hides it at once, tells by mail, and can be taken back', async () => {
    const other = await api.logIn({ id })
    expect((await send('POST', '/v1/login/deletion', { password: 'errada' }, token)).status).toBe(
      403,
    )
    const offer = await makeOffer(api.platform.db)
    await makeReview(api.platform.db, { offerId: offer.id, userId: id })
    const author = async () => {
      const { data } = (await api.get(`/v1/comments?id=${offer.id}`)).body
      return data.result[0].user.lastName
    }
    const lastName = await author()
    const { body } = await ask(false)
    expect(await author()).toBe('removido')
    expect(Date.parse(body.data.deletionAt) - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    expect((await api.get(`/v1/login?id=${id}`)).status).toBe(404)
    expect((await api.get(`/v1/login/validate?token=${other}`)).status).toBe(401)
    await api.platform.jobs.runWaiting()
    expect(api.mails.at(-1)?.subject).toBe('A sua conta será excluída')

    expect((await send('DELETE', '/v1/login/deletion')).status).toBe(401)
    expect((await send('DELETE', '/v1/login/deletion', undefined, token)).status).toBe(200)
    expect(await author()).toBe(lastName)
    expect((await api.get(`/v1/login?id=${id}`)).status).toBe(200)
    await accountUpkeep.run(api.platform, {})
    expect(await userRow()).toBeDefined()
  })

  it('is carried out after 7 days, not before, and keeps stars without name or text', async () => {
    const { db } = api.platform
    const offer = await makeOffer(db)
    const review = await makeReview(db, { offerId: offer.id, userId: id, rating: 2 })
    await ask(false)
    await afterDays(6)
    expect(await userRow()).toBeDefined()
    await afterDays(8)
    expect(await userRow()).toBeUndefined()
    const [kept] = await db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(kept).toMatchObject({ userId: null, comment: null, rating: 2 })
    expect((await api.get(`/v1/login/validate?token=${token}`)).status).toBe(401)
  })

  it('keeps the texts of reviews when that is wished', async () => {
    const { db } = api.platform
    const offer = await makeOffer(db)
    const review = await makeReview(db, { offerId: offer.id, userId: id, comment: 'Fica.' })
    await ask(true)
    await afterDays(8)
    const [kept] = await db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(kept).toMatchObject({ userId: null, comment: 'Fica.' })
  })

  it('takes answers away with the texts they are to, and keeps those that the person gave', async () => {
    const { db } = api.platform
    const [offer, other] = [await makeOffer(db), await makeOffer(db)]
    const answered = await makeReview(db, { offerId: offer.id, userId: id })
    const silent = await makeReview(db, { offerId: other.id, userId: id, comment: null })
    const another = await makeReview(db, { offerId: offer.id })
    const withdrawn = await makeReview(db, {
      offerId: (await makeOffer(db)).id,
      userId: id,
      status: 'withdrawn',
    })
    await db.insert(reviewReplies).values([
      { reviewId: answered.id, text: 'Ao que se foi.' },
      { reviewId: silent.id, text: 'Às estrelas.' },
      { reviewId: another.id, text: 'Da empresa.', userId: id },
    ])
    await ask(false)
    await afterDays(8)
    const replies = await db.select().from(reviewReplies)
    const texts = replies
      .filter(({ reviewId }) => [answered.id, silent.id, another.id].includes(reviewId))
      .map(({ text, userId }) => [text, userId])
    expect(texts.sort()).toEqual([
      ['Da empresa.', null],
      ['Às estrelas.', null],
    ])
    expect(await db.$count(reviews, eq(reviews.id, withdrawn.id))).toBe(0)
  })

  it('frees the supplier pages that nobody else keeps', async () => {
    const { db } = api.platform
    const colleague = await makeUser(db)
    const [alone, shared] = [await makeVendor(db), await makeVendor(db)]
    await db.insert(vendorAdmins).values([
      { vendorId: alone.id, userId: id },
      { vendorId: shared.id, userId: id },
      { vendorId: shared.id, userId: colleague.id },
    ])
    await ask(false)
    await afterDays(8)
    const kept = async (vendorId: string) =>
      (await db.select().from(vendors).where(eq(vendors.id, vendorId)))[0]?.isAssociated
    expect([await kept(alone.id), await kept(shared.id)]).toEqual([false, true])
  })
})

it('sign-ups that nobody proved in time are cleared, and their username is free', async () => {
  const { db } = api.platform
  const row = { firstName: 'Eva', lastName: 'Sumida', password: 'hash', termsVersion: '1' }
  const signUp = (username: string, expiresAt: number) =>
    db.insert(pendingSignUps).values({
      ...row,
      username,
      email: `${username}@empresa.test`,
      expiresAt: new Date(expiresAt),
    })
  await signUp('eva.sumida', Date.now() - 1000)
  await signUp('eva.presente', Date.now() + DAY_MS)
  await accountUpkeep.run(api.platform, {})
  const left = await db.select({ username: pendingSignUps.username }).from(pendingSignUps)
  expect(left).toEqual([{ username: 'eva.presente' }])
})

describe('the role of an Admin', () => {
  it('is given to accounts with a proven mailbox only', async () => {
    const { db } = api.platform
    const email = (await userRow())?.email ?? ''
    expect(await setRole(db, email.toUpperCase(), 'admin')).toBe(true)
    expect((await api.get(`/v1/login?id=${id}`, token)).body.data.type).toBe('Admin')
    expect(await setRole(db, email, 'user')).toBe(true)
    expect(await setRole(db, (await userRow())?.username ?? '', 'admin')).toBe(false)
    expect((await api.get(`/v1/login?id=${id}`, token)).body.data.type).toBe('User')
    const { email: unproven } = await makeUser(db, { emailVerified: false })
    expect(await setRole(db, unproven, 'admin')).toBe(false)
    expect(await setRole(db, 'ninguem@empresa.test', 'admin')).toBe(false)
  })
})

describe('taking a supplier page off the site', () => {
  const ownedPage = async () => {
    const { db } = api.platform
    const vendor = await makeVendor(db)
    await db.insert(vendorAdmins).values({ vendorId: vendor.id, userId: id })
    return vendor
  }
  const remove = (vendorId: string, userId: string, as?: string) =>
    send('DELETE', `/v1/vendor/page/${vendorId}/${userId}`, undefined, as)

  it('is for those who keep it, and for Admins', async () => {
    const { db } = api.platform
    const vendor = await ownedPage()
    const other = await makeUser(db)
    const admin = await makeUser(db, { role: 'admin' })
    expect((await remove(vendor.id, id)).status).toBe(401)
    expect((await remove(vendor.id, other.id, await api.logIn(other))).status).toBe(403)
    expect((await remove(vendor.id, id, await api.logIn(other))).status).toBe(403)
    expect((await api.get(`/v1/vendor/${vendor.id}`)).status).toBe(200)

    expect((await remove(vendor.id, id, token)).status).toBe(200)
    expect((await api.get(`/v1/vendor/${vendor.id}`)).status).toBe(404)
    expect((await remove(vendor.id, id, token)).status).toBe(404)
    const another = await ownedPage()
    expect((await remove(another.id, admin.id, await api.logIn(admin))).status).toBe(200)
  })

  it('takes its services along, leaves its software, and ends control of it', async () => {
    const { db } = api.platform
    const vendor = await ownedPage()
    const service = await makeOffer(db, { kind: 'service' })
    const software = await makeOffer(db)
    await linkOffer(db, vendor.id, service.id)
    await linkOffer(db, vendor.id, software.id)
    await remove(vendor.id, id, token)
    expect((await api.get(`/v1/software?id=${service.id}`)).status).toBe(404)
    expect((await api.get(`/v1/software?id=${software.id}`)).status).toBe(200)
    const left = await db
      .select()
      .from(vendorAdmins)
      .where(and(eq(vendorAdmins.vendorId, vendor.id), eq(vendorAdmins.userId, id)))
    expect(left).toEqual([])
  })
})
