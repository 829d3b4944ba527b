import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeReview } from '#/db/factories/index.ts'
import { contractPrices, contracts, registerCompanies, vendors } from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { contractsUpkeep } from '#/features/contracts/upkeep.server.ts'
import { countMarket, findMarket, suppliersOf } from '#/features/market/service.server.ts'
import { openDataDump } from '#/features/open-data/jobs.server.ts'
import { MANIFEST_PATH } from '#/features/open-data/links.ts'
import { vendorPreview } from '#/features/previews/service.server.ts'
import { bringInRegister } from '#/features/register/service.server.ts'
import { writeMonth } from '#/features/register/testing/archives.server.ts'
import { testApi } from './testing/api.server.ts'
import { assistantOf } from './testing/assistant.server.ts'

const api = testApi()
const made = mkdtemp(path.join(tmpdir(), 'praca-removed-'))
afterAll(async () => rm(await made, { recursive: true, force: true }))

async function bringIn(month: string, number: number) {
  const folder = path.join(await made, month)
  await writeMonth(folder, { establishments: 1000, month: number })
  await bringInRegister(api.platform.db, folder, {
    selection: { activities: TECHNOLOGY, state: null, city: null },
    now: new Date('2026-12-01'),
  })
}

/** What runs every night. */
async function night() {
  const { db, jobs } = api.platform
  await countMarket(db)
  await contractsUpkeep.run(api.platform, {})
  await jobs.enqueue(db, openDataDump, {})
  expect(await jobs.runWaiting()).toEqual([])
}

const textAt = async (address: string) => (await api.app.inject(address)).body
const dataAt = async (address: string) => JSON.stringify(JSON.parse(await textAt(address)).data)

it('leaves nothing of its company anywhere, nor does the next month bring it back', async () => {
  const { db, env } = api.platform
  await bringIn('2026-10', 0)
  const [company] = await db
    .select()
    .from(registerCompanies)
    .where(eq(registerCompanies.isSoleTrader, false))
  if (!company?.state) throw new Error('no companies')
  const { cnpj, legalName, activity } = company
  const [page] = await db.select().from(vendors).where(eq(vendors.cnpj, cnpj))
  if (!page) throw new Error('no page')
  const who = await api.person()
  await giveVendor(db, page.id, who.id)
  await db.update(vendors).set({ isAssociated: true }).where(eq(vendors.id, page.id))
  const software = await makeOffer(db, { name: 'Folha Tarumã' })
  await linkOffer(db, page.id, software.id)
  await makeReview(db, { vendorId: page.id })
  await db.insert(contracts).values(
    Array.from({ length: 5 }, (_, at) => ({
      number: `${cnpj}-2-00000${at}/2026`,
      cnpj,
      object: `Folha Tarumã de ${legalName}`,
      valueCents: 100_000,
      body: 'PREFEITURA DE ÁGUA FRIA',
      publishedOn: '2026-03-12',
      seenAt: new Date(),
    })),
  )
  await night()

  const named = encodeURIComponent(legalName)
  const search = (query: string) =>
    dataAt(`/v1/vendor/search/getPaginados?query=${query}&page=1&limit=10`)
  const assistant = await assistantOf(api)
  const asked = async (name: string, args: Record<string, unknown>) =>
    JSON.stringify((await assistant.callTool({ name, arguments: args })).structuredContent ?? '')
  async function listed() {
    const shown: unknown[] = []
    for (let after: string | undefined = ''; after !== undefined; ) {
      const slice: Awaited<ReturnType<typeof suppliersOf>> = await suppliersOf(
        db,
        'activity',
        activity,
        after,
      )
      shown.push(slice?.cards)
      after = slice?.next || undefined
    }
    return JSON.stringify(shown)
  }
  const sitemap = async () =>
    (
      await Promise.all(
        [...(await textAt('/sitemap.xml')).matchAll(/\/sitemap\/[^<]+/g)].map(([part]) =>
          textAt(part),
        ),
      )
    ).join()
  async function openData() {
    const { arquivos } = JSON.parse(await textAt(MANIFEST_PATH)) as { arquivos: { url: string }[] }
    const files = await Promise.all(
      arquivos.map(({ url }) => api.app.inject(new URL(url, env.PUBLIC_URL).pathname)),
    )
    return files.map(({ rawPayload }) => String(gunzipSync(rawPayload))).join()
  }
  const places: Record<string, () => Promise<string>> = {
    page: () => dataAt(`/v1/vendor/${page.id}`),
    'its CNPJ': () => dataAt(`/v1/vendor/cnpj/${cnpj}`),
    'search by name': () => search(named),
    'search by CNPJ': () => search(cnpj),
    'older search': () => dataAt(`/v1/vendor?query=${named}`),
    suggestions: () => dataAt(`/v1/sugestoes?query=${encodeURIComponent(legalName.toLowerCase())}`),
    'who sells a software': () => dataAt(`/v1/software/${software.id}/vendors?page=1&limit=10`),
    'an assistant that searches': () => asked('buscar', { texto: legalName, tipo: 'fornecedor' }),
    'an assistant that reads': () => asked('ver', { id: page.id, tipo: 'fornecedor' }),
    'an assistant that reads a software': () => asked('ver', { id: software.id }),
    sitemap,
    'list of its activity': listed,
    'open data': openData,
  }
  const isOfIt = (text: string) =>
    [page.id, cnpj, legalName].some((mark) => text.toLowerCase().includes(mark.toLowerCase()))
  const found = async () => {
    const where: string[] = []
    for (const [place, read] of Object.entries(places)) if (isOfIt(await read())) where.push(place)
    return where
  }
  const total = async () => (await findMarket(db, 'country', ''))?.total ?? 0

  expect(await found()).toEqual(Object.keys(places))
  expect(await db.$count(contractPrices)).toBeGreaterThan(0)
  expect((await vendorPreview(api.platform, page.id)).length).toBeGreaterThan(0)
  const before = await total()
  const removed = await api.send('DELETE', `/v1/vendor/page/${page.id}/${who.id}`, {
    token: who.token,
  })
  expect(removed.status).toBe(200)
  // What is counted or written by night may be a day old.
  const atOnce = (await found()).filter((place) => place !== 'open data')
  expect(atOnce).toEqual([])
  await expect(vendorPreview(api.platform, page.id)).rejects.toMatchObject({ status: 404 })

  await night()
  expect(await found()).toEqual([])
  expect(await total()).toBe(before - 1)
  expect(await db.$count(contractPrices)).toBe(0)
  // Who has the number may ask what the public register says: it is no page.
  expect(await textAt(`/v1/get-cnpj/${cnpj}`)).toContain(legalName)
  await bringIn('2026-11', 1)
  await night()
  expect(await found()).toEqual([])
})
