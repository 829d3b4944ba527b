import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '#/db/factories/index.ts'
import { accessRequests, registerChanges, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testClaims } from '#/server/testing/claims.server.ts'

const { api, ask, lastMailTo, linkMailedTo, person, prove, proven, unclaimed } = testClaims()
const NO_SUCH = '0198c0de-0000-7000-8000-000000000000'
const INVALID_LINK = 'Este link não vale mais. Peça outro e use o mais recente.'

const requestsOf = (who: Person) =>
  api.platform.db.select().from(accessRequests).where(eq(accessRequests.userId, who.id))

const adminsOf = async (page: { id: string }) =>
  (
    await api.platform.db
      .select({ id: vendorAdmins.userId })
      .from(vendorAdmins)
      .where(eq(vendorAdmins.vendorId, page.id))
  ).map(({ id }) => id)

const makeOverdue = (who: Person) =>
  api.platform.db
    .update(accessRequests)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(accessRequests.userId, who.id))

describe('the link', () => {
  it('gives control at once to a mailbox at the company, and the page appears as its own', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const email = `ana@filial.${page.domain}`
    await ask(who, page, email)
    const secret = await linkMailedTo(email)

    let rendered = 0
    const tags: CacheTag[] = ['vendors', `vendor:${page.id}`, `user:${who.id}`]
    const show = (tag: CacheTag) =>
      api.platform.pageCache.get(`${page.id} ${tag}`, async () => {
        rendered += 1
        return { status: 200, headers: {}, body: Buffer.from(''), tags: new Set([tag]) }
      })
    for (const tag of tags) await show(tag)
    expect(rendered).toBe(3)

    const { status, body } = await prove(secret, who.token)
    expect(status).toBe(200)
    expect(body.message).toBe('Acesso liberado com sucesso!')
    const [row] = await requestsOf(who)
    expect(body.data).toEqual({
      status: 'granted',
      requestId: row?.id,
      vendorId: page.id,
      razaoSocial: page.razaoSocial,
    })
    expect(row).toMatchObject({ status: 'granted', tokenHash: null, decidedAt: expect.any(Date) })
    expect(await adminsOf(page)).toEqual([who.id])
    expect((await api.get(`/v1/vendor/${page.id}`)).body.data.isAssociated).toBe(true)
    const profile = await api.get(`/v1/login?id=${who.id}`, who.token)
    expect(JSON.stringify(profile.body.data.vendors)).toContain(page.id)
    await expect
      .poll(async () => {
        for (const tag of tags) await show(tag)
        return rendered
      })
      .toBe(6)

    await api.platform.jobs.runWaiting()
    expect(lastMailTo(who.email)?.subject).toBe('Acesso liberado com sucesso!')
  })

  it('leaves the names of a page that only the register spoke on as it showed them', async () => {
    const who = await person()
    const names = { razaoSocial: 'MARE ALTA SISTEMAS LTDA', nomeFantasia: 'MARE ALTA' }
    const page = await unclaimed({ ...names, fromRegister: true })
    await proven(who, page, `ana@${page.domain}`)
    const { data } = (await api.get(`/v1/vendor/${page.id}`)).body
    expect(data).toMatchObject({
      razaoSocial: 'Mare Alta Sistemas Ltda',
      nomeFantasia: 'Mare Alta',
    })
    // Its company's own capitals are its name, whoever else comes to administer it.
    const own = { razaoSocial: 'IBC LTDA', nomeFantasia: 'IBC' }
    await api.platform.db.update(vendors).set(own).where(eq(vendors.id, page.id))
    const { requestId } = await proven(await person(), { ...page, ...own }, `bia@${page.domain}`)
    const { token } = await person({ role: 'admin' })
    const approved = await api.send('POST', `/v1/admin/access-requests/${requestId}/approve`, {
      token,
    })
    expect(approved.status).toBe(200)
    expect((await api.get(`/v1/vendor/${page.id}`)).body.data).toMatchObject(own)
  })

  it('puts a page into lists whose company left technology', async () => {
    const { db } = api.platform
    const who = await person()
    const left = { fromRegister: true, isVisible: false, closedOn: '2026-11-01' }
    const page = await unclaimed(left)
    const { cnpj } = page
    const month = '2026-11-01'
    await makeRecord(db, { cnpj, month, activity: '4751201' })
    const change = { field: 'activity', before: '6201501', after: '4751201' }
    await db.insert(registerChanges).values({ cnpj, month, ...change })
    await proven(who, page, `ana@${page.domain}`)
    const [row] = await db.select().from(vendors).where(eq(vendors.id, page.id))
    expect(row).toMatchObject({ isAssociated: true, isVisible: true, closedOn: null })
  })

  it('takes the known e-mail address for the company too', async () => {
    const who = await person()
    const page = await unclaimed({ site: null, email: 'contato@conhecida.com.br' })
    expect((await proven(who, page, 'ana@conhecida.com.br')).status).toBe('granted')
  })

  it.each([
    ['another domain', {}, 'ana@outra-empresa.com.br'],
    ['a page without site or e-mail', { site: null, email: null }, 'ana@acme.com.br'],
    ['another tenant', { site: 'https://acme.blogspot.com' }, 'ana@outra.blogspot.com'],
    ['a page that somebody keeps', { isAssociated: true, site: 'k.com.br' }, 'ana@k.com.br'],
  ])('from %s waits for an Admin', async (_case, overrides, email) => {
    const [who, page] = [await person(), await unclaimed(overrides)]
    await ask(who, page, email)
    const { body } = await prove(await linkMailedTo(email), who.token)
    expect(body.data.status).toBe('awaiting_admin')
    expect(body.message).toBe('E-mail confirmado. Seu pedido espera a conferência da nossa equipe.')
    expect(await adminsOf(page)).toEqual([])
    const [kept] = await api.platform.db.select().from(vendors).where(eq(vendors.id, page.id))
    expect(kept).toMatchObject({ isAssociated: page.isAssociated, site: page.site })
    await api.platform.jobs.runWaiting()
    expect(lastMailTo(who.email)?.subject).toBe('Seu pedido espera a conferência da nossa equipe')
  })

  it('gives a page to one of two colleagues at once; the other waits', async () => {
    const page = await unclaimed()
    const [one, other] = [await person(), await person()]
    await ask(one, page, `um@${page.domain}`)
    await ask(other, page, `outro@${page.domain}`)
    const links = [
      prove(await linkMailedTo(`um@${page.domain}`), one.token),
      prove(await linkMailedTo(`outro@${page.domain}`), other.token),
    ]
    const statuses = (await Promise.all(links)).map(({ body }) => body.data.status)
    expect(statuses.sort()).toEqual(['awaiting_admin', 'granted'])
    expect(await adminsOf(page)).toHaveLength(1)
  })

  it('is good once, also of 10 uses at once', async () => {
    const [who, page] = [await person(), await unclaimed()]
    await ask(who, page, `ana@${page.domain}`)
    const secret = await linkMailedTo(`ana@${page.domain}`)
    const uses = await Promise.all(Array.from({ length: 10 }, () => prove(secret, who.token)))
    const statuses = uses.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(400)])
    expect(uses.find(({ status }) => status === 400)?.body.error).toBe(INVALID_LINK)
    expect(await adminsOf(page)).toEqual([who.id])
  })

  it('is refused when it is unknown or over', async () => {
    const [who, page] = [await person(), await unclaimed()]
    expect((await prove('nada', who.token)).status).toBe(400)
    await ask(who, page, `ana@${page.domain}`)
    const secret = await linkMailedTo(`ana@${page.domain}`)
    await makeOverdue(who)
    const answer = await prove(secret, who.token)
    expect([answer.status, answer.body.error]).toEqual([400, INVALID_LINK])
    expect(await adminsOf(page)).toEqual([])
  })

  it('is of no use to anyone else, and stays good for who asked', async () => {
    const [who, page] = [await person(), await unclaimed()]
    await ask(who, page, `ana@${page.domain}`)
    const secret = await linkMailedTo(`ana@${page.domain}`)
    expect((await prove(secret)).status).toBe(401)
    expect((await prove(secret, (await person()).token)).status).toBe(403)
    expect((await prove(secret, (await person({ role: 'admin' })).token)).status).toBe(403)
    expect((await prove(secret, who.token)).status).toBe(200)
  })

  it('is not to be found by trying', async () => {
    const who = await person()
    const statuses = []
    for (let i = 0; i < 101; i++) {
      const url = `/v1/vendor/validarAcesso/chute${i}`
      const headers = { token: who.token, 'x-forwarded-for': `1.2.3.${i}` }
      statuses.push((await api.app.inject({ url, headers, remoteAddress: '10.8.0.1' })).statusCode)
    }
    expect(statuses).toEqual([...Array(100).fill(400), 429])
  })
})

