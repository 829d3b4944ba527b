import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeReview } from '#/db/factories/index.ts'
import { auditLog, reviewRecourses, users } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { appealsUpkeep } from '../appeals/upkeep.server.ts'
import { CLOSED_RECOURSE_DAYS, RECOURSE_DAYS } from '../limits.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db
const TEXT = 'A avaliação é minha e conta o que aconteceu.'
const ANSWER = 'A avaliação fala do produto e não ofende ninguém.'

const pathOf = (id: string) => `/v1/comment/${id}/recurso`
const read = (id: string, who?: Person) => api.get(pathOf(id), who?.token)
const appeal = (id: string, who?: Person, texto: unknown = TEXT) =>
  api.send('POST', pathOf(id), { token: who?.token, payload: { texto } })
const rowsFor = async (admin: Person, situacao = 'waiting') =>
  (await api.get(`/v1/admin/recourses?situacao=${situacao}&limit=100`, admin.token)).body.data
const rowOf = async (admin: Person, target: { id: string }, situacao?: string) =>
  (await rowsFor(admin, situacao)).find(
    ({ alvo }: { alvo: { _id: string } }) => alvo._id === target.id,
  )
const decide = (id: string, word: 'uphold' | 'dismiss', by?: Person, reason = ANSWER) =>
  api.send('POST', `/v1/admin/recourses/${id}/${word}`, { token: by?.token, payload: { reason } })

async function lettersTo({ id }: Person) {
  const [person] = await db().select().from(users).where(eq(users.id, id))
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === person?.email).map(({ text }) => text)
}

/** A review of a supplier that an Admin hid. */
async function hidden() {
  const { seller } = await t.sold()
  const [author, keeper, reporter] = await t.people(3)
  const [first, other] = [await t.admin(), await t.admin()]
  if (!author || !keeper || !reporter) throw new Error('There are three.')
  await t.administer(keeper, seller)
  const id = await t.written(author, seller, { rating: 1, comment: 'O suporte sumiu.' })
  await t.report(id, keeper)
  await t.decide(id, 'hide', first, { reason: 'Parece de quem não usou.' })
  return { id, seller, author, keeper, reporter, first, other }
}

/** One that a company reported, and an Admin kept. */
async function kept() {
  const { seller } = await t.sold()
  const [author, keeper] = await t.people(2)
  const [first, other] = [await t.admin(), await t.admin()]
  if (!author || !keeper) throw new Error('There are two.')
  await t.administer(keeper, seller)
  const id = await t.written(author, seller, { rating: 1, comment: 'O suporte sumiu.' })
  await t.report(id, keeper)
  await t.decide(id, 'keep', first)
  return { id, seller, author, keeper, first, other }
}

