import { eq, inArray } from 'drizzle-orm'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import {
  auditLog,
  quoteConversations,
  quoteMessages,
  quoteOffers,
  quoteReports,
  quoteRequests,
  users,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import { dayOf, formatDate } from '#/domain/dates.ts'
import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { isWorkingDayAt, workingDaysFrom } from '#/domain/working-days.ts'
import { accountUpkeep } from '#/features/accounts/removal.server.ts'
import { ANSWERING_MIN } from '#/features/reviews/limits.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { consentText } from './consent.ts'
import { endAbandoned, workOffDeadlines } from './deadlines.server.ts'
import { BURST_MAX, HELD_DAYS, IN_A_ROW_MAX, REQUESTS_PER_DAY } from './limits.ts'
import { quotesUpkeep } from './upkeep.server.ts'

const api = testApi()
const { person, admin } = api
const db = () => api.platform.db

/** A page that takes requests, and who keeps it. */
async function supplier(overrides: Parameters<typeof makeVendor>[1] = {}) {
  const keeper = await person()
  const vendor = await makeVendor(db(), { acceptsLeads: true, ...overrides })
  await giveVendor(db(), vendor.id, keeper.id)
  return { keeper, id: vendor.id, name: vendor.nomeFantasia ?? '' }
}
type Supplier = Awaited<ReturnType<typeof supplier>>

/** A need of words that nobody wrote before. */
const newNeed = () => `Preciso disto: ${uuidv4()} ${uuidv4()}`

const agreeTo = ({ id, name }: Supplier) => ({ fornecedor: id, texto: consentText(name) })

const form = (to: Supplier[], overrides: object = {}) => ({
  fornecedores: to.map(({ id }) => id),
  necessidade: newNeed(),
  porte: 'me',
  setor: 'servicos',
  cidade: 'Recife',
  prazo: 'ate_1_mes',
  orcamento: 'até R$ 500 por mês',
  contato: { formas: ['telefone'], telefone: '(81) 91234-5678', quando: 'à tarde' },
  consentimento: to.map(agreeTo),
  ...overrides,
})

const ask = (who: Person | undefined, payload: object) =>
  api.send('POST', '/v1/orcamentos', { token: who?.token, payload })
const own = async (who: Person) => (await api.get('/v1/orcamentos', who.token)).body
const inbox = (id: string, who: Person | undefined, query = '') =>
  api.get(`/v1/vendor/${id}/orcamentos${query}`, who?.token)
const read = (id: string, who: Person | undefined) =>
  api.get(`/v1/orcamentos/${id}/mensagens`, who?.token)
const act = (word: string, id: string, who: Person | undefined, payload: object = {}) =>
  api.send('POST', `/v1/orcamentos/${id}/${word}`, { token: who?.token, payload })
const write = (id: string, who: Person | undefined, payload: object = { texto: 'Bom dia!' }) =>
  act('mensagens', id, who, payload)

/** A request that some suppliers got, and the ids of its conversations, in their order. */
async function asked(...to: Supplier[]) {
  const buyer = await person()
  expect((await ask(buyer, form(to))).status).toBe(200)
  const { data } = await own(buyer)
  const conversations: string[] = to.map(
    ({ id }) =>
      data[0].conversas.find(
        ({ fornecedor }: { fornecedor: { _id: string } }) => fornecedor._id === id,
      )._id,
  )
  return { buyer, conversations, first: conversations[0] as string }
}

async function lettersTo({ email }: { email: string }) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email)
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** A form with a file, as browsers send it. */
function withFile(fields: Record<string, string>, content = PDF) {
  const boundary = 'limite'
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="proposta.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

describe('a request', () => {
  it('goes to whom the buyer agreed to, each apart, with the text of the consent kept', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const { buyer, first } = await asked(one, two)
    const rows = await db().select().from(quoteConversations)
    const kept = rows.filter(({ vendorId }) => [one.id, two.id].includes(vendorId))
    expect(kept.map(({ consentText: text }) => text).sort()).toEqual(
      [consentText(one.name), consentText(two.name)].sort(),
    )
    const { body } = await inbox(one.id, one.keeper)
    expect(body.data).toEqual([
      expect.objectContaining({
        _id: first,
        situacao: 'aguardando',
        contatoMostrado: false,
        comprador: `${buyer.firstName} ${buyer.lastName}`,
      }),
    ])
    expect(JSON.stringify(body)).not.toContain(buyer.email)
    expect(JSON.stringify(body)).not.toContain('91234-5678')
    expect(await lettersTo(one.keeper)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(`conversa=${first}`) }),
    ])
  })

  it('is for products too: who sells them is named with what is agreed to', async () => {
    const [one, two, other] = [await supplier(), await supplier(), await supplier()]
    const { id: software } = await makeOffer(db())
    await linkOffer(db(), one.id, software)
    await linkOffer(db(), two.id, software)
    const { body } = await api.get(
      `/v1/orcamentos/destinatarios?software=${software}&fornecedor=${other.id}`,
    )
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual(
      [one.id, two.id, other.id].sort(),
    )
    const buyer = await person()
    const sent = form([one], { fornecedores: [], software: [software] })
    expect((await ask(buyer, sent)).status).toBe(200)
    const [request] = (await own(buyer)).data
    expect(request.conversas).toEqual([
      expect.objectContaining({
        software: [expect.objectContaining({ _id: software })],
        fornecedor: expect.objectContaining({ _id: one.id, logo: '' }),
      }),
    ])
    // Nobody else who sells it hears of it.
    expect((await inbox(two.id, two.keeper)).body.data).toEqual([])
    const elsewhere = form([other], { fornecedores: [], software: [software] })
    expect((await ask(await person(), elsewhere)).status).toBe(400)
  })

  it('is refused by its field, and nothing is sent', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const buyer = await person()
    const wrong: [object, number, string][] = [
      [form([one], { necessidade: 'Curto.' }), 400, 'necessidade'],
      [form([one], { consentimento: [] }), 400, 'consentimento'],
      [form([one, two], { consentimento: [agreeTo(one)] }), 400, 'consentimento'],
      [
        form([one], { consentimento: [{ fornecedor: one.id, texto: 'Sim.' }] }),
        409,
        'consentimento',
      ],
      [
        form([one], { contato: { formas: ['whatsapp'], telefone: '', quando: '' } }),
        400,
        'contato.telefone',
      ],
      [form([one], { porte: 'enorme' }), 400, 'porte'],
    ]
    for (const [payload, status, field] of wrong) {
      const answer = await ask(buyer, payload)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]])
    }
    expect((await ask(undefined, form([one]))).status).toBe(401)
    expect((await ask(one.keeper, form([one]))).status).toBe(403)
    expect((await own(buyer)).data).toEqual([])
  })

  it('reaches no page that is hidden, blocked, unconfirmed, unread or does not want it', async () => {
    const ends: ((one: Supplier) => Promise<unknown>)[] = [
      ({ id }) => db().update(vendors).set({ acceptsLeads: false }).where(eq(vendors.id, id)),
      ({ id }) =>
        db()
          .update(vendors)
          .set({ isVisible: false, suspendedAt: new Date() })
          .where(eq(vendors.id, id)),
      ({ id }) => db().update(vendors).set({ isVisible: false }).where(eq(vendors.id, id)),
      ({ id }) =>
        db().update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, id)),
      ({ id }) => db().delete(vendorAdmins).where(eq(vendorAdmins.vendorId, id)),
      ({ keeper }) =>
        db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, keeper.id)),
    ]
    for (const end of ends) {
      const one = await supplier()
      await end(one)
      expect((await ask(await person(), form([one]))).status).toBe(409)
      const { body } = await api.get(`/v1/orcamentos/destinatarios?fornecedor=${one.id}`)
      expect(body.data).toEqual([])
    }
  })

  it(`is one of ${REQUESTS_PER_DAY} a day, however many are sent at once`, async () => {
    const one = await supplier()
    const buyer = await person()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(buyer, form([one]))))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(429)]).toEqual([REQUESTS_PER_DAY, 100 - REQUESTS_PER_DAY])
    expect(await db().$count(quoteRequests, eq(quoteRequests.userId, buyer.id))).toBe(
      REQUESTS_PER_DAY,
    )
    // Ending them gives nobody more.
    for (const { conversas } of (await own(buyer)).data)
      await act('encerrar', conversas[0]._id, buyer)
    expect((await ask(buyer, form([one]))).status).toBe(429)
  })

  it('is tried a few times a minute: who tries without end keeps nobody waiting', async () => {
    const [one, buyer] = [await supplier(), await person()]
    const wrong = form([one], { consentimento: [{ fornecedor: one.id, texto: 'Sim.' }] })
    const tries = await Promise.all(Array.from({ length: 30 }, () => ask(buyer, wrong)))
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await ask(await person(), form([one]))).status).toBe(200)
  })

  it('is one of as many a day of a mailbox, however many accounts it has', async () => {
    const one = await supplier()
    const host = `${uuidv4()}.example`
    const accounts = await Promise.all(
      ['ana', 'ana+dois', 'ana+tres'].map((name) => person({ email: `${name}@${host}` })),
    )
    const answers = await Promise.all(
      [...accounts, ...accounts].map((who) => ask(who, form([one]))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
    expect((await ask(await person({ email: `rui@${host}` }), form([one]))).status).toBe(200)
  })
})

