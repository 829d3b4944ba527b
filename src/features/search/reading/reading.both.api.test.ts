import { beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { termGroups } from '#/db/schema/index.ts'
import { searchCards } from '#/features/catalogue/service.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { nearestTo, offeredAmong } from './nearest.server.ts'
import { tell } from './service.server.ts'

const api = testApi()

beforeAll(async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Folha Certa', description: 'Para a folha de pagamento.' })
  await makeOffer(db, { name: 'Ponto Certo', description: 'Sem nada disso.' })
  await makeVendor(db, { nomeFantasia: 'Pagamentos Já', razaoSocial: 'Pagamentos Ltda.' })
  await countWords(db)
})

const search = async (path: string, query: string, rest = '') =>
  (await api.get(`/v1/${path}?query=${encodeURIComponent(query)}${rest}`)).body

it.each([
  ['software/searchPaginados', 'folha pagamneto'],
  ['vendor/search/getPaginados', 'pagamnetos'],
])('%s repairs, and literally it does not', async (path, query) => {
  const repaired = await search(path, query)
  expect(repaired.consulta.corrigida).toContain('pagamento')
  expect(repaired.total).toBeGreaterThan(0)
  const literal = await search(path, query, '&literal=1')
  expect(literal).toMatchObject({ total: 0, consulta: { corrigida: null, omitidas: [] } })
  expect((await search(path, query, '&literal=2')).fields).toHaveProperty('literal')
})

it('literally still finds what has all words', async () => {
  const { total } = await search('software/searchPaginados', 'folha pagamento', '&literal=1')
  expect(total).toBe(1)
})

it.each(['xyzxyz p', 'p xyzxyz', 'xyzxyz po'])(
  'finds nothing by letters left over: %s',
  async (query) => {
    expect(await search('software/searchPaginados', query)).toMatchObject({ total: 0 })
  },
)

it('still finds by a short word that something has', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Quadro BI', description: 'Painéis.' })
  await countWords(db)
  expect(await search('software/searchPaginados', 'xyzxyz bi')).toMatchObject({ total: 1 })
})

it('finds by the rarest word where nothing has half of the question', async () => {
  const { db } = api.platform
  for (const [word, times] of [
    ['girassol', 4],
    ['tulipa', 4],
    ['orquidea', 3],
  ] as const)
    for (let n = 0; n < times; n++) await makeOffer(db, { name: `${word} ${n}`, description: '' })
  await countWords(db)
  const { total, data } = await search('software/searchPaginados', 'tulipa girassol orquidea')
  expect(total).toBe(3)
  expect(data.map(({ name }: { name: string }) => name)).toContain('orquidea 0')
})

it("looks for 'Pará' as it is written, while 'para' only joins words", async () => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'Guindastes do Norte', city: 'Belém', state: 'PA' })
  await makeVendor(db, { nomeFantasia: 'Guindastes Ipiranga', city: 'São Paulo', state: 'SP' })
  await countWords(db)
  const totalOf = async (query: string) =>
    (await search('vendor/search/getPaginados', query, '&literal=1')).total
  expect(await totalOf('guindastes Pará')).toBe(1)
  expect(await totalOf('para guindastes')).toBe(2)
})

it('names no synonym that was meant itself', async () => {
  await api.platform.db.insert(termGroups).values({
    kind: 'synonyms',
    terms: ['folha de pagamento', 'contas de salário'],
  })
  await dropPages(api.platform.db, ['terms'])
  const { consulta } = await search('software/searchPaginados', 'folha de pagamneto')
  expect(consulta).toMatchObject({ corrigida: 'folha de pagamento', sinonimos: [] })
})

it.each([
  ['a word of three letters', 'sap'],
  ['what only joins others', 'maiss'],
])('repairs nothing to another word: %s', async (_, query) => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'São Pães Mais', razaoSocial: 'São Pães Ltda.' })
  await countWords(db)
  expect(await search('vendor/search/getPaginados', query)).toMatchObject({
    total: 0,
    consulta: { corrigida: null },
  })
})