describe('the author of a hidden review', () => {
  it('reads why, appeals, and another moderator shows it again; both sides read the reason', async () => {
    const { id, seller, author, keeper, first, other } = await hidden()
    const [letter] = await lettersTo(author)
    expect(letter).toContain('Parece de quem não usou.')
    expect(letter).toContain(`/recorrer/${id}`)
    expect((await read(id, author)).body.data).toMatchObject({
      lado: 'author',
      pode: true,
      decisao: { feita: 'hide', motivo: 'Parece de quem não usou.' },
      recurso: null,
    })
    const { status, body } = await appeal(id, author)
    expect([status, body.data.pode, body.data.recurso.situacao]).toEqual([200, false, 'waiting'])
    expect(await rowOf(other, seller)).toMatchObject({
      lado: 'author',
      texto: TEXT,
      primeira: {
        feita: 'hide',
        por: `${first.firstName} ${first.lastName}`,
        motivo: 'Parece de quem não usou.',
      },
      semOutraPessoa: false,
      decidiuAntes: false,
    })
    expect(await rowOf(first, seller)).toMatchObject({ decidiuAntes: true })
    const { _id } = await rowOf(other, seller)
    const refused = await decide(_id, 'dismiss', first)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining('Você tomou a decisão contestada: outra pessoa'),
    ])
    expect((await decide(_id, 'uphold', other)).body.data.status).toBe('upheld')
    expect(await t.averageOf(seller)).toMatchObject({ stored: { sum: 1, count: 1 } })
    expect((await lettersTo(author)).at(-1)).toContain(ANSWER)
    const { body: told } = await api.get(`/v1/vendor/${seller.id}/notificacoes`, keeper.token)
    expect(JSON.stringify(told)).toContain(`depois de um recurso`)
    expect(JSON.stringify(told)).toContain(ANSWER)
    const [entry] = await auditTrailOf(db(), 'review_recourse', [_id])
    expect(entry).toMatchObject({ action: 'grantRecourse', detail: { reason: ANSWER } })
    expect((await decide(_id, 'uphold', await t.admin())).status).toBe(409)
  })

  it('never learns whether it was reported, nor by whom', async () => {
    const { id, author, keeper } = await hidden()
    const seen = JSON.stringify([(await read(id, author)).body, await lettersTo(author)])
    expect(seen).not.toMatch(/denunci/i)
    expect(seen).not.toContain(keeper.lastName)
  })

  it('appeals once where that is refused, and again where what was granted is hidden anew', async () => {
    const { id, seller, author, first, other } = await hidden()
    await appeal(id, author)
    expect((await appeal(id, author)).status).toBe(409)
    await decide((await rowOf(other, seller))._id, 'uphold', other)
    await t.decide(id, 'hide', first)
    expect((await appeal(id, author)).status).toBe(200)
    await decide((await rowOf(other, seller))._id, 'dismiss', other)
    const again = await appeal(id, author)
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('uma vez')])
    expect((await lettersTo(author)).join()).toContain('manteve a decisão')
  })

  it('ends the appeal by writing anew, and gains no second one by it', async () => {
    const { id, seller, author, first, other } = await hidden()
    await appeal(id, author)
    await t.write(author, seller, { rating: 1, comment: 'O suporte não responde há um mês.' })
    expect(await rowOf(other, seller)).toBeUndefined()
    expect(await rowOf(other, seller, 'moot')).toMatchObject({ texto: TEXT })
    await t.decide(id, 'hide', first)
    expect((await appeal(id, author)).status).toBe(409)
  })

  it('is shown again by who hid it too, who so grants what was asked for', async () => {
    const { id, seller, author, first, other } = await hidden()
    await appeal(id, author)
    await t.decide(id, 'restore', first)
    expect(await rowOf(other, seller, 'upheld')).toBeDefined()
    expect((await lettersTo(author)).at(-1)).toContain('reviu a decisão')
  })

  it('appeals in time, in some words, and few times a day', async () => {
    const { id, author } = await hidden()
    for (const texto of ['', 'curto', null]) {
      const { status, body } = await appeal(id, author, texto)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['texto']])
    }
    const { seller } = await t.sold()
    const late = await t.person()
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
    const review = { vendorId: seller.id, userId: late.id, status: 'hidden' as const }
    const old = await makeReview(db(), { ...review, createdAt: daysAgo(RECOURSE_DAYS + 2) })
    await db()
      .insert(auditLog)
      .values({
        action: 'hide',
        subjectKind: 'review',
        subjectId: old.id,
        detail: { reason: 'Escrito para a equipe.' },
        createdAt: daysAgo(RECOURSE_DAYS + 1),
      })
    // What was written when only Admins read reasons stays theirs.
    expect((await read(old.id, late)).body.data).toMatchObject({
      pode: false,
      decisao: { motivo: '' },
    })
    expect((await appeal(old.id, late)).body.error).toContain('prazo')
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await appeal(id, author)).status)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429])
  })
})

