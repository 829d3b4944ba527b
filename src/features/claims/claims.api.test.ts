import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessRequests } from '#/db/schema/index.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testClaims } from '#/server/testing/claims.server.ts'
import { OWN_REQUESTS_MAX } from './limits.ts'
import { claimsUpkeep } from './upkeep.server.ts'

const { api, ask, lastMailTo, linkMailedTo, person, prove, proven, unclaimed } = testClaims()

const requestsOf = (who: Person) =>
  api.platform.db.select().from(accessRequests).where(eq(accessRequests.userId, who.id))

const makeOverdue = (who: Person) =>
  api.platform.db
    .update(accessRequests)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(accessRequests.userId, who.id))

describe('asking for control of a page', () => {
  it('opens a request and mails a link to the mailbox, naming the company and who asks', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const email = `Ana@${page.domain}`
    const answer = await ask(who, page, email, {
      payload: { razaoSocial: 'ACME', cnpj: maskCnpj(page.cnpj), email, termos: true },
    })
    expect(answer.status).toBe(200)
    const [row, ...others] = await requestsOf(who)
    expect(others).toEqual([])
    expect(answer.body.data).toEqual({ _id: row?.id, email: email.toLowerCase() })
    expect(row).toMatchObject({ status: 'awaiting_email', termsVersion: TERMS_VERSION })

    const secret = await linkMailedTo(email.toLowerCase())
    expect(secret.length).toBeGreaterThan(40)
    const mail = lastMailTo(email.toLowerCase())
    expect(mail?.text).toContain(page.razaoSocial)
    expect(mail?.text).toContain(`${who.firstName} ${who.lastName}`)
    expect(mail?.text).toContain(`${api.platform.env.PUBLIC_URL}/request-access/${secret}\n`)
    const [sent] = await requestsOf(who)
    const hours = ((sent?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('tells by its field what is wrong', async () => {
    const who = await person()
    const send = (payload: object) =>
      ask(who, { razaoSocial: '', cnpj: '' }, '', { payload: { ...payload } })
    const empty = await send({ razaoSocial: ' ', cnpj: '123', email: 'sem arroba' })
    expect(empty.status).toBe(400)
    expect(empty.body.fields).toEqual({
      razaoSocial: 'Nome da empresa inválido',
      cnpj: 'CNPJ inválido',
      email: 'Email inválido',
    })
    expect((await send({})).body.fields).toEqual(empty.body.fields)
    const page = await unclaimed()
    const good = { razaoSocial: 'Acme', cnpj: page.cnpj, email: `ana@${page.domain}` }
    const refused = await send({ ...good, termos: false })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { termos: 'Termo de uso não foi aceito.' },
    ])
    expect(await requestsOf(who)).toEqual([])
  })

  it('takes no mailbox at a free provider', async () => {
    const [who, page] = [await person(), await unclaimed({ email: 'empresa@gmail.com' })]
    for (const email of ['empresa@gmail.com', 'ana@mail.uol.com.br', 'ana@mailinator.com']) {
      const answer = await ask(who, page, email)
      expect([answer.status, answer.body.fields], email).toEqual([
        400,
        { email: 'Use o e-mail da empresa: provedores gratuitos não são aceitos.' },
      ])
    }
    expect(await requestsOf(who)).toEqual([])
  })

  it('finds pages by their CNPJ, also those that readers do not see, and no others', async () => {
    const who = await person()
    const hidden = await unclaimed({ isVisible: false })
    expect((await ask(who, hidden, `ana@${hidden.domain}`)).status).toBe(200)
    const unknown = { razaoSocial: 'Acme', cnpj: '53113791000122' }
    expect((await ask(who, unknown, 'ana@acme.com.br')).status).toBe(404)
  })

  it('is refused to who administers the page already, and while a request waits', async () => {
    const [who, page] = [await person(), await unclaimed()]
    await proven(who, page, `ana@${page.domain}`)
    expect((await ask(who, page, `ana@${page.domain}`)).status).toBe(409)

    const other = await unclaimed()
    expect((await proven(who, other, 'ana@outra.com.br')).status).toBe('awaiting_admin')
    const answer = await ask(who, other, 'ana@outra.com.br')
    expect(answer.status).toBe(409)
    expect(answer.body.error).toContain('espera a conferência')
    expect(await requestsOf(who)).toHaveLength(2)
  })

  it('again renews the same request, and only the last link is good', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const first = await ask(who, page, 'ana@outra.com.br')
    const former = await linkMailedTo('ana@outra.com.br')
    const second = await ask(who, page, `ana@${page.domain}`)
    expect(second.body.data._id).toBe(first.body.data._id)
    // At once, not only when the next mail goes out: it proved another mailbox.
    expect((await prove(former, who.token)).status).toBe(400)
    const last = await linkMailedTo(`ana@${page.domain}`)
    expect((await prove(former, who.token)).status).toBe(400)
    expect((await prove(last, who.token)).body.data.status).toBe('granted')
    expect(await requestsOf(who)).toHaveLength(1)
  })

  it('20 times at once makes one request and 5 mails', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const email = `ana@${page.domain}`
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(who, page, email)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    expect(await requestsOf(who)).toHaveLength(1)
    const secret = await linkMailedTo(email)
    expect(api.mails.filter(({ to }) => to === email)).toHaveLength(5)
    expect((await prove(secret, who.token)).status).toBe(200)
  })

  it('for one page after the other is stopped after 20', async () => {
    const who = await person()
    const statuses = []
    for (let i = 0; i < 21; i++) {
      const page = await unclaimed()
      const from = { remoteAddress: `10.6.0.${i}` }
      statuses.push((await ask(who, page, `ana@${page.domain}`, from)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  it('from one address is stopped after 50, whatever the request pretends', async () => {
    const statuses = []
    const page = await unclaimed()
    for (let i = 0; i < 11; i++) {
      const who = await person()
      for (let j = 0; j < 5 && statuses.length < 51; j++) {
        const headers = { 'x-forwarded-for': `1.2.${i}.${j}` }
        statuses.push((await ask(who, page, `ana${i}@${page.domain}`, { headers })).status)
      }
    }
    expect(statuses).toEqual([...Array(50).fill(200), 429])
  })
})

it('whoever asks, a mailbox gets 10 mails a day, however it is written', async () => {
  const statuses = []
  for (let i = 0; i < 11; i++) {
    const [who, page] = [await person(), await unclaimed()]
    const from = { remoteAddress: `10.8.0.${i}` }
    statuses.push((await ask(who, page, `alvo+${i}@outra-empresa.com.br`, from)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

describe('mail about requests', () => {
  it('waits while the server is down; the request is kept', async () => {
    const [who, page] = [await person(), await unclaimed()]
    await api.platform.jobs.runWaiting()
    const { send } = api.platform.mailer
    api.platform.mailer.send = async () => {
      throw new Error('down')
    }
    try {
      expect((await ask(who, page, `ana@${page.domain}`)).status).toBe(200)
      expect(await api.platform.jobs.runWaiting()).toHaveLength(1)
    } finally {
      api.platform.mailer.send = send
    }
    expect(await requestsOf(who)).toHaveLength(1)
    const secret = await linkMailedTo(`ana@${page.domain}`)
    expect((await prove(secret, who.token)).status).toBe(200)
  })

  it('carries no secret while it waits, and leaves none behind', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const stored = async () => {
      const { rows } = (await api.platform.db.execute(
        sql`SELECT data::text FROM pgboss.job UNION ALL SELECT data::text FROM pgboss.archive`,
      )) as unknown as { rows: unknown[] }
      return JSON.stringify([rows, await requestsOf(who)])
    }
    const { body } = await ask(who, page, `ana@${page.domain}`)
    expect(await stored()).toContain(body.data._id)
    expect((await requestsOf(who))[0]?.tokenHash).toBeNull()
    const secret = await linkMailedTo(`ana@${page.domain}`)
    expect(secret).not.toBe('')
    expect(await stored()).not.toContain(secret)
  })

  it('makes no link of what a stranger calls themselves', async () => {
    const page = await unclaimed()
    const who = await person({ firstName: 'premio.example/x', lastName: 'Já' })
    await ask(who, page, `ana@${page.domain}`)
    await api.platform.jobs.runWaiting()
    expect(lastMailTo(`ana@${page.domain}`)?.text).toContain('premio example/x Já pediu')
  })

  it('is not sent for a request that was renewed, proven or forgotten meanwhile', async () => {
    const [who, page] = [await person(), await unclaimed()]
    await ask(who, page, 'ana@outra.com.br')
    await ask(who, page, `ana@${page.domain}`)
    const secret = await linkMailedTo(`ana@${page.domain}`)
    expect(lastMailTo('ana@outra.com.br')?.text ?? '').not.toContain(page.razaoSocial)
    await prove(secret, who.token)
    await api.platform.db.delete(accessRequests).where(eq(accessRequests.userId, who.id))
    const before = api.mails.length
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(api.mails).toHaveLength(before)
  })
})

describe('the nightly upkeep', () => {
  const upkeep = () => claimsUpkeep.run(api.platform, {})

  it('closes what was not proven in time, which blocks no other request', async () => {
    const [who, late, page] = [await person(), await person(), await unclaimed()]
    await ask(who, page, `ana@${page.domain}`)
    const link = await linkMailedTo(`ana@${page.domain}`)
    await makeOverdue(who)
    await ask(late, page, 'bia@outra.com.br')
    await makeOverdue(late)
    // Also before the night.
    expect((await ask(late, page, `bia@${page.domain}`)).status).toBe(200)

    await upkeep()
    expect((await requestsOf(who))[0]).toMatchObject({ status: 'expired', tokenHash: null })
    expect((await requestsOf(late)).map(({ status }) => status)).toEqual(['awaiting_email'])
    expect((await prove(link, who.token)).status).toBe(400)
    const again = await ask(who, page, `ana@${page.domain}`)
    expect(again.status).toBe(200)
    expect((await requestsOf(who)).map(({ status }) => status).sort()).toEqual([
      'awaiting_email',
      'expired',
    ])
  })

  it('keeps what waits for an Admin, and forgets what ended a year ago', async () => {
    const [who, done] = [await person(), await person()]
    const page = await unclaimed()
    await proven(who, page, 'ana@outra.com.br')
    await makeOverdue(who)
    const own = await unclaimed()
    await proven(done, own, `ana@${own.domain}`)
    await upkeep()
    expect((await requestsOf(who))[0]?.status).toBe('awaiting_admin')
    expect(await requestsOf(done)).toHaveLength(1)

    const lastYear = new Date(Date.now() - 366 * 24 * HOUR_MS)
    await api.platform.db
      .update(accessRequests)
      .set({ decidedAt: lastYear })
      .where(eq(accessRequests.userId, done.id))
    await upkeep()
    expect(await requestsOf(done)).toEqual([])
    const profile = await api.get(`/v1/login?id=${done.id}`, done.token)
    expect(JSON.stringify(profile.body.data.vendors)).toContain(own.id)
  })
})

describe('own requests', () => {
  const ownOf = (who?: Person) => api.get('/v1/meus-pedidos', who?.token)

  it('are the caller’s only, with what became of each', async () => {
    const [who, other] = [await person(), await person()]
    const [page, waiting] = [await unclaimed(), await unclaimed({ isVisible: false })]
    await proven(who, page, `ana@${page.domain}`)
    await proven(who, waiting, 'ana@outra.com.br')
    await ask(other, page, `bia@${page.domain}`)

    const { status, body } = await ownOf(who)
    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      {
        status: 'awaiting_admin',
        email: 'ana@outra.com.br',
        motivo: '',
        decididoEm: '',
        pagina: { _id: waiting.id, cnpj: waiting.cnpj, visivel: false },
      },
      { status: 'granted', email: `ana@${page.domain}`, pagina: { _id: page.id, visivel: true } },
    ])
    expect(body.data[1].decididoEm).not.toBe('')
    const others = (await ownOf(other)).body.data
    expect(others.map(({ email }: { email: string }) => email)).toEqual([`bia@${page.domain}`])
    expect((await ownOf(await person())).body.data).toEqual([])
    expect((await ownOf()).status).toBe(401)
  })

  it('are the newest ones, not more than a screen can hold', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const row = (n: number) => ({
      userId: who.id,
      vendorId: page.id,
      email: `p${n}@${page.domain}`,
      status: 'expired' as const,
      expiresAt: new Date(),
      createdAt: new Date(Date.now() - n * HOUR_MS),
    })
    const rows = Array.from({ length: OWN_REQUESTS_MAX + 3 }, (_, n) => row(n))
    await api.platform.db.insert(accessRequests).values(rows)
    const { body } = await ownOf(who)
    expect(body.data).toHaveLength(OWN_REQUESTS_MAX)
    expect(body.data[0].email).toBe(`p0@${page.domain}`)
  })
})
