import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveOffer, giveVendor, linkOffer, makeOffer, makeUser } from '#/db/factories/index.ts'
import { users, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { releasePagesOf } from '#/features/vendors/pages.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testArea } from '#/server/testing/area.server.ts'

const { api, person, admin, pageOf, invite, inactivate, reactivate, received, answer } = testArea()
const NOBODY = { id: '0198c0de-0000-7000-8000-000000000000' }

const list = (vendorId: string, who?: Person) =>
  api.get(`/v1/vendor/${vendorId}/administradores`, who?.token)
const search = (query: string, who?: Person) =>
  api.get(`/v1/user/search?${new URLSearchParams({ query })}`, who?.token)
const activeIn = (data: { _id: string; ativo: boolean }[]) =>
  data.filter(({ ativo }) => ativo).map(({ _id }) => _id)

/** Titles of the mails a person got, once what waits was sent. */
async function mailsOf({ email }: Person) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

/** Calls of the area, each by its path. */
const READS = ['area', 'visitas', 'notificacoes', 'administradores']

describe('the area', () => {
  it('is for those who administer the page now, and Admins', async () => {
    const [keeper, former, stranger, who] = [
      await person(),
      await person(),
      await person(),
      await admin(),
    ]
    const { id } = await pageOf(keeper, former)
    expect((await inactivate(id, keeper, former)).status).toBe(200)
    for (const path of READS) {
      const statuses = []
      for (const token of [undefined, stranger.token, former.token, keeper.token, who.token])
        statuses.push((await api.get(`/v1/vendor/${id}/${path}`, token)).status)
      expect(statuses, path).toEqual([401, 403, 403, 200, 200])
      expect((await api.get(`/v1/vendor/${NOBODY.id}/${path}`, who.token)).status).toBe(404)
    }
    const calls = [
      (by?: Person) => invite(id, by, stranger.id),
      (by?: Person) => inactivate(id, by, keeper),
      (by?: Person) => reactivate(id, by, former),
      (by?: Person) =>
        api.send('POST', `/v1/vendor/${id}/notificacoes/lidas`, {
          token: by?.token,
          payload: { ate: new Date().toISOString() },
        }),
    ]
    for (const call of calls) {
      expect((await call()).status).toBe(401)
      expect((await call(stranger)).status).toBe(403)
      expect((await call(former)).status).toBe(403)
    }
    expect(activeIn((await list(id, keeper)).body.data)).toEqual([keeper.id])
  })

  it('of a page that was removed is gone', async () => {
    const [keeper, stranger] = [await person(), await person()]
    const { id } = await pageOf(keeper)
    await api.platform.db.delete(vendorAdmins).where(eq(vendorAdmins.vendorId, id))
    await api.platform.db.update(vendors).set({ isVisible: false }).where(eq(vendors.id, id))
    for (const path of READS)
      for (const { token } of [keeper, stranger])
        expect((await api.get(`/v1/vendor/${id}/${path}`, token)).status, path).toBe(404)
  })
})

describe('administrators', () => {
  it('are inactivated, also by themselves, and active again once they accept', async () => {
    const [keeper, other] = [await person(), await person()]
    const { id } = await pageOf(keeper, other)
    const inactivated = await inactivate(id, other, other)
    expect(inactivated.body.message).toBe('Administrador inativado.')
    expect(inactivated.body.data).toEqual([
      expect.objectContaining({ _id: keeper.id, ativo: true, inativoDesde: '' }),
      expect.objectContaining({ _id: other.id, ativo: false }),
    ])
    expect(Date.parse(inactivated.body.data[1].inativoDesde)).toBeGreaterThan(Date.now() - 60_000)
    expect((await reactivate(id, other, other)).status).toBe(403)
    // A second time changes nothing.
    expect((await inactivate(id, keeper, other)).status).toBe(200)
    const { body } = await reactivate(id, keeper, other)
    expect(activeIn(body.data)).toEqual([keeper.id])
    const [invitation] = await received(other)
    expect((await answer(invitation._id, other, 'aceitar')).status).toBe(200)
    expect(activeIn((await list(id, keeper)).body.data)).toEqual(
      expect.arrayContaining([keeper.id, other.id]),
    )
    const trail = await auditTrailOf(api.platform.db, 'vendor', [id])
    expect(trail.map(({ action }) => action)).toEqual([
      'acceptInvitation',
      'inviteAdministrator',
      'inactivateAdministrator',
    ])
    expect((await inactivate(id, keeper, NOBODY)).status).toBe(200)
    expect((await reactivate(id, keeper, NOBODY)).status).toBe(404)
    expect((await reactivate(id, keeper, await person())).status).toBe(404)
  })

  it('are told by mail that somebody else made them inactive, as long as it is so', async () => {
    const [keeper, left, sent] = [await person(), await person(), await person()]
    const { id } = await pageOf(keeper, left, sent)
    await inactivate(id, left, left)
    expect(await mailsOf(left)).toEqual([])
    await inactivate(id, keeper, sent)
    await inactivate(id, keeper, sent)
    expect(await mailsOf(sent)).toEqual([expect.stringContaining('não administra mais')])
    expect(await mailsOf(keeper)).toEqual([])
  })

  it('leave one at least who can act', async () => {
    const { db } = api.platform
    const [keeper, blocked, leaving, former, who] = [
      await person(),
      await makeUser(db, { blockedAt: new Date() }),
      await makeUser(db, { deletionRequestedAt: new Date() }),
      await person(),
      await admin(),
    ]
    const { id } = await pageOf(keeper, blocked, leaving, former)
    expect((await inactivate(id, keeper, former)).status).toBe(200)
    for (const by of [keeper, who]) {
      const { status, body } = await inactivate(id, by, keeper)
      expect([status, body.error]).toEqual([
        409,
        expect.stringContaining('ao menos um administrador ativo'),
      ])
    }
    expect((await inactivate(id, keeper, blocked)).status).toBe(200)
    expect((await reactivate(id, keeper, blocked)).status).toBe(400)
  })

  it('who inactivate each other at once: one of them stays', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await person(), await person()]
      const { id } = await pageOf(one, other)
      const answers = await Promise.all([inactivate(id, one, other), inactivate(id, other, one)])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, 403])
      const active = await api.platform.db
        .select()
        .from(vendorAdmins)
        .where(eq(vendorAdmins.vendorId, id))
      expect(active.filter(({ inactiveAt }) => inactiveAt === null)).toHaveLength(1)
    }
  })

  it('who all make themselves inactive at once: the last one cannot', async () => {
    const keepers = [await person(), await person(), await person(), await person()]
    const { id } = await pageOf(...keepers)
    const answers = await Promise.all(keepers.map((keeper) => inactivate(id, keeper, keeper)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
  })
})

