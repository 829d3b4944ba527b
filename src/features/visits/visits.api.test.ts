import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { rateLimits, vendors, vendorVisitMarks, vendorVisits } from '#/db/schema/index.ts'
import { forgetOldTraces, writeEvents } from '#/features/analytics/service.server.ts'
import { testArea } from '#/server/testing/area.server.ts'
import { LOOKED_AT_AN_HOUR } from './limits.ts'

const { api, person, pageOf } = testArea()
const ORIGIN = { origin: 'https://praca.local', host: 'praca.local' }

let addresses = 0
const visitOf = (vendor_id: string) => ({ event: 'supplier_visit', vendor_id })

/** A batch of events of a browser. */
const send = async (
  vendorIds: string[],
  visitor?: string,
  headers: Record<string, string> = ORIGIN,
  remoteAddress = `10.9.${addresses >> 8}.${addresses++ & 255}`,
) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/events',
    headers,
    payload: { id: randomUUID(), visitor, events: vendorIds.map(visitOf) },
    remoteAddress,
  })
  await writeEvents(api.platform.db)
  return answer
}

async function setUp() {
  const keeper = await person()
  const { id } = await pageOf(keeper)
  const visits = async (days = 30) =>
    (await api.get(`/v1/vendor/${id}/visitas?dias=${days}`, keeper.token)).body.data as {
      total: number
      categoria: string | null
      dias: { dia: string; visitas: number; mediana: number | null }[]
    }
  return { id, keeper, visits }
}

describe('visits', () => {
  it('are counted once for a visitor and a day', async () => {
    const { id, visits } = await setUp()
    const visitor = randomUUID()
    for (let times = 0; times < 3; times++)
      expect((await send([id, id], visitor)).statusCode).toBe(204)
    expect((await visits()).total).toBe(1)
    await send([id], randomUUID())
    expect((await visits()).total).toBe(2)
  })

  it('are counted once also when they come at once', async () => {
    const [one, two] = [await setUp(), await setUp()]
    const visitor = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send(n % 2 ? [one.id, two.id] : [two.id, one.id], visitor),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect([(await one.visits()).total, (await two.visits()).total]).toEqual([1, 1])
  })

  it('of pages that were made up leave no more rows than an office has visits', async () => {
    const { db } = api.platform
    const ofAll = sql`${rateLimits.key} LIKE 'visits:%'`
    const before = await db.$count(rateLimits, ofAll)
    for (let batch = 0; batch < LOOKED_AT_AN_HOUR / 50 + 2; batch++) {
      const made = Array.from({ length: 50 }, () => randomUUID())
      expect((await send(made, randomUUID(), ORIGIN, '10.8.9.9')).statusCode).toBe(204)
    }
    expect((await db.$count(rateLimits, ofAll)) - before).toBe(LOOKED_AT_AN_HOUR)
  })

  it('of many visitors at once are all counted', async () => {
    const { id, visits } = await setUp()
    await Promise.all(Array.from({ length: 30 }, () => send([id], randomUUID())))
    expect((await visits()).total).toBe(30)
  })

  it('keep nothing that tells who it was', async () => {
    const { id } = await setUp()
    const { id: other } = await setUp()
    const visitor = randomUUID()
    await send([id, other], visitor)
    const marks = await api.platform.db
      .select({ mark: vendorVisitMarks.mark })
      .from(vendorVisitMarks)
    const own = marks.map(({ mark }) => mark)
    expect(own).not.toContain(visitor)
    expect(new Set(own).size).toBe(own.length)
  })

  it('of machines, without a visitor, of unknown and of hidden pages are left out', async () => {
    const { id, visits } = await setUp()
    await send([id], randomUUID(), { ...ORIGIN, 'user-agent': 'Googlebot/2.1' })
    await send([id])
    expect((await send([randomUUID()], randomUUID())).statusCode).toBe(204)
    await api.platform.db.update(vendors).set({ isVisible: false }).where(eq(vendors.id, id))
    await send([id], randomUUID())
    expect((await visits()).total).toBe(0)
    expect((await send([id], 'eu')).statusCode).toBe(400)
  })

  it('are told for each day of a period, today last', async () => {
    const { id, keeper, visits } = await setUp()
    const ago = (days: number) =>
      sql<string>`((now() AT TIME ZONE 'America/Sao_Paulo')::date - ${days}::int)`
    await api.platform.db.insert(vendorVisits).values([
      { vendorId: id, day: ago(0), visits: 4 },
      { vendorId: id, day: ago(29), visits: 3 },
      { vendorId: id, day: ago(30), visits: 2 },
      { vendorId: id, day: ago(89), visits: 1 },
      { vendorId: id, day: ago(90), visits: 100 },
    ])
    const [month, quarter] = [await visits(30), await visits(90)]
    expect([month.total, month.dias.length]).toEqual([7, 30])
    expect([quarter.total, quarter.dias.length]).toEqual([10, 90])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()
    expect(month.dias.at(-1)).toEqual({ dia: today, visitas: 4, mediana: null })
    expect(month.dias[0]?.visitas).toBe(3)
    for (const days of ['7', '0', 'nada']) {
      const { status } = await api.get(`/v1/vendor/${id}/visitas?dias=${days}`, keeper.token)
      expect(status, days).toBe(400)
    }
  })

  it('stand beside the median of those who sell in the same category, where they are enough', async () => {
    const { db } = api.platform
    /** What a page has beside others of a category of their own. */
    const besideOthers = async (...others: number[]) => {
      const { id, visits } = await setUp()
      const category = `Silos ${randomUUID()}`
      const sells = async (vendorId: string, visits: number, isVisible = true) => {
        const silo = { name: `Silo ${randomUUID()}`, categories: [category], isVisible }
        await linkOffer(db, vendorId, (await makeOffer(db, silo)).id)
        if (visits === 0) return
        const day = sql<string>`(now() AT TIME ZONE 'America/Sao_Paulo')::date`
        await db.insert(vendorVisits).values({ vendorId, day, visits })
      }
      await sells(id, 9)
      for (const count of others) await sells((await makeVendor(db)).id, count)
      await sells((await makeVendor(db)).id, 99, false)
      await sells((await makeVendor(db, { isVisible: false })).id, 99)
      return { category, seen: await visits() }
    }
    const four = await besideOthers(0, 2, 6)
    expect([four.seen.categoria, four.seen.dias.at(-1)?.mediana]).toEqual([null, null])
    const { category, seen } = await besideOthers(0, 2, 6, 3)
    expect([seen.categoria, seen.dias.at(-1)?.mediana]).toEqual([category, 3])
    expect(seen.dias[0]?.mediana).toBe(0)
  })

  it('are forgotten but for their number', async () => {
    const { id, visits } = await setUp()
    const { db } = api.platform
    await send([id], randomUUID())
    await db.update(vendorVisitMarks).set({ day: sql`${vendorVisitMarks.day} - 2` })
    await send([id], randomUUID())
    await forgetOldTraces(db)
    const kept = await db.$count(vendorVisitMarks, eq(vendorVisitMarks.vendorId, id))
    expect([kept, (await visits()).total]).toEqual([1, 2])
  })
})
