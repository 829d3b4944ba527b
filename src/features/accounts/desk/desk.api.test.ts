import { describe, expect, it } from 'vitest'
import { giveVendor, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { watchPages } from '#/server/testing/pages.server.ts'
import { hashPassword } from '../passwords.server.ts'
import { setPassword } from '../repository.server.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const PASSWORD = 'segredo-comprido'

const { person, admin } = api
const listed = (who?: Person, parameters: Record<string, string> = {}) =>
  api.get(`/v1/admin/users?${new URLSearchParams(parameters)}`, who?.token)
const act = (
  who: Person | undefined,
  id: string,
  what: string,
  reason = 'Ofendeu outras pessoas.',
) =>
  api.send('POST', `/v1/admin/users/${id}/${what}`, {
    token: who?.token,
    payload: what === 'block' ? { reason } : undefined,
  })
const logIn = (user: string, password = PASSWORD) =>
  api.send('POST', '/v1/login', { payload: { user, password, remember: true } })
const stands = async (who: Person) =>
  (await api.get(`/v1/login/validate?token=${who.token}`)).status === 200
const trailOf = async (id: string) =>
  (await auditTrailOf(api.platform.db, 'user', [id])).map(({ action, actor, detail }) => ({
    action,
    by: actor?.id,
    detail,
  }))

describe('the desk of accounts', () => {
  it('is for Admins only', async () => {
    const { id } = await makeUser(api.platform.db)
    const someone = await person()
    for (const what of ['block', 'unblock', 'promote', 'demote']) {
      expect((await act(undefined, id, what)).status, `${what} by a visitor`).toBe(401)
      expect((await act(someone, id, what)).status, `${what} by somebody`).toBe(403)
      expect((await act(await admin(), NOBODY, what)).status, `${what} of nobody`).toBe(404)
      expect((await act(await admin(), 'x', what)).status, `${what} of nothing`).toBe(400)
    }
    expect([(await listed()).status, (await listed(someone)).status]).toEqual([401, 403])
    expect(await trailOf(id)).toEqual([])
  })

  it('finds accounts by name, address and username, whatever is typed', async () => {
    const who = await admin()
    const found = await makeUser(api.platform.db, {
      firstName: 'Conceição',
      lastName: 'Araújo',
      email: 'sao.araujo@empresa.test',
      username: 'saozinha',
    })
    const vendor = await makeVendor(api.platform.db, { nomeFantasia: 'Casa Araújo' })
    await giveVendor(api.platform.db, vendor.id, found.id)
    await makeReview(api.platform.db, {
      userId: found.id,
      vendorId: (await makeVendor(api.platform.db)).id,
    })
    for (const search of ['conceicao araujo', 'SAO.ARAUJO@', '@saozinha', 'zinha']) {
      const { body } = await listed(who, { search })
      expect(
        body.data.map(({ _id }: { _id: string }) => _id),
        search,
      ).toEqual([found.id])
    }
    const { body } = await listed(who, { search: 'saozinha' })
    expect(body.data[0]).toEqual({
      _id: found.id,
      firstName: 'Conceição',
      lastName: 'Araújo',
      plataformName: 'saozinha',
      email: 'sao.araujo@empresa.test',
      emailVerified: true,
      type: 'User',
      createdAt: found.createdAt.toISOString(),
      blockedAt: '',
      secondFactorSince: '',
      isLeaving: false,
      vendors: [{ _id: vendor.id, name: 'Casa Araújo' }],
      reviews: 1,
    })
    for (const search of ['%', '_', "'; --", '\\', '"'])
      expect((await listed(who, { search: `${search}zzz` })).body, search).toMatchObject({
        total: 0,
      })
    expect((await listed(who, { page: '9999' })).body.data).toEqual([])
    for (const [name, wrong] of Object.entries({
      page: '0',
      sort: 'senha',
      papel: 'Rei',
      situacao: 'x',
    }))
      expect((await listed(who, { [name]: wrong })).status, name).toBe(400)
  })

  it('narrows by role and situation, and sorts', async () => {
    const who = await admin()
    const mark = 'Zumbi'
    const [a, b] = [
      await makeUser(api.platform.db, { firstName: 'Bento', lastName: mark }),
      await makeUser(api.platform.db, { firstName: 'Álvaro', lastName: mark, role: 'admin' }),
    ]
    await makeUser(api.platform.db, { firstName: 'Caio', lastName: mark, blockedAt: new Date() })
    const names = async (parameters: Record<string, string>) =>
      (await listed(who, { search: mark, ...parameters })).body.data.map(
        ({ firstName }: { firstName: string }) => firstName,
      )
    expect(await names({ sort: 'nome' })).toEqual(['Álvaro', 'Bento', 'Caio'])
    expect(await names({ sort: '-nome' })).toEqual(['Caio', 'Bento', 'Álvaro'])
    expect(await names({ sort: '-nome', limit: '1', page: '2' })).toEqual([a.firstName])
    expect(await names({ papel: 'Admin' })).toEqual([b.firstName])
    expect(await names({ situacao: 'bloqueadas' })).toEqual(['Caio'])
    expect(await names({ situacao: 'ativas', sort: 'nome' })).toEqual(['Álvaro', 'Bento'])
  })
})

describe('a person who is blocked', () => {
  it('is out at once, and learns why only with the right password', async () => {
    const [who, blocked] = [await admin(), await person()]
    await setPassword(api.platform.db, blocked.id, await hashPassword(PASSWORD))
    const { credential } = (await logIn(blocked.email)).body.data
    const link = await api.send('POST', '/v1/login/export', {
      token: blocked.token,
      payload: { password: PASSWORD },
    })
    const dropped = await watchPages(api.platform, [`user:${blocked.id}`])

    const { status, body } = await act(who, blocked.id, 'block')
    expect([status, body.message]).toEqual([200, 'Conta bloqueada.'])
    expect(body.data.blockedAt).not.toBe('')
    await expect.poll(dropped).toEqual([`user:${blocked.id}`])
    expect(await stands(blocked)).toBe(false)
    expect((await api.get('/v1/admin/users', blocked.token)).status).toBe(401)

    const right = await logIn(blocked.email)
    expect([right.status, right.body.error]).toEqual([403, expect.stringMatching(/bloqueada/)])
    const wrong = await logIn(blocked.email, 'outra-senha')
    expect([wrong.status, wrong.body.error]).toEqual([401, expect.not.stringMatching(/bloqueada/)])
    expect((await logIn(blocked.email, credential)).status).toBe(401)
    expect((await api.get(link.body.data.url, blocked.token)).status).toBe(401)
    expect((await api.get(`/v1/login?id=${blocked.id}`)).status).toBe(404)

    const before = api.mails.length
    await api.send('POST', '/v1/changePasswordToken', { payload: { email: blocked.email } })
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(api.mails).toHaveLength(before)

    await act(who, blocked.id, 'block')
    expect(await trailOf(blocked.id)).toEqual([
      { action: 'block', by: who.id, detail: { reason: 'Ofendeu outras pessoas.' } },
    ])
  })

  it('comes in again once unblocked', async () => {
    const [who, blocked] = [await admin(), await person()]
    await setPassword(api.platform.db, blocked.id, await hashPassword(PASSWORD))
    await act(who, blocked.id, 'block')
    expect((await act(who, blocked.id, 'unblock')).body.data.blockedAt).toBe('')
    expect((await logIn(blocked.email)).status).toBe(200)
    expect(await stands(blocked)).toBe(false)
    expect((await trailOf(blocked.id)).map(({ action }) => action)).toEqual(['unblock', 'block'])
  })

  it('is blocked for a reason', async () => {
    const { id } = await person()
    const { status, body } = await act(await admin(), id, 'block', ' ')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
  })
})

describe('the role of an Admin', () => {
  it('is given and taken, at once', async () => {
    const [who, other] = [await admin(), await person()]
    expect((await act(who, other.id, 'promote')).body.data.type).toBe('Admin')
    expect((await listed(other)).status).toBe(200)
    expect((await act(other, who.id, 'demote')).body.data.type).toBe('User')
    expect((await listed(who)).status).toBe(403)
    expect(await trailOf(who.id)).toMatchObject([{ action: 'demote', by: other.id }])
  })

  it('goes with a block', async () => {
    const [who, other] = [await admin(), await admin()]
    await act(who, other.id, 'block')
    expect((await listed(other)).status).toBe(401)
    expect((await act(who, other.id, 'unblock')).body.data.type).toBe('User')
    expect((await trailOf(other.id))[1]?.detail).toMatchObject({ wasAdmin: true })
  })

  it('is neither given to oneself nor taken from oneself', async () => {
    const who = await admin()
    for (const what of ['block', 'unblock', 'promote', 'demote'])
      expect((await act(who, who.id, what)).status, what).toBe(403)
    expect((await listed(who)).status).toBe(200)
  })

  it('is not given to who is blocked, or has no proven mailbox', async () => {
    const who = await admin()
    for (const state of [{ blockedAt: new Date() }, { emailVerified: false }]) {
      const { id } = await makeUser(api.platform.db, state)
      expect((await act(who, id, 'promote')).status).toBe(409)
    }
  })

  it('stays with one, whoever takes it from whom at once', async () => {
    for (const what of ['demote', 'block']) {
      const admins = await Promise.all([admin(), admin(), admin(), admin()])
      const calls = admins.flatMap((who) =>
        admins.filter(({ id }) => id !== who.id).map(({ id }) => act(who, id, what)),
      )
      for (const { status } of await Promise.all(calls)) expect([200, 401, 403]).toContain(status)
      const left = await Promise.all(admins.map(async (who) => (await listed(who)).status === 200))
      expect(left.filter(Boolean), what).toHaveLength(1)
    }
  })
})
