import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeArticle } from '#/db/factories/index.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { feedOf } from './feed.server.ts'
import { newsList, newsWire } from './schema.ts'
import { furtherReading, getArticle, listNews, newsPage, searchNews } from './service.server.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`TRUNCATE articles`))

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const make = (overrides: Parameters<typeof makeArticle>[1]) => makeArticle(database.db, overrides)

/** `count` articles, 'Artigo 0' the newest. */
async function publish(count: number) {
  for (let n = 0; n < count; n++) {
    await make({ headline: `Artigo ${n}`, publishedAt: daysAgo(n + 1) })
  }
}

async function headlines(search: Partial<Parameters<typeof newsPage>[1]> = {}) {
  const page = await newsPage(database.db, { query: '', order: 'recentes', page: 1, ...search })
  return page.data.map(({ headline }) => headline)
}

describe('a page of news', () => {
  it('holds nine, newest first, and the rest follows', async () => {
    await publish(11)
    expect(await headlines()).toEqual(Array.from({ length: 9 }, (_, n) => `Artigo ${n}`))
    expect(await headlines({ page: 2 })).toEqual(['Artigo 9', 'Artigo 10'])
    expect(await headlines({ page: 3 })).toEqual([])
    const page = await newsPage(database.db, { query: '', order: 'recentes', page: 3 })
    expect(page).toMatchObject({ page: 3, totalPages: 2, total: 11 })
  })

  it('begins after those that are shown elsewhere', async () => {
    await publish(13)
    const without = 3
    expect(await headlines({ without })).toEqual(
      Array.from({ length: 9 }, (_, n) => `Artigo ${n + without}`),
    )
    const page = await newsPage(database.db, { query: '', order: 'recentes', page: 2, without })
    expect(page).toMatchObject({ totalPages: 2, total: 10, data: [{ headline: 'Artigo 12' }] })
  })

  it('turns round as a whole, not page by page', async () => {
    await publish(10)
    expect((await headlines({ order: 'antigos' }))[0]).toBe('Artigo 9')
    expect(await headlines({ order: 'antigos', page: 2 })).toEqual(['Artigo 0'])
  })

  it('shows neither drafts, nor what is scheduled, nor jobs', async () => {
    await make({ headline: 'Rascunho', publishedAt: null })
    await make({ headline: 'Amanhã', publishedAt: daysAgo(-1) })
    await make({ headline: 'Vaga', kind: 'career' })
    await make({ headline: 'Notícia', kind: 'news' })
    expect(await headlines()).toEqual(['Notícia'])
  })
})

describe('searching news', () => {
  beforeEach(async () => {
    await make({ headline: 'Gestão de contratos na prática', company: 'Valor' })
    await make({ headline: 'Nota fiscal sem susto', company: 'Redação Praça' })
  })

  it.each([
    ['accents', 'gestao', 'Gestão de contratos na prática'],
    ['capitals', 'NOTA FISCAL', 'Nota fiscal sem susto'],
    ['another number', 'contrato', 'Gestão de contratos na prática'],
    ['words apart and turned', 'fiscais nota', 'Nota fiscal sem susto'],
    ['the middle of a word', 'tratos', 'Gestão de contratos na prática'],
    ['the source', 'valor', 'Gestão de contratos na prática'],
  ])('finds past %s', async (_what, query, found) => {
    expect(await headlines({ query })).toEqual([found])
  })

  it.each(['folha', "'", '%', 'a & b | !c', '\\', 'de para'])(
    'finds nothing for %s',
    async (query) => {
      expect(await headlines({ query })).toEqual([])
    },
  )

  it('counts what was found', async () => {
    const page = await newsPage(database.db, { query: 'nota', order: 'recentes', page: 1 })
    expect(page).toMatchObject({ total: 1, totalPages: 1 })
  })
})

describe('one article', () => {
  it('comes out without what could run', async () => {
    const { id } = await make({
      body: '<p onclick="x()">Texto</p><script>x()</script>',
      url: 'javascript:alert(1)',
    })
    expect(await getArticle(database.db, id)).toMatchObject({ comment: '<p>Texto</p>', url: '' })
  })

  it('is not found while it is a draft', async () => {
    const { id } = await make({ publishedAt: null })
    await expect(getArticle(database.db, id)).rejects.toMatchObject({ status: 404 })
  })

  it('is followed by the three latest others', async () => {
    await publish(5)
    const newest = (await listNews(database.db)).latest[0]?._id ?? ''
    const further = await furtherReading(database.db, newest)
    expect(further.map(({ headline }) => headline)).toEqual(['Artigo 1', 'Artigo 2', 'Artigo 3'])
  })
})

describe('the wire', () => {
  it('has the whole list and the latest three', async () => {
    await publish(5)
    const list = newsList.parse(await listNews(database.db))
    expect(list.data).toHaveLength(5)
    expect(list.latest).toEqual(list.data.slice(0, 3))
  })

  it('finds jobs by kind and by employer', async () => {
    await make({ kind: 'career', headline: 'Analista', company: 'Acme Sistemas' })
    await make({ headline: 'Acme cresce' })
    const found = z.array(newsWire).parse(await searchNews(database.db, 'acme', 'Career'))
    expect(found.map(({ headline, type }) => [headline, type])).toEqual([['Analista', 'Career']])
  })
})

describe('a feed', () => {
  const HERE = 'https://praca.example'
  const texts = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text)

  it('has what is published, the newest first, at whole addresses', async () => {
    await make({ headline: 'Velha', company: null, publishedAt: daysAgo(9) })
    const { id } = await make({ headline: 'Nova', company: null, publishedAt: daysAgo(1) })
    await make({ headline: 'Fora', company: null, kind: 'news', url: 'https://a.example/?b&c' })
    await make({ headline: 'Rascunho', publishedAt: null })
    await make({ headline: 'Amanhã', publishedAt: daysAgo(-1) })
    await make({ headline: 'Vaga', kind: 'career', company: 'Lince' })
    const xml = await feedOf(database.db, 'news', HERE)
    expect(texts(xml, 'title').slice(1).join()).toMatch(/Fora.*Nova.*Velha/)
    expect(xml).not.toMatch(/Rascunho|Amanhã|Vaga/)
    expect(texts(xml, 'link')).toEqual([
      `${HERE}/news`,
      'https://a.example/?b&amp;c',
      `${HERE}/information/artigo/${id}`,
      expect.stringContaining(`${HERE}/information/artigo/`),
    ])
    expect(xml).toContain(`<atom:link href="${HERE}/news.rss" rel="self"`)
    const jobs = await feedOf(database.db, 'careers', HERE)
    expect(texts(jobs, 'title')[1]).toContain('Vaga · Lince')
    expect(texts(jobs, 'link')[1]).toContain(`${HERE}/careers/results/all/get/`)
  })

  it('holds what would break it', async () => {
    await make({ headline: 'A ]]> & <b>', body: '<p>]]></p><p>\u0008 x &amp; y</p>' })
    const xml = await feedOf(database.db, 'news', HERE)
    expect(xml).not.toContain('\u0008')
    expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/\]\]>|&(?!amp;|lt;|gt;|quot;)/)
  })

  it('may be empty', async () => {
    expect(await feedOf(database.db, 'careers', HERE)).toContain('<channel>')
  })
})