describe('a company whose report was refused', () => {
  it('hears how to appeal, and another moderator may hide the review; its author may appeal then', async () => {
    const { id, seller, author, keeper, first, other } = await kept()
    expect((await lettersTo(keeper)).at(-1)).toContain(`/recorrer/${id}`)
    expect((await read(id, author)).status).toBe(404)
    expect((await appeal(id, keeper)).status).toBe(200)
    const { _id } = await rowOf(first, seller)
    expect((await decide(_id, 'uphold', first)).status).toBe(409)
    expect((await decide(_id, 'uphold', other)).status).toBe(200)
    expect(await t.averageOf(seller)).toMatchObject({ stored: { count: 0 } })
    const letters = await lettersTo(author)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(ANSWER)
    expect(letters[0]).not.toMatch(/denunci|recurso da empresa/i)
    // The one who decided the company's recourse does not decide the author's; the first may.
    expect((await appeal(id, author)).status).toBe(200)
    const row = await rowOf(first, seller)
    expect((await decide(row._id, 'uphold', other)).status).toBe(409)
    expect((await decide(row._id, 'uphold', first)).status).toBe(200)
    // What was shown again on appeal gives the company no other one.
    expect((await appeal(id, keeper)).status).toBe(409)
  })

  it('has one recourse, whoever of it makes it, and its author is told nothing of a refusal', async () => {
    const { id, seller, author, keeper, other, first } = await kept()
    const colleague = await t.person()
    await t.administer(colleague, seller)
    expect((await appeal(id, colleague)).status).toBe(404)
    const both = await Promise.all([appeal(id, keeper), appeal(id, keeper)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await decide((await rowOf(other, seller))._id, 'dismiss', other)
    expect(await lettersTo(author)).toEqual([])
    await t.report(id, colleague)
    await t.decide(id, 'keep', first)
    expect((await appeal(id, colleague)).status).toBe(409)
  })

  it('is no way for who reports and is no party, nor for strangers', async () => {
    const { id, reporter, keeper, seller } = await hidden()
    const [stranger, admin] = [await t.person(), await t.admin()]
    for (const who of [reporter, keeper, stranger, admin]) {
      expect((await read(id, who)).status).toBe(404)
      expect((await appeal(id, who)).status).toBe(404)
    }
    expect((await read(id)).status).toBe(401)
    const other = await kept()
    const passerBy = await t.person()
    await t.report(other.id, passerBy)
    await t.decide(other.id, 'keep', admin)
    expect((await appeal(other.id, passerBy)).status).toBe(404)
    expect(await lettersTo(passerBy)).toEqual([])
    expect(await rowOf(admin, seller)).toBeUndefined()
  })

  it('outlives the review that its author takes back, and is about what comes in its place', async () => {
    const { id, seller, author, keeper, other } = await kept()
    await appeal(id, keeper)
    await t.remove(id, author)
    expect(await rowOf(other, seller)).toBeUndefined()
    await t.write(author, seller, { rating: 1, comment: 'O suporte sumiu!' })
    expect((await decide((await rowOf(other, seller))._id, 'uphold', other)).status).toBe(200)
  })
})

describe('an Admin', () => {
  it('of a side decides nothing', async () => {
    const { id, seller, keeper, other } = await kept()
    await appeal(id, keeper)
    const { _id } = await rowOf(other, seller)
    await t.administer(other, seller)
    expect((await decide(_id, 'dismiss', other)).status).toBe(403)
    expect((await decide(_id, 'dismiss', await t.person())).status).toBe(403)
    expect((await decide(_id, 'dismiss')).status).toBe(401)
  })

  it('who is alone is told so: the recourse waits', async () => {
    const { id, seller, author, first, other } = await hidden()
    await appeal(id, author)
    await db().update(users).set({ blockedAt: new Date() }).where(eq(users.role, 'admin'))
    await db().update(users).set({ blockedAt: null }).where(eq(users.id, first.id))
    const row = await rowOf(first, seller)
    expect(row).toMatchObject({ status: 'waiting', semOutraPessoa: true })
    const { status, body } = await decide(row._id, 'dismiss', first)
    expect([status, body.error]).toEqual([409, expect.stringContaining('espera até haver')])
    await db().update(users).set({ blockedAt: null }).where(eq(users.id, other.id))
    expect((await decide(row._id, 'dismiss', other)).status).toBe(200)
  })
})

it('is forgotten in time', async () => {
  const { id, seller, author, other } = await hidden()
  await appeal(id, author)
  const { _id } = await rowOf(other, seller)
  await decide(_id, 'dismiss', other)
  const decidedAt = new Date(Date.now() - (CLOSED_RECOURSE_DAYS + 1) * DAY_MS)
  await db().update(reviewRecourses).set({ decidedAt }).where(eq(reviewRecourses.id, _id))
  await appealsUpkeep.run(api.platform, {})
  expect(await db().$count(reviewRecourses, eq(reviewRecourses.id, _id))).toBe(0)
})
