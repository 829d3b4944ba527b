import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testimonies, testimonyRequests, vendors } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import {
  formOf,
  type Keeper,
  testTestimonials,
  WORDS,
} from '#/server/testing/testimonials.server.ts'
import { ASKED_PER_DAY, CLOSED_TESTIMONY_REQUEST_DAYS, LINK_DAYS } from '../limits.ts'
import { testimonialsUpkeep } from '../upkeep.server.ts'

const t = testTestimonials()
const { api } = t
const NO_SUCH = '0198c0de-0000-7000-8000-00000000dead'

let n = 0
/** A mailbox of a customer that nobody was asked at before. */
const mailbox = () => `cliente${++n}@aroeira.example`

const requestsOf = ({ vendorId }: Keeper) =>
  api.platform.db.select().from(testimonyRequests).where(eq(testimonyRequests.vendorId, vendorId))
const testimoniesOf = ({ vendorId }: Keeper) =>
  api.platform.db.select().from(testimonies).where(eq(testimonies.vendorId, vendorId))

const pathOf = ({ vendorId }: Keeper) => `/vendor/${vendorId}/depoimentos/pedidos`
const listed = async (keeper: Keeper) =>
  (await api.get(`/v1${pathOf(keeper)}`, keeper.token)).body.data

/** A request whose mail went out. */
async function asked(keeper: Keeper, change: object = {}) {
  const email = mailbox()
  const { status, body } = await t.ask(keeper, email, change)
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.data._id as string, email, secret: await t.linkMailedTo(email) }
}

const makeOverdue = ({ vendorId }: Keeper) =>
  api.platform.db
    .update(testimonyRequests)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(testimonyRequests.vendorId, vendorId))

/** A minute later, as far as the wait before another mail goes. */
const forgetAttempts = () => api.platform.db.execute('DELETE FROM rate_limits')

