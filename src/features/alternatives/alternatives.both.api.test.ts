import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { comparedPairs, offers, offerTraits, rateLimits } from '#/db/schema/index.ts'
import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { forgetOldTraces, writeEvents } from '#/features/analytics/service.server.ts'
import { sitemapEntries } from '#/features/sitemap/service.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { ALTERNATIVES_MAX } from './limits.ts'
import {
  COMPARED_A_DAY,
  COMPARED_DAYS,
  PAIRS_LOOKED_AT,
  PAIRS_PER_ADDRESS,
} from './pairs/limits.ts'
import type { Alternative } from './schema.ts'

const api = testApi()

let made = 0
const offer = (category: string[], overrides = {}) =>
  makeOffer(api.platform.db, {
    name: `Alternativa ${made++}`,
    categories: category,
    ...overrides,
  })
const several = (count: number, category: string[]) =>
  Promise.all(Array.from({ length: count }, () => offer(category)))

async function alternatives(id: string): Promise<Alternative[]> {
  // What a test writes by itself is announced to nobody.
  api.platform.pageCache.drop(['*'])
  return (await api.get(`/v1/software/${id}/alternativas`)).body.data
}

/** Browsers that tell what they compared, each from an address of its own unless one is named. */
let addresses = 0
const compare = async (
  ids: string[],
  remoteAddress = `10.1.${addresses >> 8}.${addresses++ & 255}`,
) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/events',
    headers: { origin: 'https://praca.local', host: 'praca.local', 'user-agent': 'Mozilla/5.0' },
    payload: { id: randomUUID(), events: [{ event: 'software_comparison', software_ids: ids }] },
    remoteAddress,
  })
  await writeEvents(api.platform.db)
  return answer
}

const timesOf = async (one: string, other: string) => {
  const [offerId = '', otherId = ''] = [one, other].sort()
  const rows = await api.platform.db.select().from(comparedPairs)
  return rows
    .filter((row) => row.offerId === offerId && row.otherId === otherId)
    .reduce((sum, { times }) => sum + times, 0)
}

describe('alternatives to a software', () => {
  it('are of its categories, with why; those of more of them come first', async () => {
    const own = await offer(['Vendas', 'Fiscal'])
    await several(2, ['Vendas'])
    const both = await offer(['Vendas', 'Fiscal'])
    await offer(['Vendas'], { isVisible: false })
    await offer(['Outra coisa'])
    await makeOffer(api.platform.db, { kind: 'service', categories: ['Vendas'] })
    const found = await alternatives(own.id)
    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({
      id: both.id,
      titulo: both.name,
      motivos: ['Mesmas categorias: Vendas, Fiscal'],
    })
    expect(found[1]?.motivos).toEqual(['Mesma categoria: Vendas'])
    expect(found.map(({ id }) => id)).not.toContain(own.id)
  })

  it('are none where there are fewer than three', async () => {
    const own = await offer(['Rara'])
    const others = await several(2, ['Rara'])
    expect(await alternatives(own.id)).toEqual([])
    expect(
      (await sitemapEntries(api.platform.db, 'alternativas-1'))?.map((one) => one.path) ?? [],
    ).not.toContain(`/software/alternativas/${own.id}`)
    const last = await offer(['Rara'])
    expect(await alternatives(own.id)).toHaveLength(3)
    expect(
      (await sitemapEntries(api.platform.db, 'alternativas-1'))?.map((one) => one.path),
    ).toContain(`/software/alternativas/${own.id}`)
    await api.platform.db.update(offers).set({ isVisible: false }).where(eq(offers.id, last.id))
    expect(await alternatives(own.id)).toEqual([])
    expect(others).toHaveLength(2)
  })

  it('are no more than there is room for, and of software that readers see', async () => {
    const [own] = await several(ALTERNATIVES_MAX + 4, ['Cheia'])
    expect(await alternatives(own?.id ?? '')).toHaveLength(ALTERNATIVES_MAX)
    const hidden = await offer(['Cheia'], { isVisible: false })
    const service = await makeOffer(api.platform.db, { kind: 'service', categories: ['Cheia'] })
    for (const { id } of [hidden, service, { id: randomUUID() }])
      expect((await api.get(`/v1/software/${id}/alternativas`)).status).toBe(404)
    expect((await api.get('/v1/software/x/alternativas')).status).toBe(400)
  })

  it('say what facts they share, and those that share more come first', async () => {
    const own = await offer(['Fatos'])
    const [, alike] = await several(3, ['Fatos'])
    const trait = (offerId: string, facet: string, value: string) => ({ offerId, facet, value })
    await api.platform.db
      .insert(offerTraits)
      .values(
        [own.id, alike?.id ?? ''].flatMap((id) => [
          trait(id, 'gratis', 'plano'),
          trait(id, 'porte', 'me'),
        ]),
      )
    expect((await alternatives(own.id))[0]).toMatchObject({
      id: alike?.id,
      motivos: [
        'Mesma categoria: Fatos',
        'Também tem plano gratuito',
        'Também para Microempresa (ME)',
      ],
    })
  })
})

