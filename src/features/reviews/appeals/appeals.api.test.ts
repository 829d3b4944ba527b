import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveDomain, linkOffer, makeOffer } from '#/db/factories/index.ts'
import { reviewAppeals, vendorAdmins } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { APPEAL_MIN, DISMISSED_APPEAL_DAYS } from '../limits.ts'
import { appealsUpkeep } from './upkeep.server.ts'

const t = testReviews()
const db = () => t.api.platform.db
const TEXT = 'Trabalhei em outra empresa do grupo, e nunca nesta.'
const ANSWER = 'Conferimos o seu vínculo.'

const contest = (who: Person | undefined, target: { id: string }, texto: unknown = TEXT) =>
  t.api.send('POST', '/v1/comment/contestacao', {
    token: who?.token,
    payload: { softwareId: target.id, texto },
  })
const decide = (id: string, word: 'aceitar' | 'negar', by: Person | undefined, reason = ANSWER) =>
  t.api.send('POST', `/v1/admin/appeals/${id}/${word}`, { token: by?.token, payload: { reason } })
const queue = (who: Person | undefined, situacao = 'aguarda') =>
  t.api.get(`/v1/admin/appeals?situacao=${situacao}&limit=100`, who?.token)
const waitingOf = async (who: Person, admin: Person) =>
  (await queue(admin)).body.data.find(
    ({ pessoa }: { pessoa: { _id: string } }) => pessoa._id === who.id,
  )

/** A page, and somebody whose mailbox is at its domain. */
async function barred() {
  const { offer, seller } = await t.sold()
  const domain = `d${seller.cnpj}.com.br`
  await giveDomain(db(), seller.id, domain)
  return { offer, seller, ana: await t.person({ email: `ana@${domain}` }), admin: await t.admin() }
}

