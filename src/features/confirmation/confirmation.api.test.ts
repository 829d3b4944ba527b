import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cnpjNumber, makeOffer, makeUser, makeVendor, rated } from '#/db/factories/index.ts'
import {
  accessRequests,
  offers,
  vendorAdmins,
  vendorDomains,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { RegisteredCompany } from '#/integrations/cnpj/register.server.ts'
import { LookupUnavailable } from '#/integrations/lookup.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testClaims } from '#/server/testing/claims.server.ts'
import { confirmationUpkeep } from './upkeep.server.ts'

const { api, ask, linkMailedTo, prove: proveClaim } = testClaims()
const { person, admin } = api

/** What the public register says, by CNPJ. */
const register = new Map<string, Partial<RegisteredCompany>>()
beforeEach(() => {
  api.platform.companyRegister = {
    find: async (cnpj) => {
      const known = register.get(cnpj)
      if (!known) return null
      return {
        ...{ cnpj, razaoSocial: '', nomeFantasia: '', phone: '', cep: '', email: '' },
        ...{ active: true, primaryActivity: '', ...known },
      }
    },
  }
})

let series = 40_000
let n = 0

/** A company in the register, and a page of that CNPJ that a person registered and published. */
async function registered(overrides: object = {}, known?: Partial<RegisteredCompany>) {
  n += 1
  const who = await person()
  const domain = `petro${n}.com.br`
  const cnpj = cnpjNumber(series++)
  const name = `Petro${n} Brasileira`
  register.set(cnpj, { razaoSocial: `${name} S.A.`, email: `contato@${domain}`, ...known })
  const { status, body } = await api.send('POST', '/v1/vendor', {
    token: who.token,
    payload: {
      cnpj,
      razaoSocial: `${name} S.A.`,
      nomeFantasia: name,
      site: 'www.outro-dominio.com.br',
      numeroFuncionarios: '11 a 50',
      email: 'contato@outro-dominio.com.br',
      telefone: '(11) 2385-1939',
      cep: '01311-902',
      cidade: 'São Paulo',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      bairro: 'Bela Vista',
      ...overrides,
    },
  })
  expect(status).toBe(200)
  const { _id: id, razaoSocial } = body.data
  const { db } = api.platform
  const looks = { logoKey: 'logos/a.webp', description: 'Sistemas.' }
  await db.update(vendors).set(looks).where(eq(vendors.id, id))
  const shown = await api.send('POST', `/v1/vendor/page/visible/${id}`, {
    token: who.token,
    payload: { visivel: true, categoria: 'pagina' },
  })
  expect(shown.status).toBe(200)
  return { who, id: id as string, cnpj, domain, razaoSocial }
}

const askLink = (who: Person, id: string, email: string) =>
  api.send('POST', `/v1/vendor/${id}/confirmacao`, { token: who.token, payload: { email } })
async function linkTo(email: string) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  const mail = api.mails.findLast(({ to }) => to === email)
  return /\/confirmar-cadastro\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const prove = (who: Person | undefined, token: string) =>
  api.send('POST', '/v1/vendor/confirmacao', { token: who?.token, payload: { token } })
async function proven(who: Person, id: string, email: string) {
  expect((await askLink(who, id, email)).status).toBe(200)
  const { status, body } = await prove(who, await linkTo(email))
  expect(status).toBe(200)
  return body.data.status as string
}
const page = async (id: string) => (await api.get(`/v1/vendor/${id}`)).body.data
const standing = async (who: Person, id: string) =>
  (await api.get(`/v1/vendor/${id}/confirmacao`, who.token)).body.data
const domainsOf = async (id: string) =>
  (await api.platform.db.select().from(vendorDomains).where(eq(vendorDomains.vendorId, id))).map(
    ({ domain }) => domain,
  )
const setPage = (id: string, set: Partial<typeof vendors.$inferInsert>) =>
  api.platform.db.update(vendors).set(set).where(eq(vendors.id, id))
const decide = (who: Person, id: string, what: string, payload?: object) =>
  api.send('POST', `/v1/admin/confirmations/${id}/${what}`, { token: who.token, payload })

describe('a page that nobody confirmed', () => {
  it('says so, is not ranked among the best, and its card leads nowhere else', async () => {
    const { id } = await registered()
    const known = await makeVendor(api.platform.db, rated(5, 6))
    await setPage(id, rated(5, 60))
    expect(await page(id)).toMatchObject({ isAssociated: true, confirmado: false, destaque: false })
    const best = (await api.get('/v1/vendors/fornecedoresavaliados')).body.data
    const ids = best.map(({ _id }: { _id: string }) => _id)
    expect(ids).toContain(known.id)
    expect(ids).not.toContain(id)
    expect((await page(known.id)).confirmado).toBe(true)
  })

  it('adds nothing that others put into the catalogue', async () => {
    const { who, id } = await registered()
    const { id: offerId } = await makeOffer(api.platform.db)
    const link = () => api.get(`/v1/vendor/vincularSoftware/${id}/${offerId}`, who.token)
    expect((await link()).status).toBe(409)
    const added = await api.send('POST', `/v1/vendor/products/${id}/${who.id}`, {
      token: who.token,
      payload: { tipo: 'existing', _id: offerId },
    })
    expect(added.status).not.toBe(200)
    await decide(await admin(), id, 'confirm')
    expect((await link()).status).toBe(200)
  })

  it('cannot be recommended', async () => {
    const { id } = await registered()
    const boss = await admin()
    const feature = () =>
      api.send('POST', `/v1/admin/suppliers/${id}/feature`, { token: boss.token })
    expect((await feature()).status).toBe(409)
    await decide(boss, id, 'confirm')
    expect((await feature()).body.data.destaque).toBe(true)
    expect((await feature()).status).toBe(409)
    const payload = { reason: 'Os dados eram de outra empresa.' }
    const path = `/v1/admin/suppliers/${id}/unconfirm`
    expect((await api.send('POST', path, { token: boss.token, payload })).status).toBe(200)
    expect(await page(id)).toMatchObject({ confirmado: false, destaque: false })
  })
})

describe('a page of an Admin', () => {
  it('is confirmed, recommended and renamed by another one', async () => {
    const [{ who, id }, other] = [await registered(), await admin()]
    const boss = await admin()
    await api.platform.db.insert(vendorAdmins).values({ vendorId: id, userId: boss.id })
    const feature = (as: Person) =>
      api.send('POST', `/v1/admin/suppliers/${id}/feature`, { token: as.token })
    const own = await decide(boss, id, 'confirm')
    expect([own.status, own.body.error]).toEqual([403, expect.stringContaining('a empresa é sua')])
    expect((await page(id)).confirmado).toBe(false)
    expect((await decide(other, id, 'confirm')).status).toBe(200)
    expect((await feature(boss)).status).toBe(403)
    expect((await feature(other)).body.data.destaque).toBe(true)
    const payload = { nomeFantasia: 'Banco do Brasil' }
    await api.send('POST', `/v1/vendor/${id}`, { token: boss.token, payload })
    expect(await page(id)).toMatchObject({ confirmado: false, destaque: false })
    expect((await standing(who, id)).situacao).toBe('pendente')
  })
})

describe('the link', () => {
  it('confirms a page by a mailbox at the domain that the register has, once', async () => {
    const { who, id, domain } = await registered()
    const email = `ana@mail.${domain}`
    expect(await standing(who, id)).toMatchObject({ situacao: 'pendente', motivo: '' })
    await askLink(who, id, email)
    const secret = await linkTo(email)
    expect(await standing(who, id)).toMatchObject({ situacao: 'enviado', email })
    const uses = await Promise.all([prove(who, secret), prove(who, secret), prove(who, secret)])
    expect(uses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(uses.find(({ status }) => status === 200)?.body.data).toMatchObject({
      status: 'confirmed',
      vendorId: id,
    })
    expect(await page(id)).toMatchObject({ isAssociated: true, confirmado: true })
    expect(await domainsOf(id)).toEqual([domain])
    expect((await askLink(who, id, email)).status).toBe(409)
  })

  it('confirms by a mailbox at a site of the company’s name, where the register has no domain', async () => {
    const bare = { email: '' }
    const site = (name: string) => ({ razaoSocial: `${name} Ltda`, nomeFantasia: name })
    const at = async (name: string, domain: string, known: object = bare) => {
      const { razaoSocial } = site(name)
      const { who, id } = await registered(
        { ...site(name), site: `https://www.${domain}/inicio` },
        { razaoSocial, nomeFantasia: '', ...known },
      )
      return proven(who, id, `ana@${domain}`)
    }
    expect(await at('Farol Comércio Ltda', 'farol.com.br')).toBe('confirmed')
    expect(await at('Farol Norte', 'farol-norte.ind.br')).toBe('confirmed')
    const others: [name: string, domain: string, known?: object][] = [
      ['Farol Sul', 'farol-software.com.br'],
      ['Farol do Brasil', 'farol.net.br'],
      ['Farol Ponte', 'farolponte.app'],
      ['Farol Praia', 'farolpraia.duckdns.org'],
      ['Farol Leste', 'farolleste.com.br', { email: 'a@farol.ind.br' }],
      ['Farol Oeste', 'faroloeste.com.br', { razaoSocial: 'Outra Ltda' }],
      ['Farol Centro', 'farolcentro.com.br', { active: false }],
    ]
    for (const [name, domain, known] of others)
      expect(await at(name, domain, known), domain).toBe('awaiting_admin')
  })

  it('looks at the typed name alone while the register cannot be asked', async () => {
    api.platform.companyRegister = {
      find: async () => {
        throw new LookupUnavailable()
      },
    }
    const at = async (razaoSocial: string, nomeFantasia: string, domain: string) => {
      const { who, id } = await registered({ razaoSocial, nomeFantasia, site: domain })
      return proven(who, id, `ana@${domain}`)
    }
    expect(await at('Boreal Ltda', 'Boreal', 'boreal.com.br')).toBe('confirmed')
    expect(await at('Austral Ltda', 'Austral', 'outra.com.br')).toBe('awaiting_admin')
    expect(await at('Banco Zenite SA', 'Evil', 'evil.com.br')).toBe('awaiting_admin')
  })

  it('confirms what the register was asked about, not what the page was made to say meanwhile', async () => {
    const { who, id, domain } = await registered()
    await askLink(who, id, `ana@${domain}`)
    const secret = await linkTo(`ana@${domain}`)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { find } = api.platform.companyRegister
    const asked = new Promise<void>((resolve) => {
      api.platform.companyRegister = {
        find: async (number) => {
          resolve()
          await answered
          return find(number)
        },
      }
    })
    const use = prove(who, secret)
    await asked
    const payload = { razaoSocial: 'Banco Santelmo S.A.', nomeFantasia: 'Santelmo' }
    expect((await api.send('POST', `/v1/vendor/${id}`, { token: who.token, payload })).status).toBe(
      200,
    )
    answer()
    expect((await use).body.data.status).toBe('awaiting_admin')
  })

  it('leaves to an Admin a mailbox at a site that was only typed, also one that looks alike', async () => {
    const { who, id } = await registered({
      site: 'https://petro-software.com',
      email: 'ana@petro-software.com',
    })
    expect(await proven(who, id, 'ana@petro-software.com')).toBe('awaiting_admin')
    expect((await page(id)).confirmado).toBe(false)
    expect(await domainsOf(id)).toEqual([])
    expect(await standing(who, id)).toMatchObject({ situacao: 'conferindo' })
    expect((await askLink(who, id, 'bia@petro-software.com')).status).toBe(409)
  })

  it('leaves to an Admin a page that bears another name than the register has', async () => {
    const { who, id, domain } = await registered({ nomeFantasia: 'Banco do Brasil' })
    expect(await proven(who, id, `ana@${domain}`)).toBe('awaiting_admin')
    expect((await page(id)).confirmado).toBe(false)
  })

  it('leaves to an Admin a company that is not in business', async () => {
    const { who, id, domain } = await registered({}, { active: false })
    expect(await proven(who, id, `ana@${domain}`)).toBe('awaiting_admin')
  })

  it('goes to no free provider, and is good for who asked alone', async () => {
    const { who, id, domain } = await registered()
    const free = await askLink(who, id, 'petro@gmail.com')
    expect(free).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
    const stranger = await person()
    expect((await askLink(stranger, id, `ana@${domain}`)).status).toBe(403)
    await askLink(who, id, `ana@${domain}`)
    const secret = await linkTo(`ana@${domain}`)
    expect((await prove(stranger, secret)).status).toBe(403)
    expect((await prove(undefined, secret)).status).toBe(401)
    expect((await prove(who, 'nada')).status).toBe(400)
    await askLink(who, id, `bia@${domain}`)
    expect((await prove(who, secret)).status).toBe(400)
    expect((await prove(who, await linkTo(`bia@${domain}`))).status).toBe(200)
  })

  it('is asked for by a company whatever others ask for its mailbox', async () => {
    const email = 'contato@oliva-azeites.com.br'
    const ask = async () => {
      const { who, id } = await registered()
      return (await askLink(who, id, email)).status
    }
    const others = []
    for (let i = 0; i < 6; i += 1) others.push(await ask())
    expect(others).toEqual([200, 200, 200, 200, 200, 429])
    const { who, id } = await registered({ site: 'https://oliva-azeites.com.br' })
    expect((await askLink(who, id, email)).status).toBe(200)
  })

  it('is asked for so many times an hour', async () => {
    const { who, id, domain } = await registered()
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push(await askLink(who, id, `ana${i}@${domain}`))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the true company', () => {
  const admins = async (id: string) =>
    (await api.platform.db.select().from(vendorAdmins).where(eq(vendorAdmins.vendorId, id))).map(
      ({ userId, inactiveAt }) => [userId, inactiveAt === null],
    )

  it('wins over who registered it, and the page is confirmed', async () => {
    const { who, id, cnpj, domain, razaoSocial } = await registered()
    const keeper = await person()
    await ask(keeper, { cnpj, razaoSocial }, `ceo@${domain}`)
    const { body } = await proveClaim(await linkMailedTo(`ceo@${domain}`), keeper.token)
    expect(body.data.status).toBe('granted')
    expect(await admins(id)).toEqual(
      expect.arrayContaining([
        [who.id, false],
        [keeper.id, true],
      ]),
    )
    expect((await page(id)).confirmado).toBe(true)
    expect((await api.get(`/v1/vendor/${id}/area`, who.token)).status).toBe(403)
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    const letter = api.mails.findLast(({ to }) => to === who.email)
    expect(letter?.subject).toMatch(/não administra mais/)
    expect(letter?.text).toMatch(
      /não estava confirmado, e alguém mostrou, com um e-mail da empresa/,
    )
    expect(letter?.text).toContain(`/supplier/details/${id}`)
  })

  it('is not who typed an address for the page, nor who typed one before it was removed', async () => {
    const { who, id, cnpj, razaoSocial } = await registered()
    const accomplice = await person()
    const email = 'bia@outro-dominio.com.br'
    const claim = async () => {
      await ask(accomplice, { cnpj, razaoSocial }, email)
      return (await proveClaim(await linkMailedTo(email), accomplice.token)).body.data.status
    }
    const removed = await api.send('DELETE', `/v1/vendor/page/${id}/${who.id}`, {
      token: who.token,
    })
    expect(removed.status).toBe(200)
    expect(await claim()).toBe('awaiting_admin')
  })

  it('is confirmed by an Admin who accepts its request, in place of who proved nothing', async () => {
    const { who, id, cnpj, razaoSocial } = await registered()
    const keeper = await person()
    await ask(keeper, { cnpj, razaoSocial }, 'ana@grupo-petro.com.br')
    await proveClaim(await linkMailedTo('ana@grupo-petro.com.br'), keeper.token)
    const { db } = api.platform
    const [request] = await db
      .select()
      .from(accessRequests)
      .where(eq(accessRequests.userId, keeper.id))
    const boss = await admin()
    const path = `/v1/admin/access-requests/${request?.id}/approve`
    expect((await api.send('POST', path, { token: boss.token })).status).toBe(200)
    expect((await page(id)).confirmado).toBe(true)
    expect(await domainsOf(id)).toEqual(['grupo-petro.com.br'])
    expect(await admins(id)).toContainEqual([who.id, false])
  })

  it('and a link at once leave one who keeps the page, and one confirmation', async () => {
    const { who, id, cnpj, domain, razaoSocial } = await registered()
    const keeper = await person()
    await askLink(who, id, `ana@${domain}`)
    const link = await linkTo(`ana@${domain}`)
    await ask(keeper, { cnpj, razaoSocial }, `ceo@${domain}`)
    const secret = await linkMailedTo(`ceo@${domain}`)
    const boss = await admin()
    const [confirmed, claimed, decided] = await Promise.all([
      prove(who, link),
      proveClaim(secret, keeper.token),
      decide(boss, id, 'confirm'),
    ])
    for (const { status } of [confirmed, claimed, decided]) expect(status).toBeLessThan(500)
    expect(claimed.status).toBe(200)
    expect((await page(id)).confirmado).toBe(true)
    const kept = await admins(id)
    // Confirmed first, the page is the registrar's and the claim waits for an Admin; else it is the claimant's.
    const isClaimed = claimed.body.data.status === 'granted'
    expect(kept).toContainEqual([who.id, !isClaimed])
    if (isClaimed) expect(kept).toContainEqual([keeper.id, true])
    else expect(kept).toHaveLength(1)
  })
})

describe('the names of a confirmed page', () => {
  it('change within their own; under another company’s the page waits again', async () => {
    const { who, id } = await registered()
    const boss = await admin()
    await decide(boss, id, 'confirm')
    const rename = (nomeFantasia: string, as = who) =>
      api.send('POST', `/v1/vendor/${id}`, { token: as.token, payload: { nomeFantasia } })
    const name = (await page(id)).nomeFantasia.split(' ')[0]
    await rename(`${name} Brasileira Sistemas`)
    expect((await page(id)).confirmado).toBe(true)
    await rename('Banco do Brasil', boss)
    expect((await page(id)).confirmado).toBe(true)
    await rename('Caixa Federal')
    expect((await page(id)).confirmado).toBe(false)
    const waiting = await standing(who, id)
    expect(waiting.situacao).toBe('pendente')
    expect(Date.parse(waiting.prazo)).toBeGreaterThan(Date.now() + 29 * DAY_MS)
    await rename('Banco do Brasil')
    expect((await page(id)).confirmado).toBe(true)
  })

  it('stay with the CNPJ, also before the page is published', async () => {
    const { who, id } = await registered()
    await setPage(id, { isDraft: true, isVisible: false })
    const payload = { cnpj: cnpjNumber(series++) }
    const change = () => api.send('POST', `/v1/vendor/${id}`, { token: who.token, payload })
    await decide(await admin(), id, 'confirm')
    expect((await change()).status).toBe(409)
  })
})

describe('the desk', () => {
  it('lists what waits, confirms with the proven mailbox, and is for Admins', async () => {
    const { who, id } = await registered()
    await proven(who, id, 'ana@petro-certa.com.br')
    expect((await api.get('/v1/admin/confirmations', who.token)).status).toBe(403)
    const boss = await admin()
    const list = await api.get('/v1/admin/confirmations?situacao=conferindo', boss.token)
    const row = list.body.data.find(({ _id }: { _id: string }) => _id === id)
    expect(row).toMatchObject({ situacao: 'conferindo', email: 'ana@petro-certa.com.br' })
    const answers = await Promise.all([decide(boss, id, 'confirm'), decide(boss, id, 'confirm')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await page(id)).toMatchObject({ confirmado: true })
    expect(await domainsOf(id)).toEqual(['petro-certa.com.br'])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    const last = api.mails.findLast(({ to }) => to === who.email)
    expect(last?.subject).toBe('O cadastro da sua empresa está confirmado')
  })

  it('confirms what the Admin read', async () => {
    const { who, id } = await registered()
    const boss = await admin()
    const path = `/v1/admin/confirmations?search=${encodeURIComponent('Petro')}&limit=100`
    const rows = (await api.get(path, boss.token)).body.data
    const row = rows.find(({ _id }: { _id: string }) => _id === id)
    const { cnpj, razaoSocial, nomeFantasia, site } = row
    const lido = { cnpj, razaoSocial, nomeFantasia, site }
    const payload = { nomeFantasia: 'Natura' }
    await api.send('POST', `/v1/vendor/${id}`, { token: who.token, payload })
    expect((await decide(boss, id, 'confirm', { lido })).status).toBe(409)
    expect((await page(id)).confirmado).toBe(false)
    const now = { ...lido, nomeFantasia: 'Natura' }
    expect((await decide(boss, id, 'confirm', { lido: now })).status).toBe(200)
  })

  it('refuses with a reason that the supplier reads, and another mailbox may be proven', async () => {
    const { who, id, domain } = await registered()
    await proven(who, id, 'ana@petro-errada.com.br')
    const reason = 'O site não é da empresa.'
    expect((await decide(await admin(), id, 'refuse', { reason })).status).toBe(200)
    expect(await standing(who, id)).toMatchObject({ situacao: 'pendente', motivo: reason })
    expect(await proven(who, id, `ana@${domain}`)).toBe('confirmed')
  })
})

describe('the date', () => {
  const run = () => confirmationUpkeep.run(api.platform, {})
  const lettersTo = async (who: Person) => {
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    return api.mails.filter(({ to }) => to === who.email).map(({ subject }) => subject)
  }
  const show = (who: Person, id: string) =>
    api.send('POST', `/v1/vendor/page/visible/${id}`, {
      token: who.token,
      payload: { visivel: true, categoria: 'pagina' },
    })

  it('comes after reminders; then the page is hidden, loses nothing and comes back confirmed', async () => {
    const { who, id, domain } = await registered()
    const inDays = (days: number) =>
      setPage(id, { confirmBy: new Date(Date.now() + days * DAY_MS) })
    await run()
    await run()
    expect(await lettersTo(who)).toEqual(['Falta confirmar o cadastro da sua empresa'])
    await inDays(-0.1)
    await run()
    await run()
    expect(await lettersTo(who)).toEqual([
      'Falta confirmar o cadastro da sua empresa',
      'A página da sua empresa saiu do ar',
    ])
    expect((await api.get(`/v1/vendor/${id}`)).status).toBe(404)
    expect((await show(who, id)).status).toBe(409)
    expect(await standing(who, id)).toMatchObject({ situacao: 'vencido' })
    await askLink(who, id, `ana@${domain}`)
    const { body } = await prove(who, await linkTo(`ana@${domain}`))
    expect(body.data).toMatchObject({ status: 'confirmed', visivel: true })
    expect(await page(id)).toMatchObject({ confirmado: true, descricao: 'Sistemas.' })
    await lettersTo(who)
    expect(api.mails.findLast(({ to }) => to === who.email)?.text).toContain('Ela está no ar.')
  })

  it('gives back what it alone hid however that is confirmed, not what its administrators hid', async () => {
    const { db } = api.platform
    const overdue = async (hide?: 'before' | 'after') => {
      const made = await registered()
      const { who, id } = made
      const service = await makeOffer(db, { kind: 'service' })
      await db.insert(vendorOffers).values({ vendorId: id, offerId: service.id, origin: 'own' })
      const hidden = { visivel: false, categoria: 'pagina' }
      const hideIt = () =>
        api.send('POST', `/v1/vendor/page/visible/${id}`, { token: who.token, payload: hidden })
      if (hide === 'before') await hideIt()
      await setPage(id, { confirmBy: new Date(Date.now() - DAY_MS) })
      await run()
      if (hide === 'after') await hideIt()
      return { ...made, service: service.id }
    }
    const isSeen = async ({ id, service }: { id: string; service: string }) => {
      const seen = await api.get(`/v1/vendor/${id}`)
      const [offer] = await db.select().from(offers).where(eq(offers.id, service))
      return [seen.status === 200, offer?.isVisible]
    }
    const boss = await admin()

    const byAdmin = await overdue()
    expect(await isSeen(byAdmin)).toEqual([false, false])
    await decide(boss, byAdmin.id, 'confirm')
    expect(await isSeen(byAdmin)).toEqual([true, true])

    const byClaim = await overdue()
    const keeper = await person()
    await ask(keeper, byClaim, `ceo@${byClaim.domain}`)
    await proveClaim(await linkMailedTo(`ceo@${byClaim.domain}`), keeper.token)
    expect(await isSeen(byClaim)).toEqual([true, true])

    const byName = await overdue()
    await setPage(byName.id, { confirmedNames: ['Aroeira'] })
    const payload = { razaoSocial: 'Aroeira Ltda.', nomeFantasia: 'Aroeira' }
    await api.send('POST', `/v1/vendor/${byName.id}`, { token: byName.who.token, payload })
    expect(await isSeen(byName)).toEqual([true, true])

    for (const hide of ['before', 'after'] as const) {
      const byWish = await overdue(hide)
      await askLink(byWish.who, byWish.id, `ana@${byWish.domain}`)
      const { body } = await prove(byWish.who, await linkTo(`ana@${byWish.domain}`))
      expect(body.data).toMatchObject({ status: 'confirmed', visivel: false })
      expect(await isSeen(byWish)).toEqual([false, false])
    }
  })

  it('presses nobody whose proven mailbox an Admin is to look at', async () => {
    const { who, id } = await registered()
    await proven(who, id, 'ana@petro-lenta.com.br')
    await setPage(id, { confirmBy: new Date(Date.now() - DAY_MS) })
    await run()
    expect((await page(id)).confirmado).toBe(false)
  })
})

describe('a person who leaves', () => {
  it('takes a page that nobody confirmed off the site with the account', async () => {
    const { db } = api.platform
    const { who, id } = await registered()
    const { releasePagesOf } = await import('#/features/vendors/pages.server.ts')
    const keeper = await makeUser(db)
    const known = await makeVendor(db)
    await db.insert(vendorAdmins).values({ vendorId: known.id, userId: keeper.id })
    await db.transaction((tx) => releasePagesOf(tx, who.id))
    await db.transaction((tx) => releasePagesOf(tx, keeper.id))
    expect((await api.get(`/v1/vendor/${id}`)).status).toBe(404)
    expect(await page(known.id)).toMatchObject({ isAssociated: false, confirmado: true })
  })
})
