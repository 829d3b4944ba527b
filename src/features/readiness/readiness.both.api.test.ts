import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import {
  giveOffer,
  giveVendor,
  linkOffer,
  makeOffer,
  makeReview,
  makeVendor,
} from '#/db/factories/index.ts'
import { auditLog, offerReadiness, reviews } from '#/db/schema/index.ts'
import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { READINESS_ITEMS, type ReadinessItem } from '#/domain/readiness.ts'
import { makePdf } from '#/platform/server/testing/documents.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { formOf } from '#/server/testing/testimonials.server.ts'
import { readinessReminders, readinessUpkeep } from './reminders/upkeep.server.ts'

const api = testApi()
const in400Days = dayOf(new Date(Date.now() + 400 * DAY_MS))

/** A software with who edits it, and the page of its supplier. */
async function owned() {
  const { db } = api.platform
  const owner = await api.person()
  const offer = await makeOffer(db)
  const vendor = await makeVendor(db)
  await giveOffer(db, offer.id, owner.id)
  await giveVendor(db, vendor.id, owner.id)
  await linkOffer(db, vendor.id, offer.id)
  return { owner, id: offer.id, name: offer.name, vendorId: vendor.id }
}

const at = (id: string, rest = '') => `/v1/software/${id}/prontidao${rest}`
const put = (who: Person | undefined, id: string, item: string, payload: object) =>
  api.send('PUT', at(id, `/${item}`), { token: who?.token, payload })
const read = async (id: string, item: ReadinessItem, who?: Person) => {
  const { body } = await api.get(at(id), who?.token)
  return body.data.find((one: { item: string }) => one.item === item)
}
const reviewer = async (id: string) => {
  const person = await api.person()
  await makeReview(api.platform.db, { offerId: id, userId: person.id })
  return person
}
const say = (who: Person, id: string, item: string, opiniao: string) =>
  api.send('PUT', at(id, `/${item}/opiniao`), { token: who.token, payload: { opiniao } })
const report = (who: Person, id: string, item: string, motivo = 'O emissor recusa a nota.') =>
  api.send('POST', at(id, `/${item}/denuncia`), { token: who.token, payload: { motivo } })
const DESK = '/v1/admin/readiness-reports'
const decide = (who: Person, id: string, what: 'uphold' | 'dismiss', reason: string) =>
  api.send('POST', `${DESK}/${id}/${what}`, { token: who.token, payload: { reason } })
const waiting = async (admin: Person, offerId: string) => {
  const { body } = await api.get(`${DESK}?situacao=waiting&limit=100`, admin.token)
  return body.data.filter(({ offer }: { offer: { _id: string } }) => offer._id === offerId)
}
/** Moves a declaration back in time. */
const age = (id: string, days: number) =>
  api.platform.db
    .update(offerReadiness)
    .set({
      declaredAt: sql`declared_at - make_interval(days => ${days}::int)`,
      validUntil: sql`valid_until - make_interval(days => ${days}::int)`,
    })
    .where(eq(offerReadiness.offerId, id))
