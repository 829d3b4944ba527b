import { describe, expect, it } from 'vitest'
import { type Calls, expectRefused } from '#/server/testing/api.server.ts'
import { testCategories } from '#/server/testing/categories.server.ts'

const t = testCategories()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'

describe('the desk of the categories', () => {
  it('is for Admins only', async () => {
    const { id } = await t.make()
    const target = await t.make()
    const calls: Calls = {
      list: (who) => t.listed(who),
      suggestions: (who) => t.suggestions(who),
      add: (who) => t.add(who, { name: 'Proibida', tipo: 'Software' }),
      edit: (who) => t.edit(who, id, { name: 'Proibida' }),
      activate: (who) => t.turn(who, id, 'activate'),
      deactivate: (who) => t.turn(who, id, 'deactivate'),
      merge: (who) => t.merge(who, id, target.id),
      approve: (who) => t.approve(who, NOBODY, { name: 'Proibida' }),
      refuse: (who) => t.refuse(who, NOBODY),
    }
    await expectRefused(calls, await t.person())
    expect(await t.found({ query: 'proibida' })).toEqual([])
    const admin = await t.admin()
    const statuses = []
    for (const call of Object.values(calls)) statuses.push((await call(admin)).status)
    expect(statuses).toEqual([200, 200, 200, 409, 200, 200, 200, 404, 404])
  })

  it('lists categories by name or by offers, by page, by type and by situation', async () => {
    const admin = await t.admin()
    const parent = await t.make({ name: 'Listada A' })
    await t.make({ name: 'listada Ç', parentId: parent.id, active: false })
    await t.make({ name: 'Listada B', kind: 'service' })
    await t.offer({ categories: ['Listada A', 'ERP'], isVisible: false })
    const names = async (parameters: Record<string, string>) => {
      const { body } = await t.listed(admin, { search: 'LISTADA', ...parameters })
      return body.data.map(({ name }: { name: string }) => name)
    }
    expect(await names({})).toEqual(['Listada A', 'Listada B', 'listada Ç'])
    expect(await names({ tipo: 'Software' })).toEqual(['Listada A', 'listada Ç'])
    expect(await names({ situacao: 'inativas' })).toEqual(['listada Ç'])
    expect(await names({ situacao: 'ativas', tipo: 'Serviço' })).toEqual(['Listada B'])
    expect(await names({ limit: '2', page: '2' })).toEqual(['listada Ç'])
    expect(await names({ sort: '-nome' })).toEqual(['listada Ç', 'Listada B', 'Listada A'])
    expect(await names({ sort: '-ofertas', limit: '1' })).toEqual(['Listada A'])
    expect(await names({ sort: 'ofertas', tipo: 'Software' })).toEqual(['listada Ç', 'Listada A'])
    const { body } = await t.listed(admin, { search: 'listada', tipo: 'Software' })
    expect(body).toMatchObject({ page: 1, totalPages: 1, total: 2 })
    expect(body.data[0]).toEqual({
      id: parent.id,
      name: 'Listada A',
      type: 'Software',
      active: true,
      parent: null,
      subcategories: 1,
      offers: 1,
    })
    expect(body.data[1].parent).toEqual({ id: parent.id, name: 'Listada A' })
  })
})

