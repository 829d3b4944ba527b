import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { giveOffer, giveVendor, linkOffer, makeOffer } from '#/db/factories/index.ts'
import {
  notifications,
  users,
  vendorAdmins,
  vendors,
  webhookDeliveries,
  webhooks,
} from '#/db/schema/index.ts'
import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { forgetAuthor } from '#/features/reviews/service.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testQuotes } from '#/server/testing/quotes.server.ts'
import { sentWire } from './body.ts'
import { DELIVERIES_PER_DAY, FAILING_HOURS, FAILURES_MIN } from './outbox/limits.ts'
import { webhooksUpkeep } from './upkeep.server.ts'

const { api, person, admin, db, supplier, asked } = testQuotes()
type Supplier = Awaited<ReturnType<typeof supplier>>

const at = (id: string, rest: string) => `/v1/vendor/${id}/webhook${rest}`
const run = () => api.platform.jobs.runWaiting()

describe('a webhook', () => {
  it('is of those who administer the page, and of nobody else', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, payload?: object][] = [
      ['GET', ''],
      ['PUT', '', { url: 'https://crm.example/avisos' }],
      ['POST', '/segredo'],
      ['POST', '/teste'],
      ['DELETE', ''],
    ]
    for (const [method, rest, payload] of calls) {
      const call = (who?: Person) =>
        method === 'GET'
          ? api.get(at(one.id, rest), who?.token)
          : api.send(method, at(one.id, rest), { token: who?.token, payload })
      expect((await call()).status).toBe(401)
      for (const who of [two.keeper, await person(), await admin()])
        expect((await call(who)).status).toBe(403)
      expect((await call(one.keeper)).status).toBe(200)
    }
  })

  const setUp = async ({ id, keeper }: Supplier, url: string, choice: object = {}) =>
    api.send('PUT', at(id, ''), { token: keeper.token, payload: { url, ...choice } })
  const newUrl = (word = 'crm') => `https://${word}-${uuidv4()}.example/`
  const sentTo = (url: string) => api.posts.filter((post) => post.url === url)
  const isSignedWith = (secret: string, { body, headers }: (typeof api.posts)[number]) => {
    const [t = '', ...signatures] = (headers['praca-assinatura'] ?? '').split(',')
    const wanted = createHmac('sha256', secret)
      .update(`${t.slice(2)}.${body}`)
      .digest('hex')
    return signatures.includes(`v1=${wanted}`)
  }

  it('is told of a request, signed, with no contact that is hidden', async () => {
    const one = await supplier()
    const url = newUrl()
    const { segredo } = (await setUp(one, url)).body.data
    const { buyer, conversation } = await asked(one)
    expect(await run()).toEqual([])
    const [post] = sentTo(url)
    expect(post && isSignedWith(segredo, post)).toBe(true)
    expect(JSON.parse(post?.body ?? '')).toMatchObject({
      evento: 'orcamento.novo',
      conversa: { _id: conversation, contato: null, situacao: 'aguardando' },
    })
    expect(post?.body).not.toContain(buyer.email)
    const { entregas } = (await api.get(at(one.id, ''), one.keeper.token)).body.data
    expect(entregas).toEqual([
      expect.objectContaining({ evento: 'orcamento.novo', tentativas: 1, resposta: 204 }),
    ])
    const seen = await db().select().from(notifications).where(eq(notifications.vendorId, one.id))
    expect(seen.map(({ kind }) => kind)).toContain('webhook_set')
  })

  it('keeps its secret with its address, and signs with both after an exchange', async () => {
    const one = await supplier()
    const { segredo: first } = (await setUp(one, newUrl())).body.data
    const url = newUrl()
    expect((await setUp(one, url)).body.data.segredo).toBeNull()
    const rotated = await api.send('POST', at(one.id, '/segredo'), {
      token: one.keeper.token,
    })
    const { segredo: second } = rotated.body.data
    await api.send('POST', at(one.id, '/teste'), { token: one.keeper.token })
    await run()
    const [post] = sentTo(url)
    expect([first, second].map((secret) => post && isSignedWith(secret, post))).toEqual([
      true,
      true,
    ])
    await db()
      .update(webhooks)
      .set({ rotatedAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(webhooks.vendorId, one.id))
    await api.send('POST', at(one.id, '/teste'), { token: one.keeper.token })
    await run()
    const last = sentTo(url).at(-1)
    expect([first, second].map((secret) => last && isSignedWith(secret, last))).toEqual([
      false,
      true,
    ])
    const [row] = await db().select().from(webhooks).where(eq(webhooks.vendorId, one.id))
    expect(JSON.stringify(row)).not.toContain(second)
  })

  it('is tried again, and left alone after a day of failures until it is saved again', async () => {
    const one = await supplier()
    const url = newUrl('fails')
    await setUp(one, url)
    await api.send('POST', at(one.id, '/teste'), { token: one.keeper.token })
    expect(await run()).toHaveLength(1)
    expect(await run()).toHaveLength(1)
    const read = async () => (await api.get(at(one.id, ''), one.keeper.token)).body.data
    expect((await read()).entregas[0]).toMatchObject({ tentativas: 2, resposta: 500 })
    const failed = (so: Partial<typeof webhooks.$inferInsert>) =>
      db().update(webhooks).set(so).where(eq(webhooks.vendorId, one.id))
    // However much fails in an hour: a system that is down for a while loses nothing.
    await failed({ failures: FAILURES_MIN * 10 })
    await run()
    expect(await read()).toMatchObject({ ativo: true, paradoEm: null })
    const dayAgo = new Date(Date.now() - FAILING_HOURS * HOUR_MS)
    await failed({ failures: FAILURES_MIN - 2, failingSince: dayAgo })
    await run()
    expect((await read()).ativo).toBe(true)
    await run()
    expect(await read()).toMatchObject({ ativo: false, paradoEm: expect.any(String) })
    const noted = await db().select().from(notifications).where(eq(notifications.vendorId, one.id))
    expect(noted.filter(({ kind }) => kind === 'webhook_stopped')).toHaveLength(1)
    const before = sentTo(url).length
    await asked(one)
    await run()
    expect(sentTo(url)).toHaveLength(before)
    const again = (await setUp(one, newUrl())).body.data
    expect(again).toMatchObject({ ativo: true, paradoEm: null })
  })

  it('hears nothing once who set it up left the page', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    const heir = await person()
    await giveVendor(db(), one.id, heir.id)
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, one.keeper.id))
    await asked(one)
    await run()
    expect(sentTo(url)).toEqual([])
    expect((await api.get(at(one.id, ''), heir.token)).body.data.ativo).toBe(false)
    const taken = await api.send('PUT', at(one.id, ''), {
      token: heir.token,
      payload: { url },
    })
    expect(taken.body.data).toMatchObject({ ativo: true, segredo: expect.any(String) })
  })

  it('has the address of who it says set it, also where two set it at once', async () => {
    const one = await supplier()
    const heir = await person()
    await giveVendor(db(), one.id, heir.id)
    for (let round = 0; round < 8; round++) {
      await setUp(one, newUrl('antes'))
      const urls = { [one.keeper.id]: newUrl('um'), [heir.id]: newUrl('dois') }
      const both = [heir, one.keeper].map(({ id, token }) =>
        api.send('PUT', at(one.id, ''), { token, payload: { url: urls[id] } }),
      )
      await Promise.all(both)
      const [row] = await db().select().from(webhooks).where(eq(webhooks.vendorId, one.id))
      expect(row?.url).toBe(urls[row?.userId ?? ''])
    }
  })

  it('has an address of the web, and no other', async () => {
    const one = await supplier()
    const wrong = [
      'http://crm.example/',
      'https://a:b@crm.example/',
      'https://crm.example:8443/',
      'ftp://x',
      '',
    ]
    for (const url of wrong) {
      const { status, body } = await setUp(one, url)
      expect([url, status, Object.keys(body.fields ?? {})]).toEqual([url, 400, ['url']])
    }
  })

  it('forgets what it sent after a month', async () => {
    const one = await supplier()
    await setUp(one, newUrl())
    await asked(one)
    await db()
      .update(webhookDeliveries)
      .set({ createdAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(webhookDeliveries.vendorId, one.id))
    await webhooksUpkeep.run(api.platform, {})
    expect(await db().$count(webhookDeliveries, eq(webhookDeliveries.vendorId, one.id))).toBe(0)
  })

  it('is told of what was chosen, in one shape, and names no administrator', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url, { assuntos: ['acesso'] })
    await notify(db(), one.id, 'administrator_added', { personId: one.keeper.id })
    await asked(one)
    expect(await run()).toEqual([])
    const [post, ...others] = sentTo(url)
    expect(others).toEqual([])
    const sent = sentWire.parse(JSON.parse(post?.body ?? ''))
    expect(sent).toMatchObject({
      evento: 'acesso.administrador_novo',
      pagina: one.id,
      texto: 'Uma pessoa agora administra a página.',
      oferta: null,
      conversa: null,
    })
    expect(sent.link).toMatch(/^https?:\/\/\S+\/supplier\/profile\?/)
    expect(post?.body).not.toContain(one.keeper.firstName)
    const none = await setUp(one, url, { assuntos: [] })
    expect([none.status, none.body.fields]).toEqual([
      400,
      { assuntos: 'Escolha pelo menos um assunto.' },
    ])
    // What is not said stays.
    expect((await setUp(one, newUrl())).body.data.assuntos).toEqual(['acesso'])
  })

  it('is told of what happens if it happens', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    const undone = db().transaction(async (tx) => {
      await notify(tx, one.id, 'access_awaiting')
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await run()
    expect(sentTo(url)).toEqual([])
  })

  it('hears nothing while who set it up is blocked or leaving, or the page is hidden', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    const heard = async () => {
      const before = sentTo(url).length
      await notify(db(), one.id, 'access_awaiting')
      await run()
      return sentTo(url).length - before
    }
    expect(await heard()).toBe(1)
    const { id } = one.keeper
    const change = (now: Partial<typeof users.$inferInsert>) =>
      db().update(users).set(now).where(eq(users.id, id))
    await change({ blockedAt: new Date() })
    expect(await heard()).toBe(0)
    await change({ blockedAt: null, deletionRequestedAt: new Date() })
    expect(await heard()).toBe(0)
    await change({ deletionRequestedAt: null })
    await db()
      .update(vendors)
      .set({ isVisible: false, suspendedAt: new Date() })
      .where(eq(vendors.id, one.id))
    expect(await heard()).toBe(0)
  })

  it('is told so much a day, and the screen says when it is enough', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    await db()
      .insert(webhookDeliveries)
      .values(
        Array.from({ length: DELIVERIES_PER_DAY }, () => ({ vendorId: one.id, event: 'teste' })),
      )
    const read = async () => (await api.get(at(one.id, ''), one.keeper.token)).body.data
    expect((await read()).noLimite).toBe(true)
    await notify(db(), one.id, 'access_awaiting')
    await run()
    expect(sentTo(url)).toEqual([])
    await db()
      .update(webhookDeliveries)
      .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(webhookDeliveries.vendorId, one.id))
    expect((await read()).noLimite).toBe(false)
    await notify(db(), one.id, 'access_awaiting')
    await run()
    expect(sentTo(url)).toHaveLength(1)
  })

  it('is removed before the eyes of all who administer the page, and begins no new day', async () => {
    const one = await supplier()
    const heir = await person()
    await giveVendor(db(), one.id, heir.id)
    await setUp(one, newUrl())
    await db()
      .insert(webhookDeliveries)
      .values(
        Array.from({ length: DELIVERIES_PER_DAY }, () => ({ vendorId: one.id, event: 'teste' })),
      )
    const remove = () => api.send('DELETE', at(one.id, ''), { token: one.keeper.token })
    expect((await remove()).status).toBe(200)
    expect((await api.get(at(one.id, ''), heir.token)).body.data).toBeNull()
    // There is nothing more to remove, nor to be notified of.
    expect((await remove()).status).toBe(200)
    const noted = await db().select().from(notifications).where(eq(notifications.vendorId, one.id))
    expect(
      noted.filter(({ kind }) => kind === 'webhook_removed').map(({ actorId }) => actorId),
    ).toEqual([one.keeper.id])
    const again = (await setUp(one, newUrl())).body.data
    expect([again.noLimite, again.entregas.length > 0]).toEqual([true, true])
  })

  it('is told of reviews as their page shows them, and of those that are gone', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url, { assuntos: ['avaliacao'] })
    const software = await makeOffer(db(), { name: 'Prumo ERP' })
    await linkOffer(db(), one.id, software.id)
    const client = await person()
    const written = await api.send('POST', '/v1/comment', {
      token: client.token,
      payload: { softwareId: software.id, userId: client.id, rating: 4, comment: 'Fecha o mês.' },
    })
    const { _id } = written.body.data.review
    await run()
    await api.send('DELETE', `/v1/comment/${_id}`, { token: client.token })
    await run()
    const [first, last, ...others] = sentTo(url).map(({ body }) => sentWire.parse(JSON.parse(body)))
    expect(others).toEqual([])
    expect(first).toMatchObject({
      evento: 'avaliacao.nova',
      oferta: { _id: software.id, nome: 'Prumo ERP', tipo: 'software' },
      avaliacao: { _id, publica: { rating: 4, comment: 'Fecha o mês.' } },
    })
    expect(JSON.stringify(first)).not.toContain(client.email)
    expect(last).toMatchObject({
      evento: 'avaliacao.excluida',
      avaliacao: { _id, publica: null },
    })
  })

  it('is told of answers, and of a name that goes with its account', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url, { assuntos: ['avaliacao'] })
    const client = await person()
    const { body } = await api.send('POST', '/v1/comment', {
      token: client.token,
      payload: { softwareId: one.id, userId: client.id, rating: 5, comment: 'Cumpre o que diz.' },
    })
    await run()
    await api.send('POST', `/v1/comment/${body.data.review._id}/reply`, {
      token: one.keeper.token,
      payload: { text: 'Obrigado!' },
    })
    await run()
    await db().transaction((tx) => forgetAuthor(tx, client.id, true))
    await run()
    const told = sentTo(url).map((post) => sentWire.parse(JSON.parse(post.body)))
    expect(told.map(({ evento }) => evento)).toEqual([
      'avaliacao.nova',
      'avaliacao.respondida',
      'avaliacao.sem_nome',
    ])
    expect(told[1]?.avaliacao?.publica?.reply?.text).toBe('Obrigado!')
    expect(told[2]?.avaliacao?.publica?.user.firstName).toBe('Usuário')
  })

  it('is told once of prices and declarations that change again and again, and no person is', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    const software = await makeOffer(db(), { name: 'Fio de Prumo' })
    await linkOffer(db(), one.id, software.id)
    await giveOffer(db(), software.id, one.keeper.id)
    const plan = { nome: 'Único', periodo: 'mensal', por: 'empresa', inclui: '', limites: '' }
    const change = async (precoCentavos: number, situacao: string) => {
      const payload = {
        planos: [{ ...plan, precoCentavos }],
        prontidao: [{ item: 'pix', situacao }],
      }
      const path = `/v1/software/${software.id}/ficha`
      expect((await api.send('PUT', path, { token: one.keeper.token, payload })).status).toBe(200)
    }
    await change(9900, 'sim')
    await change(8900, 'nao')
    // What stays the same is no change.
    await change(8900, 'nao')
    await run()
    const told = sentTo(url).map(({ body }) => JSON.parse(body))
    expect(told.map(({ evento }) => evento).toSorted()).toEqual([
      'oferta.precos',
      'prontidao.alterada',
    ])
    expect(told[0].oferta).toEqual({ _id: software.id, nome: 'Fio de Prumo', tipo: 'software' })
    await change(7900, 'nao')
    await run()
    expect(sentTo(url)).toHaveLength(3)
    const noted = await db().select().from(notifications).where(eq(notifications.vendorId, one.id))
    expect(noted.map(({ kind }) => kind)).toEqual(['webhook_set'])
  })

  it('is told of each thing once, however many processes send', async () => {
    const one = await supplier()
    const url = newUrl()
    await setUp(one, url)
    await Promise.all(Array.from({ length: 12 }, () => notify(db(), one.id, 'access_awaiting')))
    await Promise.all([run(), run(), run()])
    const ids = sentTo(url).map(({ body }) => JSON.parse(body).id)
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })
})
