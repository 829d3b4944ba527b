import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import { offers } from '#/db/schema/index.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const get = api.get

describe('searching suppliers', () => {
  it('finds by trade name, registered name and CNPJ, masked or not', async () => {
    const vendor = await makeVendor(api.platform.db, {
      nomeFantasia: 'Água Viva Sistemas',
      razaoSocial: 'ACME INFORMATICA LTDA',
    })
    await countWords(api.platform.db)
    const masked = maskCnpj(vendor.cnpj)
    for (const query of [
      'agua viva',
      'acme',
      'ACME informática',
      vendor.cnpj,
      masked,
      'aguaviva sistmas',
    ]) {
      const { body } = await get(`/v1/vendor?query=${encodeURIComponent(query)}`)
      expect(
        body.data.map(({ _id }: { _id: string }) => _id),
        query,
      ).toContain(vendor.id)
    }
    const paged = await get('/v1/vendor/search/getPaginados?query=acme&page=1&limit=12')
    expect(paged.body).toMatchObject({ page: 1, totalPages: 1, total: 1 })
  })

  it('finds by what is sold, and where, until it is sold no more', async () => {
    const { db } = api.platform
    const vendor = await makeVendor(db, {
      nomeFantasia: 'Lua Cheia',
      city: 'Londrina',
      state: 'PR',
    })
    const offer = await makeOffer(db, { name: 'Colheita Certa', categories: ['Agronegócio'] })
    await linkOffer(db, vendor.id, offer.id)
    const isFoundBy = async (query: string) => {
      await countWords(db)
      const { body } = await get(
        `/v1/vendor/search/getPaginados?query=${encodeURIComponent(query)}&page=1&limit=12`,
      )
      return body.data.some(({ _id }: { _id: string }) => _id === vendor.id)
    }
    for (const query of [
      'agronegocio',
      'colheita certa',
      'agronegócio em Londrina',
      'londrina paraná',
    ])
      expect(await isFoundBy(query), query).toBe(true)
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, offer.id))
    expect(await isFoundBy('colheita certa')).toBe(false)
  })

  it('lists the recommended first', async () => {
    await makeVendor(api.platform.db, { nomeFantasia: 'Zebra Recomendada', isFeatured: true })
    const { body } = await get('/v1/vendor/search/getPaginados')
    expect(body.data[0]).toMatchObject({ nomeFantasia: 'Zebra Recomendada', destaque: true })
  })
})

describe('one supplier', () => {
  it('comes with its catalogue', async () => {
    const { db } = api.platform
    const vendor = await makeVendor(db)
    const software = await makeOffer(db, { name: 'Um software' })
    const service = await makeOffer(db, {
      name: 'Um serviço',
      kind: 'service',
      categories: ['Consultoria em TI'],
    })
    await linkOffer(db, vendor.id, software.id)
    await linkOffer(db, vendor.id, service.id)

    const { body } = await get(`/v1/vendor/${vendor.id}`)
    expect(body.data).toMatchObject({ _id: vendor.id, cnpj: vendor.cnpj, pais: 'Brasil' })
    expect(body.data.softwares).toEqual([
      expect.objectContaining({ titulo: 'Um software', tipo: 'Software' }),
      expect.objectContaining({ titulo: 'Um serviço', tipo: 'Serviço' }),
    ])
    const services = await get(
      `/v1/vendor/${vendor.id}/products?tipo=${encodeURIComponent('Serviço')}`,
    )
    expect(services.body).toMatchObject({ total: 1, data: [{ titulo: 'Um serviço' }] })
  })

  it('hides a section that its owner hid, from the API too', async () => {
    const vendor = await makeVendor(api.platform.db, { showSoftware: false })
    const offer = await makeOffer(api.platform.db)
    await linkOffer(api.platform.db, vendor.id, offer.id)
    expect((await get(`/v1/vendor/${vendor.id}`)).body.data.softwares).toEqual([])
    const list = await get(`/v1/vendor/${vendor.id}/products?tipo=Software`)
    expect(list.body).toMatchObject({ total: 0, data: [] })
  })

  it('tells no contact of a page that nobody claimed', async () => {
    const contact = {
      email: 'fulano@exemplo.demo.praca',
      phone: '4132345678',
      street: 'Rua das Flores',
    }
    const automatic = await makeVendor(api.platform.db, { ...contact, isAssociated: false })
    const kept = await makeVendor(api.platform.db, { ...contact, isAssociated: true })
    expect((await get(`/v1/vendor/${automatic.id}`)).body.data).toMatchObject({
      email: '',
      telefone: '',
      logradouro: '',
    })
    expect((await get(`/v1/vendor/${kept.id}`)).body.data).toMatchObject({
      email: contact.email,
      telefone: contact.phone,
      logradouro: contact.street,
    })
  })

  it('is 404 when unknown or hidden, and 400 when its id is none', async () => {
    const hidden = await makeVendor(api.platform.db, { isVisible: false })
    expect((await get(`/v1/vendor/${hidden.id}`)).status).toBe(404)
    expect((await get('/v1/vendor/0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await get('/v1/vendor/nada')).status).toBe(400)
  })
})

describe('reviews', () => {
  it('come newest first, in pages, without what identifies their author', async () => {
    const { db } = api.platform
    const offer = await makeOffer(db)
    const author = await makeUser(db, { firstName: 'Ana', lastName: 'Lima', position: 'Analista' })
    await makeReview(db, { offerId: offer.id, rating: 3, createdAt: new Date('2026-01-01') })
    await makeReview(db, {
      offerId: offer.id,
      userId: author.id,
      rating: 5,
      comment: 'Ótimo.',
      createdAt: new Date('2026-02-01'),
    })
    await makeReview(db, { offerId: offer.id, status: 'hidden' })

    const { body } = await get(`/v1/comments/?id=${offer.id}&limit=1`)
    expect(body.data).toMatchObject({ total: 2, totalPages: 2 })
    const [review] = body.data.result
    expect(review).toMatchObject({
      rating: 5,
      comment: 'Ótimo.',
      createdAt: '2026-02-01T00:00:00.000Z',
      autor: 'email_confirmado',
      reply: null,
    })
    expect(review.user).toEqual({
      firstName: 'Ana',
      lastName: 'Lima',
      position: 'Analista',
      photo: '',
    })
    expect(JSON.stringify(body)).not.toContain(author.id)
    expect(JSON.stringify(body)).not.toContain(author.email)
  })

  it('stay without their author once the account is gone', async () => {
    const vendor = await makeVendor(api.platform.db)
    await makeReview(api.platform.db, { vendorId: vendor.id, userId: null, comment: null })
    const { body } = await get(`/v1/comments?id=${vendor.id}`)
    expect(body.data.result[0]).toMatchObject({
      comment: '',
      user: { firstName: 'Usuário', lastName: 'removido' },
    })
  })

  it('of nothing are 404', async () => {
    expect((await get('/v1/comments?id=0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await get('/v1/comments')).status).toBe(400)
  })
})
