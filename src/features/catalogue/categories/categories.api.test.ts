import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#/db/schema/index.ts'
import { testCategories } from '#/server/testing/categories.server.ts'

const t = testCategories()

describe('a search of categories', () => {
  it('gives both levels, or the first, or what belongs to some', async () => {
    const parent = await t.make({ name: 'Vinhos', kind: 'service' })
    const other = await t.make({ name: 'Vinhas', kind: 'service' })
    await t.make({ name: 'Vinho tinto', kind: 'service', parentId: parent.id })
    await t.make({ name: 'Vinho branco', kind: 'service', parentId: parent.id })
    await t.make({ name: 'Vinha velha', kind: 'service', parentId: other.id })
    await t.make({ name: 'Vinho parado', kind: 'service', parentId: parent.id, active: false })
    await t.make({ name: 'Vinícolas', kind: 'software' })

    expect(await t.found({ query: 'vin', tipo: 'Software' })).toEqual(['Vinícolas'])
    expect(await t.found({ query: 'vin', tipo: 'Serviço', nivel: '1' })).toEqual([
      'Vinhas',
      'Vinhos',
    ])
    expect(await t.found({ query: 'vin' })).toHaveLength(6)
    const below = ['Vinho branco', 'Vinho tinto']
    expect(await t.found({ query: '', tipo: 'Serviço', parent: ' VINHOS' })).toEqual(below)
    expect(await t.found({ query: 'vinh', parent: parent.id.toUpperCase() })).toEqual(below)
    expect(
      await t.found([
        ['parent', 'vinhos'],
        ['parent', other.id],
      ]),
    ).toEqual(['Vinha velha', ...below])
    expect(await t.found({ parent: 'nenhuma' })).toEqual([])
  })

  it('tells the level of each', async () => {
    const parent = await t.make()
    const child = await t.make({ parentId: parent.id })
    const { body } = await t.api.get(`/v1/category?id=${child.id}`)
    expect(body.data).toEqual({
      id: child.id,
      name: child.name,
      type: 'Software',
      active: true,
      parentId: parent.id,
    })
  })

  it.each(['tipo=Outro', 'nivel=3', 'parent=a&parent=b&parent=c&parent=d'])(
    'refuses %s',
    async (query) => {
      expect((await t.api.get(`/v1/category/search?${query}`)).status).toBe(400)
    },
  )
})

