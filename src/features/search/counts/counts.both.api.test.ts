import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import {
  frequentSearches as frequent,
  offerOwners,
  searchCounts,
  searchDays,
} from '#/db/schema/index.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { COUNT_DAYS, SEARCHES_PER_ADDRESS, TEXTS_A_DAY, VISITOR_MARKS } from './limits.ts'
import {
  countSearch,
  findFrequentSearches,
  forgetSearches,
  frequentSearches,
  writeSearches,
} from './service.server.ts'

const api = testApi()

/** Of a browser. */
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' }
let addresses = 0
const newAddress = () => `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses++ & 255}`

const search = (
  query: string,
  remoteAddress = newAddress(),
  headers: Record<string, string> = {},
) =>
  api.app.inject({
    url: `/v1/software/searchPaginados?${new URLSearchParams({ query })}`,
    remoteAddress,
    headers: { ...PERSON, ...headers },
  })

/** Everything that is counted, with how many marks visitors set. */
async function counted() {
  await writeSearches(api.platform.db)
  const rows = await api.platform.db
    .select({
      text: searchCounts.text,
      source: searchCounts.source,
      found: searchCounts.found,
      marks: sql<number>`bit_count(${searchCounts.visitors})::int`,
    })
    .from(searchCounts)
    .orderBy(searchCounts.text, searchCounts.source, searchCounts.found)
  return rows.map(({ text, source, found, marks }) => [text, source, found, marks])
}

beforeEach(async () => {
  await writeSearches(api.platform.db)
  await api.platform.db.delete(searchCounts)
})

describe('a search', () => {
  it('is counted by folded text, and apart where it finds nothing', async () => {
    await makeOffer(api.platform.db, { name: 'Ação Contábil' })
    await makeVendor(api.platform.db, { nomeFantasia: 'Contábil Sul' })
    await search('AÇÃO contábil')
    await search('inexistente')
    await api.app.inject({
      url: '/v1/vendor/search/getPaginados?query=contabil',
      headers: PERSON,
    })
    expect(await counted()).toEqual([
      ['acao contabil', 'offers', true, 1],
      ['contabil', 'vendors', true, 1],
      ['inexistente', 'offers', false, 1],
    ])
  })

  it('counts a visitor once, also where the answer comes from the cache, and in whatever batch', async () => {
    const [one, other] = [newAddress(), newAddress()]
    for (const address of [one, one, '2001:db8:1:2::1', '2001:db8:1:3::9'])
      expect((await search('planilha', address)).statusCode).toBe(200)
    const [[, , , before] = []] = await counted()
    expect([1, 2]).toContain(before)
    await search('planilha', one)
    expect(await counted()).toEqual([['planilha', 'offers', false, before]])
    // Two visitors seldom share a mark, eleven never do.
    for (const address of [other, ...Array.from({ length: 10 }, newAddress)])
      await search('planilha', address)
    const [[, , , after] = []] = await counted()
    expect(after).toBeGreaterThan(2)
    expect(after).toBeLessThanOrEqual(13)
  })

  it('is not counted where nobody here asked for it', async () => {
    const address = newAddress()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://rival.example/' },
      { referer: 'https://rival.example/?://localhost:80/' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': 'curl/8.5.0' },
    ] as Record<string, string>[])
      await search('insulto', address, headers)
    await api.app.inject({
      url: '/v1/software/searchPaginados?query=insulto&page=2',
      headers: PERSON,
    })
    expect(await counted()).toEqual([])
    await search('insulto', address, { 'sec-fetch-site': 'same-origin' })
    expect(await counted()).toEqual([['insulto', 'offers', false, 1]])
  })

  it('with a number is counted where a product has all its words', async () => {
    await makeOffer(api.platform.db, { name: 'Escritório 365', description: 'Fale com a Maria.' })
    await search('escritorio 365')
    await search('maria 45')
    await search('joao 365')
    expect(await counted()).toEqual([['escritorio 365', 'offers', true, 1]])
  })

  it('of one address fills nothing', async () => {
    const ip = newAddress()
    for (let n = 0; n < SEARCHES_PER_ADDRESS + 20; n++) {
      const query = `palavra ${String.fromCharCode(97 + (n % 26))}${'x'.repeat(n / 26)}`
      countSearch(api.platform.db, { source: 'offers', query, total: 0 })?.({ ip, headers: PERSON })
    }
    expect(await counted()).toHaveLength(SEARCHES_PER_ADDRESS)
  })

  it('of few visitors makes room for one of more, where a day is full', async () => {
    const { db } = api.platform
    for (let visitor = 0; visitor < 3; visitor++) await search('procurado')
    await writeSearches(db)
    await db.execute(sql`
      INSERT INTO search_counts (day, source, text, found, visitors)
      SELECT day, 'offers', 'enchente ' || n, false, set_bit(repeat('0', ${VISITOR_MARKS})::bit(${sql.raw(String(VISITOR_MARKS))}), 0, 1)
      FROM search_days, generate_series(1, ${TEXTS_A_DAY + 50}) AS n`)
    await search('mais um')
    const texts = (await counted()).map(([text]) => text)
    expect(texts).toHaveLength(TEXTS_A_DAY)
    expect(texts).toContain('procurado')
  })

  it('is forgotten after a time, and what its marks were made with on the next day', async () => {
    const { db } = api.platform
    await search('antigo')
    await writeSearches(db)
    await db.execute(sql`UPDATE search_counts SET day = day - ${COUNT_DAYS + 1}::int`)
    await db.execute(sql`UPDATE search_days SET day = day - 1`)
    await search('novo')
    expect(await counted()).toHaveLength(2)
    expect(await db.$count(searchDays)).toBe(1)
    await forgetSearches(db)
    expect((await counted()).map(([text]) => text)).toEqual(['novo'])
  })
})