describe('a conversation', () => {
  it('is read and written by its two sides alone: every call, whoever asks', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const { buyer, first } = await asked(one, two)
    const former = await person()
    await giveVendor(db(), one.id, former.id)
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, former.id))
    const internal = { responsavel: null, anotacoes: 'Ligar amanhã.' }
    const calls: Record<string, (who: Person | undefined) => Promise<{ status: number }>> = {
      'get /mensagens': (who) => read(first, who),
      'post /mensagens': (who) => write(first, who),
      'post /contato': (who) => act('contato', first, who),
      'post /encerrar': (who) => act('encerrar', first, who),
      'post /denuncia': (who) => act('denuncia', first, who, { motivo: 'spam' }),
      'put /interno': (who) =>
        api.send('PUT', `/v1/orcamentos/${first}/interno`, {
          token: who?.token,
          payload: internal,
        }),
      'get /mensagens/{mensagem}/arquivo': (who) =>
        api.get(`/v1/orcamentos/${first}/mensagens/${first}/arquivo`, who?.token),
    }
    expect(await api.callsBelow('/v1/orcamentos/{id}')).toEqual(Object.keys(calls).sort())
    for (const call of Object.values(calls)) {
      expect((await call(undefined)).status).toBe(401)
      for (const who of [two.keeper, former, await person(), await admin()])
        expect((await call(who)).status).toBe(404)
    }
    const lists = [undefined, buyer, two.keeper, former, await admin()]
    const statuses = []
    for (const who of lists) statuses.push((await inbox(one.id, who)).status)
    expect(statuses).toEqual([401, 403, 403, 403, 403])
    // What each side alone may do.
    expect((await act('contato', first, one.keeper)).status).toBe(403)
    const noted = await api.send('PUT', `/v1/orcamentos/${first}/interno`, {
      token: buyer.token,
      payload: internal,
    })
    expect(noted.status).toBe(403)
    expect((await write(first, buyer, { texto: 'Oi!', valorCentavos: 100 })).status).toBe(403)
    for (const who of [buyer, one.keeper]) expect((await read(first, who)).status).toBe(200)
  })

  it('brings an answer with a price and a PDF, which the buyer compares and only the two sides read', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const { buyer, first } = await asked(one, two)
    const sent = await api.send('POST', `/v1/orcamentos/${first}/mensagens`, {
      token: one.keeper.token,
      ...withFile({
        texto: 'Segue a proposta.',
        valorCentavos: '45000',
        cobranca: 'mensal',
        validade: '2099-12-31',
      }),
    })
    expect(sent.status).toBe(200)
    const [{ conversas }] = (await own(buyer)).data
    const mine = conversas.find(({ _id }: { _id: string }) => _id === first)
    expect(mine).toMatchObject({
      situacao: 'respondido',
      proposta: {
        valorCentavos: 45000,
        cobranca: 'mensal',
        validade: '2099-12-31',
        temArquivo: true,
      },
    })
    const file = (who: Person) =>
      api.get(`/v1/orcamentos/${first}/mensagens/${mine.proposta.mensagem}/arquivo`, who.token)
    expect((await file(two.keeper)).status).toBe(404)
    const got = await file(buyer)
    expect([got.status, got.headers['content-type'], got.body]).toEqual([
      200,
      'application/pdf',
      PDF.toString(),
    ])
    expect(await lettersTo(buyer)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(`/meus-orcamentos/${first}`) }),
    ])
    const forged = await api.send('POST', `/v1/orcamentos/${first}/mensagens`, {
      token: one.keeper.token,
      ...withFile({ texto: 'Outra.' }, Buffer.from('<html>')),
    })
    expect([forged.status, Object.keys(forged.body.fields)]).toEqual([415, ['arquivo']])
    // To the buyer the company writes, to colleagues the person.
    expect((await read(first, buyer)).body.data.mensagens[0].autor).toBe(one.name)
    const seen = (await read(first, one.keeper)).body.data
    expect(seen.mensagens[0].autor).toBe(`${one.keeper.firstName} ${one.keeper.lastName}`)
    expect(seen.interno.responsavel).toBe(one.keeper.id)
  })

  it('shows the contact to one supplier, once the buyer wants it', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const { buyer, conversations } = await asked(one, two)
    const [first = '', second = ''] = conversations
    expect((await read(first, one.keeper)).body.data.contato).toBeNull()
    expect((await act('contato', first, buyer)).status).toBe(200)
    expect((await read(first, one.keeper)).body.data.contato).toEqual({
      email: buyer.email,
      telefone: '(81) 91234-5678',
    })
    expect((await read(second, two.keeper)).body.data.contato).toBeNull()
  })

  it('is ended by either side, and then nobody writes', async () => {
    const one = await supplier()
    for (const side of ['buyer', 'keeper'] as const) {
      const { buyer, first } = await asked(one)
      const who = side === 'buyer' ? buyer : one.keeper
      expect((await act('encerrar', first, who)).body.data).toMatchObject({
        situacao: 'encerrado',
        encerradoPor: side === 'buyer' ? 'comprador' : 'fornecedor',
      })
      for (const other of [buyer, one.keeper]) expect((await write(first, other)).status).toBe(409)
      expect((await act('encerrar', first, buyer)).status).toBe(409)
      expect((await act('contato', first, buyer)).status).toBe(409)
    }
  })

  it('takes few messages in a row, and one letter for them', async () => {
    const one = await supplier()
    const { buyer, first } = await asked(one)
    const sent = []
    for (let count = 0; count <= IN_A_ROW_MAX; count++)
      sent.push((await write(first, one.keeper)).status)
    expect(sent).toEqual([...Array(IN_A_ROW_MAX).fill(200), 409])
    expect(await lettersTo(buyer)).toHaveLength(1)
    expect((await write(first, buyer)).status).toBe(200)
    expect((await write(first, one.keeper)).status).toBe(200)
  })

  it('is hidden from a page that was blocked since', async () => {
    const one = await supplier()
    const { first } = await asked(one)
    await db()
      .update(vendors)
      .set({ isVisible: false, suspendedAt: new Date() })
      .where(eq(vendors.id, one.id))
    expect((await read(first, one.keeper)).status).toBe(404)
    expect((await inbox(one.id, one.keeper)).status).toBe(403)
  })
})

