import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { searchCards } from './service.server.ts'

const LIMIT = 250
/** Fewer than are weighed, and more. */
const NAMED = 300
const TITLED = 400
const DESCRIBED = 8000

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await db.execute(sql`
    INSERT INTO offers (id, kind, name, category_text, description)
    SELECT gen_random_uuid(), 'software',
      CASE WHEN n <= ${NAMED} THEN 'Planilha ' ELSE 'Produto ' END || n,
      CASE WHEN n BETWEEN ${NAMED + 1} AND ${NAMED + TITLED} THEN 'Planilhas' ELSE 'Outra' END,
      CASE WHEN n % 7 = 0 OR n > ${NAMED + TITLED} THEN 'Troca a sua planilha.' ELSE '' END
    FROM generate_series(1, ${NAMED + TITLED + DESCRIBED}) AS n`)
  await makeOffer(db, { name: 'Planilha' })
  await makeOffer(db, { name: 'Planilha Oculta', isVisible: false })
  await db.execute(sql`ANALYZE offers`)
}, 120_000)
afterAll(() => database.close())

const page = (number: number) =>
  searchCards(database.db, { query: 'planilha', page: number, limit: LIMIT })

describe('a search that finds more than is weighed', () => {
  it('gives everything up to the cap once, the exact name, names and categories first', async () => {
    const pages = []
    for (let number = 1; number <= COUNT_CAP / LIMIT; number++) pages.push(await page(number))
    expect(pages.every(({ total }) => total === COUNT_CAP + 1)).toBe(true)

    const cards = pages.flatMap(({ data }) => data)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(COUNT_CAP)
    expect(cards[0]?.titulo).toBe('Planilha')
    const places = cards.map(({ titulo, categoria }) =>
      titulo.startsWith('Planilha') ? 'name' : categoria === 'Planilhas' ? 'category' : 'rest',
    )
    expect(places.lastIndexOf('name')).toBe(NAMED)
    expect(places.indexOf('category')).toBe(NAMED + 1)
    expect(places.lastIndexOf('category')).toBe(NAMED + TITLED)
    expect(places.indexOf('rest')).toBe(NAMED + TITLED + 1)
  })

  it('orders by name what it does not weigh', async () => {
    const { data } = await page(COUNT_CAP / LIMIT)
    const names = data.map(({ titulo }) => titulo)
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare))
  })

  it('has nothing past the cap', async () => {
    expect(await page(COUNT_CAP / LIMIT + 1)).toMatchObject({ data: [{}] })
    expect(await page(COUNT_CAP / LIMIT + 2)).toMatchObject({ data: [], total: COUNT_CAP + 1 })
  })
})
