import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  dayFromNow,
  giveVendor,
  linkOffer,
  makeAdvertisement,
  makeBanner,
  makeOffer,
  makeVendor,
} from '#/db/factories/index.ts'
import { advertisements, bannerCounts, banners, users, vendors } from '#/db/schema/index.ts'
import { saoPauloMoment } from '#/domain/sao-paulo.ts'
import { BANNERS_PER_BLOCK } from '#/features/banners/limits.ts'
import {
  blockBanners,
  countImpressions,
  recordBannerClick,
} from '#/features/banners/service.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { type Calls, expectRefused, type Person, testApi } from '#/server/testing/api.server.ts'
import { watchPages } from '#/server/testing/pages.server.ts'
import { withdrawFromSite } from './standing.server.ts'
import type { AdvertisementState } from './states.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const DESK = '/v1/admin/publicidades'

const { person, admin } = api

/** An advertisement that waits for an Admin, of a page that somebody keeps. */
async function submitted(overrides: Partial<Parameters<typeof makeAdvertisement>[1]> = {}) {
  const { db } = api.platform
  const vendor = await makeVendor(db)
  const keeper = await person()
  await giveVendor(db, vendor.id, keeper.id)
  const made = await makeAdvertisement(db, {
    vendorId: vendor.id,
    status: 'awaiting_review',
    ...overrides,
  })
  return { ...made, vendor, keeper }
}

const found = async (who: Person, parameters: Record<string, string> = {}) =>
  (await api.get(`${DESK}?${new URLSearchParams(parameters)}`, who.token)).body
const versionOf = async (who: Person, name: string): Promise<string> =>
  (await found(who, { search: name })).data[0].version
const approve = (who: Person | undefined, id: string, version: string) =>
  api.send('POST', `${DESK}/${id}/approve`, { token: who?.token, payload: { version } })
const refuse = (who: Person | undefined, id: string, reason = 'A imagem não mostra o produto.') =>
  api.send('POST', `${DESK}/${id}/refuse`, { token: who?.token, payload: { reason } })
const withdraw = (who: Person | undefined, id: string) =>
  api.send('POST', `${DESK}/${id}/withdraw`, {
    token: who?.token,
    payload: { reason: 'A imagem não mostra o produto.' },
  })
const approved = async (who: Person, { id, name }: { id: string; name: string }) =>
  approve(who, id, await versionOf(who, name))
const bannerOf = async (id: string) => {
  const { db } = api.platform
  const [row] = await db
    .select({ banner: banners, status: advertisements.status })
    .from(advertisements)
    .leftJoin(banners, eq(banners.id, advertisements.bannerId))
    .where(eq(advertisements.id, id))
  return row
}
const shownLinks = async (): Promise<string[]> =>
  (await api.get('/v1/banner?type=Detail')).body.data.map(
    ({ urlRedirect }: { urlRedirect: string }) => urlRedirect,
  )
const pageOf = ({ vendorId }: { vendorId: string }) => `/supplier/details/${vendorId}`

// What one test shows is not what the next one counts.
beforeEach(async () => {
  await api.platform.db.update(advertisements).set({ status: 'ended' })
})

