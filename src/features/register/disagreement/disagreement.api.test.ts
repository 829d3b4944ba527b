import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { registerCompanies, vendors } from '#/db/schema/index.ts'
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

type Kept = Awaited<ReturnType<typeof pageOf>>
let keeper: Awaited<ReturnType<typeof person>>
let page: Kept

const record = (change: Partial<typeof registerCompanies.$inferInsert> = {}) =>
  db()
    .insert(registerCompanies)
    .values({
      cnpj: page.cnpj,
      legalName: 'EMPRESA LTDA',
      isHeadquarters: true,
      situation: 'ativa',
      activity: '6201501',
      nature: '2062',
      isSoleTrader: false,
      street: 'AVENIDA PAULISTA',
      streetNumber: '1000',
      complement: 'CONJ 12',
      district: 'BELA VISTA',
      city: 'SAO PAULO',
      state: 'SP',
      cep: '01310100',
      month: '2026-10-01',
      ...change,
    })

beforeEach(async () => {
  keeper = await person()
  page = await pageOf(keeper)
  await db().update(vendors).set(OWN).where(eq(vendors.id, page.id))
})

const question = async (token: string | undefined = keeper.token) =>
  (await api.get(`/v1/vendor/${page.id}/espera`, token)).body.data.enderecoNaReceita
const choose = (escolha: unknown, receita: unknown, token: string | undefined = keeper.token) =>
  api.send('PUT', `/v1/vendor/${page.id}/endereco-da-receita`, {
    token,
    payload: { escolha, receita },
  })
const written = async () => {
  const [row] = await db().select().from(vendors).where(eq(vendors.id, page.id))
  return [row?.street, row?.streetNumber, row?.complement, row?.bairro, row?.city, row?.cep]
}
const RECEITA = 'Avenida Paulista, 1000, Conj 12, Bela Vista, São Paulo, SP, 01310-100'

it('another address of the register waits for who keeps the page, who may use it', async () => {
  await record()
  expect(await question()).toEqual({
    pagina: 'Rua Augusta, 10, Consolação, São Paulo, SP, 01305-000',
    receita: RECEITA,
    competencia: '2026-10',
  })
  expect((await choose('usar', RECEITA)).status).toBe(200)
  const now = ['Avenida Paulista', '1000', 'Conj 12', 'Bela Vista', 'São Paulo', '01310100']
  expect(await written()).toEqual(now)
  expect(await question()).toBeNull()
  expect((await choose('manter', RECEITA)).status).toBe(409)
  expect((await auditTrailOf(db(), 'vendor', [page.id])).map(({ action }) => action)).toEqual([
    'useRegisteredAddress',
  ])
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
  const visitor = { payload: { escolha: 'usar', receita: RECEITA } }
  const path = `/v1/vendor/${page.id}/endereco-da-receita`
  expect((await api.send('PUT', path, visitor)).status).toBe(401)
  const wrong = await choose('talvez', '')
  expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([
    400,
    ['escolha', 'receita'],
  ])
})
