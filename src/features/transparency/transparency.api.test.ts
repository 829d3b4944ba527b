import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { offers, reviewAlerts, reviewSignals } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { ALERT_DAYS, REASONS_MIN } from './limits.ts'
import { transparencyUpkeep } from './service.server.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db
const night = () => transparencyUpkeep.run(api.platform, {})
const report = async () => (await api.get('/v1/transparencia')).body.data
const log = (id: string) => api.get(`/v1/transparencia/${id}`)

const SECRET = 'Texto que ninguém mais deve ler.'

/** Reports a review and has it hidden. @returns its id */
async function hidden(
  target: { id: string },
  reason = 'falsa',
  by?: Awaited<ReturnType<typeof t.person>>,
) {
  return (await hiddenOf(target, reason, by))[0]
}

/** The same. @returns its author too */
async function hiddenOf(
  target: { id: string },
  reason = 'falsa',
  by?: Awaited<ReturnType<typeof t.person>>,
) {
  const author = await t.person()
  const id = await t.written(author, target, { comment: SECRET })
  await t.report(id, by ?? (await t.person()), { reason })
  await t.decide(id, 'hide', await t.admin(), { reason: 'O motivo interno.' })
  return [id, author] as const
}

describe('the report', () => {
  it('counts each night what came in, what was decided, and what companies asked for', async () => {
    await night()
    const before = await report()
    const vendor = await makeVendor(db())
    const offer = await makeOffer(db(), { name: 'Prumo transparente' })
    await linkOffer(db(), vendor.id, offer.id)
    const seller = await t.person()
    await giveVendor(db(), vendor.id, seller.id)
    const [away, critic] = await hiddenOf(offer, 'falsa', seller)
    const kept = await t.written(await t.person(), offer)
    await t.report(kept, seller, { reason: 'ofensiva' })
    await t.decide(kept, 'keep', await t.admin())
    const texto = 'Esta avaliação fala de outra empresa.'
    await api.send('POST', `/v1/comment/${away}/recurso`, {
      token: critic.token,
      payload: { texto },
    })
    // What happened since is told by the next night.
    expect((await report()).denuncias).toEqual(before.denuncias)
    await night()
    const after = await report()
    const grew = (of: (figures: typeof after) => number) => of(after) - of(before)
    expect({
      recebidas: grew(({ avaliacoes }) => avaliacoes.recebidas),
      publicadas: grew(({ avaliacoes }) => avaliacoes.publicadas),
      ocultas: grew(({ avaliacoes }) => avaliacoes.ocultas),
      denuncias: grew(({ denuncias }) => denuncias.decididas),
      pedidos: grew(({ empresas }) => empresas.pedidos),
      atendidos: grew(({ empresas }) => empresas.atendidos),
      recursos: grew(({ recursos }) => recursos.autores.aguardando),
      ocultadasNoMes: grew(({ meses }) => meses.at(-1).ocultadas),
    }).toEqual({
      recebidas: 2,
      publicadas: 1,
      ocultas: 1,
      denuncias: 2,
      pedidos: 2,
      atendidos: 1,
      recursos: 1,
      ocultadasNoMes: 1,
    })
    expect(after.ocultadasPorMotivo).toContainEqual({ motivo: 'falsa', total: expect.any(Number) })
    expect(after.alvos).toContainEqual({
      id: offer.id,
      tipo: 'software',
      nome: 'Prumo transparente',
      ocultadas: 1,
    })
  })

  it('names nothing that nobody sees, though it did at night', async () => {
    const offer = await makeOffer(db(), { name: 'Some depois' })
    await hidden(offer)
    await night()
    expect(JSON.stringify(await report())).toContain('Some depois')
    await db().update(offers).set({ isVisible: false }).where(eq(offers.id, offer.id))
    await night()
    expect(JSON.stringify(await report())).not.toContain('Some depois')
    expect((await log(offer.id)).status).toBe(404)
  })
})