describe('completing the takeover', () => {
  const complete = (id: string, token?: string) => api.get(`/v1/vendor/efetivarAcesso/${id}`, token)

  it('gives the page as its owner sees it, by the request or the page, as often as asked', async () => {
    const who = await person()
    const page = await unclaimed({ isVisible: false, email: 'contato@acme.com.br' })
    const { requestId } = await proven(who, page, `ana@${page.domain}`)
    for (const id of [requestId, page.id, requestId]) {
      const { status, body } = await complete(id, who.token)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ _id: page.id, email: 'contato@acme.com.br' })
    }
  })

  it('is only for who has control now', async () => {
    const [who, page] = [await person(), await unclaimed()]
    const { requestId } = await proven(who, page, `ana@${page.domain}`)
    const waiting = await proven(who, await unclaimed(), 'ana@outra.com.br')
    const strangers = [(await person()).token, (await person({ role: 'admin' })).token]
    for (const id of [requestId, page.id]) {
      expect((await complete(id)).status).toBe(401)
      for (const token of strangers) expect((await complete(id, token)).status).toBe(403)
    }
    for (const id of [waiting.requestId, waiting.vendorId])
      expect((await complete(id, who.token)).status).toBe(403)
    expect((await complete(NO_SUCH, who.token)).status).toBe(404)
    expect((await complete('nada', who.token)).status).toBe(400)

    const removal = `/v1/vendor/page/${page.id}/${who.id}`
    expect((await api.send('DELETE', removal, { token: who.token })).status).toBe(200)
    expect((await complete(requestId, who.token)).status).toBe(403)
  })
})

