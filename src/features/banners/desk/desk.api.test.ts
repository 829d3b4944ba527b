import { describe, expect, it } from 'vitest'
import { makeBanner } from '#/db/factories/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { saoPauloClock } from '#/domain/sao-paulo.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { type Calls, expectRefused, type Person, testApi } from '#/server/testing/api.server.ts'
import { watchPages } from '#/server/testing/pages.server.ts'
import { recordBannerClick } from '../service.server.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'

const { person, admin } = api
const strip = () => makePicture({ width: 700, height: 100 })

async function send(
  who: Person | undefined,
  method: 'POST' | 'PUT',
  path: string,
  fields: Record<string, string>,
  picture?: Buffer,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (picture) form.set('imagem', new Blob([new Uint8Array(picture)]), 'banner.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return api.send(method, `/v1/admin/banners${path}`, {
    token: who?.token,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}

const FIELDS = { tipo: 'App', descricao: 'Feira de gestão', urlRedirect: '/softwares/erp' }
const add = async (who: Person | undefined, change: object = {}, picture?: Buffer) =>
  send(who, 'POST', '', { ...FIELDS, ...change }, picture ?? (await strip()))
const edit = (who: Person | undefined, id: string, change: object = {}, picture?: Buffer) =>
  send(who, 'PUT', `/${id}`, { ...FIELDS, ...change }, picture)
const turn = (who: Person | undefined, id: string, what: 'activate' | 'deactivate') =>
  api.send('POST', `/v1/admin/banners/${id}/${what}`, { token: who?.token })
const remove = (who: Person | undefined, id: string) =>
  api.send('DELETE', `/v1/admin/banners/${id}`, { token: who?.token })
const listed = (who?: Person, parameters: Record<string, string> = {}) =>
  api.get(`/v1/admin/banners?${new URLSearchParams(parameters)}`, who?.token)
const shownIds = async (type = 'App') =>
  (await api.get(`/v1/banner?type=${type}`)).body.data.map(({ _id }: { _id: string }) => _id)

describe('the desk of banners', () => {
  it('is for Admins only', async () => {
    const { id } = await makeBanner(api.platform.db)
    const calls: Calls = {
      list: (who) => listed(who),
      add: (who) => add(who),
      edit: (who) => edit(who, id),
      activate: (who) => turn(who, id, 'activate'),
      deactivate: (who) => turn(who, id, 'deactivate'),
      remove: (who) => remove(who, id),
    }
    await expectRefused(calls, await person())
    expect(await shownIds('Detail')).toContain(id)
    const who = await admin()
    const unknown = [
      await edit(who, NOBODY),
      await turn(who, NOBODY, 'activate'),
      await remove(who, NOBODY),
    ]
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('finds banners, and tells what was counted of each', async () => {
    const who = await admin()
    const { id } = await makeBanner(api.platform.db, { description: 'Congresso 100% digital' })
    await recordBannerClick(api.platform.db, id)
    await recordBannerClick(api.platform.db, id)
    const { body } = await listed(who, { search: 'congresso 100%' })
    expect(body.data).toMatchObject([{ _id: id, clicks: 2, impressions: 0, standing: 'running' }])
    const standings = async (situacao: string) =>
      (await listed(who, { search: 'standing', situacao })).body.data.map(
        ({ description }: { description: string }) => description,
      )
    const [past, future] = [-HOUR_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms))
    const make = (standing: string, overrides: object) =>
      makeBanner(api.platform.db, { description: `standing ${standing}`, ...overrides })
    await make('running', { startsAt: past, endsAt: future })
    await make('scheduled', { startsAt: future })
    await make('ended', { endsAt: past })
    await make('inactive', { active: false, endsAt: past })
    for (const standing of ['running', 'scheduled', 'ended', 'inactive']) {
      expect(await standings(standing)).toEqual([`standing ${standing}`])
      const { body } = await listed(who, { search: `standing ${standing}` })
      expect(body.data[0].standing).toBe(standing)
    }
    for (const search of ["'", '%%'])
      expect((await listed(who, { search })).body.data, search).toEqual([])
    expect((await listed(who, { sort: 'x' })).status).toBe(400)
  })
})

describe('a banner', () => {
  it('is shown at once, changed, held back and deleted', async () => {
    const who = await admin()
    const dropped = await watchPages(api.platform, ['banners'])
    const { status, body } = await add(who, { urlRedirect: 'www.feira.com.br/2026' })
    expect([status, body.message]).toEqual([200, 'Banner criado.'])
    const { _id: id, url } = body.data
    expect(body.data).toMatchObject({
      type: 'App',
      urlRedirect: 'https://www.feira.com.br/2026',
      active: true,
      standing: 'running',
    })
    await expect.poll(dropped).toEqual(['banners'])
    expect(await shownIds()).toEqual([id])
    const picture = () => api.app.inject({ url })
    expect((await picture()).headers['content-type']).toBe('image/webp')

    expect((await edit(who, id, { descricao: 'Outra feira' })).body.data).toMatchObject({
      url,
      description: 'Outra feira',
    })
    const replaced = await edit(who, id, {}, await strip())
    expect(replaced.body.data.url).not.toBe(url)
    expect((await picture()).statusCode).toBe(404)

    expect((await turn(who, id, 'deactivate')).body.data.standing).toBe('inactive')
    expect(await shownIds()).toEqual([])
    await turn(who, id, 'deactivate')
    expect((await turn(who, id, 'activate')).body.data.standing).toBe('running')
    expect((await remove(who, id)).body.message).toBe('Banner excluído.')
    expect(await shownIds()).toEqual([])
    expect((await api.app.inject({ url: replaced.body.data.url })).statusCode).toBe(404)
    const trail = await auditTrailOf(api.platform.db, 'banner', [id])
    expect(trail.map(({ action }) => action)).toEqual([
      'delete',
      'activate',
      'deactivate',
      'edit',
      'edit',
      'add',
    ])
  })

  it('leads within the site or to the web, and to nothing else', async () => {
    const who = await admin()
    for (const urlRedirect of [
      'javascript:alert(1)',
      '//x.com',
      '/\\x.com',
      'data:,x',
      '',
      'a b',
      'ftp://x.com.br',
    ]) {
      const { status, body } = await add(who, { urlRedirect })
      expect([status, Object.keys(body.fields ?? {})], urlRedirect).toEqual([400, ['urlRedirect']])
    }
  })

  it('is told by its field what is wrong with it', async () => {
    const who = await admin()
    const wrong: [object, string][] = [
      [{ tipo: 'Lateral' }, 'tipo'],
      [{ descricao: ' ' }, 'descricao'],
      [{ descricao: 'x'.repeat(151) }, 'descricao'],
      [{ inicio: 'amanhã' }, 'inicio'],
      [{ inicio: '2026-02-30T10:00' }, 'inicio'],
      [{ inicio: '2026-03-01T10:00', fim: '2026-03-01T10:00' }, 'fim'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await add(who, change)
      expect([status, Object.keys(body.fields)], JSON.stringify(change)).toEqual([400, [field]])
    }
    const none = await send(who, 'POST', '', FIELDS)
    expect([none.status, none.body.fields]).toEqual([
      400,
      { imagem: 'Por favor, envie uma imagem .png ou .jpg.' },
    ])
    const gif = await makePicture({ width: 700, height: 100, format: 'gif' })
    expect((await add(who, {}, gif)).status).toBe(415)
  })

  it.each([
    ['App', 701, 100, 'A largura deve estar entre 250px e 700px.'],
    ['Mobile', 700, 101, 'A altura deve estar entre 36px e 100px.'],
    [
      'App',
      2000,
      20,
      'A largura deve estar entre 250px e 700px. A altura deve estar entre 36px e 100px. A proporção da imagem deve ser aproximadamente 7:1. Sua imagem está em 100:1.',
    ],
    [
      'App',
      500,
      100,
      'A proporção da imagem deve ser aproximadamente 7:1. Sua imagem está em 5:1.',
    ],
    [
      'Detail',
      373,
      100,
      'A proporção da imagem deve ser aproximadamente 9:5. Sua imagem está em 3,73:1.',
    ],
    [
      'vertical',
      120,
      300,
      'A proporção da imagem deve ser aproximadamente 1:7. Sua imagem está em 0,4:1.',
    ],
  ])('%s of %i × %i px is refused', async (tipo, width, height, message) => {
    const { status, body } = await add(
      await admin(),
      { tipo },
      await makePicture({ width, height }),
    )
    expect([status, body.fields]).toEqual([400, { imagem: message }])
  })

  it.each([
    ['Mobile', 700, 100],
    ['Detail', 373, 207],
    ['vertical', 120, 840],
  ])('%s of %i × %i px is taken', async (tipo, width, height) => {
    expect((await add(await admin(), { tipo }, await makePicture({ width, height }))).status).toBe(
      200,
    )
  })

  it('that moves to another place needs a picture for it', async () => {
    const who = await admin()
    const { _id } = (await add(who)).body.data
    expect((await edit(who, _id, { tipo: 'Detail' })).body.fields).toEqual({
      imagem: 'Envie uma imagem que caiba no novo lugar.',
    })
    await remove(who, _id)
  })

  it('has the pages rendered anew when it begins and when it ends', async () => {
    const who = await admin()
    const moment = (hours: number) => saoPauloClock(new Date(Date.now() + hours * HOUR_MS))
    const { body } = await add(who, { inicio: moment(1), fim: moment(2) })
    expect(body.data).toMatchObject({ standing: 'scheduled', inicio: moment(1), fim: moment(2) })
    expect(await shownIds()).not.toContain(body.data._id)
    const dropped = await watchPages(api.platform, ['banners'])
    expect(await dropped()).toEqual([])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    await expect.poll(dropped).toEqual(['banners'])
  })
})
