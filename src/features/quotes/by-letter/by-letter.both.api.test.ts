import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { giveVendor, makeQuote, makeVendor } from '#/db/factories/index.ts'
import { quoteLetters, quoteMessages, users } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { workingDaysFrom } from '#/domain/working-days.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { workOffDeadlines } from '../deadlines.server.ts'
import { LETTER_DAYS } from '../limits.ts'
import { quotesUpkeep } from '../upkeep.server.ts'
import { replyAddress } from './address.server.ts'
import { receiveLetter } from './service.server.ts'

const api = testApi()
const db = () => api.platform.db

const PASSWORD = 'senha-das-cartas-123'
const basic = (password = PASSWORD) => ({
  authorization: `Basic ${Buffer.from(`praca:${password}`).toString('base64')}`,
  'content-type': 'message/rfc822',
})

beforeAll(() => {
  Object.assign(api.platform.env, {
    INBOUND_MAIL_DOMAIN: 'respostas.praca.example',
    INBOUND_MAIL_FORM: 'mime',
    INBOUND_MAIL_SECRET: PASSWORD,
  })
})

let letters = 0
interface Sent {
  from: string
  to: string
  text?: string
  id?: string
  headers?: string[]
  /** Of a file: its type and what it says. */
  file?: [type: string, content: string]
}

/** A letter as a mail program sends it. */
function letterOf({
  from,
  to,
  text = 'Bom dia!',
  id = `<${++letters}@x>`,
  headers = [],
  file,
}: Sent) {
  const [type, content] = file ?? []
  return [
    ...headers,
    `From: Alguém <${from}>`,
    `To: ${to}`,
    `Message-ID: ${id}`,
    'MIME-Version: 1.0',
    `Content-Type: ${file ? 'multipart/mixed; boundary=b' : 'text/plain; charset=utf-8'}`,
    '',
    ...(file ? ['--b', 'Content-Type: text/plain; charset=utf-8', ''] : []),
    text,
    '',
    'Em sex., 27 de nov. de 2026 às 09:12, Praça <nao-responda@praca.example> escreveu:',
    '> Olá!',
    ...(file
      ? [
          '--b',
          `Content-Type: ${type}; name=arquivo`,
          'Content-Disposition: attachment; filename=arquivo',
          'Content-Transfer-Encoding: base64',
          '',
          Buffer.from(content ?? '').toString('base64'),
          '--b--',
        ]
      : []),
    '',
  ].join('\r\n')
}

const post = (payload: string, headers: Record<string, string> = basic(), form = 'mime') =>
  api.app.inject({ method: 'POST', url: `/v1/cartas/${form}`, payload, headers })

/** A letter that comes in, whatever becomes of it. */
async function comesIn(sent: Sent) {
  expect((await post(letterOf(sent))).statusCode).toBe(200)
}

/** A conversation with both its sides, and where each answers it by letter. */
async function conversation(overrides: { deliveredAt?: Date } = {}) {
  const [buyer, keeper] = [await api.person(), await api.person()]
  const vendor = await makeVendor(db())
  await giveVendor(db(), vendor.id, keeper.id)
  const people = { userId: buyer.id, vendorId: vendor.id }
  const { conversationId: id } = await makeQuote(db(), { ...people, ...overrides })
  const to = async (who: Person) => (await replyAddress(api.platform.env, id, who.id)) ?? ''
  return { id, buyer, keeper, vendor, toBuyer: await to(buyer), toKeeper: await to(keeper) }
}

const messagesIn = async (id: string) =>
  (await db().select().from(quoteMessages).where(eq(quoteMessages.conversationId, id))).map(
    ({ side, text, fileKey }) => ({ side, text, hasFile: fileKey !== null }),
  )

async function lettersTo({ email }: { email: string }) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email)
}

