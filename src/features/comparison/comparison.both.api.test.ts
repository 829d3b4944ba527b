import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { OFFER_FACETS } from '#/addresses/facets.ts'
import {
  linkOffer,
  makeCategory,
  makeOffer,
  makeReview,
  makeUser,
  makeVendor,
  rated,
} from '#/db/factories/index.ts'
import { advertisements, offers } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloClock } from '#/domain/sao-paulo.ts'
import { OPTIONS_MAX } from '#/features/explorer/limits.ts'
import type { FacetGroup } from '#/features/explorer/schema.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { PAGE_SIZE } from './limits.ts'
import { chosenSoftware, compareCategory, sideBySide } from './service.server.ts'

const api = testApi()

const { tipo: _tipo, categoria: _categoria, ...REFINING } = OFFER_FACETS
const NONE = Object.fromEntries(
  Object.keys(REFINING).map((name) => [name, []]),
) as unknown as Record<keyof typeof REFINING, string[]>
type Filters = typeof NONE

async function compare(
  category: string,
  {
    page = 1,
    order = 'avaliacao' as const,
    search = '',
    literal = false,
    ...filters
  }: Partial<Filters> & {
    page?: number
    order?: 'relevancia' | 'avaliacao' | 'avaliacoes' | 'nome'
    search?: string
    literal?: boolean
  } = {},
) {
  const asked = { categoria: category, ...NONE, ...filters, order, page, search, literal }
  // What a test writes by itself is announced to nobody.
  api.platform.pageCache.drop(['*'])
  const comparison = await compareCategory(api.platform.db, asked)
  if (!comparison) throw new Error(`There is no category ${category}.`)
  return { ...comparison, groups: byName(comparison.groups) }
}

const byName = (groups: FacetGroup[]) =>
  Object.fromEntries(groups.map((group) => [group.grupo, group])) as Record<
    keyof Filters,
    FacetGroup
  >

/** Names of a page of the list. */
const namesOf = ({ results }: Awaited<ReturnType<typeof compare>>) =>
  results.data.map(({ name }) => name)

/** What each option of a group finds, by its label; options that find nothing are left out. */
const countsOf = ({ valores }: FacetGroup) =>
  Object.fromEntries(
    valores.filter(({ total }) => total > 0).map(({ texto, total }) => [texto, total]),
  )

/** An average of so many equal reviews. */

