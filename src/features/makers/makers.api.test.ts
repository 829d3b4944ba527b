import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { giveOffer, giveVendor, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { offerOwners, vendorDomains, vendors } from '#/db/schema/index.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const { person, admin } = api

let n = 0
/** A confirmed company, and a software that a stranger put in. */
async function company(offer: object = {}) {
  n += 1
  const { db } = api.platform
  const [maker, stranger] = [await person(), await person()]
  const name = `Jataí${n} Sistemas`
  const vendor = await makeVendor(db, { razaoSocial: `${name} Ltda.`, nomeFantasia: name })
  await giveVendor(db, vendor.id, maker.id)
  const software = await makeOffer(db, { manufacturer: `JATAI${n} SISTEMAS LTDA`, ...offer })
  await giveOffer(db, software.id, stranger.id)
  return { maker, stranger, vendor, software, name }
}

const ask = (who: Person, vendorId: string, offerId: string) =>
  api.send('POST', `/v1/vendor/${vendorId}/pedir-software/${offerId}`, { token: who.token })
const candidates = async (who: Person, vendorId: string, query = '') =>
  (await api.get(`/v1/vendor/${vendorId}/softwares-a-pedir?query=${query}`, who.token)).body.data
const edits = async (who: Person, offerId: string) =>
  (await api.get(`/v1/software/${offerId}/edicao`, who.token)).body.data !== null
const decide = (who: Person, id: string, what: string, payload?: object) =>
  api.send('POST', `/v1/admin/offer-claims/${id}/${what}`, { token: who.token, payload })
const waiting = async (boss: Person, offerId: string) => {
  const { body } = await api.get('/v1/admin/offer-claims?situacao=waiting', boss.token)
  return body.data.find(({ offer }: { offer: { _id: string } }) => offer._id === offerId)
}

describe('a maker', () => {
  it('gets at once a software that names it as its maker; who put it in reads so', async () => {
    const { maker, stranger, vendor, software } = await company()
    expect(await candidates(maker, vendor.id)).toEqual([
      expect.objectContaining({ _id: software.id, naHora: true, conferindo: false }),
    ])
    const answers = await Promise.all([1, 2].map(() => ask(maker, vendor.id, software.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await edits(maker, software.id)).toBe(true)
    expect(await edits(stranger, software.id)).toBe(false)
    const { body } = await api.get(`/v1/software?id=${software.id}`)
    expect(body.data.fornecedores.map(({ id }: { id: string }) => id)).toContain(vendor.id)
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(api.mails.findLast(({ to }) => to === stranger.email)?.subject).toMatch(
      /passou para o fabricante/,
    )
  })

  it('gets one by a domain that it has proven, not by one that it only names', async () => {
    const site = 'https://www.outra-marca.com.br'
    const { maker, vendor, software } = await company({ manufacturer: 'Outra Marca', site })
    const { db } = api.platform
    await db.update(vendors).set({ site }).where(eq(vendors.id, vendor.id))
    expect((await candidates(maker, vendor.id, software.name))[0]?.naHora).toBe(false)
    const domain = { vendorId: vendor.id, domain: 'outra-marca.com.br', proof: 'mailbox' as const }
    await db.insert(vendorDomains).values(domain)
    expect((await ask(maker, vendor.id, software.id)).body.data.status).toBe('granted')
  })

  it('waits for an Admin where neither says so, as after it took another name', async () => {
    const { maker, stranger, vendor, software } = await company({ manufacturer: 'Outra Marca' })
    const { db } = api.platform
    await db
      .update(vendors)
      .set({ nomeFantasia: 'Outra Marca', confirmedNames: [vendor.razaoSocial] })
      .where(eq(vendors.id, vendor.id))
    expect((await ask(maker, vendor.id, software.id)).body.data.status).toBe('waiting')
    expect((await ask(maker, vendor.id, software.id)).status).toBe(409)
    expect(await edits(stranger, software.id)).toBe(true)
    const boss = await admin()
    const { _id: id } = await waiting(boss, software.id)
    const answers = await Promise.all([
      decide(boss, id, 'approve'),
      decide(boss, id, 'refuse', { reason: 'O fabricante é outro.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const isGiven = answers[0].status === 200
    expect(await edits(maker, software.id)).toBe(isGiven)
    expect(await edits(stranger, software.id)).toBe(!isGiven)
  })

  it('takes nothing at once that another confirmed company looks after', async () => {
    const { maker, stranger, vendor, software } = await company()
    const { db } = api.platform
    const other = await makeVendor(db)
    await giveVendor(db, other.id, stranger.id)
    await api.get(`/v1/vendor/vincularSoftware/${other.id}/${software.id}`, stranger.token)
    expect((await ask(maker, vendor.id, software.id)).body.data.status).toBe('waiting')
    await db.update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, other.id))
    expect((await candidates(maker, vendor.id))[0]).toMatchObject({
      naHora: true,
      conferindo: true,
    })
    const boss = await admin()
    expect(await waiting(boss, software.id)).toBeDefined()
    expect((await ask(maker, vendor.id, software.id)).body.data.status).toBe('granted')
    expect(await waiting(boss, software.id)).toBeUndefined()
  })

  it('sees what it asked for: what waits, and what was refused with the reason', async () => {
    const { maker, vendor, software } = await company({ manufacturer: 'Outra Marca' })
    expect(await candidates(maker, vendor.id)).toEqual([])
    await ask(maker, vendor.id, software.id)
    const [waits] = await candidates(maker, vendor.id)
    expect(waits).toMatchObject({ _id: software.id, conferindo: true, motivo: '' })
    const boss = await admin()
    const row = await waiting(boss, software.id)
    expect(Date.parse(row.desde)).toBeGreaterThan(Date.now() - 60_000)
    await decide(boss, row._id, 'refuse', { reason: 'O fabricante é outro.' })
    const [refused] = await candidates(maker, vendor.id)
    expect(refused).toMatchObject({ conferindo: false, motivo: 'O fabricante é outro.' })
    await ask(maker, vendor.id, software.id)
    expect((await candidates(maker, vendor.id))[0]).toMatchObject({ conferindo: true, motivo: '' })
  })

  it('is whoever administers the page: one who joins edits it, one who left does not', async () => {
    const { maker, vendor, software } = await company()
    const { db } = api.platform
    expect((await ask(maker, vendor.id, software.id)).status).toBe(200)
    const colleague = await person()
    await giveVendor(db, vendor.id, colleague.id)
    expect(await edits(colleague, software.id)).toBe(true)
    expect(await candidates(colleague, vendor.id)).toEqual([])
    const left = await api.send('PUT', `/v1/vendor/${vendor.id}/administradores/${maker.id}`, {
      token: colleague.token,
      payload: { ativo: false },
    })
    expect(left.status).toBe(200)
    expect(await edits(maker, software.id)).toBe(false)
    // Also where it is not in the page's catalogue: who makes it judges it not.
    await api.get(`/v1/vendor/desvincularSoftware/${vendor.id}/${software.id}`, colleague.token)
    expect(await edits(colleague, software.id)).toBe(true)
    const payload = { softwareId: software.id, userId: colleague.id, rating: 5, comment: 'Bom.' }
    const review = await api.send('POST', '/v1/comment', { token: colleague.token, payload })
    expect(review.status).toBe(403)
    const other = await company({ manufacturer: software.manufacturer })
    expect((await ask(other.maker, other.vendor.id, software.id)).body.data.status).toBe('waiting')
  })

  it('is a person who administers a confirmed page', async () => {
    const { maker, stranger, vendor, software } = await company()
    const { db } = api.platform
    expect((await ask(stranger, vendor.id, software.id)).status).toBe(403)
    await db.update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, vendor.id))
    expect((await ask(maker, vendor.id, software.id)).status).toBe(409)
    expect((await api.get('/v1/admin/offer-claims', maker.token)).status).toBe(403)
    expect(await db.$count(offerOwners, eq(offerOwners.offerId, software.id))).toBe(1)
  })
})

describe('an Admin', () => {
  const give = (who: Person | undefined, id: string, cnpj: string, reason = 'A empresa provou.') =>
    api.send('POST', `/v1/admin/offers/${id}/give`, {
      token: who?.token,
      payload: { cnpj, reason },
    })

  it('passes a software to another company, once, and who edited it reads so', async () => {
    const [boss, { maker, stranger, vendor, software }] = [await admin(), await company()]
    expect([(await give(undefined, software.id, vendor.cnpj)).status]).toEqual([401])
    expect((await give(stranger, software.id, vendor.cnpj)).status).toBe(403)
    const answers = await Promise.all([1, 2].map(() => give(boss, software.id, vendor.cnpj)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([await edits(maker, software.id), await edits(stranger, software.id)]).toEqual([
      true,
      false,
    ])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(api.mails.findLast(({ to }) => to === stranger.email)?.subject).toMatch(
      /passou para o fabricante/,
    )
  })

  it('gives none to a company of their own, asked for or not: another Admin does', async () => {
    const [{ maker, stranger, vendor, software }, other] = [
      await company({ manufacturer: 'Outra Marca' }),
      await admin(),
    ]
    await ask(maker, vendor.id, software.id)
    const boss = await admin()
    await giveVendor(api.platform.db, vendor.id, boss.id)
    const { _id: id } = await waiting(boss, software.id)
    const answers = [await give(boss, software.id, vendor.cnpj), await decide(boss, id, 'approve')]
    for (const { status, body } of answers) {
      expect(status).toBe(403)
      expect(body.error).toContain('a empresa é sua')
    }
    expect([await edits(maker, software.id), await edits(stranger, software.id)]).toEqual([
      false,
      true,
    ])
    expect((await decide(other, id, 'approve')).status).toBe(200)
    expect(await edits(maker, software.id)).toBe(true)
  })

  it('passes none to a company that is not confirmed, is not kept, or has no page', async () => {
    const [boss, { stranger, vendor, software }] = [await admin(), await company()]
    const { db } = api.platform
    expect((await give(boss, software.id, '11222333000181')).body.fields).toHaveProperty('cnpj')
    expect((await give(boss, software.id, vendor.cnpj, '')).body.fields).toHaveProperty('reason')
    const unkept = await makeVendor(db)
    expect((await give(boss, software.id, unkept.cnpj)).status).toBe(409)
    await db.update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, vendor.id))
    expect((await give(boss, software.id, vendor.cnpj)).status).toBe(409)
    expect(await edits(stranger, software.id)).toBe(true)
  })
})
