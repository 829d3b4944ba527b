import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { makeRecord } from '#/db/factories/index.ts'
import { registerActivities, registerCompanies, vendors } from '#/db/schema/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { testArea } from '#/server/testing/area.server.ts'

const { api, person, pageOf } = testArea()

const db = () => api.platform.db
const OWN = {
  isAssociated: true,
  street: 'Rua Augusta',
  streetNumber: '10',
  bairro: 'Consolação',
  complement: null,
  city: 'São Paulo',
  state: 'SP',
  cep: '01305000',
}

/** Of a page that says nothing of where it is. */
const NOWHERE = {
  street: null,
  streetNumber: null,
  bairro: null,
  complement: null,
  city: null,
  state: null,
  cep: null,
}

type Kept = Awaited<ReturnType<typeof pageOf>>
let keeper: Awaited<ReturnType<typeof person>>
let page: Kept

const record = (change: Partial<typeof registerCompanies.$inferInsert> = {}) =>
  makeRecord(db(), {
    cnpj: page.cnpj,
    legalName: page.razaoSocial.toUpperCase(),
    street: 'AVENIDA PAULISTA',
    streetNumber: '1000',
    complement: 'CONJ 12',
    district: 'BELA VISTA',
    city: 'SAO PAULO',
    state: 'SP',
    cep: '01310100',
    ...change,
  })

beforeEach(async () => {
  keeper = await person()
  page = await pageOf(keeper)
  await db().update(vendors).set(OWN).where(eq(vendors.id, page.id))
})

const question = async (token: string | undefined = keeper.token) =>
  (await api.get(`/v1/vendor/${page.id}/espera`, token)).body.data.dadosNaReceita
const answer = (campo: unknown, escolha: unknown, receita: unknown, token = keeper.token) =>
  api.send('PUT', `/v1/vendor/${page.id}/dados-da-receita`, {
    token,
    payload: { campo, escolha, receita },
  })
const choose = (escolha: unknown, receita: unknown, token = keeper.token) =>
  answer('endereco', escolha, receita, token)
const pageNow = async () => (await db().select().from(vendors).where(eq(vendors.id, page.id)))[0]
const written = async () => {
  const row = await pageNow()
  return [row?.street, row?.streetNumber, row?.complement, row?.bairro, row?.city, row?.cep]
}
const trail = async () =>
  (await auditTrailOf(db(), 'vendor', [page.id])).map(({ action, detail }) => [action, detail])
const RECEITA = 'Avenida Paulista, 1000, Conj 12, Bela Vista, São Paulo, SP, 01310-100'

it('another address of the register waits for who keeps the page, who may use it', async () => {
  await record()
  expect(await question()).toEqual({
    competencia: '2026-10',
    diferencas: [
      {
        campo: 'endereco',
        pagina: 'Rua Augusta, 10, Consolação, São Paulo, SP, 01305-000',
        receita: RECEITA,
      },
    ],
  })
  expect((await choose('usar', RECEITA)).status).toBe(200)
  const now = ['Avenida Paulista', '1000', 'Conj 12', 'Bela Vista', 'São Paulo', '01310100']
  expect(await written()).toEqual(now)
  expect(await question()).toBeNull()
  expect((await choose('manter', RECEITA)).status).toBe(409)
  // How a company is reached may be a person's: the trail does not keep it.
  expect(await trail()).toEqual([['useRegistered', { field: 'Endereço', month: '2026-10' }]])
})

it('an address of the longest parts is used or kept as any other', async () => {
  const long = '文'.repeat(200)
  const parts = { street: long, streetNumber: long, complement: long, district: long, city: long }
  await record(parts)
  const { receita } = (await question()).diferencas[0]
  expect((await choose('manter', receita)).status).toBe(200)
  expect(await question()).toBeNull()
  await db()
    .update(registerCompanies)
    .set({ streetNumber: '2000' })
    .where(eq(registerCompanies.cnpj, page.cnpj))
  expect(await question()).not.toBeNull()
})

it('a page that keeps its own address is asked again only when the register says another one', async () => {
  await record()
  const before = await written()
  expect((await choose('manter', RECEITA)).status).toBe(200)
  expect(await written()).toEqual(before)
  expect(await question()).toBeNull()
  await db()
    .update(registerCompanies)
    .set({ streetNumber: '2000', month: '2026-11-01' })
    .where(eq(registerCompanies.cnpj, page.cnpj))
  expect(await question()).toMatchObject({ competencia: '2026-11' })
  // What the person saw is not what would be written.
  expect((await choose('usar', RECEITA)).status).toBe(409)
  expect(await written()).toEqual(before)
})

it('nothing is asked where the register says the same, is of a person, or nobody keeps the page', async () => {
  const month = '2026-10-01'
  await record({ ...OWN, street: 'R AUGUSTA', district: 'CONSOLACAO', city: 'SAO PAULO', month })
  expect(await question()).toBeNull()
  const change = (values: Partial<typeof registerCompanies.$inferInsert>) =>
    db().update(registerCompanies).set(values).where(eq(registerCompanies.cnpj, page.cnpj))
  await change({ streetNumber: '99' })
  expect(await question()).not.toBeNull()
  await change({ isSoleTrader: true })
  expect(await question()).toBeNull()
  await change({ isSoleTrader: false, situation: 'baixada' })
  expect(await question()).toBeNull()
})