describe('who may call what', () => {
  it('is told by the session', async () => {
    const [who, stranger, admin] = [await person(), await person(), await person({ role: 'admin' })]
    const page = await unclaimed()
    const { requestId } = await proven(who, page, 'ana@outra.com.br')
    const send = (url: string, payload?: object) => (token?: string) =>
      api.send('POST', url, { token, payload })
    const get = (url: string) => (token?: string) => api.get(url, token)
    const queue = '/v1/admin/access-requests'
    const body = { razaoSocial: 'Acme', cnpj: page.cnpj, email: `ana@${page.domain}` }
    const calls: [name: string, call: ReturnType<typeof send>, statuses: number[]][] = [
      ['ask', send(`/v1/vendor/solicitarAcesso/${who.id}`, body), [401, 403, 409, 403]],
      ['prove', get('/v1/vendor/validarAcesso/nada'), [401, 400, 400, 400]],
      ['complete', get(`/v1/vendor/efetivarAcesso/${requestId}`), [401, 403, 403, 403]],
      ['list', get(queue), [401, 403, 403, 200]],
      ['refuse', send(`${queue}/${NO_SUCH}/refuse`, { reason: 'Outra' }), [401, 403, 403, 404]],
      ['refuse badly', send(`${queue}/${NO_SUCH}/refuse`, {}), [401, 403, 403, 400]],
      ['approve', send(`${queue}/${requestId}/approve`), [401, 403, 403, 200]],
    ]
    const callers = [undefined, stranger.token, who.token, admin.token]
    for (const [name, call, statuses] of calls) {
      const seen = []
      for (const token of callers) seen.push((await call(token)).status)
      expect(seen, name).toEqual(statuses)
    }
  })

  it('lets an Admin ask for themselves like anybody', async () => {
    const [admin, page] = [await person({ role: 'admin' }), await unclaimed()]
    expect((await ask(admin, page, `chefe@${page.domain}`)).status).toBe(200)
  })
})