describe('an inbox', () => {
  it('is read on from the last item, what was written last first, by state and by who looks after it', async () => {
    const one = await supplier()
    const ids: string[] = []
    for (let count = 0; count < BURST_MAX; count++) ids.push((await asked(one)).first)
    const [oldest = ''] = ids
    const older = await asked(await supplier())
    await db()
      .update(quoteConversations)
      .set({ vendorId: one.id })
      .where(eq(quoteConversations.id, older.first))
    await write(oldest, one.keeper)
    const { body } = await inbox(one.id, one.keeper)
    expect([body.data.length, body.data[0]._id]).toEqual([BURST_MAX, oldest])
    const rest = await inbox(one.id, one.keeper, `?antes=${body.proximo}`)
    expect([rest.body.data.length, rest.body.proximo]).toEqual([1, null])
    const idsOf = async (query: string) =>
      (await inbox(one.id, one.keeper, query)).body.data.map(({ _id }: { _id: string }) => _id)
    expect(await idsOf('?situacao=respondido')).toEqual([oldest])
    expect(await idsOf('?meus=1')).toEqual([oldest])
  })
})

describe('who waits for an answer', () => {
  /** When suppliers got these requests; all else here is younger. */
  const SENT = workingDaysFrom(new Date(), -10)
  const REMINDED = workingDaysFrom(SENT, 2)
  const OTHERS_NAMED = workingDaysFrom(SENT, 4)
  const askedThen = async (...to: Supplier[]) => {
    const found = await asked(...to)
    await db()
      .update(quoteConversations)
      .set({ deliveredAt: SENT })
      .where(inArray(quoteConversations.id, found.conversations))
    return found
  }
  const minuteBefore = (moment: Date) => new Date(moment.getTime() - 60_000)
  const titled = async (who: Person, title: RegExp) =>
    (await lettersTo(who)).filter(({ subject }) => title.test(subject))
  const reminders = (who: Person) => titled(who, /espera.* a sua resposta/)

  it('has the supplier reminded once, of all that waits in one letter, after 2 working days', async () => {
    const [one, quick] = [await supplier(), await supplier()]
    await askedThen(one)
    await askedThen(one, quick)
    const answered = await askedThen(quick)
    await workOffDeadlines(api.platform, minuteBefore(REMINDED))
    expect(await reminders(one.keeper)).toEqual([])
    await Promise.all([1, 2].map(() => workOffDeadlines(api.platform, REMINDED)))
    // What is answered before the letter goes out is not asked for.
    await write(answered.first, quick.keeper)
    const [letter, ...more] = await reminders(one.keeper)
    expect([letter?.text, more]).toEqual([expect.stringContaining('2 pedidos de orçamento'), []])
    expect((await reminders(quick.keeper))[0]?.text).toContain('Um pedido de orçamento')
    await workOffDeadlines(api.platform, OTHERS_NAMED)
    expect(await reminders(one.keeper)).toHaveLength(1)
  })

  it('has the buyer told of others after 4, to whom nothing is sent', async () => {
    const [one, other, without] = [await supplier(), await supplier(), await supplier()]
    const { id: software } = await makeOffer(db())
    for (const { id } of [one, other]) await linkOffer(db(), id, software)
    const { buyer, conversations, first } = await askedThen(one, without)
    await workOffDeadlines(api.platform, minuteBefore(OTHERS_NAMED))
    expect((await read(first, buyer)).body.data.alternativas).toEqual([])
    await workOffDeadlines(api.platform, OTHERS_NAMED)
    await workOffDeadlines(api.platform, OTHERS_NAMED)
    const letters = await titled(buyer, /ainda não teve resposta/)
    expect(letters).toHaveLength(1)
    for (const name of [one.name, without.name]) expect(letters[0]?.text).toContain(name)
    expect((await read(first, buyer)).body.data.alternativas).toEqual([
      { _id: other.id, nome: other.name, software: [expect.objectContaining({ _id: software })] },
    ])
    expect((await inbox(other.id, other.keeper)).body.data).toEqual([])
    // Nobody but the buyer reads it, and nobody once there is an answer.
    expect((await read(first, one.keeper)).body.data.alternativas).toEqual([])
    await write(first, one.keeper)
    expect((await read(first, buyer)).body.data.alternativas).toEqual([])
    expect((await read(conversations[1] ?? '', buyer)).body.data.alternativas).toEqual([])
  })

  it('has the supplier told how long it is by then, where the reminder is late', async () => {
    const [one, both] = [await supplier(), await supplier()]
    await askedThen(one, both)
    const younger = await asked(both)
    await db()
      .update(quoteConversations)
      .set({ deliveredAt: workingDaysFrom(SENT, 3) })
      .where(inArray(quoteConversations.id, younger.conversations))
    await workOffDeadlines(api.platform, workingDaysFrom(SENT, 7))
    const { body } = await api.get(`/v1/vendor/${one.id}/notificacoes`, one.keeper.token)
    expect(JSON.stringify(body)).toContain('espera resposta há 7 dias úteis')
    // A letter says how long it is as it goes out, which is now.
    expect((await reminders(one.keeper))[0]?.text).toContain('espera resposta há 10 dias úteis')
    expect((await reminders(both.keeper))[0]?.text).toContain(
      'esperam resposta há 7 a 10 dias úteis',
    )
  })

  it('is no matter of a weekend', async () => {
    const one = await supplier()
    await askedThen(one)
    let weekend = REMINDED
    while (isWorkingDayAt(weekend)) weekend = new Date(weekend.getTime() + DAY_MS)
    await workOffDeadlines(api.platform, weekend)
    expect(await reminders(one.keeper)).toEqual([])
  })

  it('shows everybody how the supplier answers, after some requests', async () => {
    const one = await supplier()
    const answering = async () =>
      (await api.get(`/v1/vendor/${one.id}/respostas`)).body.data.pedidos
    const made = []
    for (let count = 1; count <= ANSWERING_MIN; count++) made.push(await askedThen(one))
    const [slow, quick, given, ended] = made.map(({ first }) => first)
    await write(slow ?? '', one.keeper)
    await write(quick ?? '', one.keeper)
    const tookHours = (id: string | undefined, hours: number) =>
      db()
        .update(quoteConversations)
        .set({ firstAnsweredAt: new Date(SENT.getTime() + hours * HOUR_MS) })
        .where(eq(quoteConversations.id, id ?? ''))
    await tookHours(slow, 5)
    await tookHours(quick, 2)
    await act('encerrar', given ?? '', one.keeper)
    // Its buyer did not wait: that is nobody's delay.
    await act('encerrar', ended ?? '', made[3]?.buyer)
    await workOffDeadlines(api.platform, REMINDED)
    expect(await answering()).toEqual({ dozeMeses: null, seisMeses: null })
    await askedThen(one)
    await workOffDeadlines(api.platform, REMINDED)
    const seen = { total: 5, respondidos: 2, medianaHoras: 3.5 }
    expect(await answering()).toEqual({ dozeMeses: seen, seisMeses: seen })
    expect((await api.get(`/v1/vendor/${uuidv7()}/respostas`)).status).toBe(404)
  })
})