describe('a suggestion', () => {
  it('waits for an Admin, and is found nowhere meanwhile', async () => {
    const who = await t.person()
    const { status, body } = await t.suggest('  Gestão   de adegas ', who)
    expect(status).toBe(200)
    expect(body.message).toBe(
      'Sugestão enviada. Nossa equipe confere; até lá, escolha outra categoria.',
    )
    expect(body.data).toMatchObject({ name: 'Gestão de adegas', active: false, outcome: 'sent' })
    expect(await t.found({ query: 'adegas' })).toEqual([])

    const again = await t.suggest('gestao de ADEGAS', await t.person())
    expect(again.body.data).toMatchObject({ id: body.data.id, outcome: 'waiting' })
    expect(again.body.message).toContain('já foi sugerida')
    // The other kind has names of its own.
    const service = await t.suggest('Gestão de adegas', who, { tipo: 'Serviço' })
    expect(service.body.data.outcome).toBe('sent')
  })

  it('of a category that exists is answered with that', async () => {
    const who = await t.person()
    const { id } = await t.make({ name: 'Olarias' })
    const known = await t.suggest('OLÁRIAS', who)
    expect(known.body).toMatchObject({
      data: { id, name: 'Olarias', active: true, outcome: 'exists' },
      message: 'Esta categoria já existe.',
    })
    await t.make({ name: 'Telégrafo', active: false })
    const unused = await t.suggest('telegrafo', who)
    expect(unused.body).toMatchObject({
      data: { active: false, outcome: 'exists' },
      message: 'Esta categoria não está mais em uso. Escolha outra.',
    })
  })

  it('made by many at once is one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => t.person()))
    const answers = await Promise.all(people.map((who) => t.suggest('Carpintaria naval', who)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const outcomes = answers.map(({ body }) => body.data.outcome)
    expect(outcomes.sort()).toEqual(['sent', ...Array(5).fill('waiting')])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  })

  it('says what is wrong by its field', async () => {
    const who = await t.person()
    const fieldsOf = async (name: string, change = {}) => {
      const { status, body } = await t.suggest(name, who, change)
      expect(status).toBe(400)
      return Object.keys(body.fields)
    }
    for (const name of ['', ' ', 'x', '—?!', 'a | b', 'x'.repeat(101)])
      expect(await fieldsOf(name), name).toEqual(['name'])
    expect(await fieldsOf('Certa', { tipo: 'Curso' })).toEqual(['tipo'])
    const parent = await t.make()
    const child = await t.make({ parentId: parent.id })
    expect(await fieldsOf('Certa', { parentId: child.id })).toEqual(['parentId'])
    expect(await fieldsOf('Certa', { parentId: (await t.make({ kind: 'service' })).id })).toEqual([
      'parentId',
    ])
  })

  it('is for who is logged in, and refused after many', async () => {
    expect((await t.suggest('Pesca')).status).toBe(401)
    const who = await t.person()
    for (let n = 0; n < 20; n++) expect((await t.suggest('Pesca', who)).status).toBe(200)
    expect((await t.suggest('Pesca', who)).status).toBe(429)
  })
})

describe('an Admin decides about a suggestion', () => {
  const suggested = async (name: string, change = {}) => {
    const who = await t.person()
    const { body } = await t.suggest(name, who, change)
    return { who, id: body.data.id as string }
  }
  const mailTo = async (email: string) => {
    expect(await t.api.platform.jobs.runWaiting()).toEqual([])
    return t.api.mails.filter(({ to }) => to === email)
  }

  it('who sees the oldest first', async () => {
    const parent = await t.make({ name: 'Ferrovias' })
    const { who, id } = await suggested('Trens de carga', { parentId: parent.id })
    await suggested('Trens de passageiros')
    const { body } = await t.suggestions(await t.admin())
    const names = body.data.map(({ name }: { name: string }) => name)
    expect(names.slice(-2)).toEqual(['Trens de carga', 'Trens de passageiros'])
    expect(body.data.at(-2)).toEqual({
      id,
      name: 'Trens de carga',
      type: 'Software',
      parent: { id: parent.id, name: 'Ferrovias' },
      createdAt: expect.any(String),
      user: {
        _id: who.id,
        firstName: who.firstName,
        lastName: who.lastName,
        email: who.email,
      },
    })
  })

  it('approves, and who suggested it is mailed', async () => {
    const admin = await t.admin()
    const parent = await t.make({ name: 'Apicultura' })
    const { who, id } = await suggested('Colmeias conectadas')
    const approved = await t.approve(admin, id, { name: 'Colmeia conectada', parentId: parent.id })
    expect(approved.body).toMatchObject({
      data: { name: 'Colmeia conectada', parentId: parent.id, active: true },
      message: 'Sugestão aceita.',
    })
    expect(await t.found({ query: 'colmeia' })).toEqual(['Colmeia conectada'])
    const [mail, ...more] = await mailTo(who.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Sua sugestão de categoria foi aceita')
    expect(mail?.text).toContain('“Colmeias conectadas”')
    expect(mail?.text).toContain('“Colmeia conectada”')
    expect(await t.trailOf(approved.body.data.id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'approve',
        detail: { suggestionId: id, suggested: 'Colmeias conectadas' },
      },
    ])
    expect((await t.refuse(admin, id)).body.error).toBe('Esta sugestão já foi aceita.')
    // A name that was approved can be suggested no more.
    expect((await t.suggest('colmeia conectada', who)).body.data.outcome).toBe('exists')
  })

  it('refuses with a reason, which is mailed; it may be suggested again', async () => {
    const admin = await t.admin()
    const { who, id } = await suggested('Geral')
    for (const reason of ['', 'não', 'x'.repeat(501)]) {
      const { status, body } = await t.refuse(admin, id, reason)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    }
    expect((await t.refuse(admin, id, 'É ampla demais.')).status).toBe(200)
    const [mail] = await mailTo(who.email)
    expect(mail?.subject).toBe('Sua sugestão de categoria não foi aceita')
    expect(mail?.text).toContain('Motivo: É ampla demais.')
    expect(await t.trailOf(id, 'category_suggestion')).toMatchObject([
      { actorId: admin.id, action: 'refuse', detail: { name: 'Geral', reason: 'É ampla demais.' } },
    ])
    expect((await t.approve(admin, id, { name: 'Geral' })).status).toBe(409)
    expect((await t.suggest('Geral', who)).body.data.outcome).toBe('sent')
  })

  it('once, of several decisions at once', async () => {
    const { who, id } = await suggested('Selaria')
    const admins = await Promise.all([t.admin(), t.admin(), t.admin()])
    const answers = await Promise.all([
      ...admins.map((admin) => t.approve(admin, id, { name: 'Selaria' })),
      ...admins.map((admin) => t.refuse(admin, id)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await mailTo(who.email)).toHaveLength(1)
  })

  it('under no name that another category has', async () => {
    const admin = await t.admin()
    const { id } = await suggested('Faróis')
    await t.make({ name: 'Faróis marítimos' })
    const taken = await t.approve(admin, id, { name: 'FAROIS MARÍTIMOS' })
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'Já existe a categoria “Faróis marítimos”.' },
    ])
    expect((await t.approve(admin, id, { name: 'Faróis' })).status).toBe(200)
  })

  it('and mails nobody who is gone', async () => {
    const { who, id } = await suggested('Sumidos')
    await t.api.platform.db.delete(users).where(eq(users.id, who.id))
    const { body } = await t.suggestions(await t.admin())
    expect(body.data.find((queued: { id: string }) => queued.id === id).user).toBeNull()
    expect((await t.approve(await t.admin(), id, { name: 'Sumidos' })).status).toBe(200)
    expect(await mailTo(who.email)).toEqual([])
  })
})
