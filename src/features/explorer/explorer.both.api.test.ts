import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOffer, makeCategory, makeOffer, makeVendor, rated } from '#/db/factories/index.ts'
import { offers } from '#/db/schema/index.ts'
import { REACHED_MAX } from '#/platform/server/database/word-search.server.ts'
import { explore } from '#/platform/server/facets/explore.server.ts'
import type { Search } from '#/platform/server/facets/parts.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { API_OPTIONS_MAX } from './limits.ts'
import { OFFERS } from './repository.server.ts'
import { exploreOffers, offerGroups, searchOffers } from './software.server.ts'

const api = testApi()

const get = (path: string) => api.app.inject(`/v1/${path}`)

/** What each value of each group finds; those that find nothing are left out. */
async function facets(of: 'software' | 'vendor', search = '') {
  const { data } = (await get(`${of}/facetas?${search}`)).json() as {
    data: { grupo: string; valores: { texto: string; total: number }[] }[]
  }
  return Object.fromEntries(
    data.map(({ grupo, valores }) => [
      grupo,
      Object.fromEntries(
        valores.filter(({ total }) => total > 0).map(({ texto, total }) => [texto, total]),
      ),
    ]),
  )
}

async function list(path: string) {
  const { data, total } = (await get(path)).json()
  return {
    total,
    names: (data as { name?: string; nomeFantasia?: string }[]).map(
      ({ name, nomeFantasia }) => name ?? nomeFantasia,
    ),
  }
}
const software = (search: string) => list(`software/searchPaginados?${search}`)
const suppliers = (search: string) => list(`vendor/search/getPaginados?${search}`)

/** Groups of what suppliers say of their products, where none does. */
const NOTHING_SAID = {
  preco: {},
  cobranca: {},
  gratis: {},
  porte: {},
  plataforma: {},
  hospedagem: {},
  integracao: {},
  prontidao: {},
}

let alpha: { id: string }
let beta: { id: string }

beforeAll(async () => {
  const { db } = api.platform
  const parent = await makeCategory(db, { name: 'Gestão' })
  await makeCategory(db, { name: 'Gestão leve', parentId: parent.id })
  alpha = await makeVendor(db, {
    nomeFantasia: 'Alfa',
    city: 'Recife',
    state: 'PE',
    isFeatured: true,
  })
  beta = await makeVendor(db, {
    nomeFantasia: 'Beta Contábil',
    city: 'Olinda',
    state: 'PE',
    unconfirmedSince: new Date(),
    ...rated(5, 10),
  })
  await makeVendor(db, { nomeFantasia: 'Gama', city: 'Campinas', state: 'SP' })
  const hidden = await makeVendor(db, { nomeFantasia: 'Oculto', state: 'AC', isVisible: false })
  const make = async (name: string, row: Parameters<typeof makeOffer>[1]) =>
    (await makeOffer(db, { name, description: '', ...row })).id
  const one = await make('Um Fiscal', {
    categories: ['Gestão'],
    manufacturer: 'Norte',
    ...rated(5, 10),
  })
  const two = await make('Dois Fiscal', {
    categories: ['Gestão', 'Notas'],
    manufacturer: 'Norte',
    ...rated(4, 20),
  })
  const three = await make('Três', { categories: ['Gestão leve'], manufacturer: 'Sul' })
  await make('Quatro', { categories: ['Notas'], manufacturer: null })
  await make('Serviço Fiscal', { kind: 'service', categories: ['Consultoria'] })
  await make('Escondido Fiscal', { categories: ['Gestão'], isVisible: false })
  for (const id of [one, two]) await linkOffer(db, alpha.id, id)
  await linkOffer(db, beta.id, two)
  await linkOffer(db, beta.id, three)
  await linkOffer(db, hidden.id, one)
  await db.update(offers).set({ showVendors: false }).where(eq(offers.id, three))
})

