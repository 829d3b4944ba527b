import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import {
  invitedAddresses,
  invitedMailboxes,
  reviewInvitations,
  users,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { DECLARATION } from './declaration.ts'
import { invitationsUpkeep } from './jobs.server.ts'
import {
  ADDRESS_DAYS,
  HASH_DAYS,
  LINKS_MAX,
  LINKS_PER_DAY,
  LIST_MIN,
  PER_MAILBOX_YEAR,
  REMINDER_DAYS,
} from './limits.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db

let made = 0
/** Addresses that no other test has. */
const customers = (count = LIST_MIN) =>
  Array.from({ length: count }, () => `cliente${++made}@loja.test`)

/** A confirmed supplier with a page, what it sells, and who administers it. */
async function supplier() {
  const keeper = await t.person()
  const vendor = await makeVendor(db(), { isVisible: true, isAssociated: true })
  await giveVendor(db(), vendor.id, keeper.id)
  const offer = await makeOffer(db())
  await linkOffer(db(), vendor.id, offer.id)
  return { vendor, keeper, offer }
}
type Supplier = Awaited<ReturnType<typeof supplier>>

const invite = ({ vendor, keeper, offer }: Supplier, body: object, who: Person = keeper) =>
  api.send('POST', `/v1/vendor/${vendor.id}/convites`, {
    token: who.token,
    payload: { software: offer.id, declaracao: DECLARATION, ...body },
  })
const byList = (from: Supplier, emails: string[], more: object = {}) =>
  invite(from, { envio: 'lista', lista: ['email', ...emails].join('\n'), ...more })
const byLink = async (from: Supplier): Promise<{ _id: string; token: string }> => {
  const { body } = await invite(from, { envio: 'link' })
  return { ...body.data, token: body.data.url.split('/').at(-1) }
}
const listed = async ({ vendor, keeper }: Supplier) =>
  (await api.get(`/v1/vendor/${vendor.id}/convites/avaliacoes`, keeper.token)).body.data

/** Until nothing waits: a test runs some hundred jobs at a time. */
async function sendAll() {
  for (let n = 0; n < 5; n++) await api.platform.jobs.runWaiting()
}
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email)

const age = async (by: { days: number }, ...emails: string[]) => {
  const sentAt = new Date(Date.now() - by.days * DAY_MS)
  for (const email of emails)
    await db().update(invitedAddresses).set({ sentAt }).where(eq(invitedAddresses.email, email))
}