describe('the groups of filters', () => {
  const ids: Record<string, string> = {}
  let alpha: { id: string }

  beforeAll(async () => {
    const { db } = api.platform
    const parent = await makeCategory(db, { name: 'Gestão' })
    await makeCategory(db, { name: 'Gestão leve', parentId: parent.id })
    alpha = await makeVendor(db, { nomeFantasia: 'Alfa' })
    const beta = await makeVendor(db, { nomeFantasia: 'Beta' })
    const hidden = await makeVendor(db, { nomeFantasia: 'Oculto', isVisible: false })
    const make = async (name: string, row: Parameters<typeof makeOffer>[1]) => {
      ids[name] = (await makeOffer(db, { name, ...row })).id
    }
    await make('Um', { categories: ['Gestão'], manufacturer: 'Norte', ...rated(5, 10) })
    await make('Dois', { categories: ['Gestão', 'Fiscal'], manufacturer: 'Norte', ...rated(4, 10) })
    await make('Três', { categories: ['Fiscal', 'Gestão'], manufacturer: 'Sul', ...rated(4, 2) })
    await make('Leve', { categories: ['Gestão leve'], manufacturer: 'Sul' })
    await make('Ambas', { categories: ['Gestão', 'Gestão leve', 'Fiscal'], manufacturer: null })
    await make('Escondido', { categories: ['Gestão'], manufacturer: 'Norte', isVisible: false })
    await make('Serviço', { kind: 'service', categories: ['Gestão'], manufacturer: 'Norte' })
    await make('Outro', { categories: ['Fiscal'], manufacturer: 'Norte' })
    for (const name of ['Um', 'Dois']) await linkOffer(db, alpha.id, ids[name] ?? '')
    await linkOffer(db, beta.id, ids.Dois ?? '')
    await linkOffer(db, hidden.id, ids.Um ?? '')
    // Its owner shows no suppliers.
    await linkOffer(db, beta.id, ids.Três ?? '')
    await db
      .update(offers)
      .set({ showVendors: false })
      .where(eq(offers.id, ids.Três ?? ''))
  })

  it('count what is in a category and in its subcategories, each software once', async () => {
    const { groups, results, category } = await compare('gestao')
    expect(category).toBe('Gestão')
    expect(results.total).toBe(5)
    expect(countsOf(groups.nota)).toEqual({
      '5 estrelas': 1,
      '4 estrelas': 2,
      'Sem avaliações': 2,
    })
    expect(countsOf(groups.subcategoria)).toEqual({ Fiscal: 3, 'Gestão leve': 2 })
    expect(countsOf(groups.empresa)).toEqual({ Norte: 2, Sul: 2 })
    expect(countsOf(groups.fornecedor)).toEqual({ Alfa: 2, Beta: 1 })
  })

  it('take a category by its id too, and know none that is not there', async () => {
    const { id } = await makeCategory(api.platform.db, { name: 'Gestão' })
    expect((await compare(id)).results.total).toBe(5)
    const asked = { ...NONE, order: 'nome', page: 1, search: '', literal: false }
    for (const category of ['Nada', 'Gestão%', ' ']) {
      expect(
        await compareCategory(api.platform.db, { ...asked, categoria: category }),
      ).toBeUndefined()
    }
  })

  it('show all grades from five stars to none', async () => {
    const { groups } = await compare('Gestão', { empresa: ['Norte'] })
    expect(groups.nota.valores.map(({ valor, total }) => [valor, total])).toEqual([
      ['5', 1],
      ['4', 1],
      ['3', 0],
      ['2', 0],
      ['1', 0],
      ['0', 0],
    ])
  })

  it('add up within a group, narrow one another, and count without their own', async () => {
    const { groups, results } = await compare('Gestão', { nota: ['4', '5'], empresa: ['Norte'] })
    expect(results.data.map(({ name }) => name)).toEqual(['Um', 'Dois'])
    expect(results.total).toBe(2)
    // By the other group alone.
    expect(countsOf(groups.nota)).toEqual({ '5 estrelas': 1, '4 estrelas': 1 })
    expect(countsOf(groups.empresa)).toEqual({ Norte: 2, Sul: 1 })
    expect(countsOf(groups.subcategoria)).toEqual({ Fiscal: 1 })
    expect(countsOf(groups.fornecedor)).toEqual({ Alfa: 2, Beta: 1 })
  })

  it('narrow by categories and by suppliers', async () => {
    const bySub = await compare('Gestão', { subcategoria: ['Fiscal'] })
    expect(namesOf(bySub)).toEqual(['Dois', 'Três', 'Ambas'])
    expect(countsOf(bySub.groups.subcategoria)).toEqual({ Fiscal: 3, 'Gestão leve': 2 })
    const byVendor = await compare('Gestão', { fornecedor: [alpha.id], nota: ['5'] })
    expect(namesOf(byVendor)).toEqual(['Um'])
    expect(countsOf(byVendor.groups.nota)).toEqual({ '5 estrelas': 1, '4 estrelas': 1 })
    expect(countsOf(byVendor.groups.fornecedor)).toEqual({ Alfa: 1 })
  })

  it('keep what is chosen, also where it finds nothing', async () => {
    const { groups, results } = await compare('Gestão', {
      empresa: ['Ninguém', 'Sul'],
      fornecedor: [alpha.id],
    })
    expect(results.data).toEqual([])
    expect(results.total).toBe(0)
    expect(groups.empresa.valores).toContainEqual({ valor: 'Ninguém', texto: 'Ninguém', total: 0 })
    expect(groups.empresa.valores).toContainEqual({ valor: 'Sul', texto: 'Sul', total: 0 })
    expect(groups.fornecedor.valores).toContainEqual({ valor: alpha.id, texto: 'Alfa', total: 0 })
  })

  it('tell the most frequent options, and that there are more', async () => {
    const { db } = api.platform
    for (let n = 0; n < OPTIONS_MAX + 2; n++) {
      const manufacturer = `Empresa ${String(n).padStart(2, '0')}`
      await makeOffer(db, { categories: ['Cheia'], manufacturer })
    }
    await makeOffer(db, { categories: ['Cheia'], manufacturer: `Empresa ${OPTIONS_MAX + 1}` })
    const { groups } = await compare('Cheia', { empresa: [`Empresa ${OPTIONS_MAX}`] })
    expect(groups.empresa.cortado).toBe(true)
    expect(groups.empresa.valores[0]).toMatchObject({
      texto: `Empresa ${OPTIONS_MAX + 1}`,
      total: 2,
    })
    expect(groups.empresa.valores.map(({ texto }) => texto)).toContain(`Empresa ${OPTIONS_MAX}`)
    expect(groups.empresa.valores.length).toBeLessThanOrEqual(OPTIONS_MAX + 1)
    expect(groups.nota.cortado).toBe(false)
  })

  it('tell what there is instead, where nothing fits', async () => {
    const chosen = { nota: ['5'], empresa: ['Sul'] }
    expect((await compare('Gestão', chosen)).otherwise).toEqual({
      without: { nota: 2, empresa: 1 },
      only: {},
      withoutAll: 5,
      inCategory: 5,
      inCatalogue: 6,
    })
    expect((await compare('Gestão')).otherwise).toBeUndefined()
  })

  it('narrow what words find in the category', async () => {
    const found = await compare('Gestão', { search: 'leve', order: 'relevancia' })
    expect(namesOf(found)).toEqual(['Leve', 'Ambas'])
    expect(countsOf(found.groups.empresa)).toEqual({ Sul: 1 })
    const none = await compare('Gestão', { search: 'outro' })
    expect(none).toMatchObject({ found: 1, results: { total: 0 }, otherwise: { withoutAll: 0 } })
  })

  it.each([`'; DROP TABLE offers; --`, '%', '\\', '😀', 'a | b'])(
    'are harmless with %j',
    async (value) => {
      const { results } = await compare('Gestão', { empresa: [value], subcategoria: [value] })
      expect(results.total).toBe(0)
      expect((await compare('Gestão')).results.total).toBe(5)
    },
  )
})