describe('asking for a testimony', () => {
  it('mails a link to the customer, whose secret nobody keeps', async () => {
    const keeper = await t.keeper({ nomeFantasia: 'Prumo Sistemas' })
    const erp = await t.software(keeper.vendorId, { name: 'Prumo ERP' })
    const { id, email, secret } = await asked(keeper, {
      mensagem: 'Conte da obra.',
      software: erp.id,
    })
    expect(secret.length).toBeGreaterThan(40)
    const mail = t.mailTo(email)
    for (const text of ['Olá, Marina!', 'Prumo Sistemas', 'Prumo ERP'])
      expect(mail?.text).toContain(text)
    expect(mail?.text).not.toContain('Conte da obra.')
    const [row] = await requestsOf(keeper)
    expect(JSON.stringify(row)).not.toContain(secret)
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(LINK_DAYS - 0.1)
    expect(days).toBeLessThanOrEqual(LINK_DAYS)
    expect(await listed(keeper)).toEqual([
      expect.objectContaining({
        _id: id,
        nome: 'Marina',
        email,
        software: 'Prumo ERP',
        situacao: 'aguardando',
      }),
    ])
    const seen = await t.read(secret)
    expect(seen.body.data).toMatchObject({
      situacao: 'aguardando',
      fornecedor: { _id: keeper.vendorId, nome: 'Prumo Sistemas' },
      nome: 'Marina',
      mensagem: 'Conte da obra.',
      software: 'Prumo ERP',
    })
    expect(JSON.stringify(seen.body)).not.toContain(email)
  })

  it('mails nothing that a supplier wrote, and makes no link of what it calls itself', async () => {
    const keeper = await t.keeper({ nomeFantasia: 'premio.example' })
    const { email } = await asked(keeper, {
      nome: 'Ana https://golpe.example',
      mensagem: 'Veja www.golpe.example/premio ou escreva a eu@golpe.example',
    })
    const mail = t.mailTo(email)
    expect(mail?.subject).toBe('Uma empresa pediu um depoimento seu')
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toMatch(/premio\.example|golpe\.example|Veja/)
      expect(text).toContain('premio example')
    }
  })

  it('tells by its field what is wrong', async () => {
    const keeper = await t.keeper()
    const empty = await t.ask(keeper, 'sem arroba', { nome: ' ', mensagem: 'x'.repeat(301) })
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      {
        nome: 'Insira o nome do cliente.',
        email: 'E-mail inválido!',
        mensagem: 'Max 300 caracteres',
      },
    ])
    const foreign = await t.ask(keeper, mailbox(), { software: NO_SUCH })
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['software']])
    expect(await requestsOf(keeper)).toEqual([])
  })

  it('is refused at an address of the company itself', async () => {
    const keeper = await t.keeper({
      site: 'https://www.prumo-sistemas.com.br',
      email: 'prumo.sistemas@gmail.com',
    })
    const own = [
      keeper.email.toUpperCase(),
      'prumo.sistemas@gmail.com',
      'vendas@prumo-sistemas.com.br',
      'ana@mail.prumo-sistemas.com.br',
    ]
    for (const email of own) {
      const answer = await t.ask(keeper, email)
      expect([answer.status, answer.body.fields], email).toEqual([
        400,
        { email: 'Este e-mail é da própria empresa: peça o depoimento a um cliente.' },
      ])
    }
    expect((await t.ask(keeper, 'outra.pessoa@gmail.com')).status).toBe(200)
  })

  it('is refused while a request waits, also of three at once, and for a page that is not seen', async () => {
    const keeper = await t.keeper()
    const email = mailbox()
    await forgetAttempts()
    const answers = await Promise.all(Array.from({ length: 3 }, () => t.ask(keeper, email)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await requestsOf(keeper)).toHaveLength(1)
    const hidden = await t.keeper({ isVisible: false })
    expect((await t.ask(hidden, mailbox())).body.error).toContain('Publique a página')
  })

  it('is bounded by the day, for a supplier and for a mailbox', async () => {
    const keeper = await t.keeper()
    const statuses = []
    for (let i = 0; i <= ASKED_PER_DAY; i++) statuses.push((await t.ask(keeper, mailbox())).status)
    expect(statuses).toEqual([...Array(ASKED_PER_DAY).fill(200), 429])

    const email = mailbox()
    const sent = []
    for (let i = 0; i < 4; i++) sent.push((await t.ask(await t.keeper(), email)).status)
    expect(sent).toEqual([200, 200, 200, 429])
  })

  it('is mailed again after a minute, and only the last link is good', async () => {
    const keeper = await t.keeper()
    const { id, email, secret } = await asked(keeper)
    const resend = () => t.send('POST', `${pathOf(keeper)}/${id}/reenviar`, keeper.token)
    expect((await resend()).status).toBe(429)
    await forgetAttempts()
    expect((await resend()).status).toBe(200)
    const last = await t.linkMailedTo(email)
    expect(last).not.toBe(secret)
    expect((await t.read(secret)).status).toBe(404)
    expect((await t.reply(secret)).status).toBe(409)
    expect((await t.reply(last)).status).toBe(200)
    await forgetAttempts()
    expect((await resend()).status).toBe(409)
  })

  it('is cancelled, and then nothing is mailed and no answer taken', async () => {
    const keeper = await t.keeper()
    const { id, email, secret } = await asked(keeper)
    const path = `${pathOf(keeper)}/${id}`
    expect((await t.send('DELETE', path, keeper.token)).status).toBe(200)
    expect((await t.send('DELETE', path, keeper.token)).status).toBe(409)
    expect((await t.read(secret)).body.data.situacao).toBe('indisponivel')
    expect((await t.reply(secret)).status).toBe(409)
    expect(await listed(keeper)).toMatchObject([{ situacao: 'cancelado', email: '' }])

    const waiting = await t.ask(keeper, email)
    await t.send('DELETE', `${pathOf(keeper)}/${waiting.body.data._id}`, keeper.token)
    const before = api.mails.length
    await api.platform.jobs.runWaiting()
    expect(api.mails).toHaveLength(before)
  })
})