const lettersTo = async (email: string) => {
  await api.platform.jobs.runWaiting()
  return api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('what is declared of a product', () => {
  it('is not informed until somebody says so, then says who, when and until when', async () => {
    const { owner, id } = await owned()
    const { body } = await api.get(at(id))
    expect(body.data.map(({ item }: { item: string }) => item)).toEqual(READINESS_ITEMS)
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'nao_informado', declaradoEm: '' })

    const { body: saved } = await put(owner, id, 'pix', {
      situacao: 'sim',
      prova: 'https://ajuda.acme.com.br/pix',
    })
    expect(saved.data).toMatchObject({
      situacao: 'sim',
      prova: 'https://ajuda.acme.com.br/pix',
      fonte: 'fornecedor',
      confirmam: 0,
    })
    const days = (Date.parse(saved.data.validoAte) - Date.parse(saved.data.declaradoEm)) / DAY_MS
    expect(Math.round(days)).toBeGreaterThanOrEqual(365)
    await put(owner, id, 'pix', { situacao: 'nao_informado' })
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'nao_informado', declaradoEm: '' })
  })

  it('is declared by those who may edit the offer, and by Admins', async () => {
    const { id } = await owned()
    const seller = await api.person()
    const vendor = await makeVendor(api.platform.db)
    await giveVendor(api.platform.db, vendor.id, seller.id)
    await linkOffer(api.platform.db, vendor.id, id)
    expect((await put(undefined, id, 'pix', { situacao: 'sim' })).status).toBe(401)
    expect((await put(seller, id, 'pix', { situacao: 'sim' })).status).toBe(403)
    const renewed = await api.send('POST', at(id, '/renovar'), {
      token: seller.token,
      payload: { itens: ['pix'] },
    })
    expect(renewed.status).toBe(403)
  })

  it('is refused by an Admin by hand: the page and lists no longer have what the supplier said', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim', prova: 'https://acme.com.br/pix' })
    const { body } = await put(await api.admin(), id, 'pix', { situacao: 'nao' })
    expect(body.data).toMatchObject({ situacao: 'nao', fonte: 'administracao' })
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'nao', fonte: 'administracao' })
    const found = await api.get('/v1/software/searchPaginados?prontidao=pix')
    expect(JSON.stringify(found.body.data)).not.toContain(id)
  })

  it.each([
    ['an unknown situation', { situacao: 'talvez' }, 'situacao'],
    ['a plan without a day', { situacao: 'planejado' }, 'previsto'],
    ['a plan for today', { situacao: 'planejado', previsto: dayOf(new Date()) }, 'previsto'],
    ['a day that is none', { situacao: 'planejado', previsto: '2027-02-30' }, 'previsto'],
    ['a plan too far away', { situacao: 'planejado', previsto: '2099-01-01' }, 'previsto'],
    ['a proof that is no address', { situacao: 'sim', prova: 'javascript:alert(1)' }, 'prova'],
    ['a proof without https', { situacao: 'sim', prova: 'http://acme.com.br' }, 'prova'],
    ['a proof inside a machine', { situacao: 'sim', prova: 'https://localhost/x' }, 'prova'],
    ['a file of others', { situacao: 'sim', prova: '/uploads/proofs/x.pdf' }, 'prova'],
  ])('refuses %s by its field', async (_, payload, field) => {
    const { owner, id } = await owned()
    const { status, body } = await put(owner, id, 'pix', payload)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  it('is part of the ficha, where what is sent back as it was stays as old as it is', async () => {
    const { owner, id } = await owned()
    const ficha = (payload: object) =>
      api.send('PUT', `/v1/software/${id}/ficha`, { token: owner.token, payload })
    const said = [
      { item: 'pix', situacao: 'sim', prova: 'https://acme.com.br/pix' },
      { item: 'sso', situacao: 'planejado', previsto: in400Days },
    ]
    expect((await ficha({ prontidao: said })).status).toBe(200)
    const { body } = await api.get(`/v1/software/${id}/ficha`)
    expect(body.data.prontidao).toHaveLength(READINESS_ITEMS.length)
    const before = await read(id, 'pix')
    const again = await ficha({ diasGratis: 14, prontidao: body.data.prontidao })
    expect(again.body.data.prontidao).toEqual(body.data.prontidao)
    expect(await read(id, 'pix')).toEqual(before)
    const refused = await ficha({ prontidao: [...said.slice(1), { ...said[0], prova: 'x' }] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['prontidao.1.prova']])
    const twice = await ficha({ prontidao: [said[0], said[0]] })
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['prontidao']])
  })

  it('is found by lists while it says yes and is valid', async () => {
    const { owner, id } = await owned()
    const found = async () => {
      const { body } = await api.get('/v1/software/searchPaginados?prontidao=soc-2')
      return body.data.map(({ _id }: { _id: string }) => _id)
    }
    expect(await found()).toEqual([])
    await put(owner, id, 'soc-2', { situacao: 'sim' })
    expect(await found()).toEqual([id])
    await put(owner, id, 'soc-2', { situacao: 'nao' })
    expect(await found()).toEqual([])
    await put(owner, id, 'soc-2', { situacao: 'sim' })
    await age(id, 370)
    await readinessUpkeep.run(api.platform, {})
    expect(await found()).toEqual([])
  })

  it('is one thing, though two declare it at once', async () => {
    const { owner, id } = await owned()
    const said = ['sim', 'nao', 'sim', 'nao'].map((situacao) => put(owner, id, 'pix', { situacao }))
    expect((await Promise.all(said)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await api.platform.db
      .select()
      .from(offerReadiness)
      .where(eq(offerReadiness.offerId, id))
    expect(rows).toHaveLength(1)
    expect((await read(id, 'pix')).situacao).toBe(rows[0]?.state)
  })

  it('takes a file as its proof, which goes when it is replaced', async () => {
    const { owner, id } = await owned()
    const send = (arquivo: Buffer) =>
      api.send('PUT', at(id, '/iso-27001'), {
        token: owner.token,
        payload: formOf({ situacao: 'sim', arquivo }),
      })
    const picture = await makePicture({ width: 60, height: 40, format: 'png' })
    expect((await send(picture)).body.data.prova).toMatch(/^\/uploads\/proofs\/.+\.webp/)
    const { body } = await send(makePdf())
    expect(body.data.prova).toMatch(/^\/uploads\/proofs\/.+\.pdf/)
    const served = await api.get(body.data.prova)
    expect([served.status, served.headers['content-disposition']]).toEqual([200, 'attachment'])
    // What is there stays, sent back or not mentioned.
    const again = await put(owner, id, 'iso-27001', { situacao: 'sim', prova: body.data.prova })
    expect(again.body.data).toMatchObject({ prova: body.data.prova })
    const { status, body: refused } = await send(Buffer.from('MZ'))
    expect([status, Object.keys(refused.fields)]).toEqual([415, ['arquivo']])
    await put(owner, id, 'iso-27001', { situacao: 'sim', prova: 'https://acme.com.br/iso' })
    expect((await api.get(body.data.prova)).status).toBe(404)
  })

  it('holds for a year, a plan until its day, and is then not informed until it is renewed', async () => {
    const { owner, id } = await owned()
    const soon = dayOf(new Date(Date.now() + 40 * DAY_MS))
    await put(owner, id, 'sso', { situacao: 'planejado', previsto: soon })
    expect((await read(id, 'sso')).validoAte.slice(0, 10) >= soon).toBe(true)
    await put(owner, id, 'backups', { situacao: 'planejado', previsto: in400Days })
    await put(owner, id, 'pix', { situacao: 'sim' })
    const before = await read(id, 'pix')
    // The same again is no renewal.
    await put(owner, id, 'pix', { situacao: 'sim' })
    expect((await read(id, 'pix')).declaradoEm).toBe(before.declaradoEm)
    const renew = (itens: string[]) =>
      api.send('POST', at(id, '/renovar'), { token: owner.token, payload: { itens } })
    const early = await renew(['sso'])
    expect(early.status).toBe(409)
    expect(early.body.error).toContain('o plano já vale até a data prevista')

    await age(id, 370)
    await readinessUpkeep.run(api.platform, {})
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'nao_informado', declarado: 'sim' })
    // To say that it is not known, as the answer does, forgets nothing of it.
    await put(owner, id, 'pix', { situacao: 'nao_informado' })
    expect((await read(id, 'pix')).declarado).toBe('sim')
    expect((await renew(['pix'])).status).toBe(200)
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'sim' })
    expect((await renew(['soc-2'])).status).toBe(409)
    expect((await renew([])).status).toBe(400)
  })
})