describe('the list', () => {
  beforeAll(async () => {
    const { db } = api.platform
    for (let n = 1; n <= PAGE_SIZE + 3; n++) {
      const name = `Lista ${String(n).padStart(2, '0')}`
      await makeOffer(db, { name, categories: ['Longa'], ...rated(1 + (n % 5), n) })
    }
  })

  it('is paged, and has nothing past its end', async () => {
    const second = await compare('Longa', { page: 2, order: 'nome' })
    expect(namesOf(second)).toEqual(['Lista 13', 'Lista 14', 'Lista 15'])
    expect(second.results).toMatchObject({ page: 2, totalPages: 2, total: 15 })
    const beyond = await compare('Longa', { page: 100_000 })
    expect(beyond.results).toMatchObject({ data: [], total: 15, totalPages: 2 })
  })

  it('has the order of the best rated lists, or another', async () => {
    const best = await compare('Longa')
    expect(namesOf(best)[0]).toBe('Lista 14')
    expect(namesOf(best)).not.toContain('Lista 10')
    const most = await compare('Longa', { order: 'avaliacoes' })
    expect(namesOf(most).slice(0, 2)).toEqual(['Lista 15', 'Lista 14'])
  })

  it('tells the newest visible review that says something, with its author', async () => {
    const { db } = api.platform
    const { id: offerId } = await makeOffer(db, { categories: ['Opinião'] })
    const { id: userId } = await makeUser(db, { firstName: 'Ana', lastName: 'Lima' })
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    await makeReview(db, { offerId, comment: 'Antiga.', createdAt: ago(9) })
    await makeReview(db, { offerId, comment: 'Recente.', userId, rating: 4, createdAt: ago(3) })
    await makeReview(db, { offerId, comment: 'Oculta.', status: 'hidden', createdAt: ago(2) })
    await makeReview(db, { offerId, comment: null, createdAt: ago(1) })
    const { results } = await compare('Opinião')
    expect(results.data[0]?.review).toMatchObject({
      author: 'Ana Lima',
      text: 'Recente.',
      rating: 4,
    })
  })

  it('tags as sponsored while an advertisement runs, and keeps its order', async () => {
    const { db } = api.platform
    await makeOffer(db, { name: 'Melhor', categories: ['Anúncios'], ...rated(5, 9) })
    const promoted = await makeOffer(db, { name: 'Anunciado', categories: ['Anúncios'] })
    const vendor = await makeVendor(db)
    await linkOffer(db, vendor.id, promoted.id)
    const today = saoPauloClock(new Date()).slice(0, 10)
    const day = (days: number) => saoPauloClock(new Date(Date.now() + days * DAY_MS)).slice(0, 10)
    const before = namesOf(await compare('Anúncios'))
    const tags = async () =>
      (await compare('Anúncios')).results.data.map(({ isSponsored }) => isSponsored)

    const cases = [
      { status: 'running', startsOn: today, endsOn: today, tagged: true },
      { status: 'running', startsOn: day(1), endsOn: day(9), tagged: false },
      { status: 'running', startsOn: day(-9), endsOn: day(-1), tagged: false },
      { status: 'awaiting_review', startsOn: today, endsOn: today, tagged: false },
      { status: 'ended', startsOn: today, endsOn: today, tagged: false },
    ] as const
    for (const { tagged, ...period } of cases) {
      await db.delete(advertisements)
      await db
        .insert(advertisements)
        .values({ vendorId: vendor.id, name: 'Anúncio', description: 'Anúncio.', ...period })
      expect(await tags(), JSON.stringify(period)).toEqual([false, tagged])
      expect(namesOf(await compare('Anúncios'))).toEqual(before)
    }
  })
})