describe('an inactive administrator', () => {
  it('has no say in anything of the page', async () => {
    const { db } = api.platform
    const [keeper, former] = [await person(), await person()]
    const { id, cnpj } = await pageOf(keeper, former)
    const service = await makeOffer(db, { kind: 'service' })
    const software = await makeOffer(db)
    for (const offer of [service, software]) {
      await linkOffer(db, id, offer.id)
      await giveOffer(db, offer.id, former.id)
    }
    const edition = async (path: string) => (await api.get(path, former.token)).body.data
    const owned = async () =>
      (await api.get(`/v1/login?id=${former.id}`, former.token)).body.data as {
        vendors: { _id: string }[]
        ownedSoftwares: string[]
      }
    expect((await owned()).vendors.map(({ _id }) => _id)).toEqual([id])
    expect((await owned()).ownedSoftwares).toHaveLength(2)
    expect(await edition(`/v1/software/${software.id}/edicao`)).not.toBeNull()

    await inactivate(id, keeper, former)
    expect(await edition(`/v1/vendor/${id}/edicao`)).toBeNull()
    for (const offer of [service, software])
      expect(await edition(`/v1/software/${offer.id}/edicao`)).toBeNull()
    expect(await owned()).toMatchObject({ vendors: [], ownedSoftwares: [] })
    const change = await api.send('POST', `/v1/vendor/page/visible/${id}`, {
      token: former.token,
      payload: { visivel: false, categoria: 'pagina' },
    })
    expect(change.status).toBe(403)
    const [known] = (await api.get(`/v1/vendor/cnpj/${cnpj}`, former.token)).body.data
    expect(known.owns).toBe(false)

    await reactivate(id, keeper, former)
    expect(await edition(`/v1/vendor/${id}/edicao`)).toBeNull()
    await answer((await received(former))[0]._id, former, 'aceitar')
    expect(await edition(`/v1/vendor/${id}/edicao`)).not.toBeNull()
    expect((await owned()).ownedSoftwares).toHaveLength(2)
  })

  it('still edits what another company of theirs sells', async () => {
    const { db } = api.platform
    const [keeper, former] = [await person(), await person()]
    const [left, kept] = [await pageOf(keeper, former), await pageOf(former)]
    const software = await makeOffer(db)
    for (const { id } of [left, kept]) await linkOffer(db, id, software.id)
    await giveOffer(db, software.id, former.id)
    await inactivate(left.id, keeper, former)
    const { body } = await api.get(`/v1/software/${software.id}/edicao`, former.token)
    expect(body.data).not.toBeNull()
  })

  it('neither rates the company nor answers for it', async () => {
    const { db } = api.platform
    const [keeper, former, client] = [await person(), await person(), await person()]
    const { id } = await pageOf(keeper, former)
    const software = await makeOffer(db)
    await linkOffer(db, id, software.id)
    await inactivate(id, keeper, former)
    const rate = (who: Person, softwareId: string) =>
      api.send('POST', '/v1/comment', {
        token: who.token,
        payload: { softwareId, userId: who.id, rating: 5, comment: 'Ótimo.' },
      })
    for (const target of [id, software.id]) expect((await rate(former, target)).status).toBe(403)
    const { body } = await rate(client, id)
    const reply = await api.send('POST', `/v1/comment/${body.data.review._id}/reply`, {
      token: former.token,
      payload: { text: 'Obrigado!' },
    })
    expect(reply.status).toBe(403)
  })

  it('is no reason to keep a page whose last active one leaves', async () => {
    const { db } = api.platform
    const [keeper, former] = [await person(), await person()]
    const { id } = await pageOf(keeper, former)
    await inactivate(id, keeper, former)
    const isAssociated = async () =>
      (await db.select().from(vendors).where(eq(vendors.id, id)))[0]?.isAssociated
    await db.transaction((tx) => releasePagesOf(tx, former.id))
    expect(await isAssociated()).toBe(true)
    await db.transaction((tx) => releasePagesOf(tx, keeper.id))
    expect(await isAssociated()).toBe(false)
  })

  it('is none to Admins who look for who keeps a page', async () => {
    const [keeper, former, who] = [await person(), await person(), await admin()]
    const { id, nomeFantasia } = await pageOf(keeper, former)
    await inactivate(id, keeper, former)
    const suppliers = await api.get(
      `/v1/admin/suppliers?${new URLSearchParams({ search: nomeFantasia ?? '' })}`,
      who.token,
    )
    const row = suppliers.body.data.find(({ _id }: { _id: string }) => _id === id)
    expect(JSON.stringify(row)).toContain(keeper.email)
    expect(JSON.stringify(row)).not.toContain(former.email)
    const { body } = await api.get(
      `/v1/admin/users?${new URLSearchParams({ search: former.email })}`,
      who.token,
    )
    expect(JSON.stringify(body.data)).toContain(former.id)
    expect(JSON.stringify(body.data)).not.toContain(id)
  })

  it('edits what they registered elsewhere, though the page sells it', async () => {
    const { db } = api.platform
    const [keeper, maker] = [await person(), await person()]
    const { id } = await pageOf(keeper, maker)
    const software = await makeOffer(db)
    await giveOffer(db, software.id, maker.id)
    await linkOffer(db, id, software.id, 'chosen')
    await inactivate(id, keeper, maker)
    const { body } = await api.get(`/v1/software/${software.id}/edicao`, maker.token)
    expect(body.data).not.toBeNull()
  })
})

