import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cnpjNumber, giveDomain, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { companyDomains, reviewAppeals, vendors } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { COMPANIES_PER_DOMAIN, COMPANY_DOMAIN_DAYS } from '#/features/companies/limits.ts'
import { LookupUnavailable } from '#/integrations/lookup.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { COMPANIES_PER_DAY } from './limits.ts'
import { proofsUpkeep } from './upkeep.server.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db

/** E-mail addresses that the public register has, by CNPJ. */
const register = new Map<string, string>()
let isReached = true
beforeEach(() => {
  isReached = true
  api.platform.companyRegister = {
    find: async (cnpj) => {
      if (!isReached) throw new LookupUnavailable('offline')
      const email = register.get(cnpj)
      if (email === undefined) return null
      const nothing = { nomeFantasia: '', phone: '', cep: '', primaryActivity: '' }
      return { ...nothing, cnpj, razaoSocial: 'Metalúrgica Ltda.', email, active: true }
    },
  }
})

let series = 70_000
let count = 0

/** A company that is in the register and has no page here. @param email as the register has it; at its own domain if left out */
function company(email?: string) {
  const cnpj = cnpjNumber(series++)
  const domain = `metalurgica-${++count}.com.br`
  register.set(cnpj, email ?? `fiscal@${domain}`)
  return { cnpj, domain }
}

/** Somebody with a mailbox, who reviewed something. */
async function reviewer(email: string, offer?: { id: string }) {
  const of = offer ?? (await makeOffer(db()))
  const who = await t.person({ email })
  return { who, offer: of, id: await t.written(who, of) }
}

const name = (id: string, who: Person | undefined, cnpj: string) =>
  api.send('POST', `/v1/comment/${id}/comprovacao/empresa`, {
    token: who?.token,
    payload: { cnpj },
  })
const labels = async (offer: { id: string }) => (await t.listed(offer)).result[0].etiquetas