describe('opinions', () => {
  it('are those of reviewers, one each, and can be changed and taken back', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    await put(owner, id, 'sso', { situacao: 'planejado', previsto: in400Days })
    const [user, other] = [await reviewer(id), await reviewer(id)]
    expect((await say(user, id, 'pix', 'confirma')).status).toBe(200)
    await say(other, id, 'pix', 'confirma')
    await say(other, id, 'pix', 'discorda')
    expect(await read(id, 'pix')).toMatchObject({ confirmam: 1, discordam: 1 })
    expect((await say(user, id, 'sso', 'confirma')).status).toBe(409)
    expect((await say(user, id, 'soc-2', 'confirma')).status).toBe(409)
    expect((await say(user, id, 'pix', 'talvez')).status).toBe(400)

    const stranger = await api.person()
    expect((await say(stranger, id, 'pix', 'discorda')).status).toBe(403)
    expect((await say(owner, id, 'pix', 'confirma')).status).toBe(403)
    const { body } = await api.get(at(id, '/minhas'), stranger.token)
    expect(body.data).toMatchObject({ podeOpinar: false, podeDenunciar: true })
    expect((await api.get(at(id, '/minhas'), owner.token)).body.data.podeDenunciar).toBe(false)

    await api.send('DELETE', at(id, '/pix/opiniao'), { token: user.token })
    expect(await read(id, 'pix')).toMatchObject({ confirmam: 0, discordam: 1 })
  })

  it('are taken back as often as they are said, and where there is none nothing changes', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    const person = await api.person()
    const takeBack = () => api.send('DELETE', at(id, '/pix/opiniao'), { token: person.token })
    await api.get(`/v1/software/${id}/ficha`)
    const drop = vi.spyOn(api.platform.pageCache, 'drop')
    for (let time = 0; time < 100; time++) expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(429)
    expect(drop.mock.calls.flatMap(([tags]) => [...tags])).not.toContain(`offer:${id}`)
    drop.mockRestore()
  })

  it('count while the review does', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    const user = await reviewer(id)
    await say(user, id, 'pix', 'discorda')
    await api.platform.db
      .update(reviews)
      .set({ status: 'hidden' })
      .where(eq(reviews.userId, user.id))
    expect(await read(id, 'pix')).toMatchObject({ discordam: 0 })
    expect((await say(user, id, 'pix', 'discorda')).status).toBe(403)
  })

  it('are about what was declared: renewed they stay, turned to and fro they come back', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    await say(await reviewer(id), id, 'pix', 'discorda')
    await age(id, 300)
    await api.send('POST', at(id, '/renovar'), { token: owner.token, payload: { itens: ['pix'] } })
    expect(await read(id, 'pix')).toMatchObject({ discordam: 1 })
    await put(owner, id, 'pix', { situacao: 'nao' })
    expect(await read(id, 'pix')).toMatchObject({ confirmam: 0, discordam: 0 })
    await put(owner, id, 'pix', { situacao: 'nao_informado' })
    await put(owner, id, 'pix', { situacao: 'sim' })
    expect(await read(id, 'pix')).toMatchObject({ discordam: 1 })
  })
})