describe('a side that is not there any more', () => {
  it('ends the conversation, and its buyer is told once whom else to ask', async () => {
    const [one, other] = [await supplier(), await supplier()]
    const offer = await makeOffer(db())
    for (const { id } of [one, other]) await linkOffer(db(), id, offer.id)
    const { buyer, first } = await asked(one)
    await db().insert(quoteOffers).values({ conversationId: first, offerId: offer.id })
    await db().update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, one.id))
    await Promise.all([endAbandoned(api.platform), endAbandoned(api.platform)])
    await endAbandoned(api.platform)
    const { body } = await read(first, buyer)
    expect(body.data).toMatchObject({ situacao: 'encerrado', encerradoPor: 'ausencia' })
    expect(body.data.alternativas).toEqual([expect.objectContaining({ _id: other.id })])
    expect((await lettersTo(buyer)).map(({ subject }) => subject)).toEqual([
      'Uma conversa sobre o seu pedido foi encerrada',
    ])
  })

  it('gets nothing from the other one, blocked as it is', async () => {
    const one = await supplier()
    const { buyer, first } = await asked(one)
    await db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, buyer.id))
    expect((await write(first, one.keeper)).status).toBe(409)
    await endAbandoned(api.platform)
    expect((await read(first, one.keeper)).body.data).toMatchObject({ encerradoPor: 'ausencia' })
    expect(await lettersTo(buyer)).toEqual([])
  })
})

