import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import {
  credentials,
  educations,
  experiences,
  offerOwners,
  userSoftwares,
  users,
  vendorAdmins,
} from '#/db/schema/index.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

const form = (overrides: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Lima',
  plataformName: `ana${Math.random().toString(36).slice(2)}`,
  phoneNumber: '(11) 91234-5678',
  company: 'Lince Sistemas',
  position: 'Analista',
  about: 'Gosto de processos simples.',
  ...overrides,
})

const { person } = api
const profile = (id: string, token?: string) => api.get(`/v1/login?id=${id}`, token)
const alter = (payload: object, token?: string) =>
  api.send('POST', '/v1/login/alter', { payload, token })

const rowOf = async (id: string) =>
  (await api.platform.db.select().from(users).where(eq(users.id, id)))[0]

describe('a profile', () => {
  it('says so to a browser whose session is over', async () => {
    const ana = await person()
    expect((await profile(ana.id, 'x'.repeat(43))).status).toBe(401)
  })

  it('hides from others what is private', async () => {
    const ana = await person({ phoneNumber: '(11) 98888-7777', email: 'segredo@empresa.test' })
    const other = await person()
    for (const token of [undefined, other.token]) {
      const { status, body } = await profile(ana.id, token)
      expect(status).toBe(200)
      expect(body.data.plataformName).toBe(ana.username)
      for (const field of [
        'email',
        'phoneNumber',
        'type',
        'ownedSoftwares',
        'hasGoogle',
        'hasPassword',
        'deletionAt',
      ])
        expect(body.data).not.toHaveProperty(field)
      expect(JSON.stringify(body)).not.toMatch(/segredo|98888/)
    }
  })

  it('shows the person, and an Admin, everything', async () => {
    const { db } = api.platform
    const ana = await person({ phoneNumber: '(11) 98888-7777', photoKey: 'photos/a.webp' })
    const admin = await person({ role: 'admin' })
    const offer = await makeOffer(db)
    await db.insert(offerOwners).values({ userId: ana.id, offerId: offer.id })
    await db
      .insert(credentials)
      .values({ userId: ana.id, providerId: 'credential', accountId: ana.id, password: 'hash' })
    for (const { token } of [ana, admin]) {
      const { data } = (await profile(ana.id, token)).body
      expect(data).toMatchObject({
        email: ana.email,
        phoneNumber: '(11) 98888-7777',
        type: 'User',
        ownedSoftwares: [offer.id],
        hasPassword: true,
        hasGoogle: false,
        deletionAt: '',
        about: '',
      })
      expect(data.photo).toMatch(/^\/uploads\/photos\/a\.webp\?v=/)
      expect(data.avatar).toBe(data.photo)
      expect(JSON.stringify(data)).not.toContain('hash')
    }
    expect((await profile(admin.id, admin.token)).body.data.type).toBe('Admin')
    expect((await profile(admin.id, admin.token)).body.data.hasPassword).toBe(false)
  })

  it('is missing for others while its mailbox is unproven or its removal is asked for', async () => {
    const unproven = await person({ emailVerified: false })
    const leaving = await person({ deletionRequestedAt: new Date('2026-01-01T00:00:00Z') })
    const [other, admin] = [await person(), await person({ role: 'admin' })]
    for (const { id, token } of [unproven, leaving]) {
      for (const outsider of [undefined, other.token]) {
        const answer = await profile(id, outsider)
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual({ data: null, message: '', error: 'Perfil não encontrado.' })
      }
      expect((await profile(id, token)).status).toBe(200)
      expect((await profile(id, admin.token)).status).toBe(200)
    }
    expect((await profile(leaving.id, leaving.token)).body.data.deletionAt).toBe(
      '2026-01-08T00:00:00.000Z',
    )
  })

  it('has to exist, and an id to be one', async () => {
    const admin = await person({ role: 'admin' })
    expect((await profile(UNKNOWN)).status).toBe(404)
    expect((await profile(UNKNOWN, admin.token)).status).toBe(404)
    expect((await profile('nada')).status).toBe(400)
    expect((await api.get('/v1/login')).status).toBe(400)
    const ana = await person()
    expect((await profile(ana.id.toUpperCase(), ana.token)).body.data.email).toBe(ana.email)
  })

  it('lists what goes on first, then what ended last', async () => {
    const { db } = api.platform
    const ana = await person()
    const job = (position: string, startDate: string, endDate: string | null) => ({
      userId: ana.id,
      institution: 'Lince',
      position,
      startDate,
      endDate,
      isCurrent: endDate === null,
    })
    await db
      .insert(experiences)
      .values([
        job('antiga', '2010-01-01', '2012-05-01'),
        job('atual', '2015-03-01', null),
        job('recente', '2011-01-01', '2019-12-01'),
        job('nova', '2020-01-01', null),
      ])
    await db.insert(educations).values([
      {
        userId: ana.id,
        degree: 'A',
        institution: 'USP',
        startDate: '2001-02-01',
        endDate: '2004-12-01',
      },
      {
        userId: ana.id,
        degree: 'B',
        institution: 'USP',
        startDate: '2002-02-01',
        endDate: '2004-12-01',
      },
    ])
    const { data } = (await profile(ana.id)).body
    expect(data.companies.map(({ position }: { position: string }) => position)).toEqual([
      'nova',
      'atual',
      'recente',
      'antiga',
    ])
    expect(data.companies[0]).toMatchObject({ startDate: '01/2020', endDate: '', isCurrent: true })
    expect(data.companies[3]).toMatchObject({ startDate: '01/2010', endDate: '05/2012' })
    expect(data.education.map(({ formacao }: { formacao: string }) => formacao)).toEqual(['B', 'A'])
  })

  it('lists visible software and visible pages only', async () => {
    const { db } = api.platform
    const ana = await person()
    const [shown, hidden] = [await makeOffer(db), await makeOffer(db, { isVisible: false })]
    const [page, gone] = [await makeVendor(db), await makeVendor(db, { isVisible: false })]
    await db
      .insert(userSoftwares)
      .values([shown, hidden].map(({ id }) => ({ userId: ana.id, offerId: id })))
    await db
      .insert(vendorAdmins)
      .values([page, gone].map(({ id }) => ({ userId: ana.id, vendorId: id })))
    const { data } = (await profile(ana.id)).body
    expect(data.softwares).toEqual([{ _id: shown.id, name: shown.name, logo: '' }])
    const { razaoSocial, nomeFantasia } = page
    expect(data.vendors).toEqual([
      { _id: page.id, razaoSocial, nomeFantasia, logo: '', visivel: true },
    ])
    // A page that is not finished is found again by those who keep it.
    const own = (await profile(ana.id, ana.token)).body.data
    expect(own.vendors).toMatchObject([
      { _id: gone.id, visivel: false },
      { _id: page.id, visivel: true },
    ])
  })
})