describe('the facets of software and services', () => {
  it('count what readers see, each once, categories with what belongs to them', async () => {
    expect(await facets('software')).toEqual({
      tipo: { Software: 4, Serviço: 1 },
      categoria: { Gestão: 3, Notas: 2, Consultoria: 1 },
      subcategoria: {},
      nota: { '5 estrelas': 1, '4 estrelas': 1, 'Sem avaliações': 3 },
      empresa: { Norte: 2, Sul: 1 },
      fornecedor: { Alfa: 2, 'Beta Contábil': 1 },
      ...NOTHING_SAID,
    })
  })

  it('count a group by what the others leave, with words too', async () => {
    const chosen = await facets('software', 'query=fiscal&categoria=gestao&nota=5')
    expect(chosen.nota).toEqual({ '5 estrelas': 1, '4 estrelas': 1 })
    expect(chosen.categoria).toEqual({ Gestão: 1 })
    expect(chosen.subcategoria).toEqual({})
    expect((await facets('software', 'categoria=Gestão')).subcategoria).toEqual({
      'Gestão leve': 1,
      Notas: 1,
    })
    expect((await facets('software', 'query=fiscal')).tipo).toEqual({ Software: 2, Serviço: 1 })
  })

  it('keep what is chosen, also where it finds nothing', async () => {
    const { data } = (await get('software/facetas?empresa=Ninguém&nota=1')).json()
    const group = (name: string) => data.find(({ grupo }: { grupo: string }) => grupo === name)
    expect(group('empresa')).toMatchObject({
      texto: 'Empresa',
      valores: [{ valor: 'Ninguém', texto: 'Ninguém', total: 0 }],
    })
    expect(group('nota').valores.map(({ valor }: { valor: string }) => valor)).toEqual(
      Array.from('543210'),
    )
  })

  it('are what the list is narrowed down by, in every order', async () => {
    expect(await software('categoria=Gestão')).toEqual({
      names: ['Dois Fiscal', 'Três', 'Um Fiscal'],
      total: 3,
    })
    expect((await software('categoria=Gestão&categoria=Notas&tipo=Software')).total).toBe(4)
    expect((await software('tipo=Serviço')).names).toEqual(['Serviço Fiscal'])
    expect((await software('categoria=Gestão&subcategoria=Notas')).names).toEqual(['Dois Fiscal'])
    expect((await software(`fornecedor=${beta.id}`)).names).toEqual(['Dois Fiscal'])
    expect((await software('query=fiscal&empresa=Norte&ordem=avaliacoes')).names).toEqual([
      'Dois Fiscal',
      'Um Fiscal',
    ])
    expect((await software('ordem=avaliacao')).names[0]).toBe('Um Fiscal')
    expect((await software('ordem=recentes')).names[0]).toBe('Serviço Fiscal')
    expect((await software('ordem=nome&limit=2&page=2')).names).toEqual(['Serviço Fiscal', 'Três'])
    expect(await software('nota=5&page=9')).toEqual({ names: [], total: 1 })
  })

  it('take names in any case and without accents, and ids in capitals', async () => {
    const both = ['Dois Fiscal', 'Um Fiscal']
    for (const search of ['empresa=NORTE', 'empresa=nórte', `fornecedor=${alpha.id.toUpperCase()}`])
      expect((await software(search)).names, search).toEqual(both)
    expect((await software('categoria=gestao&subcategoria=NOTAS')).names).toEqual(['Dois Fiscal'])
    const { data } = (await get('software/facetas?empresa=norte')).json()
    expect(data.find(({ grupo }: { grupo: string }) => grupo === 'empresa').valores).toEqual([
      { valor: 'Norte', texto: 'Norte', total: 2 },
      { valor: 'Sul', texto: 'Sul', total: 1 },
    ])
  })

  it('follow a change at once', async () => {
    const { db } = api.platform
    const { id } = await makeOffer(db, { name: 'Passageiro', manufacturer: 'Breve' })
    api.platform.pageCache.drop(['*'])
    expect((await facets('software')).empresa).toMatchObject({ Breve: 1 })
    await db.delete(offers).where(eq(offers.id, id))
    api.platform.pageCache.drop(['*'])
    expect((await facets('software')).empresa).not.toHaveProperty('Breve')
  })

  it.each([`'; DROP TABLE offers; --`, '%', '\\', '😀', 'a | b', '__proto__', 'constructor'])(
    'are harmless with %j',
    async (value) => {
      const asked = new URLSearchParams({ empresa: value, categoria: value, query: value })
      expect((await software(String(asked))).total).toBe(0)
      expect((await get(`software/facetas?${asked}`)).statusCode).toBe(200)
    },
  )
})

