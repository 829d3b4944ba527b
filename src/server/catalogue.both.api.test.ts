import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { categories } from '#/db/schema/index.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const get = api.get

const search = (query: string, rest = '') =>
  get(`/v1/software/searchPaginados?query=${encodeURIComponent(query)}${rest}`)

const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

describe('searching software', () => {
  beforeAll(async () => {
    const { db } = api.platform
    await makeOffer(db, { name: 'Salesforce', manufacturer: 'Nuvem Azul', categories: ['CRM'] })
    await makeOffer(db, { name: 'Zênite', description: 'Gestão de projetos e de equipes.' })
    await makeOffer(db, { name: 'Gestão Fácil', description: 'Para pequenas empresas.' })
    await makeOffer(db, {
      name: 'Nota Clara',
      description: 'Emissão de NF-e e relatórios fiscais.',
    })
    await makeOffer(db, { name: 'Ponto Certo', categories: ['Controle de ponto', 'RH (HCM)'] })
    await makeOffer(db, { name: 'Frota Ágil', description: 'Documentos contábeis dos móveis.' })
    await makeOffer(db, { name: 'Escondido Gestão', isVisible: false })
    await makeOffer(db, { name: '100% Comercial_' })
    await makeOffer(db, { name: 'Vitrine Aberta', categories: ['E-commerce'] })
    await countWords(db)
  })

  it.each([
    ['gestao', 'Gestão Fácil'],
    ['GESTÃO', 'Gestão Fácil'],
    ['gestões', 'Gestão Fácil'],
    ['gestoes', 'Gestão Fácil'],
    ['relatorio fiscal', 'Nota Clara'],
    ['nfe', 'Nota Clara'],
    ['nf-e', 'Nota Clara'],
    ['contábil', 'Frota Ágil'],
    ['móvel', 'Frota Ágil'],
    ['salesfo', 'Salesforce'],
    ['salesfroce', 'Salesforce'],
    ['potno certo', 'Ponto Certo'],
    ['crm', 'Salesforce'],
    ['nuvem azul', 'Salesforce'],
    ['controle de ponto', 'Ponto Certo'],
    ['hcm', 'Ponto Certo'],
  ])('finds by %j the software %j first', async (query, expected) => {
    const { status, body } = await search(query)
    expect(status).toBe(200)
    expect(namesOf(body)[0]).toBe(expected)
  })

  it('puts a name before a description', async () => {
    const made = ['Gestão Fácil', 'Zênite', 'Escondido Gestão']
    const { body } = await search('gestao')
    expect(namesOf(body).filter((name) => made.includes(name))).toEqual(['Gestão Fácil', 'Zênite'])
  })

  it('says how it read what it found little for', async () => {
    const read = async (query: string) => {
      const { data, consulta } = (await search(query)).body
      return [data[0]?.name, consulta]
    }
    expect(await read('loja virtual')).toEqual([
      'Vitrine Aberta',
      { corrigida: null, omitidas: [], sinonimos: ['e-commerce'] },
    ])
    expect(await read('relatórioss baratíssimos fiscais')).toEqual([
      'Nota Clara',
      { corrigida: 'relatórios baratíssimos fiscais', omitidas: ['baratíssimos'], sinonimos: [] },
    ])
  })

  it.each(['gestão', 'relatórios', 'documentos', 'contábeis', 'projetos', 'vitrine'])(
    'finds by each beginning of %j what the whole word finds',
    async (word) => {
      const [whole] = namesOf((await search(word)).body)
      for (let length = 4; length < word.length; length++)
        expect(
          namesOf((await search(word.slice(0, length))).body),
          word.slice(0, length),
        ).toContain(whole)
    },
  )

  it('finds nothing where nothing is alike', async () => {
    expect((await search('xyzxyzxyz')).body).toEqual({
      data: [],
      page: 1,
      total: 0,
      totalPages: 1,
      consulta: { corrigida: null, omitidas: ['xyzxyzxyz'], sinonimos: [] },
    })
  })

  it.each([
    '%',
    '_',
    "'",
    '"',
    "'; DROP TABLE offers; --",
    '\\',
    'a & b | !c',
    '(:*)',
    '<->',
    '<a b="x">',
    '<a b="\\x">',
    'gestao &amp; null',
    '🚀',
    '👩‍👩‍👧‍👦 gestão',
    '‮',
  ])('is harmless with %j', async (query) => {
    const { status } = await search(query)
    expect(status).toBe(200)
    const names = namesOf((await search('')).body)
    expect(names).toContain('Gestão Fácil')
  })

  it('reads a long question, and one of nothing but operators or joints', async () => {
    const word = 'x'.repeat(90)
    const questions = [
      'de para com',
      'a ou e',
      '& | ! ( ) : *',
      'gestão '.repeat(28),
      `${word} ${word}s`,
    ]
    for (const query of questions) expect((await search(query)).status, query).toBe(200)
    for (const query of ['g'.repeat(10_000), 'gestão '.repeat(200)])
      expect((await search(query)).status, query).toBe(400)
  })

  it('does not take wildcards for everything', async () => {
    expect((await search('%')).body.total).toBe(0)
    expect(namesOf((await search('100% comercial')).body)).toEqual(['100% Comercial_'])
  })

  it('refuses a text of 10 kB with a sentence', async () => {
    const { status, body } = await search('a'.repeat(10_000))
    expect(status).toBe(400)
    expect(body.fields).toEqual({ query: 'A busca aceita até 200 caracteres.' })
    expect(body).toMatchObject({ data: null, message: '', error: expect.stringMatching(/busca/) })
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=999999999', 'limit=0', 'limit=101'])(
    'refuses %s',
    async (parameter) => {
      const { status, body } = await search('', `&${parameter}`)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toEqual([parameter.split('=')[0]])
    },
  )

  it('pages through everything once, in the order of the alphabet', async () => {
    const written = ['Árvore', 'Banana', 'abacate', 'Zebra', 'Água', 'Ébano', 'coco']
    for (const word of written) await makeOffer(api.platform.db, { name: `Paginada ${word}` })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search('paginada', `&page=${page}&limit=2`)),
    )
    expect(pages[0]?.body).toMatchObject({ page: 1, totalPages: 4, total: 7 })
    expect(pages.flatMap(({ body }) => namesOf(body))).toEqual(
      ['abacate', 'Água', 'Árvore', 'Banana', 'coco', 'Ébano', 'Zebra'].map((w) => `Paginada ${w}`),
    )
  })

  it('answers a page past the end with an empty list', async () => {
    expect((await search('', '&page=50')).body).toMatchObject({ data: [], page: 50 })
  })

  it('offers names while someone types', async () => {
    const { body } = await get('/v1/softwareName/search?query=sal')
    expect(body.data).toEqual([{ _id: expect.any(String), name: 'Salesforce' }])
  })

  it('offers names that hold what was typed, those that begin with it first', async () => {
    const { db } = api.platform
    await makeOffer(db, { name: 'Grande Quixote' })
    await makeOffer(db, { name: 'Quíxote 50%' })
    await makeOffer(db, { name: 'Sancho', description: 'Anda com Quixote.' })
    const names = async (typed: string) =>
      namesOf((await get(`/v1/softwareName/search?query=${encodeURIComponent(typed)}`)).body)
    expect(await names('quixote')).toEqual(['Quíxote 50%', 'Grande Quixote'])
    expect(await names('quixote 50%')).toEqual(['Quíxote 50%'])
    expect(await names('quixote_')).toEqual(['Quíxote 50%', 'Grande Quixote'])
  })

  it('lists a category with its subcategories, and searches in it', async () => {
    const { db } = api.platform
    const main = await makeOffer(db, { name: 'Moinho Norte', categories: ['Moagem'] })
    await makeOffer(db, { name: 'Moinho Sul', categories: ['Moagem fina'] })
    await makeOffer(db, { name: 'Fala de Moagem', description: 'Moagem, mas de outra categoria.' })
    const [parent] = await db.select().from(categories).where(eq(categories.name, 'Moagem'))
    const inside = eq(categories.name, 'Moagem fina')
    await db.update(categories).set({ parentId: parent?.id }).where(inside)
    // What a test writes by itself is announced to nobody.
    api.platform.pageCache.drop(['*'])
    const listed = async (query: string, category: string) =>
      namesOf((await search(query, `&categoria=${encodeURIComponent(category)}`)).body)
    expect(await listed('', 'MOAGEM')).toEqual(['Moinho Norte', 'Moinho Sul'])
    expect(await listed('', 'moagem fina')).toEqual(['Moinho Sul'])
    expect(await listed('norte', 'moagem')).toEqual([main.name])
    expect(await listed('', 'Não há')).toEqual([])
  })
})

