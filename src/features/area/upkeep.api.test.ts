import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { giveVendor, makeRecord } from '#/db/factories/index.ts'
import { registerChanges, registerCompanies, registerRuns, vendors } from '#/db/schema/index.ts'
import { testArea } from '#/server/testing/area.server.ts'
import { registerNotices } from './upkeep.server.ts'

const { api, person, pageOf } = testArea()

const db = () => api.platform.db
const MONTH = '2026-10-01'

let keeper: Awaited<ReturnType<typeof person>>
let page: Awaited<ReturnType<typeof pageOf>>

const monthCame = async (month: string, before: string, after: string) => {
  await db()
    .insert(registerRuns)
    .values({
      month,
      source: '/receita',
      fingerprint: month,
      state: 'done',
      owner: crypto.randomUUID(),
      reached: { step: 'apply', archive: 0, row: 0, cnpj: '' },
      counts: {
        ...{ read: {}, refused: {}, chosen: 1, created: 0, changed: 1 },
        ...{ closed: 0, reopened: 0, unchanged: 0, absent: 0 },
      },
    })
  await db()
    .insert(registerChanges)
    .values({ month, cnpj: page.cnpj, field: 'trade_name', before, after })
  await db()
    .update(registerCompanies)
    .set({ tradeName: after, month })
    .where(eq(registerCompanies.cnpj, page.cnpj))
}

beforeEach(async () => {
  keeper = await person()
  page = await pageOf(keeper)
  await db()
    .update(vendors)
    .set({
      isAssociated: true,
      nomeFantasia: 'Lince',
      primaryActivity: null,
      city: null,
      state: null,
    })
    .where(eq(vendors.id, page.id))
  await makeRecord(db(), {
    cnpj: page.cnpj,
    legalName: page.razaoSocial.toUpperCase(),
    tradeName: 'LINCE',
    month: '2026-09-01',
  })
})

const night = () => registerNotices.run({ db: db() }, {})
const told = async () =>
  (await api.get(`/v1/vendor/${page.id}/notificacoes`, keeper.token)).body.data.map(
    ({ texto }: { texto: string }) => texto,
  )
const NOTICE = 'A Receita informa outro nome fantasia: usar? Responda na área do fornecedor.'

it('who keeps a page is told once for each month that the register says something else', async () => {
  await monthCame(MONTH, 'LINCE', 'ONCA')
  await night()
  await night()
  expect(await told()).toEqual([NOTICE])
  await monthCame('2026-11-01', 'ONCA', 'JAGUAR')
  await night()
  expect(await told()).toEqual([NOTICE, NOTICE])
})

it('nobody is told of what the page says as well, or of a page that nobody confirmed', async () => {
  await monthCame(MONTH, 'ONCA', 'LINCE')
  await night()
  expect(await told()).toEqual([])
  await monthCame('2026-11-01', 'LINCE', 'ONCA')
  await db().update(vendors).set({ isAssociated: false }).where(eq(vendors.id, page.id))
  await night()
  expect(await told()).toEqual([])
})

it('what is answered is news to nobody who keeps the page', async () => {
  await monthCame('2026-12-01', 'LINCE', 'ONCA')
  await night()
  const unread = async (by = keeper.token) =>
    (await api.get(`/v1/vendor/${page.id}/notificacoes`, by)).body.naoLidas
  expect(await unread()).toBe(1)
  const colleague = await person()
  await giveVendor(db(), page.id, colleague.id)
  const answered = await api.send('PUT', `/v1/vendor/${page.id}/dados-da-receita`, {
    token: keeper.token,
    payload: { campo: 'nomeFantasia', escolha: 'manter', receita: 'Onca' },
  })
  expect(answered.status).toBe(200)
  expect([await unread(), await unread(colleague.token)]).toEqual([0, 0])
  expect(await told()).toEqual(['A Receita informa outro nome fantasia: respondido.'])
  const { data } = (await api.get(`/v1/vendor/${page.id}/notificacoes`, colleague.token)).body
  expect(data.map(({ lida }: { lida: boolean }) => lida)).toEqual([true])
})