describe('products side by side', () => {
  it('tells of each what its page tells, in the order in which they were chosen', async () => {
    const { db } = api.platform
    const low = await makeOffer(db, { name: 'Baixa', categories: ['Lado'], soldBy: 'Canais' })
    const high = await makeOffer(db, { name: 'Alta', categories: ['Lado', 'Fiscal'] })
    const vendor = await makeVendor(db, { nomeFantasia: 'Quem vende' })
    await linkOffer(db, vendor.id, high.id)
    for (const rating of [5, 5, 4])
      await makeReview(db, { offerId: high.id, rating, criteria: { suporte: rating } })
    await makeReview(db, { offerId: high.id, rating: 1, status: 'hidden' })
    await makeReview(db, { offerId: low.id, rating: 2 })
    const { columns, groups } = await sideBySide(db, [high.id, low.id])
    const [first, second] = columns
    expect(first).toMatchObject({
      name: 'Alta',
      rating: 4.67,
      ratingCount: 3,
      categories: ['Lado', 'Fiscal'],
      vendors: [{ id: vendor.id, name: 'Quem vende' }],
      vendorCount: 1,
    })
    const turned = await sideBySide(db, [low.id, high.id])
    expect(turned.columns.map(({ name }) => name)).toEqual(['Baixa', 'Alta'])
    expect(turned.groups[0]?.rows[0]?.values).toEqual([[], ['4,7 (3 respostas)']])
    expect(first?.distribution.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0])
    expect(second).toMatchObject({ name: 'Baixa', soldBy: 'Canais', vendors: [], vendorCount: 0 })
    expect(groups).toEqual([
      {
        title: 'Notas por critério',
        rows: [{ label: 'Suporte', values: [['4,7 (3 respostas)'], []], averages: [4.67, null] }],
      },
    ])
  })

  it('leaves out what is hidden, gone or a service', async () => {
    const { db } = api.platform
    const seen = await makeOffer(db, { name: 'Visto' })
    const hidden = await makeOffer(db, { isVisible: false })
    const service = await makeOffer(db, { kind: 'service', categories: ['Consultoria'] })
    const gone = '01999999-0000-7000-8000-000000000000'
    const ids = [hidden.id, gone, seen.id, service.id]
    const { columns } = await sideBySide(db, ids)
    expect(columns.map(({ name }) => name)).toEqual(['Visto'])
    expect(await chosenSoftware(db, ids)).toEqual([{ id: seen.id, name: 'Visto' }])
    expect(await sideBySide(db, [])).toEqual({ columns: [], groups: [] })
  })
})