describe('people', () => {
  it('are found by their whole username, and by nothing else', async () => {
    const keeper = await person()
    await pageOf(keeper)
    const wanted = await makeUser(api.platform.db, {
      firstName: 'Jacinta',
      lastName: 'Araújo',
      username: 'jaci.araujo',
      email: 'jacinta@empresa-nova.test',
    })
    for (const query of ['jaci.araujo', '@jaci.araujo', ' @Jaci.Araujo ']) {
      const { status, body } = await search(query, keeper)
      expect(status, query).toBe(200)
      expect(body.data, query).toEqual([
        {
          _id: wanted.id,
          firstName: 'Jacinta',
          lastName: 'Araújo',
          plataformName: 'jaci.araujo',
          photo: '',
        },
      ])
    }
    const hidden = ['jacinta', 'jaci.ara', 'jacinta@empresa-nova.test', 'empresa-nova', '%', '@']
    for (const query of hidden) {
      const { status, body } = await search(query, keeper)
      expect([status, body.data], query).toEqual([200, []])
    }
    expect((await search(' ', keeper)).status).toBe(400)
  })

  it('are looked for by those who have a page to share, and Admins', async () => {
    const [stranger, former, keeper] = [await person(), await person(), await person()]
    const { id } = await pageOf(keeper, former)
    await inactivate(id, keeper, former)
    expect((await search('jacinta')).status).toBe(401)
    expect((await search('jacinta', stranger)).status).toBe(403)
    expect((await search('jacinta', former)).status).toBe(403)
    expect((await search('jacinta', await admin())).status).toBe(200)
  })

  it('who are out, or on their way out, are not found', async () => {
    const { db } = api.platform
    const keeper = await person()
    await giveVendor(db, (await pageOf()).id, keeper.id)
    const { id } = await makeUser(db, { username: 'ubiratana' })
    const found = async () => (await search('ubiratana', keeper)).body.data.length
    expect(await found()).toBe(1)
    for (const out of [{ blockedAt: new Date() }, { deletionRequestedAt: new Date() }]) {
      await db.update(users).set(out).where(eq(users.id, id))
      expect(await found()).toBe(0)
      await db
        .update(users)
        .set({ blockedAt: null, deletionRequestedAt: null })
        .where(eq(users.id, id))
    }
  })

  it('are not searched without end', async () => {
    const keeper = await person()
    await pageOf(keeper)
    const statuses = []
    for (let n = 0; n <= 120; n++) statuses.push((await search('ninguem', keeper)).status)
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
    expect(statuses[120]).toBe(429)
  })
})