describe('a list that is too large to be held in memory', () => {
  const NONE = { tipo: [], categoria: [], subcategoria: [], nota: [], empresa: [], fornecedor: [] }

  it.each([
    { query: '', choices: {} },
    { query: 'fiscal', choices: {} },
    { query: '', choices: { categoria: ['gestao'], nota: ['4', '5'] } },
    { query: 'fiscal', choices: { subcategoria: ['Notas'], tipo: ['Software'] } },
    { query: '', choices: { empresa: ['Norte'], fornecedor: ['ALFA'] } },
    { query: 'fiscal', choices: { empresa: ['NÓRTE', 'ninguém'] } },
    { query: '', choices: { empresa: ['Sul'], nota: ['5'] } },
    { query: '', choices: { empresa: ['Sul'], nota: ['4'], tipo: ['Serviço'] } },
  ])('has the same facets and the same list: %j', async ({ query, choices }) => {
    const { db } = api.platform
    const chosen = JSON.parse(JSON.stringify({ ...NONE, ...choices }).replace('ALFA', alpha.id))
    for (const order of ['avaliacao', 'nome']) {
      const asked = { query, choices: chosen, order }
      const held = await exploreOffers(db, asked)
      const looked = await explore(db, { ...OFFERS, name: 'few', most: 1 }, searchOffers, asked)
      const slice = { limit: 10, offset: 0 }
      expect(looked.ids(slice)).toEqual(held.ids(slice))
      expect(looked.total).toBe(held.total)
      expect(looked.otherwise).toEqual(held.otherwise)
      expect(await offerGroups(db, looked, 9)).toEqual(await offerGroups(db, held, 9))
    }
  })

  it('has what came after it was shown', async () => {
    const { db } = api.platform
    const few = { ...OFFERS, name: 'few', most: 1 }
    const whole = async () => {
      const asked = { query: '', choices: NONE, order: 'nome' }
      const { total, counts } = await explore(db, few, searchOffers, asked)
      return { total, kinds: counts.tipo?.totals.reduce((sum, of) => sum + of, 0) }
    }
    const before = await whole()
    const { id } = await makeOffer(db, { name: 'Zênite', kind: 'software' })
    await db.transaction((tx) => dropPages(tx, [`offer:${id}`, 'offers']))
    const after = await whole()
    await db.delete(offers).where(eq(offers.id, id))
    await db.transaction((tx) => dropPages(tx, [`offer:${id}`, 'offers']))
    expect(after).toEqual({ total: before.total + 1, kinds: (before.kinds ?? 0) + 1 })
    expect(await whole()).toEqual(before)
  })
})

describe('words that more have than is looked at', () => {
  const looked: string[] = []
  /** Finds all there is of a part, and too much without one. */
  const search: Search<string> = async (db, query, part) => {
    if (!part)
      return { ids: Array.from({ length: REACHED_MAX }, () => crypto.randomUUID()), reading: query }
    looked.push(part.key)
    const rows = await db
      .select({ id: offers.id })
      .from(offers)
      .where(and(offers.isVisible, part.where))
    return { ids: rows.map(({ id }) => id), reading: `${query} ali` }
  }
  const narrowed = async (choices: Record<string, string[]>) => {
    looked.length = 0
    const asked = { query: 'muito', choices, order: 'nome' }
    const { total, reading, otherwise } = await explore(api.platform.db, OFFERS, search, asked)
    return { total, reading, otherwise }
  }

  it('are looked for in what is chosen', async () => {
    expect(await narrowed({ empresa: ['Norte'] })).toMatchObject({ total: 2, reading: 'muito ali' })
    expect(await narrowed({ empresa: ['Norte'], nota: ['5'] })).toMatchObject({ total: 1 })
  })

  it('are not looked for where nothing is, however much is chosen', async () => {
    expect(await narrowed({ empresa: ['ninguém'], nota: ['5'] })).toEqual({
      total: 0,
      reading: 'muito',
      otherwise: { without: { empresa: 1, nota: 0 }, only: {}, withoutAll: REACHED_MAX },
    })
    // In what is left without the company, and nowhere else.
    expect(looked).toHaveLength(1)
  })
})