describe('an appeal', () => {
  it('reaches the desk, and upheld lets its person review that, with an answer by mail', async () => {
    const { offer, seller, ana, admin } = await barred()
    expect((await contest(ana, seller)).body.data).toEqual({
      situacao: 'aguarda',
      texto: TEXT,
      resposta: '',
    })
    expect((await t.write(ana, seller)).status).toBe(403)
    const waiting = await waitingOf(ana, admin)
    expect(waiting).toMatchObject({
      motivo: 'colleague',
      texto: TEXT,
      pessoa: { email: ana.email },
      alvo: { _id: seller.id, kind: 'vendor' },
    })
    const { status, body } = await decide(waiting._id, 'aceitar', admin)
    expect([status, body.message]).toEqual([200, 'Contestação aceita.'])
    expect((await t.write(ana, seller)).status).toBe(200)
    expect((await t.write(ana, offer)).status).toBe(403)
    expect((await t.mine(ana, seller)).body.data).toMatchObject({
      canReview: true,
      contestacao: { situacao: 'aceita', resposta: ANSWER },
    })
    expect(await t.api.platform.jobs.runWaiting()).toEqual([])
    const [mail] = t.api.mails.filter(({ to }) => to === ana.email)
    expect(mail?.text).toContain(ANSWER)
    expect(mail?.text).toContain(`/supplier/details/${seller.id}`)
    const [entry] = await auditTrailOf(db(), 'review_appeal', [waiting._id])
    expect(entry).toMatchObject({ action: 'uphold', detail: { reason: ANSWER } })
  })

  it('dismissed leaves things as they are; it may be made again, and is forgotten in time', async () => {
    const { seller, ana, admin } = await barred()
    await contest(ana, seller)
    const { _id } = await waitingOf(ana, admin)
    expect((await decide(_id, 'negar', admin)).status).toBe(200)
    expect((await t.write(ana, seller)).status).toBe(403)
    expect((await t.mine(ana, seller)).body.data.contestacao).toEqual({
      situacao: 'negada',
      texto: TEXT,
      resposta: ANSWER,
    })
    expect((await decide(_id, 'aceitar', admin)).status).toBe(409)
    const again = 'Saí da empresa há três anos, e tenho como provar.'
    expect((await contest(ana, seller, again)).body.data).toMatchObject({ situacao: 'aguarda' })
    await decide(_id, 'negar', admin)
    const old = { decidedAt: new Date(Date.now() - (DISMISSED_APPEAL_DAYS + 1) * DAY_MS) }
    await db().update(reviewAppeals).set(old).where(eq(reviewAppeals.id, _id))
    await appealsUpkeep.run(t.api.platform, {})
    expect((await t.mine(ana, seller)).body.data.contestacao).toBeNull()
  })

  it('upheld does not outlive what is new: who accepts to administer the page later is of it', async () => {
    const { seller, ana, admin } = await barred()
    await contest(ana, seller)
    await decide((await waitingOf(ana, admin))._id, 'aceitar', admin)
    await t.administer(ana, seller)
    expect((await t.write(ana, seller)).status).toBe(403)
    await db()
      .update(vendorAdmins)
      .set({ acceptedAt: new Date(Date.now() - DAY_MS) })
      .where(and(eq(vendorAdmins.vendorId, seller.id), eq(vendorAdmins.userId, ana.id)))
    expect((await t.write(ana, seller)).status).toBe(200)
  })

  it('is open to whoever is barred, also through what a page sells', async () => {
    const { seller, admin } = await barred()
    const [keeper, software] = [await t.person(), await makeOffer(db())]
    await t.administer(keeper, seller)
    await linkOffer(db(), seller.id, software.id, 'chosen')
    await contest(keeper, software)
    const waiting = await waitingOf(keeper, admin)
    expect(waiting).toMatchObject({ motivo: 'acts', alvo: { _id: software.id, kind: 'software' } })
    await decide(waiting._id, 'aceitar', admin)
    expect((await t.write(keeper, software)).status).toBe(200)
    expect((await t.write(keeper, seller)).status).toBe(403)
  })

  it('is not of who acts for the page: they would contest their own post', async () => {
    const { seller } = await barred()
    const keeper = await t.person()
    await t.administer(keeper, seller)
    expect((await contest(keeper, seller)).status).toBe(409)
    expect((await t.mine(keeper, seller)).body.data.contestacao).toBeNull()
  })

  it('is of who is barred, says something, and comes few times a day', async () => {
    const { seller, ana } = await barred()
    expect((await contest(undefined, seller)).status).toBe(401)
    expect((await contest(await t.person(), seller)).status).toBe(409)
    expect((await contest(ana, { id: '0198c0de-0000-7000-8000-000000000000' })).status).toBe(404)
    for (const texto of ['', 'x'.repeat(APPEAL_MIN - 1), 'x'.repeat(501), null]) {
      const { status, body } = await contest(ana, seller, texto)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['texto']])
    }
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await contest(ana, seller)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(await db().$count(reviewAppeals, eq(reviewAppeals.userId, ana.id))).toBe(1)
  })

  it('is decided by nobody who acts, or acted, for what it is about: they would bar their critic', async () => {
    const { seller, ana, admin } = await barred()
    await contest(ana, seller)
    const { _id } = await waitingOf(ana, admin)
    const [keeps, kept] = [await t.admin(), await t.admin()]
    for (const who of [keeps, kept]) await t.administer(who, seller)
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, kept.id))
    for (const who of [keeps, kept])
      for (const word of ['aceitar', 'negar'] as const)
        expect((await decide(_id, word, who)).status).toBe(403)
    expect((await decide(_id, 'aceitar', admin)).status).toBe(200)
  })

  it('is decided by Admins, never by its own person, and once', async () => {
    const { seller, ana, admin } = await barred()
    await contest(ana, seller)
    const { _id } = await waitingOf(ana, admin)
    expect((await queue(undefined)).status).toBe(401)
    expect((await queue(ana)).status).toBe(403)
    expect((await decide(_id, 'aceitar', undefined)).status).toBe(401)
    expect((await decide(_id, 'aceitar', ana)).status).toBe(403)
    expect((await decide(_id, 'aceitar', admin, '')).status).toBe(400)
    await db().update(reviewAppeals).set({ userId: admin.id }).where(eq(reviewAppeals.id, _id))
    expect((await decide(_id, 'aceitar', admin)).status).toBe(403)
    await db().update(reviewAppeals).set({ userId: ana.id }).where(eq(reviewAppeals.id, _id))
    const answers = await Promise.all([
      decide(_id, 'aceitar', admin),
      decide(_id, 'negar', await t.admin()),
      decide(_id, 'aceitar', await t.admin()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