describe('frequent searches', () => {
  /** So many visitors on a day some days ago. */
  const seen = (text: string, daysAgo: number, marks: number, found = true) =>
    api.platform.db.execute(sql`
      INSERT INTO search_counts (day, source, text, found, visitors)
      VALUES (current_date - ${daysAgo}::int, 'offers', ${text}, ${found},
        rpad(repeat('1', ${marks}::int), ${VISITOR_MARKS}::int, '0')::bit(${sql.raw(String(VISITOR_MARKS))}))`)

  /** As many visitors as it takes, on as many days. */
  async function insists(text: string) {
    for (const day of [2, 3, 4]) await seen(text, day, 9)
  }

  const shown = async (typed = '', limit = 8) =>
    (await frequentSearches(api.platform.db, typed, limit)).map(({ spelling }) => spelling)

  afterEach(async () => {
    await api.platform.db.delete(frequent)
    await dropPages(api.platform.db, ['searches'])
  })

  it('are those of several visitors on several days, in words that several makers have', async () => {
    const { db } = api.platform
    await makeOffer(db, {
      name: 'Gestão de Frota',
      manufacturer: 'Roda Livre',
      description: 'Rastreia caminhões.',
    })
    await makeOffer(db, {
      name: 'Frota em Dia',
      manufacturer: 'Estrada',
      categories: ['Gestão'],
      description: 'Rastreia caminhões.',
    })
    await makeOffer(db, { name: 'Lixeira', description: 'Coleta.' })
    for (const day of [2, 3, 4]) {
      await seen('gestao de frota', day, 5)
      await seen('frota', day, 20)
      await seen('frota ruim', day, 200)
      await seen('frota lixeira', day, 200)
      await seen('caminhoes', day, 4)
      await seen('rastreia', day, 9, false)
    }
    await seen('coleta', 2, 300)
    await insists('lixeira')
    await findFrequentSearches(db)
    expect(await shown('')).toEqual(['frota', 'gestão de frota'])
    expect(await shown('Fro')).toEqual(['frota', 'gestão de frota'])
    expect(await shown('GESTAO')).toEqual(['gestão de frota'])
    expect(await shown('rota')).toEqual([])
    expect(await shown('', 1)).toEqual(['frota'])
  })

  it('are none of a single maker, however many products it gives the words', async () => {
    const { db } = api.platform
    const { id: userId } = await makeUser(db)
    for (const [name, manufacturer] of [
      ['Trapaça Um', 'Malandro'],
      ['Trapaça Dois', 'malandro'],
    ] as const)
      await makeOffer(db, { name, manufacturer })
    for (const manufacturer of ['Laranja', 'Limão']) {
      const offer = await makeOffer(db, { name: `Engodo ${manufacturer}`, manufacturer })
      await db.insert(offerOwners).values({ offerId: offer.id, userId })
    }
    await insists('trapaca')
    await insists('engodo')
    await findFrequentSearches(db)
    expect(await shown('')).toEqual([])
  })

  it('may be a category or a term that means another one, whoever makes it', async () => {
    const { db } = api.platform
    await makeOffer(db, { name: 'Sozinho', categories: ['Apicultura'] })
    await insists('apicultura')
    await insists('contracheque')
    await findFrequentSearches(db)
    expect(await shown('')).toEqual(['apicultura', 'contracheque'])
  })

  it('are hidden while an Admin hides their words, together and whole', async () => {
    const { db } = api.platform
    for (const text of ['contracheque', 'folha de pagamento', 'folha de ponto']) await insists(text)
    await findFrequentSearches(db)
    const suggested = async (query: string) => {
      const { body } = await api.get(`/v1/sugestoes?${new URLSearchParams({ query })}&tipo=busca`)
      return body.data.map(({ texto }: { texto: string }) => texto)
    }
    expect(await suggested('folha')).toEqual(['folha de pagamento', 'folha de ponto'])

    const admin = await api.admin()
    const { body } = await api.send('POST', '/v1/admin/search', {
      token: admin.token,
      payload: { tipo: 'ocultas', termos: ['Folha de Pagamento', 'cheque', 'ponto folha'] },
    })
    expect(await suggested('folha')).toEqual(['folha de ponto'])
    expect(await suggested('contra')).toEqual(['contracheque'])
    await findFrequentSearches(db)
    expect(await suggested('folha')).toEqual(['folha de ponto'])

    const { _id, version } = body.data
    await api.send('POST', `/v1/admin/search/${_id}/deactivate`, {
      token: admin.token,
      payload: { version },
    })
    expect(await suggested('folha')).toEqual(['folha de pagamento', 'folha de ponto'])
  })
})