describe('a report', () => {
  it('waits for an Admin, who takes the declaration away for all who reported it', async () => {
    const { owner, id, vendorId } = await owned()
    const proof = 'https://acme.com.br/pix'
    await put(owner, id, 'pix', { situacao: 'sim', prova: proof })
    const [first, second] = [await api.person(), await api.person()]
    expect((await report(first, id, 'pix')).status).toBe(200)
    await report(first, id, 'pix', 'O Pix não é conferido sozinho.')
    await report(second, id, 'pix')
    expect((await report(owner, id, 'pix')).status).toBe(403)
    expect((await report(first, id, 'soc-2')).status).toBe(409)
    expect((await report(first, id, 'pix', 'curto')).body.fields).toHaveProperty('motivo')

    const admin = await api.admin()
    const rows = await waiting(admin, id)
    expect(rows).toMatchObject([
      { motivo: 'O Pix não é conferido sozinho.', declarado: 'sim', prova: proof, outras: 1 },
      { outras: 1 },
    ])
    expect((await decide(first, rows[0]._id, 'uphold', 'Não confere.')).status).toBe(403)
    const decided = await decide(admin, rows[0]._id, 'uphold', 'O endereço não mostra o Pix.')
    expect(decided.body.data).toMatchObject({ status: 'upheld' })
    expect(await waiting(admin, id)).toEqual([])
    expect((await decide(admin, rows[1]._id, 'dismiss', 'Já decidida.')).status).toBe(409)
    expect(await read(id, 'pix')).toMatchObject({
      situacao: 'nao_informado',
      prova: '',
      retiradaEm: expect.stringMatching(/^20/),
    })
    for (const { email } of [first, second])
      expect(await lettersTo(email)).toEqual(['Sua denúncia foi aceita'])
    expect((await lettersTo(owner.email))[0]).toContain('Retiramos uma declaração')
    const told = await api.get(`/v1/vendor/${vendorId}/notificacoes`, owner.token)
    expect(told.body.data[0].texto).toContain('Motivo: O endereço não mostra o Pix.')
    const trail = await api.platform.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(trail.map(({ action }) => action)).toEqual(['withdrawReadiness'])

    // Nothing but another proof brings it back.
    for (const payload of [{ situacao: 'sim' }, { situacao: 'sim', prova: proof }]) {
      const { status, body } = await put(owner, id, 'pix', payload)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['prova']])
    }
    await put(owner, id, 'pix', { situacao: 'nao_informado' })
    expect((await put(owner, id, 'pix', { situacao: 'sim' })).status).toBe(400)
    await put(owner, id, 'pix', { situacao: 'nao' })
    await put(owner, id, 'pix', { situacao: 'nao_informado' })
    expect((await put(owner, id, 'pix', { situacao: 'sim' })).status).toBe(400)
    await put(owner, id, 'pix', { situacao: 'sim', prova: 'https://acme.com.br/pix-de-fato' })
    // Readers go on seeing that it was taken away once.
    expect(await read(id, 'pix')).toMatchObject({
      situacao: 'sim',
      retiradaEm: expect.stringMatching(/^20/),
    })
  })

  it('is answered once: the same person reports a declaration anew only after it changed', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    const [person, admin] = [await api.person(), await api.admin()]
    await report(person, id, 'pix')
    const [row] = await waiting(admin, id)
    expect((await decide(admin, row._id, 'dismiss', 'A ajuda mostra como fazer.')).status).toBe(200)
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'sim' })
    expect(await lettersTo(person.email)).toEqual(['Sua denúncia foi conferida'])
    expect((await report(person, id, 'pix')).status).toBe(409)
    await put(owner, id, 'pix', { situacao: 'sim', prova: 'https://acme.com.br/novo' })
    expect((await report(person, id, 'pix')).status).toBe(200)
  })

  /** What became of a report that an Admin upheld. */
  const upheld = async (id: string) => {
    const admin = await api.admin()
    const [row] = await waiting(admin, id)
    return (await decide(admin, row._id, 'uphold', 'Não confere.')).status
  }

  it.each([
    ['plans it', { situacao: 'planejado', previsto: in400Days }, 'planejado'],
    ['says no', { situacao: 'nao' }, 'nao'],
    ['says nothing any more', { situacao: 'nao_informado' }, 'nao_informado'],
  ])('is not dodged by who %s meanwhile', async (_, meanwhile, situacao) => {
    const { owner, id } = await owned()
    const prova = 'https://acme.com.br/sso'
    await put(owner, id, 'sso', { situacao: 'sim', prova })
    await report(await api.person(), id, 'sso')
    await put(owner, id, 'sso', { ...meanwhile, prova: '' })
    expect(await upheld(id)).toBe(200)
    expect(await read(id, 'sso')).toMatchObject({
      situacao,
      retiradaEm: expect.stringMatching(/^20/),
    })
    for (const proof of ['', prova, `${prova}#?`])
      expect((await put(owner, id, 'sso', { situacao: 'sim', prova: proof })).status).toBe(400)
    const other = { situacao: 'sim', prova: 'https://acme.com.br/sso-de-fato' }
    expect((await put(owner, id, 'sso', other)).status).toBe(200)
  })

  it('keeps every proof that did not hold from coming back, however it is written', async () => {
    const { owner, id } = await owned()
    const declare = (prova: string) => put(owner, id, 'pix', { situacao: 'sim', prova })
    const send = (arquivo: Buffer) =>
      api.send('PUT', at(id, '/pix'), {
        token: owner.token,
        payload: formOf({ situacao: 'sim', arquivo }),
      })
    for (const declared of [
      () => declare('https://acme.com.br/a#'),
      () => declare('https://acme.com.br/b'),
      () => send(makePdf()),
    ]) {
      expect((await declared()).status).toBe(200)
      await report(await api.person(), id, 'pix')
      expect(await upheld(id)).toBe(200)
    }
    for (const again of ['a', 'a#?', 'A?', 'b/'])
      expect((await declare(`https://acme.com.br/${again}`)).body.fields).toHaveProperty('prova')
    const { status, body } = await send(makePdf())
    expect([status, Object.keys(body.fields)]).toEqual([400, ['prova']])
  })

  it('keeps a refused file from coming back by way of a no, which asks for no proof', async () => {
    const { owner, id } = await owned()
    const send = (situacao: string) =>
      api.send('PUT', at(id, '/pix'), {
        token: owner.token,
        payload: formOf({ situacao, arquivo: makePdf() }),
      })
    await send('sim')
    await report(await api.person(), id, 'pix')
    expect(await upheld(id)).toBe(200)
    expect((await send('nao')).status).toBe(200)
    const { status, body } = await put(owner, id, 'pix', { situacao: 'sim' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['prova']])
  })

  it('is not done away with by a decision about another word on the item', async () => {
    const { owner, id } = await owned()
    const [honest, friend] = [await api.person(), await api.person()]
    await put(owner, id, 'pix', { situacao: 'sim' })
    await report(honest, id, 'pix')
    await put(owner, id, 'pix', { situacao: 'nao' })
    await report(friend, id, 'pix', 'Acho que tem, sim, um pouco de Pix.')
    await put(owner, id, 'pix', { situacao: 'sim' })
    const admin = await api.admin()
    const rows = await waiting(admin, id)
    const about = (declarado: string) =>
      rows.find((row: { declarado: string }) => row.declarado === declarado)
    expect(about('nao').outras).toBe(0)
    expect((await decide(admin, about('nao')._id, 'dismiss', 'Sem motivo.')).status).toBe(200)
    expect(await waiting(admin, id)).toMatchObject([{ declarado: 'sim', por: about('sim').por }])
    expect(await lettersTo(honest.email)).toEqual([])
    // Nor is who was answered about that word kept from reporting this one.
    expect((await report(friend, id, 'pix')).status).toBe(200)
  })

  it('is decided by no Admin who speaks for the product', async () => {
    const { owner, id, vendorId } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    await report(await api.person(), id, 'pix')
    const [own, colleague, other] = [await api.admin(), await api.admin(), await api.admin()]
    await giveOffer(api.platform.db, id, own.id)
    await giveVendor(api.platform.db, vendorId, colleague.id)
    const [row] = await waiting(other, id)
    for (const who of [own, colleague])
      for (const what of ['uphold', 'dismiss'] as const)
        expect((await decide(who, row._id, what, 'Eu sei o que vendo.')).status).toBe(403)
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'sim' })
    expect((await decide(other, row._id, 'dismiss', 'A ajuda mostra como fazer.')).status).toBe(200)
  })

  it('is taken and decided where the file of the proof is not there any more', async () => {
    const { owner, id } = await owned()
    const { body } = await api.send('PUT', at(id, '/pix'), {
      token: owner.token,
      payload: formOf({ situacao: 'sim', arquivo: makePdf() }),
    })
    const { pathname } = new URL(body.data.prova, 'https://praca.example')
    await api.platform.files.remove(pathname.replace('/uploads/', ''))
    expect((await api.get(pathname)).status).toBe(404)
    expect((await report(await api.person(), id, 'pix')).status).toBe(200)
    expect(await upheld(id)).toBe(200)
    expect(await read(id, 'pix')).toMatchObject({ situacao: 'nao_informado' })
  })

  it('is not decided by who wrote it, and ten a day are enough', async () => {
    const { owner, id } = await owned()
    await put(owner, id, 'pix', { situacao: 'sim' })
    const admin = await api.admin()
    await report(admin, id, 'pix')
    const [own] = await waiting(admin, id)
    expect((await decide(admin, own._id, 'uphold', 'Eu mesmo vi.')).status).toBe(403)
    // Nor by way of another's, of which the same decision is.
    await report(await api.person(), id, 'pix')
    for (const { _id } of await waiting(admin, id))
      expect((await decide(admin, _id, 'uphold', 'Eu mesmo vi.')).status).toBe(403)
    const person = await api.person()
    for (let n = 0; n < 10; n++) await report(person, id, 'pix')
    expect((await report(person, id, 'pix')).status).toBe(429)
  })
})