describe('the desk of advertisements', () => {
  it('is for Admins only', async () => {
    const { id } = await submitted()
    const calls: Calls = {
      list: (who) => api.get(DESK, who?.token),
      approve: (who) => approve(who, id, 'x'),
      refuse: (who) => refuse(who, id),
      withdraw: (who) => withdraw(who, id),
    }
    const { keeper } = await submitted()
    await expectRefused(calls, keeper)
    const who = await admin()
    expect((await approve(who, NOBODY, 'x')).status).toBe(404)
    expect((await refuse(who, NOBODY)).status).toBe(404)
    expect((await withdraw(who, NOBODY)).status).toBe(404)
    expect((await refuse(who, id, 'não')).body.fields).toHaveProperty('reason')
  })

  it('has what waits first, the oldest before the others', async () => {
    const who = await admin()
    const mark = 'Fila de espera'
    const make = (name: string, status: AdvertisementState, minutes: number) =>
      submitted({
        name: `${mark} ${name}`,
        status,
        updatedAt: new Date(Date.now() - minutes * 60_000),
      })
    await make('nova', 'awaiting_review', 1)
    await make('antiga', 'awaiting_review', 60)
    await make('recusada', 'refused', 90)
    const { data, total } = await found(who, { search: mark.toUpperCase() })
    expect(data.map(({ nomePublicidade }: never) => nomePublicidade)).toEqual([
      `${mark} antiga`,
      `${mark} nova`,
      `${mark} recusada`,
    ])
    expect(total).toBe(3)
    const narrow = await found(who, { search: mark, situacao: 'refused' })
    expect(narrow.data).toHaveLength(1)
    expect((await api.get(`${DESK}?situacao=x`, who.token)).status).toBe(400)
  })

  it('finds by company, and says whether its page is seen', async () => {
    const who = await admin()
    const { vendor, id } = await submitted()
    const { db } = api.platform
    await db
      .update(vendors)
      .set({ nomeFantasia: 'Órbita Sistemas', isVisible: false })
      .where(eq(vendors.id, vendor.id))
    expect((await found(who, { search: 'orbita' })).data).toMatchObject([
      { _id: id, fornecedor: { _id: vendor.id, nome: 'Órbita Sistemas', visivel: false } },
    ])
  })
})