describe('best rated', () => {
  it('takes means from 4, and many good reviews before a single perfect one', async () => {
    const { db } = api.platform
    const single = await makeOffer(db, { name: 'Nota Única Avaliada' })
    const many = await makeOffer(db, { name: 'Muitas Notas Avaliada' })
    const low = await makeOffer(db, { name: 'Nota Baixa Avaliada' })
    await makeReview(db, { offerId: single.id, rating: 5 })
    for (const rating of [5, 5, 5, 4, 5, 5]) await makeReview(db, { offerId: many.id, rating })
    await makeReview(db, { offerId: low.id, rating: 3 })

    const { body } = await get('/v1/software/searchMelhores?query=avaliada')
    expect(namesOf(body)).toEqual(['Muitas Notas Avaliada', 'Nota Única Avaliada'])
    expect(body.data[0]).toMatchObject({ rating: 4.83, ratingCount: 6 })
  })
})

describe('one software', () => {
  it('comes with its suppliers, and without what is not for readers', async () => {
    const { db } = api.platform
    const offer = await makeOffer(db, { name: 'Completo', categories: ['ERP', 'CRM'] })
    const vendor = await makeVendor(db, { nomeFantasia: 'Casa do Software' })
    await linkOffer(db, vendor.id, offer.id)

    const { body } = await get(`/v1/software/?id=${offer.id}`)
    expect(body.data).toMatchObject({
      _id: offer.id,
      tipo: 'Software',
      name: 'Completo',
      category: ['ERP', 'CRM'],
      links: { logotipo_url: '' },
      fornecedores: [{ id: vendor.id, titulo: 'Casa do Software' }],
    })
    expect(body.data).not.toHaveProperty('search')
    expect(body.data).not.toHaveProperty('isDemo')
    const list = await get(`/v1/software/${offer.id}/vendors`)
    expect(list.body).toMatchObject({ total: 1, data: [{ titulo: 'Casa do Software' }] })
  })

  it('is 404 when unknown or hidden, and 400 when its id is none', async () => {
    const hidden = await makeOffer(api.platform.db, { isVisible: false })
    const unknown = '0198c0de-0000-7000-8000-000000000000'
    for (const id of [hidden.id, unknown]) {
      expect(await get(`/v1/software?id=${id}`)).toMatchObject({
        status: 404,
        body: { data: null, error: 'Software não encontrado.' },
      })
      expect((await get(`/v1/software/${id}/vendors`)).status).toBe(404)
    }
    for (const id of ['', '1', "' OR 1=1", '%00']) {
      expect((await get(`/v1/software?id=${id}`)).status).toBe(400)
    }
    expect((await get('/v1/software')).status).toBe(400)
  })
})

describe('categories', () => {
  it('are found by part of their name, without accents', async () => {
    await makeOffer(api.platform.db, { name: 'Qualquer', categories: ['Gestão de contratos'] })
    const { body } = await get('/v1/category/search?query=gestao de con')
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        name: 'Gestão de contratos',
        type: 'Software',
        active: true,
        parentId: null,
      },
    ])
    const one = await get(`/v1/category?id=${body.data[0].id}`)
    expect(one.body.data.name).toBe('Gestão de contratos')
    expect((await get('/v1/category?id=0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await get('/v1/category?id=x')).status).toBe(400)
  })
})