describe('those who answer for a product', () => {
  it('are reminded 30 and 7 days before the end, in one letter each, and not twice', async () => {
    const { owner, id, name, vendorId } = await owned()
    for (const item of ['pix', 'sso', 'backups']) await put(owner, id, item, { situacao: 'sim' })
    const remind = () =>
      Promise.all([
        readinessReminders.run(api.platform, {}),
        readinessReminders.run(api.platform, {}),
      ])
    await remind()
    expect(await lettersTo(owner.email)).toEqual([])
    await age(id, 340)
    await remind()
    await remind()
    expect(await lettersTo(owner.email)).toEqual([
      '3 declarações do seu software estão para vencer',
    ])
    await age(id, 20)
    await api.send('POST', at(id, '/renovar'), {
      token: owner.token,
      payload: { itens: ['pix', 'sso'] },
    })
    await remind()
    expect((await lettersTo(owner.email)).slice(1)).toEqual([
      'Uma declaração do seu software está para vencer',
    ])
    const { body } = await api.get(`/v1/vendor/${vendorId}/notificacoes`, owner.token)
    expect(body.data.map(({ texto }: { texto: string }) => texto)).toEqual([
      `Uma declaração de ${name} vence em até 7 dias. Confirme-a de novo.`,
      `3 declarações de ${name} vencem em até 30 dias. Confirme-as de novo.`,
    ])
  })
})

