import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveVendor, makeRecord, makeUser, makeVendor } from '#/db/factories/index.ts'
import { registerActivities, registerCompanies, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { closePage } from '#/features/companies/service.server.ts'
import { LookupUnavailable } from '#/integrations/lookup.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { openSession } from '#/platform/server/session.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { makeAdministrator } from '../control.server.ts'
import { REMOVAL_UNDO_HOURS } from './limits.ts'

const api = testApi()
const db = () => api.platform.db

/** A person whose account has this address, logged in. */
async function at(email: string) {
  const { id } = await makeUser(db(), { email })
  return { id, token: await openSession(db(), id, { ip: '10.1.1.1', userAgent: '' }) }
}
type Person = Awaited<ReturnType<typeof at>>

/** A page that nobody keeps, of a company whose domain is known. */
async function unkept(domain: string) {
  const url = `https://www.${domain}`
  const page = await makeVendor(db(), { isAssociated: false, fromRegister: true, site: url })
  const { cnpj, razaoSocial } = page
  const month = '2026-10-01'
  await db()
    .insert(registerActivities)
    .values({ code: '6201501', text: 'Software sob encomenda' })
    .onConflictDoNothing()
  await makeRecord(db(), { cnpj, legalName: razaoSocial, month })
  return page
}

const remove = ({ id, token }: Person, pageId: string) =>
  api.send('DELETE', `/v1/vendor/page/${pageId}/${id}`, { token })
const undo = ({ id, token }: Person, pageId: string) =>
  api.send('POST', `/v1/vendor/page/${pageId}/${id}/desfazer`, { token })
const toUndo = ({ id, token }: Person, pageId: string) =>
  api.get(`/v1/vendor/page/${pageId}/${id}/desfazer`, token)
const isSeen = async (pageId: string) => (await api.get(`/v1/vendor/${pageId}`)).status === 200
const rowOf = async (pageId: string) =>
  (await db().select().from(vendors).where(eq(vendors.id, pageId)))[0]
const deedsOf = async (pageId: string) =>
  (await auditTrailOf(db(), 'vendor', [pageId])).map(({ action, actor }) => [action, actor?.id])

afterEach(() => vi.useRealTimers())

describe('a page that nobody keeps', () => {
  it('goes at once for who has a mailbox of the company, with a trail, and comes back as it was', async () => {
    const [who, page] = [await at('ana@removida.com.br'), await unkept('removida.com.br')]
    const before = await rowOf(page.id)
    const answer = await remove(who, page.id)
    expect([answer.status, answer.body.data]).toEqual([200, { desfazer: true }])
    expect(await isSeen(page.id)).toBe(false)
    expect((await remove(who, page.id)).status).toBe(404)
    expect(await deedsOf(page.id)).toEqual([['remove_page', who.id]])

    expect((await undo(who, page.id)).status).toBe(200)
    expect(await isSeen(page.id)).toBe(true)
    const after = await rowOf(page.id)
    expect(after).toEqual({ ...before, isAssociated: true, updatedAt: after?.updatedAt })
    expect((await deedsOf(page.id)).map(([action]) => action)).toEqual([
      'restore_page',
      'remove_page',
    ])
    expect((await undo(who, page.id)).status).toBe(404)
    expect((await toUndo(who, page.id)).body.data).toBeNull()
  })

  it('says until when to who may undo it, and to nobody else', async () => {
    const [who, page] = [await at('ana@desfeita.com.br'), await unkept('desfeita.com.br')]
    expect((await toUndo(who, page.id)).body.data).toBeNull()
    await remove(who, page.id)
    const { nome, ate } = (await toUndo(who, page.id)).body.data
    expect(nome).toBe(page.nomeFantasia)
    const left = Date.parse(ate) - Date.now()
    expect(left).toBeLessThanOrEqual(REMOVAL_UNDO_HOURS * HOUR_MS)
    expect(left).toBeGreaterThan(REMOVAL_UNDO_HOURS * HOUR_MS - 60_000)
    const colleague = await at('bia@desfeita.com.br')
    expect((await toUndo(colleague, page.id)).body.data).toBeNull()
    expect((await toUndo({ ...who, token: colleague.token }, page.id)).status).toBe(403)
    vi.useFakeTimers({ now: Date.parse(ate) + 1000, toFake: ['Date'] })
    expect((await toUndo(who, page.id)).body.data).toBeNull()
  })

  it('stays for everybody else, who is told to prove that the company is theirs', async () => {
    const page = await unkept('minha.com.br')
    for (const email of ['eu@concorrente.com.br', 'minha@gmail.com', 'a@minha.com.br.evil.com']) {
      const answer = await remove(await at(email), page.id)
      expect([answer.status, answer.body.reason], email).toEqual([403, 'proof'])
    }
    const asAnother = await at('ze@minha.com.br')
    const other = await at('outro@minha2.com.br')
    const forged = await api.send('DELETE', `/v1/vendor/page/${page.id}/${asAnother.id}`, {
      token: other.token,
    })
    expect(forged.status).toBe(403)
    const unproven = await at('bia@minha.com.br')
    await db().execute(`UPDATE users SET email_verified = false WHERE id = '${unproven.id}'`)
    expect((await remove(unproven, page.id)).status).toBe(403)
    expect(await isSeen(page.id)).toBe(true)
    expect(await deedsOf(page.id)).toEqual([])
  })

  it('goes by the domain that only the online register tells, and stays while nobody can be asked', async () => {
    const [who, page] = [await at('ana@semsite.com.br'), await unkept('semsite.com.br')]
    await db().update(vendors).set({ site: null }).where(eq(vendors.id, page.id))
    const { cnpj, razaoSocial } = page
    const known = { cnpj, razaoSocial, nomeFantasia: '', phone: '', cep: '', primaryActivity: '' }
    const { companyRegister } = api.platform
    try {
      api.platform.companyRegister = { find: () => Promise.reject(new LookupUnavailable('down')) }
      expect((await remove(who, page.id)).body.reason).toBe('proof')
      api.platform.companyRegister = {
        find: async () => ({ ...known, active: true, email: 'contato@semsite.com.br' }),
      }
      expect((await remove(await at('eu@outra-empresa.com.br'), page.id)).status).toBe(403)
      expect((await remove(who, page.id)).status).toBe(200)
    } finally {
      api.platform.companyRegister = companyRegister
    }
  })

  it('of a company that closed goes as well, and comes back as closed', async () => {
    const [who, page] = [await at('ana@fechada.com.br'), await unkept('fechada.com.br')]
    await db()
      .update(registerCompanies)
      .set({ situation: 'baixada', situationSince: '2026-10-02' })
      .where(eq(registerCompanies.cnpj, page.cnpj))
    await db()
      .update(vendors)
      .set({ isVisible: false, closedOn: '2026-10-02' })
      .where(eq(vendors.id, page.id))
    expect(await isSeen(page.id)).toBe(true)
    expect((await remove(who, page.id)).status).toBe(200)
    expect(await isSeen(page.id)).toBe(false)
    expect((await undo(who, page.id)).status).toBe(200)
    expect(await isSeen(page.id)).toBe(true)
    expect(await rowOf(page.id)).toMatchObject({ isVisible: false, closedOn: '2026-10-02' })
  })

  it('comes back only for who removed it, and for a day', async () => {
    const [who, page] = [await at('ana@pouco.com.br'), await unkept('pouco.com.br')]
    await remove(who, page.id)
    expect((await undo(await at('bia@pouco.com.br'), page.id)).status).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REMOVAL_UNDO_HOURS * HOUR_MS + 1000 })
    const late = await undo(who, page.id)
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('prazo')])
    expect(await isSeen(page.id)).toBe(false)
  })

  it('does not come back twice by one removal: who kept it since may have lost that', async () => {
    const [who, page] = [await at('ana@outravez.com.br'), await unkept('outravez.com.br')]
    await remove(who, page.id)
    expect((await undo(who, page.id)).status).toBe(200)
    // As an Admin takes control of a hidden page away.
    await db().delete(vendorAdmins).where(eq(vendorAdmins.vendorId, page.id))
    await db().update(vendors).set({ isVisible: false }).where(eq(vendors.id, page.id))
    expect((await undo(who, page.id)).status).toBe(404)
    expect(await isSeen(page.id)).toBe(false)
    expect(await db().$count(vendorAdmins, eq(vendorAdmins.vendorId, page.id))).toBe(0)
  })

  it('does not come back to who removed it where somebody else kept it since', async () => {
    const [who, page] = [await at('ana@entretanto.com.br'), await unkept('entretanto.com.br')]
    const other = await at('bia@entretanto.com.br')
    await remove(who, page.id)
    await db().transaction(async (tx) => {
      await makeAdministrator(tx, page.id, other.id)
      await closePage(tx, page.id)
    })
    expect((await toUndo(who, page.id)).body.data).toBeNull()
    expect((await undo(who, page.id)).status).toBe(404)
  })

  it('does not come back over who keeps it by then, nor over an Admin', async () => {
    const [who, page] = [await at('ana@depois.com.br'), await unkept('depois.com.br')]
    await remove(who, page.id)
    const [other] = [await at('bia@outra.com.br')]
    await giveVendor(db(), page.id, other.id)
    expect((await undo(who, page.id)).status).toBe(404)
    await db().delete(vendorAdmins).where(eq(vendorAdmins.vendorId, page.id))
    await db().update(vendors).set({ suspendedAt: new Date() }).where(eq(vendors.id, page.id))
    expect((await undo(who, page.id)).status).toBe(404)
  })
})