describe('moderation', () => {
  const NEED = 'Listas de contatos.'
  const held = async () => {
    const [one, two, three, four] = [
      await supplier(),
      await supplier(),
      await supplier(),
      await supplier(),
    ]
    const text = `${NEED} ${newNeed()}`
    await ask(await person(), form([one, two, three], { necessidade: text }))
    const sender = await person()
    const again = text.toUpperCase().replaceAll('.', ' !').replace('DISTO', 'D A Q U I L O')
    const { status, body } = await ask(sender, form([four], { necessidade: again }))
    const until = dayOf(workingDaysFrom(new Date(), HELD_DAYS))
    expect([status, body.data.conferidoAte]).toEqual([200, until])
    expect(body.message).toContain(
      `em análise: nossa equipe confere antes de enviar, até ${formatDate(until)}`,
    )
    const [request] = (await own(sender)).data
    expect(request.conversas[0]).toMatchObject({ situacao: 'em_analise', conferidoAte: until })
    expect((await inbox(four.id, four.keeper)).body.data).toEqual([])
    expect((await write(request.conversas[0]._id, sender)).status).toBe(409)
    return { sender, four, id: request.conversas[0]._id as string }
  }
  const decide = async (who: Person, word: string) => {
    const { body } = await api.get(
      '/v1/admin/quote-reports?situacao=waiting&sort=-desde',
      who.token,
    )
    return api.send('POST', `/v1/admin/quote-reports/${body.data[0]._id}/${word}`, {
      token: who.token,
      payload: { reason: 'Conferido pela equipe.' },
    })
  }

  it('is named as late at the desk once its deadline is over', async () => {
    const [moderator, { id }] = [await admin(), await held()]
    const row = async () => {
      const { body } = await api.get(
        '/v1/admin/quote-reports?situacao=waiting&sort=desde',
        moderator.token,
      )
      return body.data[0]
    }
    expect((await row()).atrasado).toBe(false)
    const [report] = await db()
      .select()
      .from(quoteReports)
      .where(eq(quoteReports.status, 'waiting'))
    const since = workingDaysFrom(new Date(), -HELD_DAYS)
    await db()
      .update(quoteReports)
      .set({ createdAt: new Date(since.getTime() - 1000) })
      .where(eq(quoteReports.id, report?.id ?? ''))
    expect(id).toBeDefined()
    expect(await row()).toMatchObject({
      atrasado: true,
      prazo: dayOf(workingDaysFrom(since, HELD_DAYS)),
    })
    expect((await decide(moderator, 'uphold')).status).toBe(200)
  })

  it('tells a buyer once that it takes longer than was said', async () => {
    const [moderator, { sender }] = [await admin(), await held()]
    const late = workingDaysFrom(new Date(), HELD_DAYS + 1)
    await workOffDeadlines(api.platform, late)
    await workOffDeadlines(api.platform, late)
    expect((await lettersTo(sender)).map(({ subject }) => subject)).toEqual([
      'A análise do seu pedido está atrasada',
    ])
    expect((await decide(moderator, 'uphold')).status).toBe(200)
  })

  it('holds a text that has another end for each supplier', async () => {
    const words = (count: number) =>
      Array.from({ length: count }, () => uuidv4().slice(0, 8)).join(' ')
    const mailing = words(30)
    const sent = []
    for (let n = 0; n < 4; n++) {
      const sender = await person()
      const payload = form([await supplier()], { necessidade: `${mailing} ${words(30)}` })
      sent.push((await ask(sender, payload)).body.data.conferidoAte === null)
    }
    expect(sent).toEqual([true, true, true, false])
  })

  it('holds a text that one supplier gets again and again, from whomever', async () => {
    const flooded = await supplier()
    const text = newNeed()
    const isHeld = async (to: Supplier, necessidade: string) =>
      (await ask(await person(), form([to], { necessidade }))).body.data.conferidoAte !== null
    const sent = []
    for (let n = 0; n < 4; n++) sent.push(await isHeld(flooded, text))
    expect(sent).toEqual([false, false, false, true])
    expect(await isHeld(flooded, newNeed())).toBe(false)
    expect(await isHeld(await supplier(), text)).toBe(false)
  })

  it('sends what was held, or tells the buyer why not', async () => {
    const moderator = await admin()
    const sent = await held()
    expect((await decide(moderator, 'dismiss')).status).toBe(200)
    expect((await inbox(sent.four.id, sent.four.keeper)).body.data).toHaveLength(1)
    expect(await lettersTo(sent.sender)).toHaveLength(1)

    const stopped = await held()
    expect((await decide(moderator, 'uphold')).status).toBe(200)
    expect((await inbox(stopped.four.id, stopped.four.keeper)).body.data).toEqual([])
    expect((await own(stopped.sender)).data[0].conversas[0].situacao).toBe('recusado')
    const [letter] = await lettersTo(stopped.sender)
    expect(letter?.text).toContain('Conferido pela equipe.')
    expect(await lettersTo(stopped.four.keeper)).toEqual([])
  })

  it('sends what was held to no page that takes none by now, and nothing of a buyer who was blocked', async () => {
    const moderator = await admin()
    const closed = await held()
    await db().update(vendors).set({ acceptsLeads: false }).where(eq(vendors.id, closed.four.id))
    expect((await decide(moderator, 'dismiss')).status).toBe(200)
    expect((await read(closed.id, closed.sender)).body.data).toMatchObject({
      situacao: 'encerrado',
      encerradoPor: 'ausencia',
    })
    expect((await lettersTo(closed.sender)).map(({ subject }) => subject)).toEqual([
      'Uma conversa sobre o seu pedido foi encerrada',
    ])

    const gone = await held()
    await db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, gone.sender.id))
    expect((await decide(moderator, 'dismiss')).status).toBe(200)
    expect(await lettersTo(gone.sender)).toEqual([])
    for (const { four } of [closed, gone]) {
      expect((await inbox(four.id, four.keeper)).body.data).toEqual([])
      expect(await lettersTo(four.keeper)).toEqual([])
    }
  })

  it('reads a conversation while a report of it waits, and ends it', async () => {
    const [moderator, one] = [await admin(), await supplier()]
    const { buyer, first } = await asked(one)
    await write(first, one.keeper, { texto: 'Compre já!' })
    expect((await read(first, moderator)).status).toBe(404)
    expect((await act('denuncia', first, buyer, { motivo: 'spam' })).body.data.denunciada).toBe(
      true,
    )
    const { data } = (await read(first, moderator)).body
    expect([data.lado, data.contato, data.interno]).toEqual(['moderacao', null, null])
    expect((await write(first, moderator)).status).toBe(404)
    expect((await decide(moderator, 'uphold')).status).toBe(200)
    expect((await read(first, moderator)).status).toBe(404)
    expect((await read(first, buyer)).body.data).toMatchObject({
      situacao: 'encerrado',
      encerradoPor: 'moderacao',
      denunciada: false,
    })
    expect(await db().$count(auditLog, eq(auditLog.action, 'stopQuote'))).toBeGreaterThan(0)
  })

  it('tells a supplier nothing of what never reached it, also where its buyer reports it', async () => {
    const { sender, four, id } = await held()
    expect((await act('denuncia', id, sender, { motivo: 'outro' })).status).toBe(200)
    for (const _report of ['of the buyer', 'of the site'])
      expect((await decide(await admin(), 'uphold')).status).toBe(200)
    expect(await lettersTo(four.keeper)).toEqual([])
    const told = await api.get(`/v1/vendor/${four.id}/notificacoes`, four.keeper.token)
    expect([told.status, JSON.stringify(told.body).includes(id)]).toEqual([200, false])
  })

  it('is nobody who keeps, or kept, the page of a rival that was asked as well', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const { buyer, conversations } = await asked(one, two)
    const [, second = ''] = conversations
    await write(second, two.keeper, { texto: 'Fazemos por menos.', valorCentavos: 100 })
    await act('denuncia', second, buyer, { motivo: 'golpe', detalhes: 'Pediu um depósito.' })
    const [keeps, kept] = [await admin(), await admin()]
    for (const { id } of [keeps, kept]) await giveVendor(db(), one.id, id)
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, kept.id))
    const shown = async (who: Person) =>
      (await api.get('/v1/admin/quote-reports?situacao=waiting&sort=-desde', who.token)).body
        .data[0]
    for (const who of [keeps, kept]) {
      expect((await read(second, who)).status).toBe(404)
      expect(await shown(who)).toMatchObject({
        impedido: true,
        conversa: null,
        comprador: '',
      })
      for (const word of [two.name, second, 'Pediu um depósito.'])
        expect(JSON.stringify(await shown(who))).not.toContain(word)
      expect((await decide(who, 'dismiss')).status).toBe(403)
    }
    const other = await admin()
    expect((await read(second, other)).status).toBe(200)
    expect(await shown(other)).toMatchObject({
      impedido: false,
      conversa: second,
      fornecedores: [two.name],
      detalhes: 'Pediu um depósito.',
    })
    expect((await decide(other, 'dismiss')).status).toBe(200)
  })

  it('is nobody who is of one of the sides', async () => {
    const [moderator, one] = [await admin(), await supplier()]
    await giveVendor(db(), one.id, moderator.id)
    const { buyer, first } = await asked(one)
    await act('denuncia', first, buyer, { motivo: 'golpe', detalhes: 'Pediu um depósito.' })
    expect((await decide(moderator, 'dismiss')).status).toBe(403)
    expect((await decide(await admin(), 'dismiss')).status).toBe(200)
  })
})