describe('an answer by letter', () => {
  it('goes to the reminder of one request as well, which says what was asked for', async () => {
    const deliveredAt = new Date(Date.now() - 20 * DAY_MS)
    const { id, keeper, toKeeper } = await conversation({ deliveredAt })
    // On a day of rest nobody is reminded, and this runs on any.
    await workOffDeadlines(api.platform, workingDaysFrom(new Date(), 0))
    const [reminder] = await lettersTo(keeper)
    expect(reminder).toMatchObject({ replyTo: toKeeper })
    expect(reminder?.text).toContain('Mensagem: Precisamos de um sistema para vender e entregar')
    await comesIn({ from: keeper.email, to: toKeeper, text: 'Atendemos, sim.' })
    expect(await messagesIn(id)).toMatchObject([{ side: 'vendor', text: 'Atendemos, sim.' }])
  })

  it('goes to the address of the letter, and into the conversation without what it quotes', async () => {
    const { id, buyer, keeper, toKeeper, toBuyer } = await conversation()
    await comesIn({ from: keeper.email, to: toKeeper, text: 'Custa R$ 450 por mês.' })
    expect(await messagesIn(id)).toEqual([
      { side: 'vendor', text: 'Custa R$ 450 por mês.', hasFile: false },
    ])
    const [letter] = await lettersTo(buyer)
    expect(letter).toMatchObject({ replyTo: toBuyer })
    expect(letter?.text).toContain('Custa R$ 450 por mês.')
    expect(letter?.text).toContain('Responda a este e-mail')
    await comesIn({ from: buyer.email.toUpperCase(), to: toBuyer.toUpperCase(), text: 'Fechado.' })
    expect((await messagesIn(id)).at(-1)).toMatchObject({ side: 'buyer', text: 'Fechado.' })
    expect((await lettersTo(keeper)).at(-1)).toMatchObject({ replyTo: toKeeper })
  })

  it('is taken once, of twenty that come in at once, and of one that comes in again', async () => {
    const { id, keeper, toKeeper } = await conversation()
    const letter = letterOf({ from: keeper.email, to: toKeeper })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(letter)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await post(letter)
    expect(await messagesIn(id)).toHaveLength(1)
  })

  it('brings no contact that its buyer did not show', async () => {
    const { id, buyer, toBuyer } = await conversation()
    const text = 'Ligue (81) 91234-5678 ou ana@casa.example. CNPJ 12345678000190.'
    await comesIn({ from: buyer.email, to: toBuyer, text })
    await api.send('POST', `/v1/orcamentos/${id}/contato`, { token: buyer.token })
    await comesIn({ from: buyer.email, to: toBuyer, text })
    expect((await messagesIn(id)).map((message) => message.text)).toEqual([
      'Ligue [contato oculto] ou [contato oculto]. CNPJ 12345678000190.',
      text,
    ])
  })

  it('hides a telephone whatever dash its program makes of a hyphen', async () => {
    const { id, buyer, toBuyer } = await conversation()
    const text = 'Ligue (81) 91234–5678 ou 81 91234‑5678.'
    await comesIn({ from: buyer.email, to: toBuyer, text })
    expect((await messagesIn(id)).map((message) => message.text)).toEqual([
      'Ligue [contato oculto] ou [contato oculto].',
    ])
  })

  it('tells nobody the address by which another person answers, wherever a quote names it', async () => {
    const { id, buyer, keeper, toBuyer, toKeeper } = await conversation()
    await api.send('POST', `/v1/orcamentos/${id}/contato`, { token: buyer.token })
    for (const [who, to] of [
      [buyer, toBuyer],
      [keeper, toKeeper],
    ] as const)
      await comesIn({
        from: who.email,
        to,
        text: `Sim.\nEl vie, Praça <${to.toUpperCase()}> escribió:`,
      })
    expect((await messagesIn(id)).map((message) => message.text)).toEqual(
      Array(2).fill('Sim.\nEl vie, Praça <[contato oculto]> escribió:'),
    )
  })

  it('brings the PDF of a supplier', async () => {
    const { id, keeper, toKeeper } = await conversation()
    const file: Sent['file'] = ['application/pdf', '%PDF-1.4\nendobj\n%%EOF\n']
    await comesIn({ from: keeper.email, to: toKeeper, file })
    expect(await messagesIn(id)).toMatchObject([{ hasFile: true }])
  })

  it.each<[string, 'buyer' | 'keeper', Partial<Sent>, string]>([
    ['a picture', 'keeper', { file: ['image/png', 'x'] }, 'Por favor, envie um arquivo'],
    [
      'a file of a buyer',
      'buyer',
      { file: ['application/pdf', '%PDF-1.4 %%EOF'] },
      'só o fornecedor',
    ],
    ['nothing new', 'buyer', { text: '> Olá' }, 'Escreva a mensagem.'],
    ['too much', 'buyer', { text: 'a '.repeat(4000) }, 'Use até 4000 caracteres.'],
  ])('that brings %s is told so, once, and not taken', async (_what, who, sent, reason) => {
    const { id, toBuyer, toKeeper, ...people } = await conversation()
    const from = people[who].email
    const letter = { from, to: who === 'buyer' ? toBuyer : toKeeper, id: '<uma@x>', ...sent }
    await comesIn(letter)
    await comesIn(letter)
    expect(await messagesIn(id)).toEqual([])
    const told = await lettersTo(people[who])
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ subject: 'A sua resposta não foi entregue' })
    expect(told[0]?.text).toContain(reason)
  })

  it('to a conversation that is over is told so', async () => {
    const { id, buyer, keeper, toKeeper } = await conversation()
    await api.send('POST', `/v1/orcamentos/${id}/encerrar`, { token: buyer.token })
    await comesIn({ from: keeper.email, to: toKeeper })
    expect(await messagesIn(id)).toEqual([])
    const told = (await lettersTo(keeper)).map(({ text }) => text)
    expect(told).toContainEqual(expect.stringContaining('Esta conversa está encerrada.'))
  })
})

