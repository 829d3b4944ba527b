import { beforeAll, describe, expect, it } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { frequentSearches } from '#/db/schema/index.ts'
import { testApi } from '#/server/testing/api.server.ts'
import type { Suggestion } from './schema.ts'

const api = testApi()

const ask = (query: string, rest = '') =>
  api.get(`/v1/sugestoes?query=${encodeURIComponent(query)}${rest}`)

async function suggestionsFor(query: string, rest = ''): Promise<Suggestion[]> {
  const { status, body } = await ask(query, rest)
  expect(status).toBe(200)
  return body.data
}

const textsFor = async (query: string, rest = '') =>
  (await suggestionsFor(query, rest)).map(({ texto }) => texto)

describe('suggestions', () => {
  beforeAll(async () => {
    const { db } = api.platform
    const rated = await makeOffer(db, { name: 'Open Nimbus', categories: ['Nuvem privada'] })
    await makeReview(db, { offerId: rated.id, rating: 5 })
    await makeOffer(db, { name: 'Nimbus', categories: ['Nuvem privada'] })
    const loved = await makeOffer(db, { name: 'Nimbus Ágil Equipes', kind: 'service' })
    await makeReview(db, { offerId: loved.id, rating: 4 })
    await makeOffer(db, { name: 'Nimbus Oculto', isVisible: false })
    await makeOffer(db, { name: 'Só Aqui', categories: ['Categoria vazia'], isVisible: false })
    await makeVendor(db, { nomeFantasia: 'Nimbus Consultoria', razaoSocial: 'ZWK Ltda.' })
    await makeVendor(db, { nomeFantasia: 'Nimbus Secreta', isVisible: false })
    await makeVendor(db, {
      nomeFantasia: null,
      razaoSocial: 'ESTRELA DO NIMBUS SISTEMAS LTDA',
      isAssociated: false,
    })
    await makeOffer(db, { name: '<b>Marcado</b> & Cia' })
    const payroll = await makeOffer(db, { name: 'Colmeia', categories: ['Folha de pagamento'] })
    await makeReview(db, { offerId: payroll.id, rating: 5 })
    await makeOffer(db, { name: 'Sem nota', categories: ['Folha de pagamento'] })
    await db
      .insert(frequentSearches)
      .values({ text: 'gestao de nuvem', spelling: 'gestão de nuvem', searches: 30 })
  })

  it('are names that begin as typed, then names with the word; known before unknown', async () => {
    expect(await textsFor('nimb')).toEqual([
      'Nimbus Ágil Equipes',
      'Nimbus',
      'Nimbus Consultoria',
      'Open Nimbus',
      'Estrela do Nimbus Sistemas Ltda',
    ])
  })

  it('know accents, capitals, order and parted words no more than a name has to', async () => {
    expect(await textsFor('NÍMBUS agil')).toEqual(['Nimbus Ágil Equipes'])
    expect(await textsFor('equipes nimb')).toEqual(['Nimbus Ágil Equipes'])
    expect(await textsFor('privada', '&limit=20&tipo=categoria')).toEqual(['Nuvem privada'])
  })

  it('are also the best rated of a category that is meant, by its name or by what it is called', async () => {
    expect(await textsFor('folha de p')).toEqual(['Folha de pagamento', 'Colmeia'])
    expect(await textsFor('holer')).toEqual(['Colmeia', 'Folha de pagamento'])
  })

  it('say what each is, where it leads and how it is rated', async () => {
    const [service] = await suggestionsFor('nimbus agil')
    expect(service).toEqual({
      tipo: 'servico',
      _id: expect.any(String),
      texto: 'Nimbus Ágil Equipes',
      url: `/software/details/${service?._id}`,
      logotipo_url: '',
      categoria: 'ERP',
      rating: 4,
    })
    const [category] = await suggestionsFor('nuvem')
    expect(category).toMatchObject({
      tipo: 'categoria',
      url: '/softwares?categoria=Nuvem+privada',
      rating: 0,
    })
    const [search] = await suggestionsFor('gestao de n')
    expect(search).toMatchObject({
      tipo: 'busca',
      _id: null,
      texto: 'gestão de nuvem',
      url: '/softwares/gest%C3%A3o%20de%20nuvem',
    })
    const [vendor] = await suggestionsFor('nimbus c')
    expect(vendor).toMatchObject({ tipo: 'fornecedor', url: `/supplier/details/${vendor?._id}` })
  })

  it('are found with one slip in what was typed, where nothing else is', async () => {
    expect(await textsFor('nimbus agli')).toEqual(['Nimbus Ágil Equipes'])
    expect(await textsFor('nuevm')).toEqual(['Nuvem privada'])
    expect(await textsFor('nimbsu c')).toEqual(['Nimbus Consultoria'])
    expect(await textsFor('nimbus ocluto')).toEqual([])
  })

  it('are never what is hidden, nor a category under which nothing is seen', async () => {
    expect(await textsFor('nimbus oculto')).toEqual([])
    expect(await textsFor('nimbus secreta')).toEqual([])
    expect(await textsFor('categoria v')).toEqual([])
  })

  it('are of one type where only that is asked for, and no more than asked for', async () => {
    const types = (await suggestionsFor('nimbus', '&tipo=fornecedor')).map(({ tipo }) => tipo)
    expect(types).toEqual(['fornecedor', 'fornecedor'])
    expect(await textsFor('nimbus', '&limit=1')).toEqual(['Nimbus Ágil Equipes'])
  })

  it('take the text of others as text', async () => {
    expect(await textsFor('<b>marc')).toEqual(['<b>Marcado</b> & Cia'])
  })

  it.each([
    '',
    ' ',
    '%',
    "'",
    '\\',
    '&|!():*',
    '\u{10ffff}',
    '😀',
    'xyz🚀',
    '<a b="x">',
    'ﬁ',
    'de',
    'a'.repeat(200),
    'palavra '.repeat(25),
  ])('have an answer for %j', async (query) => {
    expect((await ask(query)).status).toBe(200)
  })

  it('refuse what is no question', async () => {
    expect((await ask('a'.repeat(201))).status).toBe(400)
    expect((await ask('a', '&limit=0')).status).toBe(400)
    expect((await ask('a', '&limit=21')).status).toBe(400)
    expect((await ask('a', '&tipo=nada')).status).toBe(400)
  })

  it('are refused to who asks too often, not to others', async () => {
    const from = (remoteAddress: string, index: number) =>
      api.app.inject({ url: `/v1/sugestoes?call=${index}`, remoteAddress })
    let refused = 0
    for (let index = 0; index < 610; index++)
      if ((await from('198.51.100.7', index)).statusCode === 429) refused++
    expect(refused).toBe(10)
    const last = await from('198.51.100.7', 1000)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('198.51.100.8', 1000)).statusCode).toBe(200)
  })
})