describe('an invitation by link', () => {
  it('says who invites to what, gives the label, and the product says how many were invited', async () => {
    const from = await supplier()
    const link = await byLink(from)
    const opened = await api.get(`/v1/convite/${link.token}`)
    expect(opened.body.data).toMatchObject({ produto: { _id: from.offer.id }, vale: true })
    const code = await api.get(`/v1/convite/${link.token}/qr.svg`)
    expect([code.status, code.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(code.body).toContain('<svg')

    await t.write(await t.person(), from.offer, { convite: link.token })
    await t.write(await t.person(), from.offer)
    const { result, resumo } = await t.listed(from.offer)
    expect(
      result
        .map(({ etiquetas }: { etiquetas: string[] }) => etiquetas.includes('convidado'))
        .sort(),
    ).toEqual([false, true])
    expect(resumo).toMatchObject({ total: 2, convidadas: 1 })
    expect((await listed(from))[0]).toMatchObject({ envio: 'link', avaliacoes: 1, naLista: null })
  })

  it('gives its label alone: to what it is for, however it ended, and no rights', async () => {
    const [from, other] = [await supplier(), await supplier()]
    const link = await byLink(from)
    const person = await t.person()
    await t.write(person, other.offer, { convite: link.token })
    expect((await t.listed(other.offer)).result[0].etiquetas).not.toContain('convidado')
    const stopped = await api.send(
      'POST',
      `/v1/vendor/${from.vendor.id}/convites/avaliacoes/${link._id}/encerrar`,
      { token: from.keeper.token },
    )
    expect(stopped.body.data[0].situacao).toBe('encerrado')
    expect((await api.get(`/v1/convite/${link.token}`)).body.data.vale).toBe(false)
    await t.write(person, from.offer, { convite: link.token })
    expect((await t.listed(from.offer)).result[0].etiquetas).toContain('convidado')
    // Who acts for the company is barred as ever, and written again the label stays.
    expect((await t.write(from.keeper, from.offer, { convite: link.token })).status).toBe(403)
    await t.write(person, from.offer, { rating: 1 })
    expect((await t.listed(from.offer)).result[0].etiquetas).toContain('convidado')
    expect((await t.write(await t.person(), from.offer, { convite: 'nenhum' })).status).toBe(200)
    expect((await t.listed(from.offer)).resumo.convidadas).toBe(1)
  })

  it('is a confirmed supplier’s alone, of what it sells, and there are not many', async () => {
    const from = await supplier()
    const stranger = await supplier()
    for (const who of [stranger.keeper, await t.admin()])
      expect((await invite(from, { envio: 'link' }, who)).status).toBe(403)
    expect(
      (await invite(from, { envio: 'link', software: stranger.offer.id })).body.fields,
    ).toHaveProperty('software')
    for (const envio of ['carta', undefined]) {
      const { status, body } = await invite(from, { envio })
      expect([status, body.fields]).toEqual([
        400,
        { envio: 'Escolha como convidar: por link ou por lista.' },
      ])
    }
    expect((await invite(from, { envio: 'link', declaracao: 'sim' })).body.fields).toHaveProperty(
      'declaracao',
    )
    expect(
      (await api.get(`/v1/vendor/${from.vendor.id}/convites/avaliacoes`, stranger.keeper.token))
        .status,
    ).toBe(403)
    for (let n = 0; n < LINKS_MAX; n++)
      expect((await invite(from, { envio: 'link' })).status).toBe(200)
    expect((await invite(from, { envio: 'link' })).status).toBe(409)
    const endAll = () =>
      db()
        .update(reviewInvitations)
        .set({ stoppedAt: new Date() })
        .where(eq(reviewInvitations.vendorId, from.vendor.id))
    for (let n = LINKS_MAX; n < LINKS_PER_DAY; n++) {
      await endAll()
      expect((await invite(from, { envio: 'link' })).status).toBe(200)
    }
    await endAll()
    expect((await invite(from, { envio: 'link' })).status).toBe(429)
    const since = new Date()
    await db()
      .update(vendors)
      .set({ unconfirmedSince: since })
      .where(eq(vendors.id, stranger.vendor.id))
    expect((await invite(stranger, { envio: 'link' })).status).toBe(409)
    expect((await byList(stranger, customers())).status).toBe(409)
  })
})

describe('what a supplier merely says that it sells', () => {
  /** One that added another's software, and an Admin who has nothing to do with it. */
  async function reseller() {
    const from = await supplier()
    const { offer: own } = from
    const offer = await makeOffer(db(), { name: `Alheio ${++made}` })
    await linkOffer(db(), from.vendor.id, offer.id, 'chosen')
    const admin = await t.admin()
    const say = (confirmada: boolean, who: Person = admin) =>
      api.send('POST', `/v1/admin/suppliers/${from.vendor.id}/revenda`, {
        token: who.token,
        payload: { software: offer.id, confirmada },
      })
    const offered = async () =>
      (
        await api.get(
          `/v1/vendor/${from.vendor.id}/convites/avaliacoes/produtos`,
          from.keeper.token,
        )
      ).body.data
    return { from: { ...from, offer }, own, offer, admin, say, offered }
  }

  it('is not among what customers are invited to review, and says so, until an Admin confirms it', async () => {
    const { from, own, offer, say, offered } = await reseller()
    expect(await offered()).toEqual({
      produtos: [{ _id: own.id, nome: own.name }],
      aConfirmar: 1,
    })
    for (const way of [{ envio: 'link' }, { envio: 'lista', lista: customers().join('\n') }]) {
      const { status, body } = await invite(from, way)
      expect([status, Object.keys(body.fields)]).toEqual([403, ['software']])
      expect(body.error).toContain('confirme a revenda')
    }
    expect((await say(true)).status).toBe(200)
    expect((await offered()).produtos).toContainEqual({ _id: offer.id, nome: offer.name })
    expect((await offered()).aConfirmar).toBe(0)
    expect((await invite(from, { envio: 'link' })).status).toBe(200)
  })

  it('has no invitations that are good: they end, and go on if an Admin confirms', async () => {
    const { from, say } = await reseller()
    await say(true)
    const link = await byLink(from)
    const emails = customers()
    await byList(from, emails)
    expect((await say(false)).body.message).toContain('não valem mais')
    await sendAll()
    expect(emails.flatMap(mailsTo)).toEqual([])
    const opened = async () => (await api.get(`/v1/convite/${link.token}`)).body.data.vale
    expect(await opened()).toBe(false)
    expect((await listed(from)).map(({ situacao }: { situacao: string }) => situacao)).toEqual([
      'encerrado',
      'encerrado',
    ])
    // That somebody was invited is a disclosure: it stays.
    await t.write(await t.person(), from.offer, { convite: link.token })
    expect((await t.listed(from.offer)).result[0].etiquetas).toContain('convidado')
    await say(true)
    expect(await opened()).toBe(true)
  })

  it('is confirmed by an Admin who does not administer the page, once, and is in the trail', async () => {
    const { from, own, offer, admin, say } = await reseller()
    const card = async (who: Person) => {
      const path = `/v1/vendor/${from.vendor.id}/products?tipo=Software`
      const { data } = (await api.get(path, who.token)).body
      return data.find(({ id }: { id: string }) => id === offer.id)
    }
    expect(await card(from.keeper)).toMatchObject({ venda: 'declarada', decideVenda: false })
    expect(await card(admin)).toMatchObject({ venda: 'declarada', decideVenda: true })
    expect((await say(true, from.keeper)).status).toBe(403)
    const ownAdmin = await t.admin()
    await giveVendor(db(), from.vendor.id, ownAdmin.id)
    expect(await card(ownAdmin)).toMatchObject({ decideVenda: false })
    expect((await say(true, ownAdmin)).body.error).toContain('outra pessoa da administração')
    // Nor by one who left the page for as long as it takes, nor by adding the software as an Admin meanwhile.
    await db()
      .update(vendorAdmins)
      .set({ inactiveAt: new Date() })
      .where(eq(vendorAdmins.userId, ownAdmin.id))
    expect((await say(true, ownAdmin)).status).toBe(403)
    for (const way of ['desvincularSoftware', 'vincularSoftware'])
      await api.get(`/v1/vendor/${way}/${from.vendor.id}/${offer.id}`, ownAdmin.token)
    expect(await card(from.keeper)).toMatchObject({ venda: 'declarada' })
    expect([(await say(true)).status, (await say(true)).status]).toEqual([200, 409])
    expect(await card(admin)).toMatchObject({ venda: 'confirmada', decideVenda: true })
    const ofOwn = await api.send('POST', `/v1/admin/suppliers/${from.vendor.id}/revenda`, {
      token: admin.token,
      payload: { software: own.id, confirmada: true },
    })
    expect(ofOwn.status).toBe(409)
    const unknown = await api.send('POST', `/v1/admin/suppliers/${from.vendor.id}/revenda`, {
      token: admin.token,
      payload: { software: (await makeOffer(db())).id, confirmada: true },
    })
    expect(unknown.status).toBe(404)
    const trail = await auditTrailOf(db(), 'vendor', [from.vendor.id])
    expect(trail).toMatchObject([
      { action: 'confirmResale', detail: { offerId: offer.id }, actor: { id: admin.id } },
    ])
    // A confirmation is no way for those who added it to review it.
    expect((await t.write(from.keeper, from.offer)).status).toBe(403)
  })
})

describe('an invitation to a list', () => {
  it('goes to nobody who reviewed the thing, by whichever address of their mailbox', async () => {
    const from = await supplier()
    const [plain = '', tagged = '', other = '', ...rest] = customers()
    const gmail = ['rita.paz.loja@gmail.com', 'ritapazloja+outra@googlemail.com'] as const
    for (const email of [plain.replace('@', '+loja@'), tagged, other.toUpperCase(), gmail[1]])
      await t.write(await t.person({ email }), from.offer)
    // At another domain, or behind another name, it is somebody else.
    await t.write(
      await t.person({ email: (rest[0] ?? '').replace('loja.test', 'outra.test') }),
      from.offer,
    )
    const written = [plain, tagged.replace('@', '+x@'), other, gmail[0]]
    await byList(from, [...written, ...rest])
    await sendAll()
    expect(written.map((email) => mailsTo(email).length)).toEqual([0, 0, 0, 0])
    expect(rest.map((email) => mailsTo(email).length)).toEqual(rest.map(() => 1))
  })

  it('is one letter and one reminder in our words, then the address is gone and a hash stays', async () => {
    const from = await supplier()
    const emails = customers()
    const [first = '', second = ''] = emails
    const { status, body } = await byList(from, [...emails, first])
    expect([status, body.data.naLista, body.data.sorteados, body.data.repetidos]).toEqual([
      200,
      LIST_MIN,
      LIST_MIN,
      1,
    ])
    await sendAll()
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1)
    const [letter] = mailsTo(first)
    expect(letter?.text).toContain(from.offer.name)
    expect(letter?.unsubscribe).toContain('/v1/convite/sair/')

    await invitationsUpkeep.run(api.platform, {})
    await sendAll()
    expect(mailsTo(first)).toHaveLength(1)
    // Who has reviewed it meanwhile is not reminded, and their mailbox says that they were invited.
    const author = await t.person({ email: second })
    await t.write(author, from.offer)
    expect((await t.listed(from.offer)).result[0].etiquetas).toContain('convidado')
    await age({ days: REMINDER_DAYS + 1 }, ...emails)
    for (let n = 0; n < 2; n++) {
      await invitationsUpkeep.run(api.platform, {})
      await sendAll()
    }
    expect([mailsTo(first).length, mailsTo(second).length]).toEqual([2, 1])
    expect(mailsTo(first)[1]?.subject).toContain('Lembrete')

    const remindedAt = new Date(Date.now() - 3 * DAY_MS)
    await db().update(invitedAddresses).set({ remindedAt })
    await invitationsUpkeep.run(api.platform, {})
    const rows = await db().select().from(invitedAddresses)
    const own = rows.filter(({ invitationId }) => invitationId === body.data._id)
    expect(own.map(({ email }) => email)).toEqual(emails.map(() => null))
    expect(own.every(({ mailboxHash }) => mailboxHash.length > 20)).toBe(true)
    const createdAt = new Date(Date.now() - (HASH_DAYS + 1) * DAY_MS)
    await db()
      .update(reviewInvitations)
      .set({ createdAt })
      .where(eq(reviewInvitations.id, body.data._id))
    await invitationsUpkeep.run(api.platform, {})
    expect(
      await db().$count(invitedAddresses, eq(invitedAddresses.invitationId, body.data._id)),
    ).toBe(0)
    expect((await t.listed(from.offer)).result[0].etiquetas).toContain('convidado')
  })

  it('goes to those whom we draw, and nobody learns who', async () => {
    const from = await supplier()
    const emails = customers(30)
    const { body } = await byList(from, emails, { amostra: LIST_MIN })
    expect(body.data).toMatchObject({ naLista: 30, sorteados: LIST_MIN })
    await sendAll()
    expect(emails.filter((email) => mailsTo(email).length > 0)).toHaveLength(LIST_MIN)
    expect(JSON.stringify([body, await listed(from)])).not.toContain('@loja.test')
    expect(
      await db().$count(invitedAddresses, eq(invitedAddresses.invitationId, body.data._id)),
    ).toBe(LIST_MIN)
  })

  it('ends for good at one press, for every supplier, with and without an account', async () => {
    const [from, other] = [await supplier(), await supplier()]
    const emails = customers()
    const [first = ''] = emails
    await byList(from, emails)
    await sendAll()
    const url = new URL(mailsTo(first)[0]?.unsubscribe ?? '')
    const pressed = await api.send('POST', url.pathname, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.status).toBe(200)
    expect((await api.send('POST', '/v1/convite/sair/outro')).status).toBe(400)
    expect(await db().$count(invitedAddresses, eq(invitedAddresses.email, first))).toBe(0)
    const again = await byList(
      other,
      emails.map((email) => email.replace('@', '+outra@')),
    )
    // The same answer as if everybody got a letter: whether somebody wants none is nobody's to know.
    expect(again.body.data).toMatchObject({ naLista: LIST_MIN, sorteados: LIST_MIN })
    await sendAll()
    expect(api.mails.filter(({ to }) => to === first.replace('@', '+outra@'))).toEqual([])
    expect(await db().$count(invitedMailboxes, isNotNull(invitedMailboxes.refusedAt))).toBe(1)
  })

  it('is one a day for a supplier, without its own people, and all of it or nothing', async () => {
    const from = await supplier()
    await db()
      .update(vendors)
      .set({ site: 'https://www.acme.com.br' })
      .where(eq(vendors.id, from.vendor.id))
    const emails = customers()
    const own = await byList(from, [...emails, 'ana@acme.com.br'])
    expect(own.body.fields.lista).toBe('E-mail da própria empresa: linha 12.')
    expect((await byList(from, emails.slice(1))).body.fields).toHaveProperty('lista')
    expect(
      await db().$count(reviewInvitations, eq(reviewInvitations.vendorId, from.vendor.id)),
    ).toBe(0)
    expect((await byList(from, emails)).status).toBe(200)
    expect((await byList(from, customers())).status).toBe(429)
  })

  it('sends nothing any more once it is stopped, and forgets the addresses at once', async () => {
    const from = await supplier()
    const emails = customers()
    const { body } = await byList(from, emails)
    await api.send(
      'POST',
      `/v1/vendor/${from.vendor.id}/convites/avaliacoes/${body.data._id}/encerrar`,
      { token: from.keeper.token },
    )
    await sendAll()
    expect(emails.flatMap(mailsTo)).toEqual([])
    const other = await supplier()
    expect(
      (
        await api.send(
          'POST',
          `/v1/vendor/${other.vendor.id}/convites/avaliacoes/${body.data._id}/encerrar`,
          { token: other.keeper.token },
        )
      ).status,
    ).toBe(404)
  })

  it('reaches a mailbox a few times a year, however many suppliers ask at once', async () => {
    const [email = '', ...others] = customers()
    const suppliers = await Promise.all(Array.from({ length: 20 }, () => supplier()))
    const answers = await Promise.all(
      suppliers.map((from, n) => byList(from, [email, ...others.map((one) => `${n}.${one}`)])),
    )
    expect(answers.map(({ status }) => status)).toEqual(suppliers.map(() => 200))
    // Several processes at once, as far as one can be several.
    await Promise.all([sendAll(), sendAll(), sendAll()])
    expect(mailsTo(email)).toHaveLength(PER_MAILBOX_YEAR)
  })

  it('forgets addresses in time also where no letter went out', async () => {
    const from = await supplier()
    const { body } = await byList(from, customers())
    const createdAt = new Date(Date.now() - (ADDRESS_DAYS + 1) * DAY_MS)
    await db()
      .update(invitedAddresses)
      .set({ createdAt })
      .where(eq(invitedAddresses.invitationId, body.data._id))
    await invitationsUpkeep.run(api.platform, {})
    const rows = await db()
      .select()
      .from(invitedAddresses)
      .where(eq(invitedAddresses.invitationId, body.data._id))
    expect(rows.map(({ email }) => email)).toEqual(rows.map(() => null))
  })
})

it('a person’s own address, reviewed before, gets no invitation', async () => {
  const from = await supplier()
  const emails = customers()
  const [first = ''] = emails
  const author = await t.person()
  await db().update(users).set({ email: first }).where(eq(users.id, author.id))
  await t.write(author, from.offer)
  await byList(from, emails)
  await sendAll()
  expect(mailsTo(first)).toEqual([])
})
