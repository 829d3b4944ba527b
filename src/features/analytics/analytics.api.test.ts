import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeBanner } from '#/db/factories/index.ts'
import {
  bannerClicks,
  bannerCounts,
  consents,
  countedBatches,
  pageViews,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { CONSENT_YEARS } from './limits.ts'
import { forgetOldTraces, writeEvents } from './service.server.ts'

const api = testApi()
/** Of a page of the site. */
const ORIGIN = { origin: 'https://praca.local', host: 'praca.local' }

let addresses = 0
/** Of a visitor whose attempts nobody else counts against. */
const newAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`

const view = (page_path: string) => ({ event: 'page_view', page_path })
const shown = (banner_id: string) => ({ event: 'banner_impression', banner_id })
const batch = (...events: object[]) => ({ id: randomUUID() as string, events })

const send = async (
  payload: object,
  headers: Record<string, string> = ORIGIN,
  remoteAddress = newAddress(),
) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/events',
    payload,
    headers,
    remoteAddress,
  })
  await writeEvents(api.platform.db)
  return answer
}

const click = (bannerId: string, clickId?: string, remoteAddress = newAddress()) =>
  api.send('POST', '/v1/bannerlog', {
    payload: { bannerId, user: null, date: new Date().toUTCString(), clickId },
    remoteAddress,
  })

/** How often a banner was seen and clicked so far. */
async function countsOf(bannerId: string) {
  const [row] = await api.platform.db
    .select({ impressions: bannerCounts.impressions, clicks: bannerCounts.clicks })
    .from(bannerCounts)
    .where(eq(bannerCounts.bannerId, bannerId))
  return row ?? { impressions: 0, clicks: 0 }
}

async function viewsOf(path: string): Promise<number> {
  const rows = await api.platform.db.select().from(pageViews).where(eq(pageViews.pathGroup, path))
  return rows.reduce((sum, { views }) => sum + views, 0)
}

describe('events', () => {
  it('are counted by kind of page and by banner', async () => {
    const banner = await makeBanner(api.platform.db)
    const before = await viewsOf('/softwares')
    const events = [view('/softwares/erp'), shown(banner.id), view('/softwares'), shown(banner.id)]
    expect((await send(batch(...events))).statusCode).toBe(204)
    expect(await viewsOf('/softwares')).toBe(before + 2)
    expect(await countsOf(banner.id)).toEqual({ impressions: 2, clicks: 0 })
  })

  it('are counted once when a batch comes again', async () => {
    const banner = await makeBanner(api.platform.db)
    const same = batch(shown(banner.id))
    for (let times = 0; times < 3; times++) expect((await send(same)).statusCode).toBe(204)
    expect((await countsOf(banner.id)).impressions).toBe(1)
  })

  it('are all counted, however many come at once', async () => {
    const [one, two, three] = await Promise.all([0, 1, 2].map(() => makeBanner(api.platform.db)))
    const ids = [one?.id ?? '', two?.id ?? '', three?.id ?? '']
    const before = await viewsOf('/news')
    // Each names the banners in another order: that must not make them wait for each other for ever.
    const batches = Array.from({ length: 60 }, (_, n) => {
      const turned = [...ids.slice(n % 3), ...ids.slice(0, n % 3)]
      return batch(view('/news'), view('/about'), ...turned.map(shown))
    })
    // A third of them are sent twice, at the same time.
    const sent = [...batches, ...batches.slice(0, 20)]
    const answers = await Promise.all(sent.map((each) => send(each)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    for (const id of ids) expect((await countsOf(id)).impressions).toBe(60)
    expect(await viewsOf('/news')).toBe(before + 60)
  })

  it('of banners that are no more are left out', async () => {
    const banner = await makeBanner(api.platform.db)
    expect((await send(batch(shown(randomUUID()), shown(banner.id)))).statusCode).toBe(204)
    expect((await send(batch(shown(randomUUID())))).statusCode).toBe(204)
    expect((await countsOf(banner.id)).impressions).toBe(1)
  })

  it('are nobody else’s', async () => {
    const banner = await makeBanner(api.platform.db)
    const [who, other] = [await api.person(), await api.person()]
    const clickAs = async (user: string, token?: string) =>
      (await api.send('POST', '/v1/bannerlog', { token, payload: { bannerId: banner.id, user } }))
        .status
    expect([await clickAs(other.id, who.token), await clickAs(other.id)]).toEqual([403, 403])
    expect([await clickAs(who.id, who.token), await clickAs('')]).toEqual([200, 200])
    expect((await countsOf(banner.id)).clicks).toBe(2)
  })

  it('of machines are left out', async () => {
    const banner = await makeBanner(api.platform.db)
    const machine = { ...ORIGIN, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    expect((await send(batch(shown(banner.id)), machine)).statusCode).toBe(204)
    const clicked = await api.send('POST', '/v1/bannerlog', {
      payload: { bannerId: banner.id },
      headers: machine,
    })
    expect(clicked.status).toBe(200)
    expect(await countsOf(banner.id)).toEqual({ impressions: 0, clicks: 0 })
  })

  it('are taken from pages of this site alone', async () => {
    const refused: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://outro.example' },
    ]
    for (const headers of refused)
      expect((await send(batch(view('/')), headers)).statusCode, JSON.stringify(headers)).toBe(403)
    for (const origin of [api.platform.env.PUBLIC_URL, 'https://praca.local']) {
      const headers = { ...ORIGIN, origin }
      expect((await send(batch(view('/')), headers)).statusCode, origin).toBe(204)
    }
  })

  it('need no more than that: other calls still need the token', async () => {
    const { id } = await makeBanner(api.platform.db)
    const response = await api.app.inject({
      method: 'POST',
      url: '/v1/bannerlog',
      headers: ORIGIN,
      payload: { bannerId: id },
    })
    expect(response.statusCode).toBe(403)
  })

  it.each([
    ['none', { id: randomUUID(), events: [] }],
    ['too many', batch(...Array(51).fill(view('/')))],
    ['of no name', batch({ event: 'purchase' })],
    ['of no page', batch(view('javascript:alert(1)'))],
    ['of no banner', batch(shown('nada'))],
    ['without an id', { events: [view('/')] }],
  ])('are refused where they are not what was agreed: %s', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
  })

  it('are refused when one address sends too many', async () => {
    const address = newAddress()
    const statuses = []
    for (let n = 0; n <= 240; n++) {
      statuses.push((await send(batch(view('/termos')), ORIGIN, address)).statusCode)
    }
    expect(statuses.slice(0, 240).every((status) => status === 204)).toBe(true)
    expect(statuses[240]).toBe(429)
  })
})

describe('clicks', () => {
  it('are counted once for an id, also at once', async () => {
    const banner = await makeBanner(api.platform.db)
    const clickId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => click(banner.id, clickId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await countsOf(banner.id)).clicks).toBe(1)
  })

  it('are all counted, however many come at once', async () => {
    const banner = await makeBanner(api.platform.db)
    await Promise.all(Array.from({ length: 40 }, () => click(banner.id, randomUUID())))
    await Promise.all(Array.from({ length: 10 }, () => click(banner.id)))
    expect(await countsOf(banner.id)).toEqual({ impressions: 0, clicks: 50 })
    const logged = await api.platform.db.$count(bannerClicks, eq(bannerClicks.bannerId, banner.id))
    expect(logged).toBe(50)
  })
})

describe('totals', () => {
  const totals = (token?: string, query = '') => api.get(`/v1/admin/analytics${query}`, token)

  it('are for Admins', async () => {
    const person = (await api.person()).token
    expect((await totals()).status).toBe(401)
    expect((await totals(person)).status).toBe(403)
  })

  it('are those of the last days', async () => {
    const { db } = api.platform
    const admin = (await api.admin()).token
    const banner = await makeBanner(db, { description: 'Anúncio medido', kind: 'App' })
    await send(batch(view('/user/profile'), shown(banner.id)))
    await click(banner.id)
    const early = sql`current_date - 60`
    await db.insert(bannerCounts).values({ bannerId: banner.id, day: early, impressions: 5 })
    await db.insert(pageViews).values({ pathGroup: '/user/profile', day: early, views: 7 })

    const { body } = await totals(admin)
    const ofBanner = (answer: typeof body) =>
      answer.data.banners.find(({ _id }: { _id: string }) => _id === banner.id)
    expect(ofBanner(body)).toEqual({
      _id: banner.id,
      description: 'Anúncio medido',
      type: 'App',
      impressions: 1,
      clicks: 1,
    })
    expect(body.data.pages).toContainEqual({ path: '/user/profile', views: 1 })
    const wider = (await totals(admin, '?days=90')).body
    expect(ofBanner(wider).impressions).toBe(6)
    expect(wider.data.pages).toContainEqual({ path: '/user/profile', views: 8 })
    for (const days of ['0', '366', 'nada'])
      expect((await totals(admin, `?days=${days}`)).status).toBe(400)
  })
})

describe('consent', () => {
  const give = (payload: object) => api.send('POST', '/v1/consent', { payload })
  const given = async (id: string) => {
    const [row] = await api.platform.db.select().from(consents).where(eq(consents.id, id))
    return row
  }

  it('is recorded once, with what was asked, and until when', async () => {
    const id = randomUUID()
    const payload = { id, version: '2026-11-21', purposes: ['audience'] }
    for (let times = 0; times < 2; times++) expect((await give(payload)).status).toBe(200)
    expect(await given(id)).toMatchObject({
      version: '2026-11-21',
      purposes: ['audience'],
      ipAddress: '127.0.0.1',
      withdrawnAt: null,
    })

    expect((await api.send('DELETE', `/v1/consent/${id}`)).status).toBe(200)
    const withdrawnAt = (await given(id))?.withdrawnAt
    expect(withdrawnAt).toBeInstanceOf(Date)
    await api.send('DELETE', `/v1/consent/${id}`)
    expect((await given(id))?.withdrawnAt).toEqual(withdrawnAt)
  })

  it('is recorded so often a day from one network; to withdraw it always is', async () => {
    const { db } = api.platform
    const first = randomUUID()
    let n = 0
    const giveFrom = async (id: string) => {
      const payload = { id, version: '2026-11-21', purposes: ['audience'] }
      // One /48: its owner has a /64 for each call.
      const remoteAddress = `2001:db8:5:${(++n).toString(16)}::1`
      return (await api.send('POST', '/v1/consent', { payload, remoteAddress })).status
    }
    expect(await giveFrom(first)).toBe(200)
    const rest = []
    for (let times = 1; times < 300; times++) rest.push(await giveFrom(randomUUID()))
    expect(new Set(rest)).toEqual(new Set([200]))
    expect(await giveFrom(randomUUID())).toBe(429)
    const remoteAddress = '2001:db8:5::1'
    await api.send('DELETE', `/v1/consent/${first}`, { remoteAddress })
    expect((await given(first))?.withdrawnAt).toBeInstanceOf(Date)
    expect(await db.$count(consents, eq(consents.ipAddress, '2001:db8:5:1::1'))).toBe(1)
  })

  it.each([
    { id: 'nada', version: '2026-11-21', purposes: ['audience'] },
    { id: randomUUID(), version: 'ontem', purposes: ['audience'] },
    { id: randomUUID(), version: '2026-11-21', purposes: [] },
    { id: randomUUID(), version: '2026-11-21', purposes: ['advertising'] },
  ])('is refused where it is none: %j', async (payload) => {
    expect((await give(payload)).status).toBe(400)
  })
})

it('forgets what is kept for a while only', async () => {
  const { db } = api.platform
  const banner = await makeBanner(db)
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const consent = { version: '2026-11-21', purposes: ['audience'], ipAddress: '127.0.0.1' }
  const years = CONSENT_YEARS * 366
  const kept = {
    batch: randomUUID(),
    click: randomUUID(),
    late: randomUUID(),
    lasting: randomUUID(),
  }
  const gone = { withdrawn: randomUUID(), over: randomUUID() }
  await db
    .insert(countedBatches)
    .values([{ id: randomUUID(), countedAt: ago(2) }, { id: kept.batch }])
  await db.insert(bannerClicks).values([
    { bannerId: banner.id, clickedAt: ago(91) },
    { id: kept.click, bannerId: banner.id, clickedAt: ago(89) },
  ])
  await db.insert(consents).values([
    { id: gone.withdrawn, ...consent, grantedAt: ago(years + 9), withdrawnAt: ago(years) },
    { id: gone.over, ...consent, grantedAt: ago(years + 366) },
    { id: kept.late, ...consent, grantedAt: ago(years + 366), withdrawnAt: ago(years - 60) },
    { id: kept.lasting, ...consent, grantedAt: ago(years) },
  ])

  await forgetOldTraces(db)
  const clicks = await db.select().from(bannerClicks).where(eq(bannerClicks.bannerId, banner.id))
  expect(clicks.map(({ id }) => id)).toEqual([kept.click])
  expect(await db.$count(countedBatches, sql`counted_at < now() - interval '1 day'`)).toBe(0)
  expect(await db.$count(countedBatches, eq(countedBatches.id, kept.batch))).toBe(1)
  const left = (await db.select({ id: consents.id }).from(consents)).map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([kept.late, kept.lasting]))
  expect(left).not.toContain(gone.withdrawn)
  expect(left).not.toContain(gone.over)
})
