import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { offers, userSoftwares } from '#/db/schema/index.ts'
import { loader } from '#/routes/user-public-profile.tsx'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { pageData } from '#/server/testing/pages.server.ts'

const api = testApi()
const URL = '/v1/user/software'
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

const { person } = api

let ana: Person
let other: Person
let admin: Person
beforeEach(async () => {
  ana = await person()
  other = await person()
  admin = await person({ role: 'admin' })
})

const use = (softwareId: string, { id, token = '' }: { id: string; token?: string }) =>
  api.send('PUT', URL, { payload: { softwareId, userId: id }, token })
const leave = (softwareId: string, { id, token = '' }: { id: string; token?: string }) =>
  api.send('DELETE', URL, { payload: { softwareId, userId: id }, token })
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
const usedBy = async ({ id }: Person) =>
  ids((await api.get(`/v1/login?id=${id}`)).body.data.softwares)

const pageOf = ({ id }: Person) => pageData(api.platform, `/usuario/perfil/${id}`, loader, { id })

describe('the software that a person uses', () => {
  it('is added by them or by an Admin, the latest first', async () => {
    const [first, second] = [await makeOffer(api.platform.db), await makeOffer(api.platform.db)]
    expect((await use(first.id, { id: ana.id })).status).toBe(401)
    expect((await use(first.id, { id: ana.id, token: other.token })).status).toBe(403)
    expect(await usedBy(ana)).toEqual([])
    expect(await usedBy(other)).toEqual([])

    const answer = await use(first.id, ana)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual([{ _id: first.id, name: first.name, logo: '' }])
    const byAdmin = await use(second.id, { id: ana.id, token: admin.token })
    expect(ids(byAdmin.body.data)).toEqual([second.id, first.id])
    expect(await usedBy(admin)).toEqual([])
  })

  it('is removed by them or by an Admin, with the fields in the body or in the address', async () => {
    const [first, second] = [await makeOffer(api.platform.db), await makeOffer(api.platform.db)]
    for (const { id } of [first, second]) await use(id, ana)
    expect((await leave(first.id, { id: ana.id })).status).toBe(401)
    expect((await leave(first.id, { id: ana.id, token: other.token })).status).toBe(403)
    expect(await usedBy(ana)).toEqual([second.id, first.id])

    const answer = await leave(first.id, { id: ana.id, token: admin.token })
    expect(ids(answer.body.data)).toEqual([second.id])
    const inAddress = await api.send('DELETE', `${URL}?softwareId=${second.id}&userId=${ana.id}`, {
      token: ana.token,
    })
    expect(inAddress.status).toBe(200)
    expect(inAddress.body.data).toEqual([])
  })

  it('is there once, however often it is added or removed', async () => {
    const { id } = await makeOffer(api.platform.db)
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(id, ana)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(ids(body.data)).toEqual([id])
    }
    for (let time = 0; time < 2; time++)
      expect((await leave(id, ana)).body).toEqual({ data: [], message: '' })
  })

  it('is a visible software of the catalogue', async () => {
    const hidden = await makeOffer(api.platform.db, { isVisible: false })
    const service = await makeOffer(api.platform.db, { kind: 'service' })
    for (const { id } of [hidden, service, { id: UNKNOWN }]) {
      const answer = await use(id, ana)
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe('Software não encontrado.')
    }
    expect((await leave(UNKNOWN, ana)).status).toBe(404)
    expect((await use('nada', ana)).status).toBe(400)
    expect((await api.send('DELETE', URL, { token: ana.token })).status).toBe(400)
    const visible = await makeOffer(api.platform.db)
    expect((await use(visible.id, { id: UNKNOWN, token: admin.token })).status).toBe(404)
  })

  it('can be removed after it was hidden', async () => {
    const { db } = api.platform
    const { id } = await makeOffer(db)
    await use(id, ana)
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, id))
    expect(await usedBy(ana)).toEqual([])
    expect((await leave(id, ana)).status).toBe(200)
    expect(await db.select().from(userSoftwares).where(eq(userSoftwares.userId, ana.id))).toEqual(
      [],
    )
  })

  it('is on the page of its person again once an Admin shows it again', async () => {
    const { id } = await makeOffer(api.platform.db, { name: 'Voltou Plus' })
    await use(id, ana)
    const decide = (what: 'hide' | 'show') =>
      api.send('POST', `/v1/admin/offers/${id}/${what}`, {
        payload: { reason: 'Motivo suficiente.' },
        token: admin.token,
      })
    expect(await pageOf(ana)).toContain('Voltou Plus')
    expect((await decide('hide')).status).toBe(200)
    await vi.waitFor(async () => expect(await pageOf(ana)).not.toContain('Voltou Plus'))
    expect((await decide('show')).status).toBe(200)
    await vi.waitFor(async () => expect(await pageOf(ana)).toContain('Voltou Plus'))
  })

  it('is up to 50', async () => {
    const { db } = api.platform
    const rows = await Promise.all(Array.from({ length: 51 }, () => makeOffer(db)))
    const [last, ...first] = rows.map(({ id }) => id)
    await db
      .insert(userSoftwares)
      .values(first.slice(1).map((offerId) => ({ userId: ana.id, offerId })))
    expect((await use(first[0] ?? '', ana)).body.data).toHaveLength(50)
    const refused = await use(last ?? '', ana)
    expect(refused.status).toBe(409)
    expect(refused.body.error).toBe('O perfil já tem 50 softwares, o máximo.')
    expect(await usedBy(ana)).toHaveLength(50)
    expect((await use(first[0] ?? '', ana)).status).toBe(200)
  })
})
