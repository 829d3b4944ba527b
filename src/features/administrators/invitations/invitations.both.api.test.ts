import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import {
  administratorInvitations,
  notifications as notificationRows,
  users,
  vendorAdmins,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { closePage } from '#/features/companies/service.server.ts'
import { releasePagesOf } from '#/features/vendors/pages.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testArea } from '#/server/testing/area.server.ts'
import { invitationsUpkeep } from './upkeep.server.ts'

const { api, person, admin, pageOf, invite, sent, received, answer, inactivate, notifications } =
  testArea()
const db = () => api.platform.db

const resend = (vendorId: string, who: Person, id: string) =>
  api.send('POST', `/v1/vendor/${vendorId}/convites/${id}/reenviar`, { token: who.token })
const withdraw = (vendorId: string, who: Person, id: string) =>
  api.send('DELETE', `/v1/vendor/${vendorId}/convites/${id}`, { token: who.token })
const one = (id: string, who: Person) => api.get(`/v1/convites/${id}`, who.token)
const area = async (vendorId: string, who: Person) =>
  (await api.get(`/v1/vendor/${vendorId}/area`, who.token)).status
const rate = async (who: Person, softwareId: string) => {
  const payload = { softwareId, userId: who.id, rating: 1, comment: 'Ruim.' }
  return (await api.send('POST', '/v1/comment', { token: who.token, payload })).status
}

/** Mails to an address, once what waits was sent. */
async function mailsTo(email: string) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email)
}

/** A page, who keeps it, and somebody whom it invited. */
async function invited() {
  const [keeper, ana] = [await person(), await person()]
  const { id: vendorId } = await pageOf(keeper)
  expect((await invite(vendorId, keeper, `@${ana.username}`)).status).toBe(200)
  const [{ _id: id }] = await received(ana)
  return { keeper, ana, vendorId, id }
}

