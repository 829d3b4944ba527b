import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeArticle, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import { userSoftwares } from '#/db/schema/index.ts'
import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { careerWire } from './schema.ts'
import {
  careersMatching,
  careersPage,
  featuredCareers,
  getCareer,
  listCareers,
} from './service.server.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`TRUNCATE articles`))

const LONG = `<h2>Sobre</h2><p>${'palavra '.repeat(60)}</p>`
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const makeJob = (headline: string, overrides: Parameters<typeof makeArticle>[1] = {}) =>
  makeArticle(database.db, { kind: 'career', headline, body: LONG, ...overrides })

const all = { query: '', order: 'recentes', page: 1 } as const
const headlines = (cards: { headline: string }[]) => cards.map(({ headline }) => headline)

async function makeThree() {
  await makeJob('Nova', { publishedAt: daysAgo(1), company: 'Lince' })
  await makeJob('Velha', { publishedAt: daysAgo(9), company: 'Caju' })
  await makeJob('Imperdível', { publishedAt: daysAgo(5), isFeatured: true })
}

describe('a page of jobs', () => {
  beforeEach(makeThree)

  it('has the newest first, or the oldest', async () => {
    const newest = await careersPage(database.db, all)
    expect(headlines(newest.data)).toEqual(['Nova', 'Imperdível', 'Velha'])
    const oldest = await careersPage(database.db, { ...all, order: 'antigos' })
    expect(headlines(oldest.data)).toEqual(['Velha', 'Imperdível', 'Nova'])
  })

  it('has the featured first on the way in, and alone where they are asked for', async () => {
    expect(headlines(await featuredCareers(database.db))).toEqual(['Imperdível', 'Nova', 'Velha'])
    const featured = await careersPage(database.db, { ...all, featured: 'only' })
    expect(headlines(featured.data)).toEqual(['Imperdível'])
  })

  it('shows the beginning of each', async () => {
    const { data } = await careersPage(database.db, all)
    for (const { comment } of data) {
      expect(comment).toMatch(/^<strong>Sobre<\/strong><p>.+\.\.\.<\/p>$/)
      expect(comment.replace(/<[^>]*>/g, '').length).toBeLessThanOrEqual(303)
    }
  })

  it('shows the only one found whole', async () => {
    const { data, total } = await careersPage(database.db, { ...all, query: 'caju' })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ headline: 'Velha', empresa: 'Caju', comment: LONG })
  })
})

describe('the mark of a job', () => {
  const markOf = async (company: string) => {
    const { id } = await makeJob('Analista', { company })
    return (await getCareer(database.db, id)).logo
  }

  it('is that of the company that keeps the page of its name', async () => {
    await makeVendor(database.db, { nomeFantasia: 'Araçá Sistemas', logoKey: 'logos/araca.png' })
    expect(await markOf('araca sistemas')).toContain('logos/araca.png')
    const { data } = await careersPage(database.db, all)
    expect(data[0]?.logo).toContain('logos/araca.png')
  })

  it('is none where two have the name, or nobody showed whose page it is', async () => {
    for (const logoKey of ['logos/uma.png', 'logos/outra.png'])
      await makeVendor(database.db, { nomeFantasia: 'Duas Vezes', logoKey })
    expect(await markOf('Duas Vezes')).toBe('')
    const unproven = { nomeFantasia: 'Sem Prova', logoKey: 'logos/sem.png' }
    await makeVendor(database.db, { ...unproven, unconfirmedSince: new Date() })
    expect(await markOf('Sem Prova')).toBe('')
    await makeVendor(database.db, {
      ...{ nomeFantasia: 'Fora do Ar', logoKey: 'logos/fora.png' },
      isVisible: false,
    })
    expect(await markOf('Fora do Ar')).toBe('')
    expect(await markOf('Ninguém Ltda.')).toBe('')
  })
})

describe('one job', () => {
  it('comes whole', async () => {
    const { id } = await makeJob('Analista')
    expect(await getCareer(database.db, id)).toMatchObject({ _id: id, comment: LONG })
  })

  it('is not an article', async () => {
    const { id } = await makeArticle(database.db)
    await expect(getCareer(database.db, id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('jobs that match a profile', () => {
  const person = (position: string | null) => makeUser(database.db, { position })
  const matches = async (user: { id: string }) => {
    const { hasProfile, jobs } = await careersMatching(database.db, user.id)
    return { hasProfile, jobs: headlines(jobs) }
  }
  beforeEach(async () => {
    await makeJob('Analista de dados', { body: '<p>Painéis em SQL.</p>', publishedAt: daysAgo(3) })
    await makeJob('Analista de suporte', { body: '<p>Atende clientes.</p>' })
    await makeJob('Gerente', { body: '<p class="analista">Conhece o Lince ERP e dados.</p>' })
    await makeJob('Rascunho de analista', { publishedAt: null })
    await makeArticle(database.db, { headline: 'Analista em alta' })
  })

  it('are those of their position, the closest first; a word of it in a text is none', async () => {
    expect(await matches(await person('Analista de Dados'))).toEqual({
      hasProfile: true,
      jobs: ['Analista de dados', 'Analista de suporte'],
    })
    expect((await matches(await person('ANALISTAS'))).jobs).toHaveLength(2)
  })

  it('are those that name the software they use, or its category', async () => {
    const user = await person(null)
    const offer = await makeOffer(database.db, { name: 'Lince ERP', categories: ['ERP'] })
    await database.db.insert(userSoftwares).values({ userId: user.id, offerId: offer.id })
    const { jobs } = await careersMatching(database.db, user.id)
    expect(headlines(jobs)).toEqual(['Gerente'])
    expect(jobs[0]?.comment).toContain('Lince ERP')
  })

  it('are none where the profile says nothing, and that is told', async () => {
    expect(await matches(await person(null))).toEqual({ hasProfile: false, jobs: [] })
    expect(await matches(await person('de'))).toEqual({ hasProfile: true, jobs: [] })
    expect(await matches(await person("'; -- ?"))).toEqual({ hasProfile: true, jobs: [] })
  })
})

describe('the wire', () => {
  it('lists whole jobs, and nothing else of them', async () => {
    await makeThree()
    const list = await listCareers(database.db)
    expect(z.array(z.strictObject(careerWire.shape)).parse(list)).toEqual(list)
    expect(headlines(list)).toEqual(['Nova', 'Imperdível', 'Velha'])
    expect(list[0]?.comment).toBe(LONG)
  })
})

it('lists a job with where, how and for how much, up to its last day', async () => {
  const { db } = database
  const dayFromNow = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS))
  const job = { kind: 'career' as const, company: 'Encerra Ltda' }
  const today = await makeArticle(db, {
    ...job,
    headline: 'Vaga que acaba hoje',
    place: 'Recife, PE',
    workModel: 'hibrido',
    endsOn: dayFromNow(0),
  })
  const past = await makeArticle(db, {
    ...job,
    headline: 'Vaga que acabou',
    endsOn: dayFromNow(-1),
  })
  expect(await listCareers(db)).toMatchObject([
    { _id: today.id, local: 'Recife, PE', modelo: 'hibrido', salario: '', encerraEm: today.endsOn },
  ])
  const found = await careersPage(db, { query: 'encerra', order: 'recentes', page: 1 })
  expect(found.data.map(({ _id }) => _id)).toEqual([today.id])
  expect(await getCareer(db, past.id)).toMatchObject({ encerrada: true })
})