describe('the queue of the Admins', () => {
  const QUEUE = '/v1/admin/access-requests'
  const decide = (
    admin: Person,
    id: string,
    verdict: 'approve' | 'refuse',
    reason = 'Sem vínculo.',
  ) =>
    api.send('POST', `${QUEUE}/${id}/${verdict}`, {
      token: admin.token,
      ...(verdict === 'refuse' && { payload: { reason } }),
    })

  it('lists what waits, the oldest first, in pages', async () => {
    await api.platform.db.delete(accessRequests)
    const admin = await person({ role: 'admin' })
    const asked = []
    for (let i = 0; i < 3; i++) {
      const [who, page] = [await person(), await unclaimed({ email: 'contato@acme.com.br' })]
      const { requestId } = await proven(who, page, `ana${i}@outra.com.br`)
      asked.push({ who, page, requestId })
    }
    const open = await person()
    await ask(open, await unclaimed(), 'ana@outra.com.br')

    const { body } = await api.get(`${QUEUE}?page=1&limit=2`, admin.token)
    expect(body).toMatchObject({ page: 1, totalPages: 2, total: 3 })
    const ids = body.data.map(({ _id }: { _id: string }) => _id)
    expect(ids).toEqual(asked.slice(0, 2).map(({ requestId }) => requestId))
    const [{ who, page, requestId }] = asked as [(typeof asked)[number]]
    expect(body.data[0]).toEqual({
      _id: requestId,
      status: 'awaiting_admin',
      email: 'ana0@outra.com.br',
      reason: '',
      createdAt: expect.stringMatching(/Z$/),
      decidedAt: '',
      vendor: {
        _id: page.id,
        razaoSocial: page.razaoSocial,
        nomeFantasia: page.nomeFantasia,
        cnpj: page.cnpj,
        site: page.site,
        email: 'contato@acme.com.br',
        isAssociated: false,
      },
      user: { _id: who.id, firstName: who.firstName, lastName: who.lastName, email: who.email },
    })
    const later = await api.get(`${QUEUE}?status=awaiting_email`, admin.token)
    expect(later.body.total).toBe(1)
    expect((await api.get(`${QUEUE}?page=2&limit=2`, admin.token)).body.data).toHaveLength(1)
    expect((await api.get(`${QUEUE}?status=outro`, admin.token)).status).toBe(400)
  })

  it('approves: one administrator more, who is told', async () => {
    const [admin, keeper, who] = [await person({ role: 'admin' }), await person(), await person()]
    const page = await unclaimed()
    await proven(keeper, page, `ana@${page.domain}`)
    const { requestId, status } = await proven(who, page, `bia@${page.domain}`)
    expect(status).toBe('awaiting_admin')
    const answer = await decide(admin, requestId, 'approve')
    expect(answer.body.data).toEqual({ _id: requestId, status: 'granted' })
    expect(new Set(await adminsOf(page))).toEqual(new Set([keeper.id, who.id]))
    await api.platform.jobs.runWaiting()
    // That it waits, which nobody had mailed yet, is no news any more.
    const [mail, ...others] = api.mails.filter(({ to }) => to === who.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Acesso liberado com sucesso!')
    expect(mail?.text).toContain(`/supplier/new/${requestId}`)
    const path = `/v1/vendor/efetivarAcesso/${requestId}`
    expect((await api.get(path, who.token)).body.data._id).toBe(page.id)
    expect(await auditTrailOf(api.platform.db, 'access_request', [requestId])).toMatchObject([
      { action: 'approve', actor: { id: admin.id } },
    ])
  })

  it('lets no Admin into a page by their own approval', async () => {
    const [admin, keeper, page] = [
      await person({ role: 'admin' }),
      await person(),
      await unclaimed(),
    ]
    await proven(keeper, page, `ana@${page.domain}`)
    const { requestId } = await proven(admin, page, 'chefe@outra.com.br')
    expect((await decide(admin, requestId, 'approve')).status).toBe(403)
    expect(await adminsOf(page)).toEqual([keeper.id])
    expect((await decide(await person({ role: 'admin' }), requestId, 'approve')).status).toBe(200)
  })

  it('tells those who keep the page, and names who got control', async () => {
    const [admin, keeper, page] = [
      await person({ role: 'admin' }),
      await person(),
      await unclaimed(),
    ]
    await proven(keeper, page, `ana@${page.domain}`)
    const refused = await proven(await person(), page, 'bia@outra.com.br')
    await decide(admin, refused.requestId, 'refuse')
    const who = await person({ firstName: 'Caio', lastName: 'Dantas' })
    const granted = await proven(who, page, `caio@${page.domain}`)
    await decide(admin, granted.requestId, 'approve')
    const { body } = await api.get(`/v1/vendor/${page.id}/notificacoes`, keeper.token)
    const awaiting = 'Alguém pediu para administrar esta página. Nossa equipe confere o pedido.'
    expect(body.data.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Caio Dantas pediu e recebeu acesso: administra a página.',
      awaiting,
      'Um pedido para administrar esta página foi recusado.',
      awaiting,
      expect.stringContaining('pediu e recebeu acesso'),
    ])
    // Of the five, the first grant was the keeper's own doing.
    expect(body.naoLidas).toBe(4)
  })

  it('refuses with a reason, which is mailed; the person may ask again', async () => {
    const [admin, who, page] = [await person({ role: 'admin' }), await person(), await unclaimed()]
    const { requestId } = await proven(who, page, 'ana@outra.com.br')
    for (const reason of ['', ' não ', 'x'.repeat(501)]) {
      const answer = await decide(admin, requestId, 'refuse', reason)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['reason']])
    }
    const reason = 'O domínio <b>não</b> é da empresa.'
    expect((await decide(admin, requestId, 'refuse', reason)).status).toBe(200)
    expect(await adminsOf(page)).toEqual([])
    expect((await requestsOf(who))[0]).toMatchObject({ status: 'refused', reason })
    await api.platform.jobs.runWaiting()
    expect(lastMailTo(who.email)?.text).toContain(`Motivo: ${reason}`)
    expect(lastMailTo(who.email)?.html).toContain('&lt;b&gt;não&lt;/b&gt;')

    expect((await ask(who, page, `ana@${page.domain}`)).status).toBe(200)
    expect(await requestsOf(who)).toHaveLength(2)
  })

  it('decides once, also of 10 decisions at once', async () => {
    const [admin, who, page] = [await person({ role: 'admin' }), await person(), await unclaimed()]
    const { requestId } = await proven(who, page, 'ana@outra.com.br')
    await api.platform.jobs.runWaiting()
    const before = api.mails.length
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => decide(admin, requestId, i % 2 ? 'approve' : 'refuse')),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
    const [row] = await requestsOf(who)
    expect(await adminsOf(page)).toEqual(row?.status === 'granted' ? [who.id] : [])
    await api.platform.jobs.runWaiting()
    expect(api.mails).toHaveLength(before + 1)
  })

  it('decides nothing before the mailbox is proven', async () => {
    const [admin, who, page] = [await person({ role: 'admin' }), await person(), await unclaimed()]
    const { body } = await ask(who, page, `ana@${page.domain}`)
    for (const verdict of ['approve', 'refuse'] as const) {
      const answer = await decide(admin, body.data._id, verdict)
      expect(answer.status).toBe(409)
      expect(answer.body.error).toBe('O e-mail deste pedido ainda não foi confirmado.')
    }
    expect(await adminsOf(page)).toEqual([])
  })
})