it('only who keeps the page answers, and in so many words', async () => {
  await record()
  const other = await person()
  expect((await choose('usar', RECEITA, other.token)).status).toBe(403)
  const visitor = { payload: { campo: 'endereco', escolha: 'usar', receita: RECEITA } }
  const path = `/v1/vendor/${page.id}/dados-da-receita`
  expect((await api.send('PUT', path, visitor)).status).toBe(401)
  const wrong = await answer('cnpj', 'talvez', '')
  expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([
    400,
    ['campo', 'escolha', 'receita'],
  ])
})

it('names and activity are asked of together, and each is taken over or kept by itself', async () => {
  const activity = { code: '6201501', text: 'Desenvolvimento de programas sob encomenda' }
  await db().insert(registerActivities).values(activity).onConflictDoNothing()
  const [{ text } = activity] = await db()
    .select()
    .from(registerActivities)
    .where(eq(registerActivities.code, activity.code))
  await db()
    .update(vendors)
    .set({
      ...NOWHERE,
      razaoSocial: 'Aurora Ltda.',
      nomeFantasia: 'Aurora',
      primaryActivity: 'Outra',
    })
    .where(eq(vendors.id, page.id))
  await record({ legalName: 'BOREAL S/A', tradeName: 'BOREAL NUVEM' })
  expect(await question()).toEqual({
    competencia: '2026-10',
    diferencas: [
      { campo: 'razaoSocial', pagina: 'Aurora Ltda.', receita: 'Boreal S/A' },
      { campo: 'nomeFantasia', pagina: 'Aurora', receita: 'Boreal Nuvem' },
      { campo: 'atividade', pagina: 'Outra', receita: text },
    ],
  })
  expect((await answer('razaoSocial', 'usar', 'Boreal Nuvem')).status).toBe(409)
  expect((await answer('razaoSocial', 'usar', 'Boreal S/A')).status).toBe(200)
  expect((await answer('nomeFantasia', 'manter', 'Boreal Nuvem')).status).toBe(200)
  expect((await answer('atividade', 'usar', text)).status).toBe(200)
  expect(await question()).toBeNull()
  // The register says whose the CNPJ is: its name is no other company's, and the page stays confirmed.
  expect(await pageNow()).toMatchObject({
    razaoSocial: 'Boreal S/A',
    nomeFantasia: 'Aurora',
    primaryActivity: text,
    unconfirmedSince: null,
  })
  expect((await trail()).toReversed()).toEqual([
    [
      'useRegistered',
      {
        field: 'Razão social',
        month: '2026-10',
        before: { razaoSocial: 'Aurora Ltda.' },
        after: { razaoSocial: 'Boreal S/A' },
      },
    ],
    ['keepOwn', { field: 'Nome fantasia', month: '2026-10' }],
    ['useRegistered', expect.objectContaining({ field: 'Atividade principal' })],
  ])
  await db()
    .update(registerCompanies)
    .set({ tradeName: 'BOREAL CLOUD' })
    .where(eq(registerCompanies.cnpj, page.cnpj))
  expect((await question()).diferencas).toEqual([
    { campo: 'nomeFantasia', pagina: 'Aurora', receita: 'Boreal Cloud' },
  ])
  const renamed = { token: keeper.token, payload: { razaoSocial: 'Boreal Ltda.' } }
  expect((await api.send('POST', `/v1/vendor/${page.id}`, renamed)).status).toBe(200)
  expect(await pageNow()).toMatchObject({ unconfirmedSince: null })
})

it('a page that waits as it was renamed is confirmed again by its own name of the register', async () => {
  const names = { razaoSocial: 'Aurora Ltda.', nomeFantasia: 'Aurora' }
  await db()
    .update(vendors)
    .set({ ...NOWHERE, ...names, confirmedNames: ['Aurora Ltda.', 'Aurora'] })
    .where(eq(vendors.id, page.id))
  await record({ legalName: 'AURORA LTDA', tradeName: 'BOREAL' })
  const renamed = { token: keeper.token, payload: { razaoSocial: 'Zebra Ltda.' } }
  expect((await api.send('POST', `/v1/vendor/${page.id}`, renamed)).status).toBe(200)
  expect((await pageNow())?.unconfirmedSince).not.toBeNull()
  // Another name confirms nothing, also where the register says it: nobody has shown whose the page is by now.
  expect((await answer('nomeFantasia', 'usar', 'Boreal')).status).toBe(200)
  expect((await pageNow())?.unconfirmedSince).not.toBeNull()
  await db().update(vendors).set({ nomeFantasia: 'Aurora' }).where(eq(vendors.id, page.id))
  expect((await answer('razaoSocial', 'usar', 'Aurora Ltda')).status).toBe(200)
  expect(await pageNow()).toMatchObject({ razaoSocial: 'Aurora Ltda', unconfirmedSince: null })
})

it('a name is no other one by accents, capitals and signs, nor where one of both has none', async () => {
  await db()
    .update(vendors)
    .set({ ...NOWHERE, razaoSocial: 'Aurora Serviços S.A.', nomeFantasia: 'Aurora' })
    .where(eq(vendors.id, page.id))
  await record({ legalName: 'AURORA SERVICOS S/A', tradeName: null })
  expect(await question()).toBeNull()
})
