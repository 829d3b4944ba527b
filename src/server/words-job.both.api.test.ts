import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { offers, searchChanges, searchSales, searchWords, vendors } from '#/db/schema/index.ts'
import { codeOf } from '#/platform/server/database/errors.server.ts'
import { watchChanges } from '#/platform/server/page-cache.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()

const known = async (word: string) => {
  const { db } = api.platform
  const rows = await db.select().from(searchWords).where(eq(searchWords.word, word))
  return rows.map(({ offers, vendors }) => ({ offers, vendors }))
}
const search = async (query: string) => {
  const { body } = await api.get(`/v1/software/searchPaginados?${new URLSearchParams({ query })}`)
  return { found: body.data.map(({ name }: { name: string }) => name), ...body.consulta }
}

it('forgets words that nothing has any more: nothing is repaired to them', async () => {
  const { db } = api.platform
  const { id } = await makeOffer(db, { name: 'Jabuticaba', description: 'Colhe jabuticabas.' })
  await countWords(db)
  expect(await known('jabuticaba')).toEqual([{ offers: 1, vendors: 0 }])
  expect(await search('jabuticava')).toMatchObject({
    found: ['Jabuticaba'],
    corrigida: 'jabuticaba',
  })

  await db.delete(offers).where(eq(offers.id, id))
  await countWords(db)
  expect(await known('jabuticaba')).toEqual([])
  expect(await search('jabuticava')).toMatchObject({ found: [], corrigida: null })
  const nothing = sql`${searchWords.offers} = 0 AND ${searchWords.vendors} = 0`
  expect(await db.$count(searchWords, nothing)).toBe(0)
})

it('finds by a word that is not counted yet, alone and beside others', async () => {
  const { db } = api.platform
  await makeOffer(db, { name: 'Caixa', description: 'Frente de caixa.' })
  await countWords(db)
  await makeOffer(db, { name: 'Araticum', description: 'Frente de caixa.' })
  expect((await search('araticum')).found).toEqual(['Araticum'])
  expect((await search('frente araticum')).found).toContain('Araticum')
})

it('counts what comes after a change that cannot be counted, and tries that again later', async () => {
  const { db } = api.platform
  // An index takes no word of so many letters that do not repeat.
  const endless = Array.from({ length: 9000 }, (_, n) => String.fromCodePoint(256 + n)).join('')
  await db.insert(searchChanges).values({ source: 'offers', added: [endless], removed: [] })
  await makeOffer(db, { name: 'Pitangueira' })
  await expect(countWords(db)).rejects.toThrow()
  expect(await known('pitangueira')).toEqual([{ offers: 1, vendors: 0 }])
  expect(await db.$count(searchChanges)).toBe(1)

  await db.update(searchChanges).set({ added: ['pitangal'] })
  await countWords(db)
  expect(await known('pitangal')).toEqual([{ offers: 1, vendors: 0 }])
  expect(await db.$count(searchChanges)).toBe(0)
})

it('drops what was found once while it counts many changes, not after each thousand', async () => {
  const { db } = api.platform
  await countWords(db)
  const changes = Array.from({ length: 3500 }, (_, n) => ({
    source: 'vendors' as const,
    added: [`guabiroba${n % 7}`],
    removed: [],
  }))
  await db.insert(searchChanges).values(changes)
  let drops = 0
  watchChanges(db, (tags) => {
    if (tags.includes('words') && tags.includes('vendors')) drops++
  })
  await countWords(db)
  expect(await known('guabiroba0')).toEqual([{ offers: 0, vendors: 500 }])
  // By who counts at once, and by the announcement that all processes get.
  expect([1, 2]).toContain(drops)
})

it.runIf(process.env.TEST_DATABASE_URL)(
  'writes what others sell while somebody has a supplier locked',
  async () => {
    const { db } = api.platform
    const { id: offerId } = await makeOffer(db, { name: 'Cambucá', categories: ['Pomar'] })
    const sellers = [await makeVendor(db), await makeVendor(db), await makeVendor(db)]
    const [held] = sellers
    for (const { id } of sellers) await linkOffer(db, id, offerId)
    const sold = async () =>
      (await db.select().from(vendors).where(sql`sells_text LIKE '%Cambucá%'`)).length

    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(vendors)
        .where(eq(vendors.id, held?.id ?? ''))
        .for('update')
      const code = await countWords(db).catch(codeOf)
      expect(code).toBe('55P03')
      expect(await sold()).toBe(2)
    })
    expect(await db.$count(searchSales)).toBe(1)
    await countWords(db)
    expect(await sold()).toBe(3)
    expect(await db.$count(searchSales)).toBe(0)
  },
)