describe('an invitation', () => {
  it('asks, by letter and in the account; nothing else follows before it is accepted', async () => {
    const { keeper, ana, vendorId, id } = await invited()
    const [mail, ...more] = await mailsTo(ana.email)
    expect(mail?.text).toContain(`/convites/${id}`)
    expect(more).toEqual([])
    expect(await sent(vendorId, keeper)).toEqual([
      expect.objectContaining({
        _id: id,
        para: `@${ana.username}`,
        situacao: 'convidado',
        pessoa: expect.objectContaining({ _id: ana.id }),
      }),
    ])
    expect(await area(vendorId, ana)).toBe(403)
    expect(await rate(ana, vendorId)).toBe(200)

    expect((await answer(id, ana, 'aceitar')).body.data).toEqual({ vendorId })
    expect(await area(vendorId, ana)).toBe(200)
    expect(await rate(ana, vendorId)).toBe(403)
    expect(await sent(vendorId, keeper)).toEqual([])
    expect(await received(ana)).toEqual([])
    expect((await one(id, ana)).body.data.situacao).toBe('aceito')
    const trail = await auditTrailOf(db(), 'vendor', [vendorId])
    expect(trail.map(({ action }) => action)).toEqual(['acceptInvitation', 'inviteAdministrator'])
  })

  it('is refused, which is said to who invited, and then not made again for a while', async () => {
    const { keeper, ana, vendorId, id } = await invited()
    expect((await answer(id, ana, 'recusar')).status).toBe(200)
    expect(await area(vendorId, ana)).toBe(403)
    expect((await sent(vendorId, keeper))[0].situacao).toBe('recusado')
    const { data } = await notifications(vendorId, keeper)
    expect(data[0].texto).toContain('recusou o convite')
    expect(await rate(ana, vendorId)).toBe(200)
    const again = await invite(vendorId, keeper, ana.id)
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['usuarios']])
  })

  it('expires, which is said, and is forgotten', async () => {
    const { keeper, ana, vendorId, id } = await invited()
    const late = { expiresAt: new Date(Date.now() - 1000) }
    await db().update(administratorInvitations).set(late)
    expect((await answer(id, ana, 'aceitar')).status).toBe(409)
    expect(await received(ana)).toEqual([])
    await invitationsUpkeep.run(api.platform, {})
    expect((await sent(vendorId, keeper))[0].situacao).toBe('vencido')
    const { data } = await notifications(vendorId, keeper)
    expect(data[0].texto).toContain('não respondeu ao convite')
    await db()
      .update(administratorInvitations)
      .set({ decidedAt: new Date(Date.now() - 40 * DAY_MS) })
    await invitationsUpkeep.run(api.platform, {})
    expect(await db().$count(administratorInvitations)).toBe(0)
  })

  it('is open once for a person and page, renewed when sent again', async () => {
    const { keeper, ana, vendorId, id } = await invited()
    expect((await invite(vendorId, keeper, ana.username, ana.id)).status).toBe(200)
    expect((await sent(vendorId, keeper)).map(({ _id }: { _id: string }) => _id)).toEqual([id])
    expect((await resend(vendorId, keeper, id)).status).toBe(200)
    expect(await mailsTo(ana.email)).toHaveLength(3)
    expect((await resend(vendorId, keeper, id)).status).toBe(429)
  })

  it('is only for whom it names, and only its page manages it', async () => {
    const { keeper, vendorId, id } = await invited()
    const stranger = await person()
    const { id: other } = await pageOf(stranger)
    expect((await one(id, stranger)).status).toBe(404)
    for (const word of ['aceitar', 'recusar'] as const) {
      expect((await answer(id, undefined, word)).status).toBe(401)
      for (const who of [stranger, keeper, await admin()])
        expect((await answer(id, who, word)).status).toBe(404)
    }
    for (const act of [resend, withdraw]) {
      expect((await act(vendorId, stranger, id)).status).toBe(403)
      expect((await act(other, stranger, id)).status).toBe(404)
    }
    expect((await api.get(`/v1/vendor/${vendorId}/convites`, stranger.token)).status).toBe(403)
  })

  it('is no way for an Admin into a page whose customers they would read', async () => {
    const boss = await admin()
    const { id: vendorId } = await pageOf(await person())
    expect((await invite(vendorId, boss, `@${boss.username}`)).status).toBe(200)
    const [{ _id: id }] = await received(boss)
    expect((await answer(id, boss, 'aceitar')).status).toBe(409)
    const inbox = await api.get(`/v1/vendor/${vendorId}/orcamentos`, boss.token)
    expect(inbox.status).toBe(403)
  })

  it('cannot be accepted once it was withdrawn', async () => {
    const { keeper, ana, vendorId, id } = await invited()
    expect((await withdraw(vendorId, keeper, id)).body.data).toEqual([])
    expect((await withdraw(vendorId, keeper, id)).status).toBe(409)
    expect((await resend(vendorId, keeper, id)).status).toBe(409)
    expect((await answer(id, ana, 'aceitar')).status).toBe(409)
    expect((await one(id, ana)).body.data.situacao).toBe('cancelado')
    expect(await mailsTo(ana.email)).toEqual([])
  })

  it('is good as long as who invites may: not inactive, blocked or gone, the page confirmed and not hidden by us', async () => {
    const ends: ((vendorId: string, keeper: Person, other: Person) => Promise<unknown>)[] = [
      (vendorId, keeper, other) => inactivate(vendorId, other, keeper),
      (_, keeper) =>
        db().update(users).set({ blockedAt: new Date() }).where(eq(users.id, keeper.id)),
      (_, keeper) => db().delete(users).where(eq(users.id, keeper.id)),
      (vendorId) => db().transaction((tx) => closePage(tx, vendorId)),
      (vendorId) =>
        db()
          .update(vendors)
          .set({ isVisible: false, suspendedAt: new Date() })
          .where(eq(vendors.id, vendorId)),
      (vendorId) =>
        db().update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, vendorId)),
    ]
    for (const end of ends) {
      const [keeper, other, ana] = [await person(), await person(), await person()]
      const { id: vendorId } = await pageOf(keeper, other)
      await invite(vendorId, keeper, ana.id)
      const [{ _id: id }] = await received(ana)
      await end(vendorId, keeper, other)
      expect(await received(ana)).toEqual([])
      expect((await answer(id, ana, 'aceitar')).status).toBe(409)
      expect(await mailsTo(ana.email)).toEqual([])
    }
  })

  it('is not made, nor is anybody looked for, by a page that we hid or that nobody confirmed', async () => {
    const closed = [{ isVisible: false, suspendedAt: new Date() }, { unconfirmedSince: new Date() }]
    for (const state of closed) {
      const keeper = await person()
      const { id } = await pageOf(keeper)
      await db().update(vendors).set(state).where(eq(vendors.id, id))
      expect((await invite(id, keeper, 'ana@nova.test')).status).toBe(409)
      const search = await api.get(`/v1/user/search?query=${keeper.username}`, keeper.token)
      expect(search.status).toBe(403)
    }
  })
})