it('says how a question was read, and marks in cards what was meant', async () => {
  const query = 'sistema de folha de pagamneto grátis'
  const found = await searchCards(api.platform.db, { query, page: 1, limit: 12 })
  const asked = { kind: 'software', query, isLiteral: false, path: '/softwares/x' } as const
  const { told, results } = await tell(api.platform.db, asked, found, [
    'titulo',
    'categoria',
    'descricao',
  ])
  expect(told).toMatchObject({ omitted: ['grátis'], otherPath: '/softwares/x?literal=1' })
  expect(told?.corrected).toContain('folha de pagamento')
  expect(results.data[0]).toMatchObject({
    titulo: 'Folha Certa',
    marked: {
      titulo: ['', 'Folha', ' Certa'],
      descricao: ['Para a ', 'folha', ' de ', 'pagamento', '.'],
    },
  })
})

it('marks what has the stem of a word, as the search finds it', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Integrações Fiscais', description: 'Os boletos em dia.' })
  const query = 'integração fiscal boleto'
  const found = await searchCards(db, { query, page: 1, limit: 12 })
  const asked = { kind: 'software', query, isLiteral: false, path: '/softwares/x' } as const
  const { results } = await tell(db, asked, found, ['titulo', 'descricao'])
  expect(results.data[0]).toMatchObject({
    marked: {
      titulo: ['', 'Integrações', ' ', 'Fiscais'],
      descricao: ['Os ', 'boletos', ' em dia.'],
    },
  })
})

describe('words that only the thesaurus has', () => {
  const namesOf = async (query: string) =>
    (await search('software/searchPaginados', query)).data.map(({ name }: { name: string }) => name)
  beforeAll(async () => {
    await makeOffer(api.platform.db, { name: 'Causa', categories: ['Jurídico'], description: '' })
    await countWords(api.platform.db)
  })

  it.each(['adv', 'advogad', 'advocac'])('are known while they are typed: %s', async (typed) => {
    expect(await namesOf(typed)).toContain('Causa')
  })

  it('are repaired, and told as they are written', async () => {
    const { data, consulta } = await search('software/searchPaginados', 'advocassia')
    expect(data).toMatchObject([{ name: 'Causa' }])
    expect(consulta).toMatchObject({ corrigida: 'advocacia', omitidas: [] })
  })

  it('are repaired where the catalogue has a part of what was typed', async () => {
    const { db } = api.platform
    await makeOffer(db, { name: 'Horário', description: 'Para o salão, cabe no bolso.' })
    await countWords(db)
    const { data, consulta } = await search('software/searchPaginados', 'cabelereiro')
    expect(data).toMatchObject([{ name: 'Horário' }])
    expect(consulta).toMatchObject({ corrigida: 'cabeleireiro', omitidas: [] })
  })
})

it('takes spoken words for what joins others, and not for misspelt ones', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Agenda', description: 'Avisa os clientes, com pós e prós.' })
  await countWords(db)
  const { data, consulta } = await search('software/searchPaginados', 'avisar pras clientes numa')
  expect(data).toMatchObject([{ name: 'Agenda' }])
  expect(consulta).toMatchObject({ corrigida: null, omitidas: [] })
})

it.each(['logo', 'gente'])('leaves out no spoken word that is also a thing: %s', async (word) => {
  const { db } = api.platform
  await makeOffer(db, { name: `Estúdio ${word}`, description: 'Para a sua marca.' })
  await makeOffer(db, { name: `Loja sem ${word.length}`, description: 'Para a sua loja.' })
  await countWords(db)
  const { data } = await search('software/searchPaginados', `fazer ${word} para padoca`)
  expect(data[0]).toMatchObject({ name: `Estúdio ${word}` })
})

it.each([
  ['soja', 'Agronegócio'],
  ['becape', 'Backup'],
  ['gestão de empregados', 'RH (HCM)'],
  ['encomend', 'Logística e transporte (TMS)'],
  ['difal', 'Gestão tributária e SPED'],
  ['aluguel de notebook', 'Locação de equipamentos'],
])('an everyday word leads to what it is filed by: %s', async (query, category) => {
  const { db } = api.platform
  await makeOffer(db, { name: `Algo de ${query.length}`, categories: [category], description: '' })
  await countWords(db)
  const { data, consulta } = await search('software/searchPaginados', query)
  expect(data[0]).toMatchObject({ name: `Algo de ${query.length}` })
  expect(consulta.omitidas).toEqual([])
})

