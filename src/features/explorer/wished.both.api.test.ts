import { beforeAll, expect, it } from 'vitest'
import { makeOffer, rated } from '#/db/factories/index.ts'
import { offerTraits } from '#/db/schema/index.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { exploreOffers } from './software.server.ts'

const api = testApi()

beforeAll(async () => {
  const { db } = api.platform
  const make = async (name: string, row: object, traits: [string, string][]) => {
    const { id } = await makeOffer(db, { name, description: 'Para o dia a dia.', ...row })
    if (traits.length > 0)
      await db
        .insert(offerTraits)
        .values(traits.map(([facet, value]) => ({ offerId: id, facet, value })))
  }
  await make('Caro Demais', rated(5, 20), [['preco', '1000']])
  await make('Livre', rated(4, 10), [
    ['gratis', 'plano'],
    ['preco', '100'],
    ['porte', 'epp'],
  ])
  await make('Livre Pouco Avaliado', rated(3, 3), [
    ['gratis', 'plano'],
    ['preco', '100'],
  ])
  await make('Contas em Dia', { description: 'Nada é barato aqui.' }, [])
  await countWords(db)
  await dropPages(db, ['offers'])
})

async function asked(question: string, more = '') {
  const query = `query=${encodeURIComponent(question)}${more}`
  const { body } = await api.get(`/v1/software/searchPaginados?${query}`)
  const { data, total, consulta } = body
  return { names: data.map(({ name }: { name: string }) => name), total, consulta }
}

it.each([
  ['algo grátis', 'tem plano gratuito'],
  ['quero um programa barato', 'custa até R$ 100 por mês'],
  ['mais barato', 'custa até R$ 100 por mês'],
])('a question that only wishes finds what fits, the best rated first: %s', async (query, fits) => {
  expect(await asked(query)).toEqual({
    names: ['Livre', 'Livre Pouco Avaliado'],
    total: 2,
    consulta: { corrigida: null, omitidas: [], sinonimos: [] },
  })
  // The page says so.
  const { reading } = await exploreOffers(api.platform.db, { query, choices: {}, order: '' })
  expect(reading?.wished).toEqual([fits])
})

it('several wishes are all kept to', async () => {
  const { names } = await asked('software grátis para empresa pequena')
  expect(names).toEqual(['Livre'])
})

it('who wants the best gets all, the best rated first', async () => {
  const { names, total } = await asked('o melhor sistema')
  expect(names.slice(0, 2)).toEqual(['Caro Demais', 'Livre'])
  expect(total).toBe(4)
})

it('what nothing fits is asked by its words, and where nothing has these, all others are shown', async () => {
  expect(await asked('programa para 3000 funcionários')).toMatchObject({
    total: 4,
    consulta: { omitidas: ['funcionários'] },
  })
})

it('filters go on from what fits', async () => {
  expect((await asked('algo grátis', '&nota=3')).names).toEqual(['Livre Pouco Avaliado'])
  const { body } = await api.get('/v1/software/facetas?query=algo%20gr%C3%A1tis')
  const groups = body.data as { grupo: string; valores: { valor: string; total: number }[] }[]
  const free = groups.find(({ grupo }) => grupo === 'gratis')?.valores
  expect(free).toEqual([expect.objectContaining({ valor: 'plano', total: 2 })])
})

it('literally, or beside what is looked for, a wish is a word as all others', async () => {
  expect((await asked('algo barato', '&literal=1')).total).toBe(0)
  expect((await asked('barato', '&literal=1')).names).toEqual(['Contas em Dia'])
  expect((await asked('contas barato')).names[0]).toBe('Contas em Dia')
})