describe('the label of a company’s mailbox', () => {
  it('comes by itself at a domain that a company has proven here, and at no other', async () => {
    const vendor = await makeVendor(db())
    await giveDomain(db(), vendor.id, 'provada.com.br')
    const known = await reviewer('ana@mail.provada.com.br')
    expect(await labels(known.offer)).toEqual(['email_corporativo'])
    const bought = await reviewer('ana@comprada-ontem.com.br')
    expect(await labels(bought.offer)).toEqual(['dominio_proprio'])
    const found = async (etiqueta: string) =>
      (await api.get(`/v1/comments?id=${bought.offer.id}&etiqueta=${etiqueta}`)).body.data.total
    expect([await found('email_corporativo'), await found('dominio_proprio')]).toEqual([0, 1])
  })

  it('is shown once the author names the company, if the register has that domain of it', async () => {
    const { cnpj, domain } = company()
    const { who, offer, id } = await reviewer(`ana@${domain}`)
    expect(await labels(offer)).toEqual(['dominio_proprio'])
    const other = await name(id, who, company().cnpj)
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['cnpj']])
    expect(await labels(offer)).toEqual(['dominio_proprio'])
    const { status, body } = await name(id, who, cnpj)
    expect([status, body.data.etiquetas]).toEqual([200, ['email_corporativo']])
    expect(await labels(offer)).toEqual(['email_corporativo'])
    await t.write(who, offer, { rating: 2 })
    expect(await labels(offer)).toEqual(['email_corporativo'])
    const colleague = await reviewer(`bia@${domain}`)
    expect(await labels(colleague.offer)).toEqual(['email_corporativo'])
    // Nobody reads of which company it is.
    const kept = JSON.stringify(await db().select().from(companyDomains))
    for (const word of [cnpj, cnpj.slice(0, 8), domain, who.id]) expect(kept).not.toContain(word)
  })

  it('is shown for the site of a confirmed page, and not for one that nobody confirmed', async () => {
    const page = { site: 'https://www.vidraria-do-sul.com.br', cnpj: company('').cnpj }
    const vendor = await makeVendor(db(), { ...page, unconfirmedSince: new Date() })
    const { who, id } = await reviewer('ana@vidraria-do-sul.com.br')
    expect((await name(id, who, page.cnpj)).status).toBe(400)
    await db().update(vendors).set({ unconfirmedSince: null }).where(eq(vendors.id, vendor.id))
    expect((await name(id, who, page.cnpj)).body.data.etiquetas).toEqual(['email_corporativo'])
  })

  it('is not for a mailbox that anybody gets, though the register has one there', async () => {
    const { cnpj } = company('metalurgica@gmail.com')
    const { who, offer, id } = await reviewer('ana.metalurgica@gmail.com')
    expect((await name(id, who, cnpj)).status).toBe(409)
    expect(await labels(offer)).toEqual([])
  })

  it('is not for a domain of many companies, as an accountant’s', async () => {
    const mailbox = 'cliente@contabilidade-central.com.br'
    for (let n = 0; n < COMPANIES_PER_DOMAIN; n++) {
      const { who, id } = await reviewer(`p${n}@contabilidade-central.com.br`)
      expect((await name(id, who, company(mailbox).cnpj)).status).toBe(200)
    }
    const { who, offer, id } = await reviewer('p9@contabilidade-central.com.br')
    const one = await name(id, who, company(mailbox).cnpj)
    expect([one.status, one.body.error]).toEqual([409, expect.stringContaining('várias empresas')])
    expect(await labels(offer)).toEqual(['dominio_proprio'])
    const after = await reviewer('p10@contabilidade-central.com.br')
    expect(await labels(after.offer)).toEqual(['dominio_proprio'])
  })

  it('is not for who works where it is made, let to review or not', async () => {
    const { cnpj, domain } = company()
    const maker = await makeVendor(db(), { cnpj })
    const offer = await makeOffer(db())
    await linkOffer(db(), maker.id, offer.id)
    const { who, id } = await reviewer(`ana@${domain}`, offer)
    expect((await name(id, who, cnpj)).status).toBe(409)
    // Shown about something else, the domain is no other company's here.
    const elsewhere = await reviewer(`bia@${domain}`)
    expect((await name(elsewhere.id, elsewhere.who, cnpj)).status).toBe(200)
    await t.write(who, offer, { rating: 5 })
    expect(await labels(offer)).toEqual(['dominio_proprio'])
    await giveDomain(db(), maker.id, domain)
    const colleague = await t.person({ email: `caio@${domain}` })
    expect((await t.write(colleague, offer)).status).toBe(403)
    await db()
      .insert(reviewAppeals)
      .values({
        ...{ userId: colleague.id, offerId: offer.id, bar: 'colleague' as const },
        text: 'Só temos o mesmo nome.',
        status: 'upheld',
        decidedAt: new Date(),
      })
    expect((await t.write(colleague, offer)).body.data.review.etiquetas).toEqual([
      'dominio_proprio',
    ])
  })

  it.each(['chosen', 'assigned', 'confirmed'] as const)(
    'is not for who works where it is sold: %s',
    async (origin) => {
      const seller = await makeVendor(db())
      await giveDomain(db(), seller.id, `revenda-${origin}.com.br`)
      const offer = await makeOffer(db())
      await linkOffer(db(), seller.id, offer.id, origin)
      const { who, id } = await reviewer(`ana@revenda-${origin}.com.br`, offer)
      expect(await labels(offer)).toEqual(['dominio_proprio'])
      expect((await name(id, who, seller.cnpj)).status).toBe(409)
      expect(await labels(offer)).toEqual(['dominio_proprio'])
    },
  )

  it('says why it cannot be shown: no company, nobody to ask, too often, another’s review', async () => {
    const { who, id } = await reviewer(`ana@${company().domain}`)
    const closed = await name(id, who, cnpjNumber(series++))
    expect([closed.status, closed.body.error]).toEqual([
      400,
      'Não há empresa ativa com este CNPJ no registro público.',
    ])
    expect((await name(id, who, '11.111.111/1111-11')).body.fields).toHaveProperty('cnpj')
    isReached = false
    expect((await name(id, who, company().cnpj)).status).toBe(503)
    expect((await name(id, await t.person(), company().cnpj)).status).toBe(404)
    expect((await name(id, undefined, company().cnpj)).status).toBe(401)
    for (let n = 2; n < COMPANIES_PER_DAY; n++) await name(id, who, company().cnpj)
    expect((await name(id, who, company().cnpj)).status).toBe(429)
  })

  it('has to be shown anew after a year', async () => {
    const { cnpj, domain } = company()
    const { who, offer, id } = await reviewer(`ana@${domain}`)
    await name(id, who, cnpj)
    await db()
      .update(companyDomains)
      .set({ checkedAt: new Date(Date.now() - (COMPANY_DOMAIN_DAYS + 1) * DAY_MS) })
    await proofsUpkeep.run(api.platform, {})
    expect(await db().$count(companyDomains)).toBe(0)
    expect(await labels(offer)).toEqual(['email_corporativo'])
    await t.write(who, offer, { rating: 3 })
    expect(await labels(offer)).toEqual(['dominio_proprio'])
  })
})
