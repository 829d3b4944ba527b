import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { marketTallies, registerCompanies, vendors } from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { bringInRegister } from '#/features/register/service.server.ts'
import { writeMonth } from '#/features/register/testing/archives.server.ts'
import { sitemapEntries } from '#/features/sitemap/service.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { LIST_SIZE } from './limits.ts'
import { countMarket, findMarket, suppliersOf } from './service.server.ts'

const api = testApi()
const db = () => api.platform.db
const WHOLE = { activities: TECHNOLOGY, state: null, city: null }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-market-'))
  await db().execute(
    sql`TRUNCATE vendors, register_companies, register_changes, register_runs, register_staging CASCADE`,
  )
  for (const [month, name] of ['2026-10', '2026-11'].entries()) {
    await writeMonth(path.join(folder, name), { establishments: 4000, month })
    await bringInRegister(db(), path.join(folder, name), {
      selection: WHOLE,
      now: new Date('2026-12-01'),
    })
  }
  await makeVendor(db(), { city: 'São Paulo', state: 'SP' })
  await countMarket(db())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shown = (state: string) =>
  db().$count(vendors, sql`${vendors.isVisible} AND ${vendors.state} = ${state}`)

it('counts what is shown, by place, activity, year and size', async () => {
  const country = await findMarket(db(), 'country', '')
  expect(country?.total).toBe(await db().$count(vendors, eq(vendors.isVisible, true)))
  expect(country?.months).toEqual({ first: '2026-10', last: '2026-11' })
  const state = await findMarket(db(), 'state', 'SP')
  expect(state).toMatchObject({ name: 'São Paulo', total: await shown('SP'), isIndexed: true })
  expect(country?.states).toContainEqual({ key: 'SP', name: 'São Paulo', total: state?.total })
  // As a confirmed company writes it, and the register's capitals count with it.
  const city = await findMarket(db(), 'city', 'SP/sao-paulo')
  expect(city?.name).toBe('São Paulo, SP')
  expect(city?.total).toBeGreaterThan(1)
  const [known] = await db().select().from(registerCompanies).limit(1)
  const activity = await findMarket(db(), 'activity', known?.activity ?? '')
  expect(activity?.name).toMatch(/\p{L}{4}/u)
  for (const market of [country, state, city, activity]) {
    const active = market?.years.reduce((sum, [, , count]) => sum + count, 0) ?? 0
    expect(active).toBeGreaterThan(0)
    expect(active).toBeLessThanOrEqual(market?.total ?? 0)
  }
  const closed = country?.years.reduce((sum, [, all, active]) => sum + all - active, 0)
  expect(closed).toBeGreaterThan(0)
})

it.each(['state', 'city', 'activity'] as const)('lists all of a %s, each once', async (kind) => {
  const [tally] = await db()
    .select()
    .from(marketTallies)
    .where(eq(marketTallies.kind, kind))
    .orderBy(sql`${marketTallies.total} DESC`)
    .limit(1)
  const { key = '', total = 0 } = tally ?? {}
  expect(total).toBeGreaterThan(LIST_SIZE)
  const seen: string[] = []
  let after = ''
  do {
    const slice = await suppliersOf(db(), kind, key, after)
    seen.push(...(slice?.cards.map(({ id }) => id) ?? []))
    after = slice?.next ?? ''
  } while (after)
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
})

it('has no page for what a stranger calls a city', async () => {
  const stranger = { city: 'Cidade Inventada', state: 'SP', unconfirmedSince: new Date() }
  await makeVendor(db(), stranger)
  await countMarket(db())
  expect(await findMarket(db(), 'city', 'SP/cidade-inventada')).toBeNull()
  const state = await findMarket(db(), 'state', 'SP')
  expect(state?.cities.map(({ key }) => key)).not.toContain('SP/cidade-inventada')
})

it('says in the sitemap when a place last changed, and nothing else', async () => {
  const before = await sitemapEntries(db(), 'lugares-1')
  expect(before?.map(({ path: of }) => of)).toContain('/fornecedores/sp/sao-paulo')
  await countMarket(db())
  expect(await sitemapEntries(db(), 'lugares-1')).toEqual(before)
  const [one] = await db()
    .select()
    .from(vendors)
    .where(sql`${vendors.state} = 'SC' AND ${vendors.isVisible}`)
    .limit(1)
  await db()
    .update(vendors)
    .set({ isVisible: false })
    .where(eq(vendors.id, one?.id ?? ''))
  await countMarket(db())
  const after = await sitemapEntries(db(), 'lugares-1')
  const changed = after?.filter(
    ({ path: of, changed: at }) =>
      before?.find((old) => old.path === of)?.changed?.getTime() !== at?.getTime(),
  )
  const paths = changed?.map(({ path: of }) => of) ?? []
  expect(paths).toContain('/fornecedores/sc')
  expect(paths.every((of) => of.startsWith('/fornecedores/sc'))).toBe(true)
  expect(await sitemapEntries(db(), 'atividades-1')).not.toHaveLength(0)
})