describe('a customer', () => {
  it('answers without an account: the words are kept as they are, and the address is not', async () => {
    const keeper = await t.keeper()
    const erp = await t.software(keeper.vendorId, { name: 'Prumo Obras' })
    const { email, secret } = await asked(keeper, { software: erp.id })
    expect((await t.reply(secret)).status).toBe(200)
    const [row, ...others] = await testimoniesOf(keeper)
    expect(others).toEqual([])
    expect(row).toMatchObject({ origin: 'customer', consentVersion: TERMS_VERSION, position: null })
    expect(JSON.stringify(await requestsOf(keeper))).not.toContain(email)
    expect(await listed(keeper)).toMatchObject([{ situacao: 'respondido', email: '' }])
    const { body } = await api.get(`/v1/vendor/${keeper.vendorId}/depoimentos`, keeper.token)
    expect(body.data).toMatchObject([
      { ...WORDS, origem: 'cliente', softwares: [{ name: 'Prumo Obras' }] },
    ])
    // Nothing is shown before the supplier chooses it.
    expect(await t.shown(keeper.vendorId)).toEqual([])
    await t.choose(keeper, [body.data[0]._id])
    expect(await t.shown(keeper.vendorId)).toEqual([WORDS.nome])
    expect((await t.read(secret)).body.data).toMatchObject({ situacao: 'respondido', nome: '' })
  })

  it('has to agree to the publication, and is told by its field what is wrong', async () => {
    const keeper = await t.keeper()
    const { secret } = await asked(keeper)
    const refused = await t.reply(secret, { consentimento: false, depoimento: 'x'.repeat(401) })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      {
        consentimento: 'Para enviar, autorize a publicação.',
        depoimento: 'Max 400 caracteres',
      },
    ])
    expect(await testimoniesOf(keeper)).toEqual([])
    expect((await t.reply(secret)).status).toBe(200)
  })

  it('answers once, also of 20 answers at once', async () => {
    const keeper = await t.keeper()
    const { secret } = await asked(keeper)
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.reply(secret)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await testimoniesOf(keeper)).toHaveLength(1)
  })

  it('either answers or declines, also at once', async () => {
    const keeper = await t.keeper()
    const { secret } = await asked(keeper)
    const [answered, declined] = await Promise.all([
      // The calls with the secret in their address stay for who uses them.
      t.send('POST', `/depoimento/${secret}`, undefined, { ...WORDS, consentimento: true }),
      t.send('POST', '/depoimento/recusar', undefined, { token: secret }),
    ])
    expect([answered.status, declined.status].sort()).toEqual([200, 409])
    expect(await testimoniesOf(keeper)).toHaveLength(answered.status === 200 ? 1 : 0)
  })

  it('declines, and is not asked again by this supplier', async () => {
    const keeper = await t.keeper()
    const { email, secret } = await asked(keeper)
    expect((await t.send('POST', `/depoimento/${secret}/recusar`)).status).toBe(200)
    expect((await t.read(secret)).body.data.situacao).toBe('recusado')
    expect((await t.reply(secret)).status).toBe(409)
    expect(await listed(keeper)).toMatchObject([{ situacao: 'recusado', email: '' }])
    expect(JSON.stringify(await requestsOf(keeper))).not.toContain(email)
    const again = await t.ask(keeper, email)
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['email']])
    expect((await t.ask(await t.keeper(), email)).status).toBe(200)
  })

  it('is asked in vain once the time is over', async () => {
    const keeper = await t.keeper()
    const { email, secret } = await asked(keeper)
    await makeOverdue(keeper)
    expect((await t.read(secret)).body.data.situacao).toBe('vencido')
    expect((await t.reply(secret)).status).toBe(409)
    expect(await listed(keeper)).toMatchObject([{ situacao: 'vencido' }])
    await testimonialsUpkeep.run(api.platform, {})
    expect(JSON.stringify(await requestsOf(keeper))).not.toContain(email)
    expect((await t.read(secret)).body.data.situacao).toBe('vencido')
    await forgetAttempts()
    expect((await t.ask(keeper, email)).status).toBe(200)
  })

  it('takes the testimony back by the link of the confirmation, chosen or not', async () => {
    const keeper = await t.keeper({ nomeFantasia: 'Prumo Sistemas' })
    const { email, secret } = await asked(keeper)
    await t.reply(secret)
    const way = await t.linkMailedTo(email)
    expect(way).not.toBe(secret)
    expect(t.mailTo(email)?.subject).toBe('Recebemos o seu depoimento')
    const [row] = await testimoniesOf(keeper)
    await t.choose(keeper, [row?.id ?? ''])
    expect((await t.read(way)).body.data).toMatchObject({
      situacao: 'entregue',
      fornecedor: { nome: 'Prumo Sistemas' },
      depoimento: { nome: WORDS.nome, depoimento: WORDS.depoimento },
    })
    expect((await t.send('DELETE', `/depoimento/${secret}`)).status).toBe(409)
    const uses = await Promise.all(
      Array.from({ length: 5 }, () =>
        t.send('POST', '/depoimento/retirar', undefined, { token: way }),
      ),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await t.shown(keeper.vendorId)).toEqual([])
    expect(await testimoniesOf(keeper)).toEqual([])
    expect(await listed(keeper)).toMatchObject([{ situacao: 'retirado' }])
    expect((await t.read(way)).status).toBe(404)
  })

  it('and the supplier may delete at once', async () => {
    const keeper = await t.keeper()
    const { email, secret } = await asked(keeper)
    await t.reply(secret)
    const way = await t.linkMailedTo(email)
    const [row] = await testimoniesOf(keeper)
    const [deleted, withdrawn] = await Promise.all([
      t.send('DELETE', `/vendor/${keeper.vendorId}/depoimentos/${row?.id}`, keeper.token),
      t.send('DELETE', `/depoimento/${way}`),
    ])
    expect([200, 404]).toContain(deleted.status)
    expect([200, 409]).toContain(withdrawn.status)
    expect(await testimoniesOf(keeper)).toEqual([])
  })

  it('is told nothing of a page that is not seen, and answers nothing', async () => {
    const keeper = await t.keeper()
    const { secret } = await asked(keeper, { mensagem: 'Conte.' })
    await api.platform.db
      .update(vendors)
      .set({ isVisible: false })
      .where(eq(vendors.id, keeper.vendorId))
    expect((await t.read(secret)).body.data).toMatchObject({
      situacao: 'indisponivel',
      mensagem: '',
    })
    expect((await t.reply(secret)).status).toBe(409)
  })

  it('cannot be guessed', async () => {
    expect((await t.read('nada')).status).toBe(404)
    const statuses = []
    for (let i = 0; i < 101; i++) statuses.push((await t.read(`chute${i}`)).status)
    expect(statuses.at(0)).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe("a customer's words", () => {
  it('are not for the supplier to change, nor for an Admin', async () => {
    const keeper = await t.keeper()
    const { secret } = await asked(keeper)
    await t.reply(secret)
    const [row] = await testimoniesOf(keeper)
    const admin = (await api.admin()).token
    for (const token of [keeper.token, admin]) {
      const form = formOf({ ...WORDS, depoimento: 'Perfeito em tudo.' })
      const path = `/vendor/${keeper.vendorId}/depoimentos/${row?.id}`
      const answer = await t.send('PUT', path, token, form)
      expect(answer.status).toBe(409)
      expect(answer.body.error).toContain('escrito pelo cliente')
    }
    expect(await testimoniesOf(keeper)).toEqual([row])
  })
})

describe('who may call what', () => {
  it('is told by the session', async () => {
    const keeper = await t.keeper()
    const stranger = (await api.person()).token
    const admin = (await api.admin()).token
    const path = pathOf(keeper)
    const fresh = async () => (await t.ask(keeper, mailbox())).body.data._id
    const calls = {
      list: async (token?: string) => api.get(`/v1${path}`, token),
      ask: async (token?: string) => t.send('POST', path, token, { nome: 'Ana', email: mailbox() }),
      resend: async (token?: string) => {
        const id = await fresh()
        await forgetAttempts()
        return t.send('POST', `${path}/${id}/reenviar`, token)
      },
      cancel: async (token?: string) => t.send('DELETE', `${path}/${await fresh()}`, token),
    }
    for (const [name, call] of Object.entries(calls)) {
      const seen = []
      for (const token of [undefined, stranger, admin, keeper.token])
        seen.push((await call(token)).status)
      expect(seen, name).toEqual([401, 403, 200, 200])
    }
    const other = await t.keeper()
    const id = await fresh()
    expect((await t.send('DELETE', `${pathOf(other)}/${id}`, other.token)).status).toBe(404)
  })
})

describe('every night', () => {
  it('forgets what came of old requests', async () => {
    const keeper = await t.keeper()
    const [old, recent] = [await asked(keeper), await asked(keeper)]
    await t.reply(old.secret)
    await t.reply(recent.secret)
    const long = new Date(Date.now() - (CLOSED_TESTIMONY_REQUEST_DAYS + 1) * DAY_MS)
    await api.platform.db
      .update(testimonyRequests)
      .set({ closedAt: long })
      .where(eq(testimonyRequests.id, old.id))
    await testimonialsUpkeep.run(api.platform, {})
    expect((await requestsOf(keeper)).map(({ id }) => id)).toEqual([recent.id])
    // The testimonies stay.
    expect(await testimoniesOf(keeper)).toHaveLength(2)
  })
})