describe('a new category', () => {
  it('can be chosen at once', async () => {
    const admin = await t.admin()
    const dropped = await t.watchPages(['categories', 'offers'])
    const { status, body } = await t.add(admin, { name: ' Nova  em folha ', tipo: 'Serviço' })
    expect([status, body.message]).toEqual([200, 'Categoria criada.'])
    expect(body.data).toMatchObject({ name: 'Nova em folha', type: 'Serviço', active: true })
    expect(await t.found({ query: 'em folha', tipo: 'Serviço' })).toEqual(['Nova em folha'])
    await expect.poll(dropped).toEqual(['categories'])
    expect(await t.trailOf(body.data.id)).toMatchObject([{ actorId: admin.id, action: 'add' }])
  })

  it('has a name of its own, and a parent of its kind on the first level', async () => {
    const admin = await t.admin()
    const { id: parentId } = await t.make({ name: 'Única' })
    const taken = await t.add(admin, { name: 'unica', tipo: 'Software' })
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'Já existe a categoria “Única”.' },
    ])
    await t.make({ name: 'Parada', active: false })
    const inactive = await t.add(admin, { name: 'PARADA', tipo: 'Software' })
    expect(inactive.body.fields).toEqual({ name: 'Já existe a categoria “Parada”, inativa.' })
    const child = await t.add(admin, { name: 'Filha', tipo: 'Software', parentId })
    expect(child.body.data.parent).toEqual({ id: parentId, name: 'Única' })
    for (const wrong of [child.body.data.id, NOBODY, (await t.make({ kind: 'service' })).id]) {
      const category = { name: 'Neta', tipo: 'Software', parentId: wrong }
      const { status, body } = await t.add(admin, category)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['parentId']])
    }
    for (const name of ['', 'x', 'a|b', 'x'.repeat(101)]) {
      const { status, body } = await t.add(admin, { name, tipo: 'Software' })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
    }
  })

  it('of one name, added at once, is one', async () => {
    const admin = await t.admin()
    const names = ['Gêmea', 'gemea', 'GÊMEA', 'Gemea ']
    const answers = await Promise.all(names.map((name) => t.add(admin, { name, tipo: 'Software' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('a rename', () => {
  it('is followed by the offers, hidden ones included, and by search', async () => {
    const admin = await t.admin()
    const { id } = await t.make({ name: 'Quitandas' })
    const shown = await t.offer({ categories: ['ERP', 'Quitandas', 'CRM'] })
    const hidden = await t.offer({ categories: ['Quitandas'], isVisible: false })
    const other = await t.offer({ categories: ['ERP', 'CRM'] })
    const dropped = await t.watchPages(['categories', 'offers', `offer:${shown.id}`])

    const { status, body } = await t.edit(admin, id, { name: 'Hortifrúti' })
    expect([status, body.data.offers]).toEqual([200, 2])
    expect(await t.categoriesOf(shown)).toEqual({
      text: 'ERP | Hortifrúti | CRM',
      links: ['ERP', 'Hortifrúti', 'CRM'],
    })
    expect((await t.categoriesOf(hidden)).text).toBe('Hortifrúti')
    expect((await t.categoriesOf(other)).text).toBe('ERP | CRM')
    const namesFor = async (query: string) => {
      const { body } = await t.api.get(`/v1/software/searchPaginados?query=${query}`)
      return body.data.map(({ name }: { name: string }) => name)
    }
    expect(await namesFor('hortifruti')).toEqual([shown.name])
    expect(await namesFor('quitandas')).toEqual([])
    await expect.poll(dropped).toEqual(['categories', 'offers', `offer:${shown.id}`])
    expect(await t.trailOf(id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'edit',
        detail: { before: { name: 'Quitandas' }, after: { name: 'Hortifrúti' }, offers: 2 },
      },
    ])
  })

  it('of more offers than are changed at a time reaches all', async () => {
    const admin = await t.admin()
    const category = await t.make({ name: 'Numerosa' })
    await t.manyOffers(category, 2300)
    expect((await t.edit(admin, category.id, { name: 'Populosa' })).status).toBe(200)
    expect(await t.textsOf(category.id)).toEqual([{ text: 'Populosa', offers: 2300 }])
  })

  it('may change how the own name is written, and nothing is noted of what stays', async () => {
    const admin = await t.admin()
    const { id } = await t.make({ name: 'acai' })
    expect((await t.edit(admin, id, { name: 'Açaí' })).body.data.name).toBe('Açaí')
    expect((await t.edit(admin, id, { name: 'Açaí' })).status).toBe(200)
    expect(await t.trailOf(id)).toHaveLength(1)
    await t.make({ name: 'Tomada' })
    const taken = await t.edit(admin, id, { name: 'TOMADA' })
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['name']])
    expect((await t.edit(admin, NOBODY, { name: 'Ninguém' })).status).toBe(404)
  })

  it('puts a category under another one, and keeps the levels two', async () => {
    const admin = await t.admin()
    const [parent, child, alone] = [await t.make(), await t.make(), await t.make()]
    const move = (id: string, name: string, parentId?: string | null) =>
      t.edit(admin, id, { name, parentId })
    expect((await move(child.id, child.name, parent.id)).body.data.parent.id).toBe(parent.id)
    const refused = async (answer: ReturnType<typeof move>) => {
      const { status, body } = await answer
      return [status, Object.keys(body.fields)]
    }
    expect(await refused(move(alone.id, alone.name, child.id))).toEqual([400, ['parentId']])
    expect(await refused(move(alone.id, alone.name, alone.id))).toEqual([400, ['parentId']])
    expect(await refused(move(parent.id, parent.name, alone.id))).toEqual([409, ['parentId']])
    expect((await move(child.id, child.name, null)).body.data.parent).toBeNull()
  })

  it('and an offer that chooses it at once agree', async () => {
    const admin = await t.admin()
    const owner = await t.person()
    const { id } = await t.make({ name: 'Corrida' })
    const offer = await t.offer({ categories: ['Corrida'] })
    await t.own(owner, offer)
    const rounds = ['Corrida A', 'Corrida B', 'Corrida C', 'Corrida D']
    const answers = await Promise.all(
      rounds.flatMap((name) => [
        t.edit(admin, id, { name }),
        t.change(owner, offer, { category: [id, 'ERP'] }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { text, links } = await t.categoriesOf(offer)
    expect(text).toBe(links.join(' | '))
  })
})

describe('a category that is no longer offered', () => {
  it('stays on those that have it, also when these are changed', async () => {
    const admin = await t.admin()
    const owner = await t.person()
    const { id } = await t.make({ name: 'Fax' })
    const [has, hasNot] = [await t.offer({ categories: ['Fax'] }), await t.offer()]
    await t.own(owner, has)
    await t.own(owner, hasNot)
    const off = await t.turn(admin, id, 'deactivate')
    expect(off.body).toMatchObject({ data: { active: false }, message: 'Categoria desativada.' })
    expect(await t.found({ query: 'fax' })).toEqual([])
    const kept = await t.change(owner, has, { category: ['fax', 'CRM'] })
    expect([kept.status, kept.body.data?.category]).toEqual([200, ['Fax', 'CRM']])
    const refused = await t.change(owner, hasNot, { category: ['Fax'] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['category']])

    expect((await t.turn(admin, id, 'deactivate')).status).toBe(200)
    expect((await t.turn(admin, id, 'activate')).body.data.active).toBe(true)
    expect((await t.change(owner, hasNot, { category: ['Fax'] })).status).toBe(200)
    const trail = await t.trailOf(id)
    expect(trail.map(({ action }) => action)).toEqual(['activate', 'deactivate'])
    expect((await t.turn(admin, NOBODY, 'activate')).status).toBe(404)
  })
})

describe('a merge', () => {
  it('moves the offers, none of them twice, and keeps the places', async () => {
    const admin = await t.admin()
    const source = await t.make({ name: 'Notas' })
    const target = await t.make({ name: 'Documentos' })
    const only = await t.offer({ categories: ['ERP', 'Notas', 'CRM'] })
    const first = await t.offer({ categories: ['Notas', 'ERP', 'Documentos'] })
    const last = await t.offer({ categories: ['Documentos', 'ERP', 'Notas'], isVisible: false })
    const dropped = await t.watchPages(['categories', 'offers', `offer:${first.id}`])

    const { status, body } = await t.merge(admin, source.id, target.id)
    expect([status, body]).toEqual([
      200,
      { data: { moved: 3 }, message: '3 ofertas foram para “Documentos”.' },
    ])
    const expected = [
      [only, ['ERP', 'Documentos', 'CRM']],
      [first, ['Documentos', 'ERP']],
      [last, ['Documentos', 'ERP']],
    ] as const
    for (const [offer, links] of expected)
      expect(await t.categoriesOf(offer)).toEqual({ text: links.join(' | '), links })
    expect((await t.api.get(`/v1/category?id=${source.id}`)).status).toBe(404)
    await expect.poll(dropped).toEqual(['categories', 'offers', `offer:${first.id}`])
    expect(await t.trailOf(source.id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'merge',
        detail: { name: 'Notas', targetId: target.id, offers: 3 },
      },
    ])
  })

  it('takes subcategories and suggestions along', async () => {
    const admin = await t.admin()
    const [source, target] = [await t.make(), await t.make()]
    const child = await t.make({ parentId: source.id })
    const { body } = await t.suggest('Órfã', await t.person(), { parentId: source.id })
    const below = await t.make({ parentId: target.id })
    const deep = await t.merge(admin, source.id, below.id)
    expect([deep.status, Object.keys(deep.body.fields)]).toEqual([409, ['targetId']])
    expect((await t.merge(admin, source.id, target.id)).status).toBe(200)
    const moved = await t.api.get(`/v1/category?id=${child.id}`)
    expect(moved.body.data.parentId).toBe(target.id)
    const queue = (await t.suggestions(admin)).body.data
    expect(queue.find(({ id }: { id: string }) => id === body.data.id).parent.id).toBe(target.id)
  })

  it('is into another active category of its kind', async () => {
    const admin = await t.admin()
    const source = await t.make()
    const wrong = [
      source.id,
      NOBODY,
      (await t.make({ kind: 'service' })).id,
      (await t.make({ active: false })).id,
    ]
    for (const target of wrong) {
      const { status, body } = await t.merge(admin, source.id, target)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['targetId']])
    }
    expect((await t.merge(admin, NOBODY, source.id)).status).toBe(404)
  })

  it('and offers that choose the category at once leave no offer without one', async () => {
    const admin = await t.admin()
    const owner = await t.person()
    const [source, target] = [await t.make(), await t.make()]
    const offers = await Promise.all(Array.from({ length: 6 }, () => t.offer()))
    for (const offer of offers) await t.own(owner, offer)
    const [merged, ...changed] = await Promise.all([
      t.merge(admin, source.id, target.id),
      ...offers.map((offer) => t.change(owner, offer, { category: [target.id, source.id, 'ERP'] })),
    ])
    expect(merged?.status).toBe(200)
    for (const { status } of changed) expect([200, 400]).toContain(status)
    for (const offer of offers) {
      const { text, links } = await t.categoriesOf(offer)
      expect(text).toBe(links.join(' | '))
      expect(links).not.toContain(source.name)
    }
  })

  it('of two at once, one into the other, leaves one', async () => {
    const admin = await t.admin()
    const [one, other] = [await t.make(), await t.make()]
    const answers = await Promise.all([
      t.merge(admin, one.id, other.id),
      t.merge(admin, other.id, one.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
