import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeRecord, makeUser, makeVendor } from '#/db/factories/index.ts'
import { registerCompanies, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { closedCompany, searchCompanies } from './service.server.ts'

const api = testApi()

const found = async (query: string) => {
  const { data, total } = await searchCompanies(api.platform.db, { query, page: 1, limit: 12 })
  expect(total).toBe(data.length)
  return data.map(({ _id }) => _id)
}

it('finds a company by parts of its name, without its accents, and by its CNPJ', async () => {
  const { id, cnpj } = await makeVendor(api.platform.db, {
    razaoSocial: 'Grimpeira Automação Ltda.',
    nomeFantasia: 'Grimpeira',
  })
  for (const query of ['grimpeira automac', 'GRIMP', cnpj, maskCnpj(cnpj)])
    expect(await found(query), query).toEqual([id])
  expect(await found('nenhuma empresa se chama assim')).toEqual([])
})

it('finds a company however its name goes on, or is misspelt, the most alike first', async () => {
  const { db } = api.platform
  const other = await makeVendor(db, {
    razaoSocial: 'Quiriri Agropecuária S.A.',
    nomeFantasia: null,
  })
  const { id } = await makeVendor(db, {
    razaoSocial: 'QUIRIRI COMERCIO E SERVICOS LTDA',
    nomeFantasia: null,
  })
  for (const query of ['Quiriri Comércio e Serviços Ltda ME', 'quiriri comercio'])
    expect(await found(query), query).toEqual([id])
  for (const query of ['Quiriri Indústria Ltda', 'Quiriir'])
    expect((await found(query)).toSorted(), query).toEqual([other.id, id].toSorted())
  expect((await found('Quiriri S/A'))[0]).toBe(other.id)
})

it('tells how many there are also past the last page', async () => {
  const { db } = api.platform
  await makeVendor(db, { razaoSocial: 'Maçambará Sistemas Ltda.', nomeFantasia: null })
  const { data, total } = await searchCompanies(db, { query: 'macambara', page: 9, limit: 12 })
  expect({ data, total }).toEqual({ data: [], total: 1 })
})

it('tells only by its CNPJ that a page exists which readers do not see, and only its name', async () => {
  const { db } = api.platform
  const hidden = await makeVendor(db, {
    isVisible: false,
    razaoSocial: 'Socavão Sistemas Ltda.',
    nomeFantasia: 'Socavão',
    site: 'https://socavao.example',
    logoKey: 'logos/a.png',
  })
  const { id: userId } = await makeUser(db)
  await db.insert(vendorAdmins).values({ vendorId: hidden.id, userId })
  expect(await found('socavao')).toEqual([])
  const search = { query: maskCnpj(hidden.cnpj), page: 1, limit: 12 }
  expect((await searchCompanies(db, search)).data).toEqual([
    expect.objectContaining({
      _id: hidden.id,
      razaoSocial: 'Socavão Sistemas Ltda.',
      visivel: false,
      isAssociated: true,
      site: '',
      descricao: '',
      links: expect.objectContaining({ logotipo_url: '' }),
    }),
  ])
})

it('leaves out what was removed: it may be registered anew', async () => {
  const removed = await makeVendor(api.platform.db, { isVisible: false })
  expect(await found(removed.cnpj)).toEqual([])
})

it('tells by its CNPJ that a company is closed, with its page where it has one, and of no person', async () => {
  const { db } = api.platform
  const record = {
    legalName: 'PUNARE SISTEMAS LTDA',
    situation: 'baixada',
    situationSince: '2026-10-02',
  } as const
  const unknown = '33000167000101'
  const { id, cnpj } = await makeVendor(db, {
    isAssociated: false,
    isVisible: false,
    closedOn: '2026-10-02',
  })
  await makeRecord(db, { ...record, cnpj })
  await makeRecord(db, { ...record, cnpj: unknown })
  const told = { razaoSocial: 'PUNARE SISTEMAS LTDA', situacao: 'baixada', desde: '2026-10-02' }
  expect(await closedCompany(db, maskCnpj(cnpj))).toMatchObject({ ...told, cnpj, pageId: id })
  expect(await closedCompany(db, unknown)).toMatchObject({ ...told, pageId: null })
  expect(await closedCompany(db, 'punare')).toBeNull()

  await db.update(vendors).set({ removedAt: new Date() }).where(eq(vendors.id, id))
  expect(await closedCompany(db, cnpj)).toBeNull()
  const person = eq(registerCompanies.cnpj, unknown)
  await db.update(registerCompanies).set({ isSoleTrader: true }).where(person)
  expect(await closedCompany(db, unknown)).toBeNull()
  await db.update(registerCompanies).set({ isSoleTrader: false, situation: 'ativa' }).where(person)
  expect(await closedCompany(db, unknown)).toBeNull()
})