describe('an approval', () => {
  it('shows the advertisement from its first day to its last', async () => {
    const who = await admin()
    const ad = await submitted({ startsOn: dayFromNow(0), endsOn: dayFromNow(1) })
    const { status, body } = await approved(who, ad)
    expect([status, body.message]).toEqual([200, 'Publicidade aprovada.'])
    expect(body.data.status).toBe('running')
    expect(await shownLinks()).toEqual([pageOf(ad)])
    const { banner } = (await bannerOf(ad.id)) ?? {}
    expect(banner).toMatchObject({
      kind: 'Detail',
      imageKey: ad.logoKey,
      linkUrl: pageOf(ad),
      description: `${ad.name} · ${ad.vendor.nomeFantasia}`,
      active: true,
      startsAt: saoPauloMoment(`${dayFromNow(0)}T00:00`),
    })
    const end = saoPauloMoment(`${dayFromNow(2)}T00:00`)?.getTime() ?? 0
    expect(banner?.endsAt?.getTime()).toBe(end - 1)
    const trail = await auditTrailOf(api.platform.db, 'advertisement', [ad.id])
    expect(trail).toMatchObject([{ action: 'approve', actor: { id: who.id } }])
  })

  it('drops the pages that show advertisements, then and at each date', async () => {
    const who = await admin()
    await api.platform.jobs.runWaiting()
    const ad = await submitted({ startsOn: dayFromNow(1), endsOn: dayFromNow(2) })
    const dropped = await watchPages(api.platform, ['advertisements', 'banners'])
    await approved(who, ad)
    await expect.poll(dropped).toEqual(['advertisements'])
    expect(await shownLinks()).toEqual([])
    const again = await watchPages(api.platform, ['advertisements', 'banners'])
    expect(await again()).toEqual([])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    await expect.poll(again).toEqual(['advertisements'])
  })

  it('of the company of an Admin is approved by another one', async () => {
    const [own, other] = [await admin(), await admin()]
    const advertisement = await submitted()
    await giveVendor(api.platform.db, advertisement.vendor.id, own.id)
    expect((await approved(own, advertisement)).status).toBe(403)
    expect((await approved(other, advertisement)).status).toBe(200)
  })

  it('is of what the Admin saw', async () => {
    const who = await admin()
    const ad = await submitted()
    const version = await versionOf(who, ad.name)
    const { db } = api.platform
    await db
      .update(advertisements)
      .set({ description: 'Outra coisa.' })
      .where(eq(advertisements.id, ad.id))
    const { status, body } = await approve(who, ad.id, version)
    expect([status, body.error]).toEqual([409, expect.stringContaining('mudou depois que')])
    expect(await shownLinks()).toEqual([])
  })

  it('comes too late once the last day is over', async () => {
    const who = await admin()
    const ad = await submitted({ startsOn: dayFromNow(-9), endsOn: dayFromNow(-1) })
    const { status, body } = await approved(who, ad)
    expect([status, body.error]).toEqual([409, expect.stringContaining('já passou')])
    expect((await bannerOf(ad.id))?.status).toBe('awaiting_review')
    const begun = await submitted({ startsOn: dayFromNow(-9), endsOn: dayFromNow(0) })
    await approved(who, begun)
    expect(await shownLinks()).toEqual([pageOf(begun)])
  })

  it('and a refusal at once are one decision', async () => {
    const [one, other] = [await admin(), await admin()]
    for (let round = 0; round < 5; round++) {
      const ad = await submitted()
      const version = await versionOf(one, ad.name)
      const answers = await Promise.all([
        approve(one, ad.id, version),
        approve(other, ad.id, version),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const late = answers.find(({ status }) => status === 409)
      expect(late?.body.error).toBe('A situação desta publicidade já é outra: No ar.')
      const trail = await auditTrailOf(api.platform.db, 'advertisement', [ad.id])
      expect(trail).toHaveLength(1)
    }
    for (let round = 0; round < 5; round++) {
      const ad = await submitted()
      const version = await versionOf(one, ad.name)
      // What one approved, the other's refusal does not take off.
      const [good, bad] = await Promise.all([approve(one, ad.id, version), refuse(other, ad.id)])
      expect([good.status, bad.status].toSorted()).toEqual([200, 409])
      expect((await bannerOf(ad.id))?.status).toBe(good.status === 200 ? 'running' : 'refused')
    }
  })

  it.each<AdvertisementState>([
    'draft',
    'awaiting_payment',
    'paid',
    'running',
    'ended',
    'refused',
    'refunded',
  ])('of one in the state %s changes nothing', async (status) => {
    const who = await admin()
    const ad = await submitted({ status })
    expect((await approved(who, ad)).status).toBe(409)
    expect((await bannerOf(ad.id))?.status).toBe(status)
    expect((await refuse(who, ad.id)).status).toBe(409)
    if (status !== 'running') expect((await withdraw(who, ad.id)).status).toBe(409)
  })
})

describe('an advertisement is not shown', () => {
  /** @returns one that is on the site, and whether it still is */
  async function running() {
    const who = await admin()
    const ad = await submitted()
    await approved(who, ad)
    const isShown = async () => (await shownLinks()).includes(pageOf(ad))
    expect(await isShown()).toBe(true)
    return { ...ad, who, isShown }
  }

  it('once it is refused, and is again once it is approved', async () => {
    const ad = await running()
    const first = (await bannerOf(ad.id))?.banner
    await recordBannerClick(api.platform.db, first?.id ?? '')
    const dropped = await watchPages(api.platform, ['advertisements'])
    expect((await withdraw(ad.who, ad.id)).body.data).toMatchObject({
      status: 'refused',
      motivo: 'A imagem não mostra o produto.',
    })
    await expect.poll(dropped).toEqual(['advertisements'])
    expect(await ad.isShown()).toBe(false)
    const [latest] = await auditTrailOf(api.platform.db, 'advertisement', [ad.id])
    expect(latest).toMatchObject({
      action: 'withdraw',
      detail: { reason: 'A imagem não mostra o produto.' },
    })
    await api.platform.db
      .update(advertisements)
      .set({ status: 'awaiting_review', name: `${ad.name} corrigida` })
      .where(eq(advertisements.id, ad.id))
    await approved(ad.who, ad)
    expect(await ad.isShown()).toBe(true)
    // Its figures go on.
    const again = await bannerOf(ad.id)
    expect(again?.banner).toMatchObject({ id: first?.id, active: true })
    expect((await found(ad.who, { search: `${ad.name} corrigida` })).data[0].cliques).toBe(1)
  })

  it('once it is withdrawn', async () => {
    const ad = await running()
    await withdrawFromSite(api.platform.db, ad.id)
    expect(await ad.isShown()).toBe(false)
    await withdrawFromSite(api.platform.db, NOBODY)
  })

  it.each<AdvertisementState>([
    'draft',
    'awaiting_payment',
    'paid',
    'awaiting_review',
    'ended',
    'refused',
    'refunded',
  ])('in the state %s, whatever its banner says', async (status) => {
    const ad = await running()
    const { db } = api.platform
    await db.update(advertisements).set({ status }).where(eq(advertisements.id, ad.id))
    expect(await ad.isShown()).toBe(false)
  })

  it('while its page is hidden, suspended or removed', async () => {
    const ad = await running()
    const hidden = { visivel: false, categoria: 'pagina' }
    const dropped = await watchPages(api.platform, ['advertisements'])
    const path = `/v1/vendor/page/visible/${ad.vendorId}`
    await api.send('POST', path, { token: ad.keeper.token, payload: hidden })
    await expect.poll(dropped).toEqual(['advertisements'])
    expect(await ad.isShown()).toBe(false)

    const { db } = api.platform
    await db
      .update(vendors)
      .set({ isVisible: true, isDraft: false })
      .where(eq(vendors.id, ad.vendorId))
    expect(await ad.isShown()).toBe(true)
    const decision = { token: ad.who.token, payload: { reason: 'Página falsa.' } }
    await api.send('POST', `/v1/admin/suppliers/${ad.vendorId}/hide`, decision)
    expect(await ad.isShown()).toBe(false)
    // A reason to hide it is none to be shown a page without its logo again.
    await db.update(vendors).set({ logoKey: 'logos/x.webp' }).where(eq(vendors.id, ad.vendorId))
    await api.send('POST', `/v1/admin/suppliers/${ad.vendorId}/show`, decision)
    expect(await ad.isShown()).toBe(true)
    expect(
      (
        await api.send('DELETE', `/v1/vendor/page/${ad.vendorId}/${ad.keeper.id}`, {
          token: ad.keeper.token,
        })
      ).status,
    ).toBe(200)
    expect(await ad.isShown()).toBe(false)
  })

  it('while only blocked people keep its page', async () => {
    const ad = await running()
    const dropped = await watchPages(api.platform, ['advertisements'])
    const decision = { token: ad.who.token, payload: { reason: 'Anúncios falsos.' } }
    await api.send('POST', `/v1/admin/users/${ad.keeper.id}/block`, decision)
    await expect.poll(dropped).toEqual(['advertisements'])
    expect(await ad.isShown()).toBe(false)
    const colleague = await person()
    await giveVendor(api.platform.db, ad.vendorId, colleague.id)
    expect(await ad.isShown()).toBe(true)
    await api.platform.db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.id, colleague.id))
    expect(await ad.isShown()).toBe(false)
    await api.send('POST', `/v1/admin/users/${ad.keeper.id}/unblock`, { token: ad.who.token })
    expect(await ad.isShown()).toBe(true)
  })

  it('before its first day and after its last', async () => {
    const who = await admin()
    const early = await submitted({ startsOn: dayFromNow(1), endsOn: dayFromNow(2) })
    await approved(who, early)
    expect(await shownLinks()).toEqual([])
    const ad = await running()
    const { db } = api.platform
    const { banner } = (await bannerOf(ad.id)) ?? {}
    await db
      .update(banners)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(banners.id, banner?.id ?? ''))
    expect(await ad.isShown()).toBe(false)
  })
})