describe('an invitation by e-mail', () => {
  it('is the same whether or not the address has an account', async () => {
    const keeper = await person()
    const known = await person()
    const blocked = await makeUser(db(), { blockedAt: new Date() })
    const { id } = await pageOf(keeper)
    const shapes = []
    for (const email of [known.email, blocked.email, keeper.email, 'ninguem@nova.test']) {
      const { status, body } = await invite(id, keeper, email)
      const [{ _id, para, enviadoEm, venceEm, ...rest }] = body.data
      expect([_id, para, enviadoEm, venceEm].every(Boolean)).toBe(true)
      expect(para).toBe(email)
      shapes.push({ status, message: body.message, rest })
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(await mailsTo('ninguem@nova.test')).toHaveLength(1)
  })

  it('waits for who proves the mailbox by signing up, and for nobody else', async () => {
    const [keeper, other] = [await person(), await person()]
    const { id: vendorId } = await pageOf(keeper)
    await invite(vendorId, keeper, ' Nova@Empresa-Nova.test ')
    const [{ _id: id }] = await sent(vendorId, keeper)
    expect((await answer(id, other, 'aceitar')).status).toBe(404)
    const unproven = await person({ email: 'nova@empresa-nova.test', emailVerified: false })
    expect((await answer(id, unproven, 'aceitar')).status).toBe(404)
    await db().update(users).set({ emailVerified: true }).where(eq(users.id, unproven.id))
    expect((await received(unproven)).map(({ _id }: { _id: string }) => _id)).toEqual([id])
    expect((await answer(id, unproven, 'aceitar')).status).toBe(200)
    expect(await area(vendorId, unproven)).toBe(200)
  })

  it('of somebody who was invited by username too shows nothing of that, and lets nobody back in', async () => {
    const [keeper, ana] = [await person(), await person()]
    const { id: vendorId } = await pageOf(keeper)
    await invite(vendorId, keeper, ana.id, ana.email)
    const both = await received(ana)
    const byEmail = (await sent(vendorId, keeper)).find(
      ({ para }: { para: string }) => para === ana.email,
    )
    const byName = both.find(({ _id }: { _id: string }) => _id !== byEmail._id)
    expect((await answer(byName._id, ana, 'aceitar')).status).toBe(200)
    expect(await received(ana)).toEqual([])
    expect(await sent(vendorId, keeper)).toEqual([byEmail])
    expect((await answer(byEmail._id, ana, 'aceitar')).status).toBe(409)
    await inactivate(vendorId, keeper, ana)
    expect((await answer(byEmail._id, ana, 'aceitar')).status).toBe(409)
    expect(await area(vendorId, ana)).toBe(403)
    // Asked again since, they may.
    expect((await resend(vendorId, keeper, byEmail._id)).status).toBe(200)
    expect((await answer(byEmail._id, ana, 'aceitar')).status).toBe(200)
  })

  it('is not for who asked to leave', async () => {
    const { ana, id } = await invited()
    const leaving = { deletionRequestedAt: new Date() }
    await db().update(users).set(leaving).where(eq(users.id, ana.id))
    expect((await answer(id, ana, 'aceitar')).status).toBe(404)
  })

  it('refused, names nobody', async () => {
    const [keeper, ana] = [await person(), await person({ firstName: 'Jacinta' })]
    const { id: vendorId } = await pageOf(keeper)
    await invite(vendorId, keeper, ana.email)
    await answer((await received(ana))[0]._id, ana, 'recusar')
    const { data } = await notifications(vendorId, keeper)
    expect(data[0].texto).toBe('Uma pessoa recusou o convite para administrar a página.')
    expect(JSON.stringify(await sent(vendorId, keeper))).not.toContain('Jacinta')
  })
})

describe('who is invited', () => {
  it('is an account that somebody gets into, or an address', async () => {
    const keeper = await person()
    const { id } = await pageOf(keeper)
    const absent = [
      '0198c0de-0000-7000-8000-000000000000',
      '@ninguem-assim',
      `@${(await makeUser(db(), { blockedAt: new Date() })).username}`,
      (await makeUser(db(), { deletionRequestedAt: new Date() })).id,
      (await makeUser(db(), { emailVerified: false })).id,
    ]
    for (const whom of absent) {
      const { status, body } = await invite(id, keeper, (await person()).id, whom)
      expect([status, Object.keys(body.fields)], whom).toEqual([400, ['usuarios']])
    }
    for (const wrong of ['', 'ana souza', 'ana@', '@ana@x.test'])
      expect((await invite(id, keeper, wrong)).status, wrong).toBe(400)
    expect((await invite(id, keeper)).status).toBe(400)
    expect(await sent(id, keeper)).toEqual([])
    // Who administers the page already is named so; an address is not looked up.
    const { status, body } = await invite(id, keeper, keeper.id)
    expect([status, body.fields]).toEqual([409, { usuarios: 'Já administra esta página.' }])
    expect((await invite(id, keeper, keeper.email)).status).toBe(200)
  })

  it('gets few letters, from a page and from all together', async () => {
    const [keeper, email] = [await person(), 'cheia@caixa.test']
    const { id } = await pageOf(keeper)
    for (let n = 0; n < 3; n++) {
      expect((await invite(id, keeper, email)).status).toBe(200)
      await withdraw(id, keeper, (await sent(id, keeper))[0]._id)
      await mailsTo(email)
    }
    expect((await invite(id, keeper, email)).status).toBe(429)
    // Whoever else invites does not learn how many the mailbox had.
    for (let n = 0; n < 3; n++) {
      const another = await person()
      const page = await pageOf(another)
      expect((await invite(page.id, another, email)).status).toBe(200)
    }
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(4)
  })
})

describe('at once', () => {
  const admins = (vendorId: string) =>
    db().select().from(vendorAdmins).where(eq(vendorAdmins.vendorId, vendorId))
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  it('accepted many times: once', async () => {
    const { ana, vendorId, id } = await invited()
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(id, ana, 'aceitar')))
    expect(statusesOf(answers)).toEqual([200, ...Array(7).fill(409)])
    expect(await admins(vendorId)).toHaveLength(2)
    const told = await db()
      .select()
      .from(notificationRows)
      .where(eq(notificationRows.vendorId, vendorId))
    expect(told).toHaveLength(1)
  })

  it('accepted and withdrawn, or refused: one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const { keeper, ana, vendorId, id } = await invited()
      const answers = await Promise.all([
        answer(id, ana, 'aceitar'),
        round % 2 ? withdraw(vendorId, keeper, id) : answer(id, ana, 'recusar'),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
      const isAdmin = answers[0]?.status === 200
      expect(await admins(vendorId)).toHaveLength(isAdmin ? 2 : 1)
    }
  })

  it('accepted while the last administrator leaves: a page that is kept is marked so', async () => {
    for (let round = 0; round < 4; round++) {
      const { keeper, ana, vendorId, id } = await invited()
      const [accepted] = await Promise.all([
        answer(id, ana, 'aceitar'),
        db().transaction(async (tx) => {
          await releasePagesOf(tx, keeper.id)
          await tx.delete(vendorAdmins).where(eq(vendorAdmins.userId, keeper.id))
        }),
      ])
      const [page] = await db().select().from(vendors).where(eq(vendors.id, vendorId))
      const isKept = accepted.status === 200
      expect(page?.isAssociated).toBe(isKept)
      expect(await admins(vendorId)).toHaveLength(isKept ? 1 : 0)
    }
  })

  it('invited by several: one invitation', async () => {
    const [keeper, ana] = [await person(), await person()]
    const { id } = await pageOf(keeper)
    const answers = await Promise.all([1, 2, 3].map(() => invite(id, keeper, ana.id)))
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    expect(await received(ana)).toHaveLength(1)
  })
})
