import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { giveVendor, makeVendor } from '#/db/factories/index.ts'
import { notifications, quoteDeliveries, quoteWebhooks, vendorAdmins } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { consentText } from './consent.ts'
import { FAILURES_MAX, TEMPLATES_MAX } from './limits.ts'
import { quotesUpkeep } from './upkeep.server.ts'

const api = testApi()
const { person, admin } = api
const db = () => api.platform.db

async function supplier() {
  const keeper = await person()
  const vendor = await makeVendor(db(), { acceptsLeads: true })
  await giveVendor(db(), vendor.id, keeper.id)
  return { keeper, id: vendor.id, name: vendor.nomeFantasia ?? '' }
}
type Supplier = Awaited<ReturnType<typeof supplier>>

/** The id of the conversation that a request of a new buyer begins. */
async function asked({ id, name }: Supplier, need = `Preciso disto: ${uuidv4()}`) {
  const buyer = await person()
  const payload = {
    fornecedores: [id],
    necessidade: need,
    porte: 'me',
    prazo: 'agora',
    contato: { formas: ['whatsapp'], telefone: '(81) 91234-5678', quando: '' },
    consentimento: [{ fornecedor: id, texto: consentText(name) }],
  }
  const sent = await api.send('POST', '/v1/orcamentos', { token: buyer.token, payload })
  expect(sent.status).toBe(200)
  const { body } = await api.get('/v1/orcamentos', buyer.token)
  return { buyer, conversation: body.data[0].conversas[0]._id as string }
}

const at = (id: string, rest: string) => `/v1/vendor/${id}/orcamentos${rest}`
const run = () => api.platform.jobs.runWaiting()

describe('the tools of a supplier', () => {
  it('are of those who work off its requests, and of nobody else', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const url = 'https://crm.example/avisos'
    const template = { nome: 'Primeira resposta', texto: 'Olá!' }
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object][] = [
      ['GET', '.csv'],
      ['GET', '/modelos'],
      ['POST', '/modelos', template],
      ['PUT', `/modelos/${one.id}`, template],
      ['DELETE', `/modelos/${one.id}`],
      ['GET', '/webhook'],
      ['PUT', '/webhook', { url }],
      ['POST', '/webhook/segredo'],
      ['POST', '/webhook/teste'],
      ['DELETE', '/webhook'],
    ]
    for (const [method, path, payload] of calls) {
      const call = (who?: Person) =>
        method === 'GET'
          ? api.get(at(one.id, path), who?.token)
          : api.send(method, at(one.id, path), { token: who?.token, payload })
      expect((await call()).status).toBe(401)
      for (const who of [two.keeper, await person(), await admin()])
        expect((await call(who)).status).toBe(403)
      expect([200, 404]).toContain((await call(one.keeper)).status)
    }
  })
})

describe('a file of requests', () => {
  it('has what the supplier reads, no hidden contact, and no formula of others', async () => {
    const one = await supplier()
    const formula = `=HYPERLINK("https://mau.example";"${uuidv4()}")`
    const { buyer, conversation } = await asked(one, formula)
    for (let count = 0; count < 20; count++) if (count % 7 === 0) await asked(one)
    const file = async () => String((await api.get(at(one.id, '.csv'), one.keeper.token)).body)
    const first = await file()
    expect(first.split('\n').filter(Boolean)).toHaveLength(5)
    expect(first).toContain(`'=HYPERLINK`)
    expect(first).not.toContain(buyer.email)
    await api.send('POST', `/v1/orcamentos/${conversation}/contato`, { token: buyer.token })
    expect(await file()).toContain(buyer.email)
  })
})

