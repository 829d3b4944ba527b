import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { registerCompanies, vendors } from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { countMarket, findMarket, suppliersOf } from '#/features/market/service.server.ts'
import { openDataDump } from '#/features/open-data/jobs.server.ts'
import { MANIFEST_PATH } from '#/features/open-data/links.ts'
import { bringInRegister } from '#/features/register/service.server.ts'
import { writeMonth } from '#/features/register/testing/archives.server.ts'
import { keepLog } from '#/platform/server/testing/log.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const made = mkdtemp(path.join(tmpdir(), 'praca-persons-'))
afterAll(async () => rm(await made, { recursive: true, force: true }))

/** Of the made-up register: what persons are called, their CPF, and mailboxes. */
const PERSONAL = /FULANO|12345678909|CORREIO/i

const textAt = async (address: string) => (await api.app.inject(address)).body

it('reach no page, list, search, suggestion, sitemap, file of open data or line of the log', async () => {
  const { db, jobs } = api.platform
  const log = keepLog()
  const folder = await writeMonth(path.join(await made, '2026-11'), {
    establishments: 2000,
    month: 0,
  })
  await bringInRegister(db, folder, {
    selection: { activities: TECHNOLOGY, state: null, city: null },
    now: new Date('2026-12-01'),
  })
  // As if all were claimed: nothing is left out for being nobody's.
  await db.update(vendors).set({ isAssociated: true })
  await countMarket(db)
  await jobs.enqueue(db, openDataDump, {})
  expect(await jobs.runWaiting()).toEqual([])

  const persons = await db
    .select()
    .from(registerCompanies)
    .where(eq(registerCompanies.isSoleTrader, true))
  expect(persons.length).toBeGreaterThan(30)
  expect(JSON.stringify(persons)).toMatch(/FULANO/)
  const [person, other] = persons
  if (!person || !other) throw new Error('no persons')

  // Without the words that were looked for, which the answer repeats.
  const search = async (query: string) => {
    const address = `/v1/vendor/search/getPaginados?query=${encodeURIComponent(query)}&page=1&limit=10`
    return JSON.stringify(JSON.parse(await textAt(address)).data)
  }
  const shown = [
    await search('FULANO'),
    await search(person.legalName),
    await search(person.cnpj),
    await textAt(`/v1/sugestoes?query=${encodeURIComponent('fulano de')}`),
    await textAt(`/v1/vendor/cnpj/${person.cnpj}`),
    await textAt('/llms.txt'),
  ]
  expect(await search(person.cnpj)).toBe('[]')
  for (const kind of ['country', 'activity'] as const) {
    const key = kind === 'country' ? '' : person.activity
    shown.push(JSON.stringify(await findMarket(db, kind, key)))
    if (kind === 'activity') {
      let after: string | null = ''
      while (after !== null) {
        const page: Awaited<ReturnType<typeof suppliersOf>> = await suppliersOf(
          db,
          kind,
          key,
          after,
        )
        shown.push(JSON.stringify(page))
        after = page?.next || null
      }
    }
  }
  const parts = [...(await textAt('/sitemap.xml')).matchAll(/\/sitemap\/[^<]+/g)]
  expect(parts.length).toBeGreaterThan(1)
  for (const [part] of parts) shown.push(await textAt(part))
  const { arquivos } = JSON.parse(await textAt(MANIFEST_PATH))
  for (const { url } of arquivos) {
    const { rawPayload } = await api.app.inject(new URL(url, 'http://site').pathname)
    shown.push(String(gunzipSync(rawPayload)))
  }
  expect(shown.join('\n')).not.toMatch(PERSONAL)
  const cnpjs = new Set(persons.map(({ cnpj }) => cnpj))
  const pages = await db.select({ cnpj: vendors.cnpj }).from(vendors)
  expect(pages.filter(({ cnpj }) => cnpjs.has(cnpj))).toEqual([])

  // Who knows the number is told whose it is; the log keeps neither.
  const asked = await textAt(`/v1/get-cnpj/${other.cnpj}`)
  expect(asked).toMatch(/FULANO/)
  expect(asked).not.toMatch(/12345678909|CORREIO/)
  const lines = log.written.join('')
  expect(lines).not.toMatch(PERSONAL)
  expect(lines).not.toContain(other.cnpj)
  expect(log.lines().length).toBeGreaterThan(10)
})