describe('what is kept', () => {
  it('ends with the account of the buyer, and a year after the last message, files and all', async () => {
    const one = await supplier()
    const removed = await asked(one)
    const silent = await asked(one)
    for (const { first } of [removed, silent])
      await api.send('POST', `/v1/orcamentos/${first}/mensagens`, {
        token: one.keeper.token,
        ...withFile({ texto: 'Segue a proposta.' }),
      })
    const keys = (await db().select().from(quoteMessages)).flatMap(({ conversationId, fileKey }) =>
      [removed.first, silent.first].includes(conversationId) && fileKey ? [fileKey] : [],
    )
    const files = () => Promise.all(keys.map((key) => api.platform.privateFiles.open(key)))
    expect((await files()).every(Boolean)).toBe(true)
    await db()
      .update(users)
      .set({ deletionRequestedAt: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(users.id, removed.buyer.id))
    await accountUpkeep.run(api.platform, {})
    const long = new Date(Date.now() - 400 * DAY_MS)
    await db()
      .update(quoteConversations)
      .set({ lastMessageAt: long })
      .where(eq(quoteConversations.id, silent.first))
    await db()
      .update(quoteRequests)
      .set({ createdAt: long })
      .where(eq(quoteRequests.userId, silent.buyer.id))
    await quotesUpkeep.run(api.platform, {})
    for (const { first } of [removed, silent])
      expect((await read(first, one.keeper)).status).toBe(404)
    expect((await own(silent.buyer)).data).toEqual([])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(await files()).toEqual([null, null])
  })
})