describe('templates', () => {
  it('are kept, changed, deleted, and are so many', async () => {
    const { id, keeper } = await supplier()
    const save = (payload: object) =>
      api.send('POST', at(id, '/modelos'), { token: keeper.token, payload })
    const wrong = await save({ nome: 'Olá', texto: 'Olá, {nome}!' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { texto: '{nome} não é um campo dos modelos.' },
    ])
    const saved = await save({ nome: 'Olá', texto: 'Olá, {comprador}!' })
    const [{ _id }] = saved.body.data
    const path = at(id, `/modelos/${_id}`)
    const changed = await api.send('PUT', path, {
      token: keeper.token,
      payload: { nome: 'Oi', texto: 'Oi!' },
    })
    expect(changed.body.data).toEqual([{ _id, nome: 'Oi', texto: 'Oi!' }])
    const all = Array.from({ length: TEMPLATES_MAX }, (_, index) =>
      save({ nome: `Nº ${index}`, texto: 'Oi!' }),
    )
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    await api.send('DELETE', path, { token: keeper.token })
    const { body } = await api.get(at(id, '/modelos'), keeper.token)
    expect(body.data).toHaveLength(TEMPLATES_MAX - 1)
    // Of another page nobody changes one.
    const other = await supplier()
    const theirs = await api.send('PUT', at(other.id, `/modelos/${body.data[0]._id}`), {
      token: other.keeper.token,
      payload: { nome: 'Oi', texto: 'Oi!' },
    })
    expect(theirs.status).toBe(404)
  })
})

describe('a webhook', () => {
  const setUp = async ({ id, keeper }: Supplier, url: string) =>
    api.send('PUT', at(id, '/webhook'), { token: keeper.token, payload: { url } })
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
    const { entregas } = (await api.get(at(one.id, '/webhook'), one.keeper.token)).body.data
    expect(entregas).toEqual([
      expect.objectContaining({ evento: 'orcamento.novo', tentativas: 1, resposta: 204 }),
    ])
    const seen = await db().select().from(notifications).where(eq(notifications.vendorId, one.id))
    expect(seen.map(({ kind }) => kind)).toContain('quote_webhook')
  })

  it('keeps its secret with its address, and signs with both after an exchange', async () => {
    const one = await supplier()
    const { segredo: first } = (await setUp(one, newUrl())).body.data
    const url = newUrl()
    expect((await setUp(one, url)).body.data.segredo).toBeNull()
    const rotated = await api.send('POST', at(one.id, '/webhook/segredo'), {
      token: one.keeper.token,
    })
    const { segredo: second } = rotated.body.data
    await api.send('POST', at(one.id, '/webhook/teste'), { token: one.keeper.token })
    await run()
    const [post] = sentTo(url)
    expect([first, second].map((secret) => post && isSignedWith(secret, post))).toEqual([
      true,
      true,
    ])
    await db()
      .update(quoteWebhooks)
      .set({ rotatedAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(quoteWebhooks.vendorId, one.id))
    await api.send('POST', at(one.id, '/webhook/teste'), { token: one.keeper.token })
    await run()
    const last = sentTo(url).at(-1)
    expect([first, second].map((secret) => last && isSignedWith(secret, last))).toEqual([
      false,
      true,
    ])
    const [row] = await db().select().from(quoteWebhooks).where(eq(quoteWebhooks.vendorId, one.id))
    expect(JSON.stringify(row)).not.toContain(second)
  })

  it('is tried again, and left alone after many failures until it is saved again', async () => {
    const one = await supplier()
    const url = newUrl('fails')
    await setUp(one, url)
    await api.send('POST', at(one.id, '/webhook/teste'), { token: one.keeper.token })
    expect(await run()).toHaveLength(1)
    expect(await run()).toHaveLength(1)
    const read = async () => (await api.get(at(one.id, '/webhook'), one.keeper.token)).body.data
    expect((await read()).entregas[0]).toMatchObject({ tentativas: 2, resposta: 500 })
    await db()
      .update(quoteWebhooks)
      .set({ failures: FAILURES_MAX })
      .where(eq(quoteWebhooks.vendorId, one.id))
    expect((await read()).ativo).toBe(false)
    const before = sentTo(url).length
    await asked(one)
    await run()
    expect(sentTo(url)).toHaveLength(before)
    expect((await setUp(one, newUrl())).body.data.ativo).toBe(true)
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
    expect((await api.get(at(one.id, '/webhook'), heir.token)).body.data.ativo).toBe(false)
    const taken = await api.send('PUT', at(one.id, '/webhook'), {
      token: heir.token,
      payload: { url },
    })
    expect(taken.body.data).toMatchObject({ ativo: true, segredo: expect.any(String) })
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
      .update(quoteDeliveries)
      .set({ createdAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(quoteDeliveries.vendorId, one.id))
    await quotesUpkeep.run(api.platform, {})
    expect(await db().$count(quoteDeliveries, eq(quoteDeliveries.vendorId, one.id))).toBe(0)
  })
})