describe('altering a profile', () => {
  it('is for the person and for Admins', async () => {
    const [ana, other] = [await person(), await person()]
    const admin = await person({ role: 'admin' })
    expect((await alter(form())).status).toBe(401)
    expect((await alter(form({ _id: ana.id }), other.token)).status).toBe(403)
    expect(await rowOf(ana.id)).toMatchObject({ firstName: ana.firstName, username: ana.username })
    expect(await rowOf(other.id)).toMatchObject({ username: other.username })

    const own = form({ _id: ana.id })
    const answer = await alter(own, ana.token)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ ...own, email: ana.email })
    const byAdmin = await alter(form({ _id: ana.id, firstName: 'Corrigida' }), admin.token)
    expect(byAdmin.body.data).toMatchObject({ _id: ana.id, firstName: 'Corrigida' })
    expect(await rowOf(admin.id)).toMatchObject({ username: admin.username })
  })

  it('takes the same fields as a form', async () => {
    const ana = await person()
    const { firstName, ...fields } = form({ about: 'linha um\r\nlinha dois' })
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...fields, firstName }))
      data.append(name, String(value))
    const answer = await alter(data, ana.token)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ ...fields, firstName, about: 'linha um\nlinha dois' })
  })

  it('changes neither e-mail nor role nor another account, whatever is sent', async () => {
    const ana = await person()
    await alter(
      form({ email: 'x@x.test', role: 'admin', type: 'Admin', id: UNKNOWN, emailVerified: false }),
      ana.token,
    )
    expect(await rowOf(ana.id)).toMatchObject({
      email: ana.email,
      role: 'user',
      emailVerified: true,
    })
  })

  it('forgets what is emptied', async () => {
    const ana = await person({ phoneNumber: '(11) 98888-7777', about: 'Antes' })
    const answer = await alter(form({ phoneNumber: '', about: null, company: '' }), ana.token)
    expect(answer.body.data).toMatchObject({ phoneNumber: '', about: '', company: '' })
    expect(await rowOf(ana.id)).toMatchObject({ phoneNumber: null, about: null, company: null })
  })

  it.each([
    ['firstName', 'A', 'Use ao menos 2 letras.'],
    ['firstName', ' \u0007 ', 'Primeiro nome é obrigatório'],
    ['lastName', 'L', 'Use ao menos 2 letras.'],
    ['lastName', undefined, 'Sobrenome é obrigatório'],
    ['plataformName', 'a', 'Use ao menos 2 letras.'],
    ['plataformName', 'com espaço', expect.stringContaining('sem espaços')],
    ['about', 'a'.repeat(401), 'Max 400 caracteres'],
    ['phoneNumber', '123', 'Insira um telefone válido.'],
    ['position', 'a'.repeat(121), expect.any(String)],
    ['foto', 'não é arquivo', 'Por favor, envie uma foto .png ou .jpg.'],
    ['removerFoto', 'talvez', expect.any(String)],
    ['_id', 'nada', 'Identificador inválido.'],
  ])('refuses the %s %j', async (field, value, message) => {
    const ana = await person()
    const answer = await alter(form({ [field]: value }), ana.token)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ [field]: message })
    expect(await rowOf(ana.id)).toMatchObject({ username: ana.username, firstName: 'Pessoa' })
  })

  it('keeps emoji and drops what no text holds', async () => {
    const ana = await person()
    const about = `Olá 👩‍💻\u0007 fim${'😀'.repeat(190)}`
    const answer = await alter(form({ firstName: 'Ana\u0007 😀', about }), ana.token)
    expect(answer.body.data).toMatchObject({
      firstName: 'Ana 😀',
      about: `Olá 👩‍💻 fim${'😀'.repeat(190)}`,
    })
  })

  it('refuses a body that is none', async () => {
    const ana = await person()
    const send = (contentType: string, payload: string) =>
      api.send('POST', '/v1/login/alter', {
        token: ana.token,
        headers: { 'content-type': contentType },
        payload,
      })
    const boundary = 'multipart/form-data; boundary=b'
    const field = '--b\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nAna'
    for (const answer of [
      await send('application/json', '{"firstName":'),
      await send('application/json', 'null'),
      await send('application/json', ''),
      await send('multipart/form-data', 'nada'),
      await send(boundary, 'nada'),
      await send(boundary, field),
      await send(boundary, `${field.replace('firstName', '__proto__')}\r\n--b--`),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.error).toEqual(expect.any(String))
    }
    const many = new FormData()
    for (let index = 0; index < 60; index++) many.append(`campo${index}`, 'x')
    expect((await alter(many, ana.token)).status).toBe(413)
    const long = new FormData()
    long.append('about', 'x'.repeat(70_000))
    expect((await alter(long, ana.token)).body.fields).toEqual({ about: 'Texto longo demais.' })
    expect((await send('text/plain', 'nada')).status).toBe(400)
    expect((await send('image/png', 'nada')).status).toBe(415)
  })
})