describe('a page that a company keeps', () => {
  it('goes for who keeps it alone; what they wrote of its contact is gone, and nothing is undone', async () => {
    const [who, page] = [await at('ana@mantida.com.br'), await unkept('mantida.com.br')]
    await giveVendor(db(), page.id, who.id)
    await db()
      .update(vendors)
      .set({ isAssociated: true, email: 'oi@mantida.com.br' })
      .where(eq(vendors.id, page.id))
    const colleague = await remove(await at('bia@mantida.com.br'), page.id)
    expect([colleague.status, colleague.body.reason]).toEqual([403, undefined])
    const answer = await remove(who, page.id)
    expect([answer.status, answer.body.data]).toEqual([200, { desfazer: false }])
    expect((await undo(who, page.id)).status).toBe(404)
    expect(await rowOf(page.id)).toMatchObject({ email: null, isVisible: false })
  })

  it('comes back with its keeper where it said no more than the register', async () => {
    const [who, page] = [await at('ana@vazia.com.br'), await unkept('vazia.com.br')]
    await giveVendor(db(), page.id, who.id)
    await db().update(vendors).set({ isAssociated: true }).where(eq(vendors.id, page.id))
    expect((await remove(who, page.id)).body.data).toEqual({ desfazer: true })
    expect((await undo(who, page.id)).status).toBe(200)
    expect((await api.get(`/v1/vendor/${page.id}/edicao`, who.token)).body.data).not.toBeNull()
    expect(await isSeen(page.id)).toBe(true)
  })

  it('comes back with its own capitals', async () => {
    const [who, page] = [await at('ana@siglas.com.br'), await unkept('siglas.com.br')]
    await giveVendor(db(), page.id, who.id)
    const own = { isAssociated: true, razaoSocial: 'IBC LTDA', nomeFantasia: 'IBC' }
    await db().update(vendors).set(own).where(eq(vendors.id, page.id))
    await remove(who, page.id)
    expect((await undo(who, page.id)).status).toBe(200)
    expect(await rowOf(page.id)).toMatchObject(own)
  })
})