describe('what people compare', () => {
  /** What so many visitors compared on each of so many days. */
  async function comparedOn(one: string, other: string, days: number, times: number) {
    const [offerId = '', otherId = ''] = [one, other].sort()
    const rows = Array.from({ length: days }, (_, ago) => ({
      offerId,
      otherId,
      day: dayOf(new Date(Date.now() - ago * DAY_MS)),
      times,
    }))
    await api.platform.db.insert(comparedPairs).values(rows)
  }
  const namesOf = async (id: string) => (await alternatives(id)).map(({ titulo }) => titulo)
  const alike = (...ids: string[]) =>
    api.platform.db
      .insert(offerTraits)
      .values(ids.map((offerId) => ({ offerId, facet: 'gratis', value: 'teste' })))

  it('is an alternative of another category after those of its own, once many did it on several days', async () => {
    const own = await offer(['Aqui'])
    await several(3, ['Aqui'])
    const other = await offer(['Lá'])
    await alike(own.id, other.id)
    for (const [days, times] of [
      [COMPARED_DAYS - 1, 500],
      [COMPARED_DAYS, COMPARED_A_DAY - 1],
    ] as const) {
      await comparedOn(own.id, other.id, days, times)
      expect(await namesOf(own.id)).not.toContain(other.name)
      await api.platform.db.delete(comparedPairs)
    }
    await comparedOn(own.id, other.id, COMPARED_DAYS, COMPARED_A_DAY)
    expect((await alternatives(own.id)).at(-1)).toMatchObject({
      id: other.id,
      motivos: ['Comparado com este por quem visita a Praça', 'Também tem teste grátis'],
    })
  })

  it('gives no product a page of alternatives, and puts none before those of its category', async () => {
    const own = await offer(['Poucas'])
    await several(2, ['Poucas'])
    const [stranger, unlike] = [await offer(['Longe']), await offer(['Mais longe'])]
    await alike(own.id, stranger.id)
    for (const { id } of [stranger, unlike]) await comparedOn(own.id, id, COMPARED_DAYS, 5000)
    expect(await namesOf(own.id)).toEqual([])
    await several(1, ['Poucas'])
    const names = await namesOf(own.id)
    expect(names.at(-1)).toBe(stranger.name)
    expect(names).not.toContain(unlike.name)
  })

  it('moves up one of the category, and not before what shares more of it', async () => {
    const own = await offer(['Comum', 'Raro'])
    const [, second] = (await several(2, ['Comum'])).sort((a, b) => (a.id < b.id ? -1 : 1))
    const both = await offer(['Comum', 'Raro'])
    await comparedOn(own.id, second?.id ?? '', COMPARED_DAYS, 5000)
    expect((await namesOf(own.id)).slice(0, 2)).toEqual([both.name, second?.name])
  })

  it('counts each two of what is seen together, once a day for an address', async () => {
    const [a, b, c] = await Promise.all([offer(['P']), offer(['Q']), offer(['R'])])
    for (let time = 0; time < 3; time++)
      expect((await compare([a.id, b.id, c.id, a.id], '10.9.9.9')).statusCode).toBe(204)
    expect([
      await timesOf(a.id, b.id),
      await timesOf(a.id, c.id),
      await timesOf(b.id, c.id),
    ]).toEqual([1, 1, 1])
    await Promise.all(Array.from({ length: 8 }, () => compare([b.id, a.id])))
    expect(await timesOf(a.id, b.id)).toBe(9)
  })

  it('takes no more from one address than an office compares, and only what everybody sees', async () => {
    const own = await offer(['Muitas'])
    const hidden = await offer(['Muitas'], { isVisible: false })
    await compare([own.id, hidden.id])
    await compare([own.id, randomUUID()])
    expect(await timesOf(own.id, hidden.id)).toBe(0)
    const many = await several(PAIRS_PER_ADDRESS + 3, ['Muitas'])
    for (const { id } of many) await compare([own.id, id], '10.8.8.8')
    const counted = await Promise.all(many.map(({ id }) => timesOf(own.id, id)))
    expect(counted.filter((times) => times > 0)).toHaveLength(PAIRS_PER_ADDRESS)
  })

  it('that was made up leaves no more rows than an office has pairs', async () => {
    const { db } = api.platform
    const ofPairs = sql`${rateLimits.key} LIKE 'pair:%'`
    const before = await db.$count(rateLimits, ofPairs)
    for (let time = 0; time < PAIRS_LOOKED_AT; time++)
      await compare([randomUUID(), randomUUID(), randomUUID(), randomUUID()], '10.8.7.7')
    expect((await db.$count(rateLimits, ofPairs)) - before).toBeLessThanOrEqual(PAIRS_LOOKED_AT)
  })

  it('is asked for in its shape, and forgotten after a year', async () => {
    const [one, other] = (await several(2, ['Velha'])).map(({ id }) => id).sort()
    expect((await compare([one ?? ''])).statusCode).toBe(400)
    expect((await compare(Array.from({ length: 5 }, () => randomUUID()))).statusCode).toBe(400)
    const pair = { offerId: one ?? '', otherId: other ?? '', times: 4 }
    await api.platform.db.insert(comparedPairs).values([
      { ...pair, day: '2020-01-01' },
      { ...pair, day: new Date().toISOString().slice(0, 10) },
    ])
    await forgetOldTraces(api.platform.db)
    expect(await timesOf(one ?? '', other ?? '')).toBe(4)
  })
})