describe('the end', () => {
  it('comes after the last day, to those that run', async () => {
    const { db, jobs } = api.platform
    const yesterday = { startsOn: dayFromNow(-5), endsOn: dayFromNow(-1) }
    const over = await submitted({ status: 'running', ...yesterday })
    const today = await submitted({
      status: 'running',
      startsOn: dayFromNow(-5),
      endsOn: dayFromNow(0),
    })
    const waiting = await submitted(yesterday)
    await approved(await admin(), await submitted())
    await jobs.runWaiting()
    const states = []
    for (const { id } of [over, today, waiting]) states.push((await bannerOf(id))?.status)
    expect(states).toEqual(['ended', 'running', 'awaiting_review'])
    await db.update(advertisements).set({ status: 'ended' })
  })
})

describe('the block', () => {
  it('gives each advertisement its turn before the banners of the house', async () => {
    const { db } = api.platform
    const who = await admin()
    const house = await makeBanner(db, { description: 'Da casa' })
    const ads = []
    for (let n = 0; n < BANNERS_PER_BLOCK - 1; n++) {
      const ad = await submitted()
      await approved(who, ad)
      ads.push(pageOf(ad))
    }
    const block = (await blockBanners(db)).map(({ urlRedirect }) => urlRedirect)
    expect(block.slice(0, -1).toSorted()).toEqual(ads.toSorted())
    expect(block.at(-1)).toBe(house.linkUrl)
    for (let n = 0; n < 2; n++) await approved(who, await submitted())
    const full = await blockBanners(db)
    expect(full).toHaveLength(BANNERS_PER_BLOCK)
    expect(full.map(({ description }) => description)).not.toContain('Da casa')
  })

  it('leaves the order of suppliers and software as it is', async () => {
    const { db } = api.platform
    const who = await admin()
    const ads = [await submitted(), await submitted(), await submitted()]
    for (const { vendorId } of ads)
      await linkOffer(db, vendorId, (await makeOffer(db, { categories: ['Ordem'] })).id)
    const lists = () =>
      Promise.all(
        [
          '/v1/vendor/search/getPaginados?limit=100',
          '/v1/vendor/search/getPaginados?query=fornecedor&limit=100',
          '/v1/software/searchPaginados?limit=100',
          '/v1/software/searchPaginados?query=oferta&limit=100',
        ].map(async (path) =>
          (await api.get(path)).body.data.map(({ _id }: { _id: string }) => _id),
        ),
      )
    const before = await lists()
    for (const list of before) expect(list.length).toBeGreaterThan(2)
    for (const ad of ads.toReversed()) expect((await approved(who, ad)).status).toBe(200)
    expect(await lists()).toEqual(before)
  })
})