it('finds suppliers by the two letters of their state before what begins so', async () => {
  const { db } = api.platform
  await makeVendor(db, { nomeFantasia: 'Mgrande Redes', city: 'Santos', state: 'SP' })
  await makeVendor(db, { nomeFantasia: 'Tear Mineiro', city: 'Uberaba', state: 'MG' })
  await countWords(db)
  const { data } = await search('vendor/search/getPaginados', 'mg')
  expect(data).toMatchObject([{ nomeFantasia: 'Tear Mineiro' }])
})

it('never says that nothing has a word that only joins others', async () => {
  const { consulta } = await search('software/searchPaginados', 'com para')
  expect(consulta.omitidas).toEqual([])
})

it('leads who found nothing to suppliers, though none is like the question', async () => {
  const { vendors, areVendorsAlike, categories } = await nearestTo(api.platform.db, 'qwxkzjv')
  expect(areVendorsAlike).toBe(false)
  expect(vendors.length).toBeGreaterThan(0)
  expect(categories.length).toBeGreaterThan(0)
})

it('prefers what a question means to many sentences that have its words by chance', async () => {
  const { db } = api.platform
  for (let n = 0; n < 9; n++)
    await makeOffer(db, {
      name: `Caderno ${n}`,
      description: 'Para a gestão de obras, e para clientes.',
    })
  await makeOffer(db, { name: 'Aperto de Mão', categories: ['CRM'], description: '' })
  await countWords(db)
  const { data, total } = await search('software/searchPaginados', 'gestão de clientes')
  expect(data[0]).toMatchObject({ name: 'Aperto de Mão' })
  expect(total).toBe(10)
})

it('adds what is filed by the commoner of two words where few have the rarer one', async () => {
  const { db } = api.platform
  for (let n = 0; n < 6; n++)
    await makeOffer(db, { name: `Marca ${n}`, categories: ['Planetários'], description: '' })
  await makeOffer(db, { name: 'Bule', description: 'Serve quando se quer fermentar chá.' })
  await countWords(db)
  const { total } = await search('software/searchPaginados', 'fermentar planetários')
  expect(total).toBe(7)
})

it('knows the categories with something in them', async () => {
  const { db } = api.platform
  await makeCategory(db, { name: 'Sem software' })
  await makeOffer(db, { categories: ['Com software'] })
  await dropPages(db, ['categories', 'offers'])
  expect(await offeredAmong(db, ['Sem software', 'Com software'])).toEqual(['Com software'])
})

it('reads a whole question as its words alone, the best of which stays first', async () => {
  const { db } = api.platform
  await makeOffer(db, {
    name: 'Lontra',
    description: 'Nascido no cerrado, com bússola e mirante, para o Brasil.',
  })
  for (let n = 0; n < 3; n++)
    await makeOffer(db, {
      name: `Programador ${n}`,
      description: 'Programar com bússola e mirante.',
    })
  await countWords(db)
  for (const question of [
    'programa para cerrado bússola mirante',
    'preciso de um programa que faça cerrado bússola mirante na minha empresa',
  ]) {
    const { data } = await search('software/searchPaginados', question)
    expect(data[0]).toMatchObject({ name: 'Lontra' })
  }
})

it('takes no town for a misspelt word, and leaves its name out', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Bolo e Recibo', description: 'Para padarias.' })
  await makeOffer(db, { name: 'Cubículo', description: 'Para odontologistas.' })
  await countWords(db)
  expect(
    await search('software/searchPaginados', 'odontologistas em Belo Horizonte'),
  ).toMatchObject({
    total: 1,
    data: [{ name: 'Cubículo' }],
    consulta: { corrigida: null },
  })
  expect(await search('software/searchPaginados', 'odontologistas em Recife')).toMatchObject({
    total: 1,
    consulta: { corrigida: null, omitidas: ['Recife'] },
  })
})

it('shows software before services to who asks for a program', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Implantação zepelim', kind: 'service', description: '' })
  await makeOffer(db, { name: 'Nimbo', categories: ['Zepelim'], description: '' })
  await countWords(db)
  const { data } = await search('software/searchPaginados', 'sistema zepelim grátis')
  expect(data[0]).toMatchObject({ name: 'Nimbo' })
})