it('what was hidden while it waited is counted by what signals had found', async () => {
  const count = async (of: string) =>
    (await report()).ocultadasPorSinal.find(({ motivo }: { motivo: string }) => motivo === of)
      ?.total ?? 0
  await night()
  const before = [await count('near_copy'), await count('target_burst')]
  const vendor = await makeVendor(db())
  const waits: ('signals' | 'target_burst')[] = ['signals', 'target_burst']
  const review = { vendorId: vendor.id, status: 'pending' as const, waits }
  const { id } = await makeReview(db(), review)
  const found = { signal: 'near_copy', strength: 1, reason: 'Igual a outra.' }
  await db()
    .insert(reviewSignals)
    .values({ reviewId: id, ...found })
  await t.decide(id, 'hide', await t.admin())
  await night()
  expect([await count('near_copy'), await count('target_burst')]).toEqual(
    before.map((total) => total + 1),
  )
})

describe('the log of a product', () => {
  it('says how many by month, and why only of several, without a word or a day of any', async () => {
    const offer = await makeOffer(db())
    for (let n = 1; n < REASONS_MIN; n++) await hidden(offer)
    const few = (await log(offer.id)).body
    expect(few.data.motivos).toBeNull()
    const id = await hidden(offer, 'propaganda')
    await t.decide(id, 'restore', await t.admin())
    await night()
    const { data } = (await log(offer.id)).body
    expect(data.meses).toEqual([
      {
        mes: expect.stringMatching(/^\d{4}-\d\d$/),
        ocultadas: REASONS_MIN,
        restauradas: 1,
      },
    ])
    expect(data.motivos).toEqual([
      { motivo: 'falsa', total: REASONS_MIN - 1 },
      { motivo: 'propaganda', total: 1 },
    ])
    expect(JSON.stringify(data)).not.toMatch(/Texto que|interno|T\d\d:/)
  })
})

describe('an alert', () => {
  const add = async (pagina: string, token?: string) =>
    api.send('POST', '/v1/admin/review-alerts', {
      token: token ?? (await t.admin()).token,
      payload: { pagina, visto: 'Quarenta contas novas deram cinco estrelas no mesmo dia.' },
    })
  const end = (id: string, token: string) =>
    api.send('POST', `/v1/admin/review-alerts/${id}/end`, {
      token,
      payload: { reason: 'Foi um engano.' },
    })
  const pageOf = (id: string) => `https://praca.example/software/details/${id}?x=1#avaliacoes`

  it('is put on a page by an Admin, once at a time, and taken away', async () => {
    const offer = await makeOffer(db(), { name: 'Alertado' })
    const admin = await t.admin()
    expect((await add(pageOf(offer.id), (await t.person()).token)).status).toBe(403)
    const { status, body } = await add(pageOf(offer.id))
    expect([status, body.message]).toEqual([200, 'Alerta criado. Ele já está na página.'])
    expect((await add(pageOf(offer.id))).body.fields).toEqual({
      pagina: 'Esta página já tem um alerta.',
    })
    const [shown] = (await report()).alertas
    expect(shown).toMatchObject({ id: offer.id, nome: 'Alertado' })
    expect(Date.parse(shown.ate) - Date.parse(shown.desde)).toBe(ALERT_DAYS * DAY_MS)
    expect((await end(body.data._id, admin.token)).body.data.estado).toBe('over')
    expect((await report()).alertas).toEqual([])
    expect((await end(body.data._id, admin.token)).status).toBe(409)
  })

  it('leaves the page by itself, and another may follow', async () => {
    const vendor = await makeVendor(db())
    const page = `/supplier/details/${vendor.id}`
    const { body } = await add(page)
    const past = new Date(Date.now() - DAY_MS)
    await db().update(reviewAlerts).set({ endsAt: past }).where(eq(reviewAlerts.id, body.data._id))
    await night()
    expect(JSON.stringify((await report()).alertas)).not.toContain(vendor.id)
    expect((await add(page)).status).toBe(200)
  })

  it('is refused for what nobody sees, and to who acts for the company', async () => {
    const admin = await t.admin()
    const vendor = await makeVendor(db())
    await giveVendor(db(), vendor.id, admin.id)
    expect((await add(`/supplier/details/${vendor.id}`, admin.token)).status).toBe(403)
    const gone = await makeOffer(db(), { isVisible: false })
    for (const page of [pageOf(gone.id), '/software/details/x', 'nada'])
      expect((await add(page)).body.fields).toHaveProperty('pagina')
    // Nor may such an Admin take one away.
    const { body } = await add(`/supplier/details/${vendor.id}`)
    expect((await end(body.data._id, admin.token)).status).toBe(403)
  })
})