describe('what was seen of it', () => {
  it('is told to its page, of all time and of late', async () => {
    const { db } = api.platform
    const who = await admin()
    const ad = await submitted()
    await approved(who, ad)
    const id = (await bannerOf(ad.id))?.banner?.id ?? ''
    await db.transaction((tx) => countImpressions(tx, new Map([[id, 7]])))
    await recordBannerClick(db, id)
    await db
      .insert(bannerCounts)
      .values({ bannerId: id, day: dayFromNow(-40), impressions: 100, clicks: 10 })
    const list = await api.get(`/v1/vendor/${ad.vendorId}/publicidades`, ad.keeper.token)
    expect(list.body.data).toMatchObject([
      { visualizacoes: 107, cliques: 11, recentes: { visualizacoes: 7, cliques: 1 } },
    ])
  })
})

describe('those who keep the page', () => {
  it('are mailed what was decided, as it is by then', async () => {
    const who = await admin()
    const ad = await submitted()
    const colleague = await person()
    await giveVendor(api.platform.db, ad.vendorId, colleague.id)
    const mailed = async () => {
      const before = api.mails.length
      expect(await api.platform.jobs.runWaiting()).toEqual([])
      return api.mails.slice(before)
    }
    await mailed()
    await approved(who, ad)
    const good = await mailed()
    expect(good.map(({ to }) => to).toSorted()).toEqual(
      [ad.keeper.email, colleague.email].toSorted(),
    )
    expect(good[0]?.subject).toBe('Sua publicidade foi aprovada')
    expect(good[0]?.text).toContain(`/supplier/profile?pagina=${ad.vendorId}&aba=publicidades`)
    await withdraw(who, ad.id)
    const bad = await mailed()
    expect(bad).toHaveLength(2)
    expect(bad[0]?.text).toContain('Motivo: A imagem não mostra o produto.')
  })
})

describe('the desk of banners', () => {
  it('leaves advertisements alone', async () => {
    const who = await admin()
    const ad = await submitted()
    await approved(who, ad)
    const id = (await bannerOf(ad.id))?.banner?.id
    const path = '/v1/admin/banners'
    const listed = await api.get(`${path}?search=${encodeURIComponent(ad.name)}`, who.token)
    expect(listed.body.data).toEqual([])
    for (const call of ['deactivate', 'activate'])
      expect(
        (await api.send('POST', `${path}/${id}/${call}`, { token: who.token })).status,
        call,
      ).toBe(404)
    expect((await api.send('DELETE', `${path}/${id}`, { token: who.token })).status).toBe(404)
    expect(await shownLinks()).toContain(pageOf(ad))
  })
})