describe('a username', () => {
  it('belongs to one person, in whatever case it is written', async () => {
    const [ana, bia] = [await person(), await person()]
    const answer = await alter(form({ plataformName: ana.username.toUpperCase() }), bia.token)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      error: 'Este nome de usuário já está em uso.',
      fields: { plataformName: 'Este nome de usuário já está em uso.' },
    })
    expect(await rowOf(bia.id)).toMatchObject({ username: bia.username, firstName: bia.firstName })
    expect((await alter(form({ plataformName: bia.username }), bia.token)).status).toBe(200)
  })

  it('goes to one of twenty who ask for it at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person()))
    const answers = await Promise.all(
      people.map(({ token }) => alter(form({ plataformName: 'disputado' }), token)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
    const owners = await api.platform.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, 'disputado'))
    expect(owners).toHaveLength(1)
  })
})

describe('pages', () => {
  const cached = async (key: string, ...tags: CacheTag[]) => {
    const render = vi.fn(async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(key),
      tags: new Set(tags),
    }))
    await api.platform.pageCache.get(key, render)
    return async () => {
      await api.platform.pageCache.get(key, render)
      return render.mock.calls.length > 1
    }
  }

  it('that show a name are dropped with it: the profile and what the person reviewed', async () => {
    const { db } = api.platform
    const ana = await person()
    const [offer, vendor, untouched] = [
      await makeOffer(db),
      await makeVendor(db),
      await makeOffer(db),
    ]
    await makeReview(db, { userId: ana.id, offerId: offer.id })
    await makeReview(db, { userId: ana.id, vendorId: vendor.id })
    const profilePage = await cached('perfil', `user:${ana.id}`)
    const offerPage = await cached('software', `offer:${offer.id}`)
    const vendorPage = await cached('fornecedor', `vendor:${vendor.id}`)
    const otherPage = await cached('outro', `offer:${untouched.id}`)

    expect((await alter(form({ firstName: 'Nova' }), ana.token)).status).toBe(200)
    await vi.waitFor(async () => expect(await profilePage()).toBe(true), { timeout: 10_000 })
    expect(await offerPage()).toBe(true)
    expect(await vendorPage()).toBe(true)
    expect(await otherPage()).toBe(false)
  })

  it('of reviews stay when only the person’s own page shows what changed', async () => {
    const { db } = api.platform
    const ana = await person()
    const offer = await makeOffer(db)
    await makeReview(db, { userId: ana.id, offerId: offer.id })
    // On PostgreSQL, word of the first change comes after its answer: the pages below are kept after it.
    const earlier = await cached('software antes', `offer:${offer.id}`)
    const { data } = (await alter(form(), ana.token)).body
    await vi.waitFor(async () => expect(await earlier()).toBe(true), { timeout: 10_000 })
    const profilePage = await cached('perfil 2', `user:${ana.id}`)
    const offerPage = await cached('software 2', `offer:${offer.id}`)
    await alter({ ...data, about: 'Outra coisa.' }, ana.token)
    await vi.waitFor(async () => expect(await profilePage()).toBe(true), { timeout: 10_000 })
    expect(await offerPage()).toBe(false)
  })
})

it('describes its calls', async () => {
  const { paths } = (await api.get('/v1/openapi.json')).body
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/v1/login',
      '/v1/login/alter',
      '/v1/user/software',
      '/v1/company',
      '/v1/educational',
      '/v1/certification',
    ]),
  )
  const { content } = paths['/v1/login/alter'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data', 'application/json'])
  expect(JSON.stringify(content)).toContain('"binary"')
})