describe('nothing is taken, and nobody told,', () => {
  it('of who knows an address and is not whose it is', async () => {
    const { id, buyer, keeper, toKeeper, toBuyer } = await conversation()
    const other = await conversation()
    const guessed = toKeeper.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`)
    await comesIn({ from: buyer.email, to: toKeeper })
    await comesIn({ from: other.buyer.email, to: toBuyer })
    await comesIn({ from: keeper.email, to: guessed })
    await comesIn({ from: keeper.email, to: toKeeper.replace('praca.example', 'outra.example') })
    await comesIn({
      from: other.keeper.email,
      to: other.toKeeper.replace(/\+.{32}/, toKeeper.slice(9, 42)),
    })
    expect(await messagesIn(id)).toEqual([])
    for (const person of [buyer, keeper, other.buyer, other.keeper])
      expect(await lettersTo(person)).toEqual([])
  })

  it.each([
    ['an absence', ['Auto-Submitted: auto-replied']],
    ['a list', ['Precedence: bulk']],
    ['a failure', ['Return-Path: <>']],
    ['a forgery', ['Authentication-Results: mx.praca.example; spf=fail; dmarc=fail']],
  ])('of %s', async (_what, headers) => {
    const { id, keeper, toKeeper } = await conversation()
    await comesIn({ from: keeper.email, to: toKeeper, headers })
    expect(await messagesIn(id)).toEqual([])
    expect(await lettersTo(keeper)).toEqual([])
  })

  it('of who does not get in any more', async () => {
    const { id, keeper, toKeeper } = await conversation()
    await db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, keeper.id))
    await comesIn({ from: keeper.email, to: toKeeper })
    expect(await messagesIn(id)).toEqual([])
  })
})

describe('letters come in', () => {
  it('from who knows the password alone, in the form of the installation alone', async () => {
    const letter = letterOf({ from: 'a@x.example', to: 'b@y.example' })
    expect((await post(letter, basic('outra'))).statusCode).toBe(401)
    expect((await post(letter, { 'content-type': 'message/rfc822' })).statusCode).toBe(401)
    expect((await post(letter, basic(), 'postmark')).statusCode).toBe(404)
    expect((await post('x'.repeat(33 * 1024 * 1024))).statusCode).toBe(413)
  })

  it('no more at once than there is room for; who hands on the others is asked to come again', async () => {
    const large = 'a'.repeat(31 * 1024 * 1024)
    const all = await Promise.all(Array.from({ length: 6 }, () => post(large)))
    const statuses = all.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 503, 503])
    expect((await post(letterOf({ from: 'a@x.example', to: 'b@y.example' }))).statusCode).toBe(200)
  })

  it('and one that takes too long is asked for again, some of them', async () => {
    const statuses = []
    for (let n = 0; n < 21; n++)
      statuses.push(
        await receiveLetter(api.platform, { as: 'endless' }).then(
          () => 200,
          ({ status }) => status,
        ),
      )
    expect(statuses).toEqual([...Array(20).fill(503), 200])
  })

  it('and are known for thirty days', async () => {
    const { id, keeper, toKeeper } = await conversation()
    await comesIn({ from: keeper.email, to: toKeeper })
    const kept = () => db().select().from(quoteLetters).where(eq(quoteLetters.conversationId, id))
    await quotesUpkeep.run(api.platform, {})
    expect(await kept()).toHaveLength(1)
    const createdAt = new Date(Date.now() - (LETTER_DAYS + 1) * DAY_MS)
    await db().update(quoteLetters).set({ createdAt }).where(eq(quoteLetters.conversationId, id))
    await quotesUpkeep.run(api.platform, {})
    expect(await kept()).toEqual([])
  })
})