describe('the calendar of the law', () => {
  const date = {
    item: 'esocial',
    titulo: 'Novo leiaute do eSocial',
    paraQuem: 'Quem tem empregados',
    dia: '2027-05-01',
    fonte: 'https://www.gov.br/esocial',
  }
  const url = '/v1/admin/law-dates'
  const dates = async () => (await api.get('/v1/prontidao/calendario')).body.data

  it('is kept by Admins, with a source for each date', async () => {
    const before = await dates()
    expect(before.length).toBeGreaterThan(0)
    for (const { fonte, dia } of before) {
      expect(fonte).toMatch(/^https:\/\//)
      expect(dia).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    const [person, admin] = [await api.person(), await api.admin()]
    const add = (who: Person, payload: object) =>
      api.send('POST', url, { token: who.token, payload })
    expect((await add(person, date)).status).toBe(403)
    const { body } = await add(admin, date)
    expect(await dates()).toHaveLength(before.length + 1)
    expect((await add(admin, date)).body.fields).toHaveProperty('titulo')
    for (const [field, value] of Object.entries({
      item: 'nada',
      titulo: ' ',
      paraQuem: '',
      dia: '31/12/2027',
      fonte: 'gov.br',
    })) {
      const { status, body } = await add(admin, { ...date, titulo: 'Outro', [field]: value })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    const { _id, version } = body.data
    const edit = (payload: object) =>
      api.send('PUT', `${url}/${_id}`, { token: admin.token, payload })
    expect((await edit({ ...date, dia: '2027-06-01', version })).status).toBe(200)
    expect((await edit({ ...date, dia: '2027-07-01', version })).status).toBe(409)
    const [row] = (await api.get(`${url}?item=esocial`, admin.token)).body.data
    expect(row).toMatchObject({ dia: '2027-06-01' })
    const removed = await api.send('DELETE', `${url}/${_id}`, {
      token: admin.token,
      payload: { version: row.version },
    })
    expect(removed.status).toBe(200)
    expect(await dates()).toEqual(before)
  })
})