describe('the facets of suppliers', () => {
  it('count where they are, what they sell and how they stand', async () => {
    expect(await facets('vendor')).toEqual({
      estado: { Pernambuco: 2, 'São Paulo': 1 },
      cidade: { Recife: 1, Olinda: 1, Campinas: 1 },
      categoria: { Gestão: 2, 'Gestão leve': 1, Notas: 2 },
      recomendado: { 'Recomendado pela Praça': 1 },
      confirmado: { Confirmado: 2, 'Não confirmado': 1 },
    })
  })

  it('narrow the list down, with words too', async () => {
    expect((await suppliers('estado=PE')).names).toEqual(['Alfa', 'Beta Contábil'])
    expect((await suppliers('estado=PE&ordem=avaliacao')).names[0]).toBe('Beta Contábil')
    expect((await suppliers('estado=PE&cidade=Olinda&cidade=Campinas')).names).toEqual([
      'Beta Contábil',
    ])
    expect((await suppliers('cidade=OLINDA')).names).toEqual(['Beta Contábil'])
    expect((await suppliers('categoria=gestao+leve')).names).toEqual(['Beta Contábil'])
    expect((await suppliers('recomendado=sim&confirmado=sim')).names).toEqual(['Alfa'])
    expect((await suppliers('query=contabil&estado=PE')).total).toBe(1)
    expect((await suppliers('query=contabil&estado=SP')).total).toBe(0)
  })
})

it('suppliers are found in a state whose name is else a preposition, and in a town whose name has another meaning', async () => {
  const { db } = api.platform
  await makeVendor(db, {
    nomeFantasia: 'Norte',
    state: 'PA',
    city: 'Santarém',
    description: 'Holerite.',
  })
  await makeVendor(db, { nomeFantasia: 'Mineira', state: 'MG', city: 'Juiz de Fora' })
  await makeVendor(db, {
    nomeFantasia: 'Advogada',
    description: 'Advocacia para quem é juiz fora da capital.',
  })
  await countWords(db)
  api.platform.pageCache.drop(['*'])
  expect((await suppliers('query=holerite+Pará')).names[0]).toBe('Norte')
  expect((await suppliers('query=Pará')).names).toEqual(['Norte'])
  expect((await suppliers('query=Juiz+de+Fora')).names[0]).toBe('Mineira')
})

it('a page that nobody keeps is not shown as confirmed, nor as refused to be', async () => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'Espelho', state: 'RN', isAssociated: false })
  await makeVendor(db, { nomeFantasia: 'Mantida', state: 'RN' })
  api.platform.pageCache.drop(['*'])
  expect((await suppliers('estado=RN')).names).toEqual(['Espelho', 'Mantida'])
  expect((await suppliers('estado=RN&confirmado=sim')).names).toEqual(['Mantida'])
  expect((await suppliers('estado=RN&confirmado=nao')).total).toBe(0)
})

it.each([
  'nota=9',
  'tipo=Livro',
  'ordem=preco',
  'fornecedor=1',
  'empresa=%00',
  `empresa=${'x'.repeat(251)}`,
  `${Array.from({ length: 21 }, (_, n) => `empresa=${n}`).join('&')}`,
])('a value that is none is refused: %s', async (search) => {
  expect((await get(`software/searchPaginados?${search}`)).statusCode).toBe(400)
  if (!search.startsWith('ordem'))
    expect((await get(`software/facetas?${search}`)).statusCode).toBe(400)
})

it('a value of suppliers that is none is refused', async () => {
  for (const search of ['estado=XX', 'recomendado=talvez', 'confirmado=1'])
    expect((await get(`vendor/facetas?${search}`)).statusCode, search).toBe(400)
})

it('an answer has a bounded number of values', async () => {
  const { db } = api.platform
  const many = Array.from({ length: API_OPTIONS_MAX + 1 }, (_, n) => n)
  await Promise.all(
    many.map((n) => makeOffer(db, { name: `Muitos ${n}`, manufacturer: `Empresa ${n}` })),
  )
  api.platform.pageCache.drop(['*'])
  const { data } = (await get('software/facetas?query=muitos')).json()
  const makers = data.find(({ grupo }: { grupo: string }) => grupo === 'empresa')
  expect(makers.valores).toHaveLength(API_OPTIONS_MAX)
  expect(makers.cortado).toBe(true)
})
