import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveVendor, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import {
  registerChanges,
  registerCompanies,
  registerRuns,
  registerStaging,
  vendorColumns,
  vendors,
} from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { releasePagesOf } from '#/features/vendors/pages.server.ts'
import { removeVendorPage } from '#/features/vendors/removal/service.server.ts'
import { getVendorPage } from '#/features/vendors/service.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { writeArchive } from './files/writing.server.ts'
import { noteReached, takeOver } from './repository.server.ts'
import { bringInRegister, type Progress, RegisterError, undoLatestMonth } from './service.server.ts'
import { companyRow, establishmentRow, writeMonth } from './testing/archives.server.ts'
import { registerUpkeep } from './upkeep.server.ts'

const api = testApi()
const ROWS = 4000
const WHOLE = { activities: TECHNOLOGY, state: null, city: null }
/** After all months that are made up. */
const READ = { selection: WHOLE, now: new Date('2027-01-15') }

let folder: string
const monthFolder = (month: string) => path.join(folder, month)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-register-'))
  await writeMonth(monthFolder('2026-10'), { establishments: ROWS, month: 0 })
  await writeMonth(monthFolder('2026-11'), { establishments: ROWS, month: 1 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const db = () => api.platform.db
beforeEach(() =>
  db().execute(
    sql`TRUNCATE vendors, register_companies, register_changes, register_runs, register_staging CASCADE`,
  ),
)

const bringIn = (month: string, options: Partial<Parameters<typeof bringInRegister>[2]> = {}) =>
  bringInRegister(db(), monthFolder(month), { ...READ, ...options })

const companies = () => db().select().from(registerCompanies).orderBy(asc(registerCompanies.cnpj))
const pages = () => db().select(vendorColumns).from(vendors).orderBy(asc(vendors.cnpj))

interface Changes {
  establishment?(row: string, index: number): string
  company?(row: string, index: number): string
}

/** Writes a small month of which rows are changed. @returns brings it in */
async function changedMonth(
  name: string,
  length: number,
  { establishment, company }: Changes = {},
) {
  const changed = monthFolder(name)
  await writeMonth(changed, { establishments: length, month: 0, parts: 1 })
  const indexes = Array.from({ length }, (_, index) => index)
  if (establishment) {
    const rows = indexes.map((index) => establishment(establishmentRow(index, 0), index))
    await writeArchive(changed, 'Estabelecimentos0', 'ESTABELE', rows)
  }
  if (company) {
    const rows = indexes.flatMap((index) => {
      const row = companyRow(index, 0)
      return row === null ? [] : [company(row, index)]
    })
    await writeArchive(changed, 'Empresas0', 'EMPRECSV', rows)
  }
  return (options: Partial<Parameters<typeof bringInRegister>[2]> = {}) =>
    bringInRegister(db(), changed, { ...READ, month: '2026-10', ...options })
}

/** All that a month leaves behind, but for when and how often it was read. */
const endState = async () => ({
  companies: await companies(),
  pages: await pages(),
  changes: await db()
    .select()
    .from(registerChanges)
    .orderBy(asc(registerChanges.cnpj), asc(registerChanges.month), asc(registerChanges.field)),
})

/** The same without when a page last changed: one that is taken back changes then. */
const content = ({ pages, ...rest }: Awaited<ReturnType<typeof endState>>) => ({
  ...rest,
  pages: pages.map(({ updatedAt, ...page }) => page),
})

const first = <T>(found: T[], what: string): T => {
  const [one] = found
  if (one === undefined) throw new Error(`the made-up month has no ${what}`)
  return one
}

describe('a month of the register', () => {
  it('brings active companies as pages that say what it says, and no person', async () => {
    const { counts, month, isWhole } = await bringIn('2026-10')
    expect({ month, isWhole }).toEqual({ month: '2026-10-01', isWhole: true })
    expect(counts.read.Estabelecimentos).toBe(ROWS)
    const refused = Object.keys(counts.refused)
    expect(refused).toContain('CNPJ inválido')
    expect(refused).toContain('mais de 30 campos')
    expect(refused).toContain('sem empresa')

    const known = await companies()
    expect(known.every(({ situation }) => situation === 'ativa')).toBe(true)
    expect(counts.created).toBe(known.length)
    const shown = await pages()
    const businesses = known.filter(({ isSoleTrader }) => !isSoleTrader)
    expect(shown.map(({ cnpj }) => cnpj)).toEqual(businesses.map(({ cnpj }) => cnpj))
    expect(shown.some(({ cnpj }) => /[A-Z]/.test(cnpj))).toBe(true)
    expect(first(shown, 'page')).toMatchObject({
      fromRegister: true,
      isAssociated: false,
      isVisible: true,
      email: null,
      phone: null,
      street: null,
    })
    const persons = known.filter(({ isSoleTrader }) => isSoleTrader)
    expect(persons.length).toBeGreaterThan(50)
    for (const person of persons) {
      expect(person.legalName).toMatch(/^FULANO DE TAL \d+$/)
      expect([person.street, person.phone, person.cep, person.district]).toEqual([
        null,
        null,
        null,
        null,
      ])
    }
    expect(JSON.stringify(await endState())).not.toMatch(/12345678909|CORREIO/)
    expect(businesses.some(({ openedOn }) => openedOn === null)).toBe(true)
    expect(businesses.every(({ cep }) => cep === '01310100')).toBe(true)
    expect(businesses.some(({ city }) => city === 'Florianópolis')).toBe(true)
    expect(businesses.some(({ tradeName }) => /^PRUMO "\d+"$/.test(tradeName ?? ''))).toBe(true)
  })

  it('tells how many companies are written while they are', async () => {
    const told: [done: number, total: number][] = []
    const onProgress = ({ step, done, total }: Progress) => {
      if (step === 'apply') told.push([done, total])
    }
    await bringIn('2026-10', { onProgress })
    const known = (await companies()).length
    expect(told.at(-1)).toEqual([known, known])
  })

  it('changes nothing when it is read again', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const { counts } = await bringIn('2026-10')
    expect(counts).toMatchObject({ created: 0, changed: 0, unchanged: before.companies.length })
    expect(await endState()).toEqual(before)
  })

  it('has no page of anybody whose legal nature is a person, nor a CPF in a name', async () => {
    const bring = await changedMonth('persons', 60, {
      company: (row) =>
        row
          .replace('"2135"', '"4120"')
          .replace(/"([^"]+) LTDA"/, '"$1 123.456.789-09 E FILHO 98765432100 LTDA"'),
    })
    await bring()
    const known = await companies()
    const persons = known.filter(({ nature }) => nature === '4120')
    expect(persons.length).toBeGreaterThan(0)
    expect(persons.every(({ isSoleTrader, street }) => isSoleTrader && street === null)).toBe(true)
    const shown = await pages()
    expect(shown).toHaveLength(known.length - persons.length)
    expect(first(shown, 'page').razaoSocial).toMatch(/^[^\d]+\d{1,2} E FILHO LTDA$/)
    expect(JSON.stringify(await endState())).not.toMatch(/123\.456|98765432100/)
  })

  it('counts what it has twice, and the first row stands', async () => {
    const folder = monthFolder('twice')
    await writeMonth(folder, { establishments: 60, month: 0, parts: 1 })
    const only = (index: number) => establishmentRow(index, 0)
    const chosen = Array.from({ length: 60 }, (_, index) => index).find(
      (index) => /"0?2".*"6201501"/.test(only(index)) && companyRow(index, 0)?.includes('LTDA'),
    )
    if (chosen === undefined) throw new Error('the made-up month has no company')
    const row = companyRow(chosen, 0) ?? ''
    await writeArchive(folder, 'Estabelecimentos0', 'ESTABELE', [
      only(chosen),
      only(chosen).replace('CENTRO', 'OUTRO'),
    ])
    await writeArchive(folder, 'Empresas0', 'EMPRECSV', [row, row.replace(' LTDA', ' OUTRA LTDA')])
    const { counts } = await bringInRegister(db(), folder, { ...READ, month: '2026-10' })
    expect(counts).toMatchObject({ chosen: 2, created: 1, refused: { repetida: 2 } })
    expect(first(await companies(), 'company')).toMatchObject({ district: 'CENTRO' })
    expect(first(await pages(), 'page').razaoSocial).not.toContain('OUTRA')
  })

  it('counts a row whose activity or legal nature is none, and all others come in', async () => {
    await (await changedMonth('strange', 200))()
    const before = await companies()
    const [known, other] = before.filter(({ isSoleTrader }) => !isSoleTrader)
    if (!known || !other) throw new Error('the made-up month has too few companies')
    const isOf = (row: string, { cnpj }: { cnpj: string }) => row.includes(`"${cnpj.slice(0, 8)}"`)
    const bring = await changedMonth('strange', 200, {
      establishment: (row) =>
        isOf(row, known) ? row.replace(known.activity, `${known.activity}0`) : row,
      company: (row) => (isOf(row, other) ? row.replace('"2062"', '"20620"') : row),
    })
    const { counts } = await bring({ month: '2026-11' })
    expect(counts.refused).toMatchObject({
      'atividade inválida': 1,
      'natureza jurídica inválida': 1,
    })
    expect(counts).toMatchObject({ changed: 0, unchanged: before.length - 2, absent: 2 })
    expect(await companies()).toEqual(
      before.map((one) =>
        one === known || one === other ? { ...one, absentSince: '2026-11-01' } : one,
      ),
    )
  })

  it('keeps of a text no more than a page shows, and nothing of what is no place', async () => {
    // No index packs it: one such row would end the month in its middle.
    // Without digits: eleven of them would be cut as a CPF.
    const long = randomBytes(5000)
      .toString('hex')
      .replace(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '')
    const bring = await changedMonth('long', 200, {
      establishment: (row) =>
        row
          .replace(/"NÍVEL [^;]*"/, `"${long}"`)
          .replace('DAS FLORES', long)
          .replace('"SC"', '"XX"')
          .replace('"4123"', '"12345"'),
      company: (row) => row.replace(/"[^"]* LTDA"/, `"${long}"`),
    })
    const { counts } = await bring()
    const read = await companies()
    expect(counts.created).toBe(read.length)
    expect(read.some(({ legalName }) => legalName === long.slice(0, 200))).toBe(true)
    const texts = read.flatMap(({ legalName, tradeName, street }) => [legalName, tradeName, street])
    expect(Math.max(...texts.map((text) => text?.length ?? 0))).toBe(200)
    expect(new Set(read.map(({ state }) => state))).not.toContain('XX')
    expect(new Set(read.map(({ cityCode }) => cityCode))).not.toContain('12345')
  })

  it('has nothing of whom the register does not say whether it is a person', async () => {
    const bring = await changedMonth('untold', 200, {
      company: (row, index) => (index < 100 ? row.replace('"2062"', '"0000"') : row),
    })
    const { counts } = await bring({ isMeant: true })
    expect(counts.refused['natureza jurídica inválida']).toBeGreaterThan(0)
    expect((await companies()).map(({ nature }) => nature)).not.toContain('0000')
  })

  it('is of one state or city where that is asked for', async () => {
    const inState = { ...WHOLE, state: 'SC' }
    await bringIn('2026-10', { selection: inState })
    const known = await companies()
    expect(new Set(known.map(({ state }) => state))).toEqual(new Set(['SC']))
    const inCity = { ...WHOLE, city: 'belo horizonte' }
    await bringIn('2026-10', { selection: inCity })
    const cities = new Set((await companies()).map(({ cityCode }) => cityCode))
    expect(cities).toEqual(new Set(['8105', '4123']))
  })

  it('counts and writes nothing where it is tried', async () => {
    const { counts } = await bringIn('2026-10', { isDry: true })
    expect(counts.chosen).toBeGreaterThan(100)
    expect(await companies()).toEqual([])
    expect(await db().$count(registerRuns)).toBe(0)
  })

  it('is refused where it is tried as it would be, and counts what has no company', async () => {
    const { counts } = await bringIn('2026-10', { isDry: true })
    expect(counts.refused['sem empresa']).toBeGreaterThan(0)
    expect((await bringIn('2026-10')).counts.refused).toEqual(counts.refused)
    const before = await endState()
    const part = path.join(folder, 'half')
    await writeMonth(part, { establishments: ROWS / 2, month: 1 })
    const half = (isDry: boolean) =>
      bringInRegister(db(), part, { ...READ, month: '2026-11', isDry }).catch(
        ({ message }: Error) => message,
      )
    const tried = await half(true)
    expect(tried).toMatch(/^Faltam no mês \d+ das \d+ empresas conhecidas/)
    expect(await half(false)).toBe(tried)
    expect(await endState()).toEqual(before)
  })

  it('answers for a CNPJ before anybody is asked, also of a sole trader', async () => {
    await bringIn('2026-10')
    const known = await companies()
    const business = first(
      known.filter((one) => !one.isSoleTrader && one.phone && one.state),
      'business',
    )
    const person = first(
      known.filter((one) => one.isSoleTrader),
      'sole trader',
    )
    expect((await api.get(`/v1/get-cnpj/${business.cnpj}`)).body.data).toMatchObject({
      nomeEmpresa: business.legalName,
      cep: '01310100',
      fonte: 'receita',
      competencia: '2026-10',
      endereco: {
        rua: expect.stringMatching(/^Rua das Flores; Lote \d+$/),
        numero: business.streetNumber,
        bairro: 'Centro',
        cidade: business.city,
        estado: business.state,
      },
    })
    const answer = (await api.get(`/v1/get-cnpj/${person.cnpj}`)).body.data
    const unknown = { telefone: '', cep: '', endereco: null }
    expect(answer).toMatchObject({ nomeEmpresa: person.legalName, ...unknown })
  })
})

describe('the next month', () => {
  it('is what stands beside a company of which it says nothing new, until it is taken back', async () => {
    await bringIn('2026-10')
    const before = await companies()
    await bringIn('2026-11')
    const unchanged = new Set(
      (await companies()).filter(({ month }) => month === '2026-10-01').map(({ cnpj }) => cnpj),
    )
    const { cnpj } = first(
      before.filter((one) => unchanged.has(one.cnpj) && one.situation === 'ativa'),
      'unchanged company',
    )
    const said = async () => (await api.get(`/v1/get-cnpj/${cnpj}`)).body.data.competencia
    expect(await said()).toBe('2026-11')
    await undoLatestMonth(db())
    expect(await said()).toBe('2026-10')
  })

  it('writes what changed, keeps what was, and takes closed companies out of lists', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const { counts } = await bringIn('2026-11')
    const after = await endState()
    expect(counts.closed).toBeGreaterThan(0)
    expect(counts.reopened + counts.created).toBeGreaterThan(0)
    expect(counts.changed).toBeLessThan(before.companies.length / 10)

    const changes = after.changes.filter(({ month }) => month === '2026-11-01')
    expect(new Set(changes.map(({ field }) => field))).toEqual(
      new Set(['cnpj', 'city', 'city_code', 'legal_name', 'situation', 'situation_since', 'state']),
    )
    const renamed = first(
      changes.filter(({ field }) => field === 'legal_name'),
      'new name',
    )
    expect(renamed.after).toBe(renamed.before?.replace(' LTDA', ' BRASIL LTDA'))
    const closed = after.companies.filter(({ situation }) => situation === 'baixada')
    const page = first(
      after.pages.filter(({ cnpj }) => closed.some((one) => one.cnpj === cnpj)),
      'page of a closed company',
    )
    expect(page).toMatchObject({ isVisible: false, closedOn: '2026-11-03' })
    expect((await api.get(`/v1/vendor/${page.id}`)).status).toBe(200)
    const listed = await api.get(
      `/v1/vendor/search/getPaginados?query=${page.cnpj}&page=1&limit=10`,
    )
    expect(listed.body.data).toEqual([])
  })

  it('has who leaves technology leave the lists, unless somebody keeps the page, until it is back', async () => {
    await (await changedMonth('before-leaving', 300))()
    const [left, kept] = await pages()
    if (!left || !kept) throw new Error('the made-up month has no two pages')
    await db().update(vendors).set({ isAssociated: true }).where(eq(vendors.id, kept.id))
    const isLeaving = (row: string) =>
      [left, kept].some(({ cnpj }) => row.includes(`"${cnpj.slice(0, 8)}"`))
    const leaving = await changedMonth('leaving', 300, {
      establishment: (row) => (isLeaving(row) ? row.replace(/"620\d{4}"/, '"4751201"') : row),
    })
    const listed = async ({ cnpj }: { cnpj: string }) => {
      const path = `/v1/vendor/search/getPaginados?query=${cnpj}&page=1&limit=10`
      return (await api.get(path)).body.data.length === 1
    }
    await leaving({ month: '2026-11' })
    expect([await listed(left), await listed(kept)]).toEqual([false, true])
    const now = (await pages()).find(({ id }) => id === left.id)
    expect(now).toMatchObject({ isVisible: false, closedOn: '2026-11-01' })
    expect((await api.get(`/v1/vendor/${left.id}`)).status).toBe(200)
    // Nothing new is said of it the month after.
    await leaving({ month: '2026-12' })
    expect(await listed(left)).toBe(false)
    await (await changedMonth('back', 300))({ month: '2027-01' })
    expect(await listed(left)).toBe(true)
    await undoLatestMonth(db())
    expect(await listed(left)).toBe(false)
    for (const _ of ['2026-12', '2026-11']) await undoLatestMonth(db())
    expect(await listed(left)).toBe(true)
  })

  it('is told to search engines as written when it was, not on its first day', async () => {
    const { env } = api.platform
    const began = new Date().toISOString()
    await bringIn('2026-10')
    Object.assign(env, { REGISTER_PAGES_INDEXED: true })
    const { body } = await api.app.inject('/sitemap/fornecedores-1.xml')
    Object.assign(env, { REGISTER_PAGES_INDEXED: false })
    const times = [...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time = '']) => time)
    expect(times).toHaveLength(await db().$count(vendors))
    expect(times.every((time) => Date.parse(time) >= Date.parse(began))).toBe(true)
  })

  it('is taken back, to what was before it', async () => {
    await bringIn('2026-10')
    const before = await endState()
    await bringIn('2026-11')
    const changed = new Map((await pages()).map(({ id, updatedAt }) => [id, updatedAt]))
    expect(await undoLatestMonth(db())).toMatchObject({ month: '2026-11-01' })
    const after = await endState()
    expect(content(after)).toEqual(content(before))
    // Who follows the sitemap has read what the month said: its pages changed again, and no others.
    const earlier = new Map(before.pages.map(({ id, updatedAt }) => [id, updatedAt]))
    const isLater = after.pages.map(
      ({ id, updatedAt }) => updatedAt > (changed.get(id) ?? updatedAt),
    )
    const wasChanged = after.pages.map(
      ({ id }) => changed.get(id)?.getTime() !== earlier.get(id)?.getTime(),
    )
    expect(isLater).toEqual(wasChanged)
    expect(isLater).toEqual(expect.arrayContaining([true, false]))
    expect(await undoLatestMonth(db())).toMatchObject({ month: '2026-10-01' })
    expect(await endState()).toEqual({ companies: [], pages: [], changes: [] })
    expect(await undoLatestMonth(db())).toBeNull()
  })

  it('is taken back also where it was written in part, and comes no more from who read it', async () => {
    await bringIn('2026-10')
    const before = await endState()
    let isCut = false
    const onProgress = ({ step }: { step: string }) => {
      if (step !== 'apply') return
      isCut = true
      throw new Error('killed')
    }
    await bringIn('2026-11', { onProgress }).catch(() => {})
    expect(isCut).toBe(true)
    expect((await endState()).changes.length).toBeGreaterThan(before.changes.length)
    await expect(bringIn('2026-10')).rejects.toThrow('Um mês mais novo que 2026-10 já foi lido')
    expect(await undoLatestMonth(db())).toMatchObject({ month: '2026-11-01' })
    expect(content(await endState())).toEqual(content(before))
    expect(await db().$count(registerStaging)).toBe(0)

    let undone: Promise<unknown> | undefined
    const meanwhile = () => {
      undone ??= undoLatestMonth(db())
    }
    await expect(bringIn('2026-11', { onProgress: meanwhile })).rejects.toThrow('Este parou')
    expect(await undone).toEqual({ month: '2026-11-01', companies: 0 })
    expect(content(await endState())).toEqual(content(before))
  })

  it('is the one that is taken back where it failed before anything was written, not the one before', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const lost = { ...WHOLE, city: 'Atlântida Perdida' }
    await expect(bringIn('2026-11', { selection: lost })).rejects.toThrow(
      "Municipios não tem a cidade 'Atlântida Perdida'. Nada foi alterado.",
    )
    expect(await undoLatestMonth(db())).toEqual({ month: '2026-11-01', companies: 0 })
    expect(await endState()).toEqual(before)
    expect(await undoLatestMonth(db())).toMatchObject({ month: '2026-10-01' })
  })

  it('is told, and stays, where taking it back is only tried', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const tried = await undoLatestMonth(db(), true)
    expect(tried).toEqual({ month: '2026-10-01', companies: before.companies.length })
    expect(await endState()).toEqual(before)
    expect(await undoLatestMonth(db())).toEqual(tried)
  })

  it('is said where its archives were made before it', async () => {
    expect((await bringIn('2026-10')).older).toBe('')
    expect((await bringIn('2026-10', { month: '2026-11' })).older).toBe(
      'Estabelecimentos0.zip foi feito antes do mês, como diz o nome do arquivo dentro dele (F.K03200$Z.D61014.ESTABELE)',
    )
  })

  it('does not come before one that was read already', async () => {
    await bringIn('2026-11')
    await expect(bringIn('2026-10')).rejects.toThrow('Um mês mais novo que 2026-10 já foi lido')
  })

  it('leaves alone what somebody who claimed a page wrote, and what an Admin took off', async () => {
    await bringIn('2026-10')
    const [claimed, suspended] = await pages()
    if (!claimed || !suspended) throw new Error('no pages')
    await db()
      .update(vendors)
      .set({ isAssociated: true, nomeFantasia: 'Nome nosso', city: 'Recife' })
      .where(eq(vendors.id, claimed.id))
    await db()
      .update(vendors)
      .set({ isVisible: false, suspendedAt: new Date() })
      .where(eq(vendors.id, suspended.id))
    await db().update(registerCompanies).set({ legalName: 'OUTRO', city: 'OUTRA' })
    await bringIn('2026-11')
    const after = await pages()
    expect(after.find(({ id }) => id === claimed.id)).toMatchObject({
      nomeFantasia: 'Nome nosso',
      city: 'Recife',
    })
    expect(after.find(({ id }) => id === suspended.id)).toMatchObject({ isVisible: false })
  })
})

it('a page of a closed company that a month opened and renamed is as it was once that is taken back', async () => {
  await (await changedMonth('active', 200))()
  const root = `"${first(await pages(), 'page').cnpj.slice(0, 8)}"`
  const closed = await changedMonth('closed', 200, {
    establishment: (row) => (row.startsWith(root) ? row.replace('"02"', '"08"') : row),
  })
  await closed({ month: '2026-11' })
  const before = await endState()
  expect(first(before.pages, 'page')).toMatchObject({ isVisible: false })
  const renamed = await changedMonth('renamed', 200, {
    company: (row) => (row.startsWith(root) ? row.replace(' LTDA', ' OUTRA LTDA') : row),
  })
  await renamed({ month: '2026-12' })
  expect(first(await pages(), 'page')).toMatchObject({
    isVisible: true,
    razaoSocial: expect.stringMatching(/ OUTRA LTDA$/),
  })
  await undoLatestMonth(db())
  expect(content(await endState())).toEqual(content(before))
})

describe('what changed of a company', () => {
  const told = async (cnpj: string) => {
    const page = (await pages()).find((one) => one.cnpj === cnpj)
    return (await getVendorPage(db(), page?.id ?? '')).record?.mudancas
  }
  const noteChanges = (cnpj: string, changes: [month: string, field: string, before: string][]) =>
    db()
      .insert(registerChanges)
      .values(changes.map(([month, field, before]) => ({ month, cnpj, field, before, after: 'X' })))

  it('is on its page by month, until the month is taken back', async () => {
    await bringIn('2026-10')
    const quiet = first(await pages(), 'page')
    expect(await told(quiet.cnpj)).toEqual([])
    await bringIn('2026-11')
    const changes = await db().select().from(registerChanges)
    const renamed = first(
      changes.filter(({ field }) => field === 'legal_name'),
      'new name',
    )
    expect(await told(renamed.cnpj)).toContainEqual({
      competencia: '2026-11',
      campo: 'razaoSocial',
      de: renamed.before,
      para: renamed.after,
    })
    const page = (await pages()).find(({ cnpj }) => cnpj === renamed.cnpj)
    const { data } = (await api.get(`/v1/vendor/${page?.id}/registro`)).body
    expect([data.competencia, data.mudancas]).toEqual(['2026-11', await told(renamed.cnpj)])
    await undoLatestMonth(db())
    expect(await told(renamed.cnpj)).toEqual([])
  })

  it('has no street, telephone or change of accents alone, and ends somewhere', async () => {
    await bringIn('2026-10')
    const { cnpj } = first(await pages(), 'page')
    await noteChanges(cnpj, [
      ['2026-11-01', 'street', 'RUA DAS FLORES'],
      ['2026-11-01', 'phone', '1130000000'],
      ['2026-11-01', 'city', 'x'],
      ['2026-12-01', 'trade_name', 'PRUMO 123.456.789-09'],
      ['2026-12-01', 'activity', '6202300'],
    ])
    const said = await told(cnpj)
    expect(said?.map(({ competencia, campo, de }) => [competencia, campo, de])).toEqual([
      ['2026-12', 'nomeFantasia', 'PRUMO'],
      [
        '2026-12',
        'atividade',
        'Desenvolvimento e licenciamento de programas de computador customizáveis',
      ],
    ])
    const months = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2027, at, 1)))
    await noteChanges(
      cnpj,
      months.map((day) => [day.toISOString().slice(0, 10), 'size', 'ME']),
    )
    const latest = await told(cnpj)
    expect(latest).toHaveLength(20)
    expect(latest?.[0]?.competencia).toBe('2029-06')
  })

  it('says nothing of when it was a person, nor of a person', async () => {
    await bringIn('2026-10')
    const { cnpj } = first(await pages(), 'page')
    await noteChanges(cnpj, [
      ['2026-11-01', 'legal_name', 'FULANO DE TAL'],
      ['2026-12-01', 'legal_name', 'FULANO DE TAL E FILHO'],
      ['2026-12-01', 'is_sole_trader', 'true'],
      ['2027-01-01', 'legal_name', 'PRUMO LTDA'],
    ])
    expect((await told(cnpj))?.map(({ de }) => de)).toEqual(['PRUMO LTDA'])
    await db()
      .update(registerCompanies)
      .set({ isSoleTrader: true })
      .where(eq(registerCompanies.cnpj, cnpj))
    expect(await told(cnpj)).toEqual([])
  })
})

describe('a page that a sole trader registered', () => {
  it('stays as they keep it, whatever month is read', async () => {
    await bringIn('2026-10')
    const person = first(
      (await companies()).filter(({ isSoleTrader }) => isSoleTrader),
      'sole trader',
    )
    const { id } = await makeVendor(db(), { cnpj: person.cnpj, isAssociated: true })
    await bringIn('2026-11')
    const shown = (await pages()).find((page) => page.id === id)
    expect(shown).toMatchObject({ isVisible: true, closedOn: null })
  })

  it('goes with the account of who kept it', async () => {
    await bringIn('2026-10')
    const person = first(
      (await companies()).filter(({ isSoleTrader }) => isSoleTrader),
      'sole trader',
    )
    const { id: userId } = await makeUser(db())
    const own = await makeVendor(db(), { cnpj: person.cnpj, isAssociated: true })
    const company = first(await pages(), 'page')
    for (const { id } of [own, company]) await giveVendor(db(), id, userId)
    expect((await api.get(`/v1/vendor/${own.id}`)).status).toBe(200)
    await db().transaction((tx) => releasePagesOf(tx, userId))
    expect((await api.get(`/v1/vendor/${own.id}`)).status).toBe(404)
    expect((await api.get(`/v1/vendor/${company.id}`)).status).toBe(200)
  })
})

it('a page whose company is a sole trader’s by now is at no address, and its reviews wait for it', async () => {
  await (await changedMonth('company', 200))()
  const { id, cnpj } = first(await pages(), 'page')
  await makeReview(db(), { vendorId: id })
  const statusNow = async () => {
    const addresses = [`/v1/vendor/${id}`, `/v1/vendor/${id}/registro`]
    return Promise.all(addresses.map(async (address) => (await api.get(address)).status))
  }
  expect(await statusNow()).toEqual([200, 200])

  const root = `"${cnpj.slice(0, 8)}"`
  const bring = await changedMonth('person', 200, {
    company: (row) => (row.startsWith(root) ? row.replace('"2062"', '"2135"') : row),
  })
  const streets = () =>
    db().$count(
      registerChanges,
      and(
        eq(registerChanges.cnpj, cnpj),
        inArray(registerChanges.field, ['street', 'cep', 'phone']),
      ),
    )
  const moved = { month: '2026-10-01', cnpj, field: 'street', before: 'RUA A', after: 'RUA B' }
  await db().insert(registerChanges).values(moved)
  expect(await streets()).toBe(1)
  await bring({ month: '2026-11' })
  expect(await statusNow()).toEqual([404, 404])
  // Where a company was is by now where a person was.
  expect(await streets()).toBe(0)
  await undoLatestMonth(db())
  expect(await statusNow()).toEqual([200, 200])
  expect(first(await pages(), 'page')).toMatchObject({ id, ratingCount: 1 })
})

describe('a company that a month lacks', () => {
  /** The next month without the establishments of some companies. */
  async function without(roots: string[]) {
    const folder = await writeMonth(monthFolder('lacking'), { establishments: ROWS, month: 1 })
    for (const part of [0, 1]) {
      const rows = Array.from({ length: ROWS / 2 }, (_, at) =>
        establishmentRow(part * (ROWS / 2) + at, 1),
      )
      await writeArchive(
        folder,
        `Estabelecimentos${part}`,
        'ESTABELE',
        rows.filter((row) => !roots.some((root) => row.includes(`"${root}"`))),
      )
    }
    return (options: Partial<Parameters<typeof bringInRegister>[2]> = {}) =>
      bringInRegister(db(), folder, { ...READ, month: '2026-11', ...options })
  }
  const monthOf = async (cnpj: string) =>
    (await api.get(`/v1/get-cnpj/${cnpj}`)).body.data.competencia

  it('stays as it was, with the month that had it, and is counted', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const [gone, there] = before.companies.filter(({ isSoleTrader }) => !isSoleTrader)
    if (!gone || !there) throw new Error('no companies')
    const bring = await without([gone.cnpj.slice(0, 8)])
    const { counts } = await bring()
    expect(counts).toMatchObject({ absent: 1 })
    expect([await monthOf(gone.cnpj), await monthOf(there.cnpj)]).toEqual(['2026-10', '2026-11'])
    expect((await companies()).find(({ cnpj }) => cnpj === gone.cnpj)).toEqual({
      ...gone,
      absentSince: '2026-11-01',
    })
    expect((await pages()).find(({ cnpj }) => cnpj === gone.cnpj)).toMatchObject({
      isVisible: true,
    })
    expect((await bring()).counts).toMatchObject({ absent: 1, changed: 0, created: 0 })

    await bringInRegister(db(), monthFolder('2026-11'), { ...READ, month: '2026-12' })
    expect(await monthOf(gone.cnpj)).toBe('2026-12')
    await undoLatestMonth(db())
    expect(await monthOf(gone.cnpj)).toBe('2026-10')
    await undoLatestMonth(db())
    expect(content(await endState())).toEqual(content(before))
  })

  it('is one of so many where a part of the month is missing, which is refused unless it is meant', async () => {
    await bringIn('2026-10')
    const before = await endState()
    const roots = before.companies
      .filter((_, index) => index % 8 === 0)
      .map(({ cnpj }) => cnpj.slice(0, 8))
    const bring = await without(roots)
    const total = before.companies.length
    await expect(bring()).rejects.toThrow(
      `Faltam no mês ${roots.length} das ${total} empresas conhecidas`,
    )
    expect(await endState()).toEqual(before)
    expect((await bring({ isMeant: true })).counts.absent).toBe(roots.length)

    // What the month before lacked as well is no sign of a part that did not come.
    const next = { month: '2026-12' }
    expect((await bring({ ...next, isDry: true })).counts.absent).toBe(roots.length)
    expect((await bring(next)).counts).toMatchObject({ absent: roots.length, changed: 0 })
  })
})

describe('a page that its company had removed', () => {
  it('is not made again, nor seen, whatever the next month says, and a trail says who did it', async () => {
    await bringIn('2026-10')
    const [page, ofStranger] = await pages()
    if (!page || !ofStranger) throw new Error('no pages')
    const person = await makeUser(db())
    const viewer = { ...person, role: 'user' } as unknown as Viewer
    await giveVendor(db(), page.id, person.id)
    await removeVendorPage(api.platform, viewer, page.id)
    await giveVendor(db(), ofStranger.id, person.id)
    await db()
      .update(vendors)
      .set({ unconfirmedSince: new Date() })
      .where(eq(vendors.id, ofStranger.id))
    await removeVendorPage(api.platform, viewer, ofStranger.id)
    await db().update(registerCompanies).set({ legalName: 'OUTRO', situation: 'suspensa' })
    await bringIn('2026-11')
    await undoLatestMonth(db())
    await bringIn('2026-11')
    const after = await pages()
    expect(after.find(({ id }) => id === page.id)).toMatchObject({
      isVisible: false,
      razaoSocial: page.razaoSocial,
    })
    await db().update(vendors).set({ closedOn: '2026-11-01' }).where(eq(vendors.id, page.id))
    expect((await api.app.inject(`/v1/vendor/${page.id}`)).statusCode).toBe(404)
    const trail = await auditTrailOf(db(), 'vendor', [page.id, ofStranger.id])
    expect(trail.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['remove_page', page.id],
    ])
  })
})

describe('a reading that is cut off', () => {
  it('goes on where it was, and ends as if it had not been, wherever that is', async () => {
    await bringIn('2026-10')
    await bringIn('2026-11')
    const undisturbed = await endState()
    await undoLatestMonth(db())
    for (const cut of [1, 3, 6, 9, 12, 15]) {
      let calls = 0
      const onProgress = () => {
        if (++calls === cut) throw new Error('killed')
      }
      await bringIn('2026-11', { onProgress }).catch((error: Error) =>
        expect(error.message).toBe('killed'),
      )
    }
    await bringIn('2026-11')
    expect(await endState()).toEqual(undisturbed)
    expect(await db().$count(registerStaging)).toBe(0)
  })

  it('is forgotten after a week, as it has addresses of persons', async () => {
    let calls = 0
    const onProgress = () => {
      if (++calls === 3) throw new Error('killed')
    }
    await bringIn('2026-10', { onProgress }).catch(() => {})
    await db().execute(sql`INSERT INTO register_staging (cnpj, is_headquarters, situation, activity, street)
      VALUES ('00000000000191', true, 'ativa', '6201501', 'DAS FLORES') ON CONFLICT DO NOTHING`)
    await registerUpkeep.run({ db: db() }, {})
    expect(await db().$count(registerStaging)).toBeGreaterThan(0)
    await db().update(registerRuns).set({ aliveAt: sql`now() - interval '8 days'` })
    await registerUpkeep.run({ db: db() }, {})
    expect(await db().$count(registerStaging)).toBe(0)
    expect((await bringIn('2026-10')).isWhole).toBe(true)
  })

  it('is taken over as it is by then, not as it was when somebody saw it first', async () => {
    const first = { step: 'establishments', archive: 0, row: 0, cnpj: '' } as const
    await bringIn('2026-10')
    await db().update(registerRuns).set({ state: 'reading', reached: first })
    const [seen] = await db().select().from(registerRuns)
    if (!seen) throw new Error('no run')
    const further = { ...first, row: 2000 }
    await noteReached(db(), seen.id, { reached: further })
    expect((await takeOver(db(), seen.id, randomUUID()))?.reached).toEqual(further)
    await noteReached(db(), seen.id, { state: 'done' })
    expect(await takeOver(db(), seen.id, randomUUID())).toBeUndefined()
  })

  it('writes nothing more once another process goes on with it', async () => {
    let other: Promise<unknown> | undefined
    const onProgress = () => {
      other ??= bringIn('2026-10')
    }
    const outcome = await bringIn('2026-10', { onProgress }).catch((error: unknown) => error)
    await other
    expect(outcome).toBeInstanceOf(RegisterError)
    const once = await endState()
    await bringIn('2026-10')
    expect(await endState()).toEqual(once)
  })
})

/** The database as a process has it that is held up before its first transaction, in which a reading begins. */
function beginsAfter(wait: () => Promise<unknown>) {
  let waited: Promise<unknown> | undefined
  const begin = async (...[work]: Parameters<ReturnType<typeof db>['transaction']>) => {
    waited ??= wait()
    await waited
    return db().transaction(work)
  }
  return new Proxy(db(), {
    get: (target, key) => (key === 'transaction' ? begin : Reflect.get(target, key)),
  })
}

it.each([
  ['the same', '2026-10'],
  ['another', '2026-11'],
])(
  'a month is brought in whole by one of two processes that begin at once, of which one reads %s',
  async (_, other) => {
    // Where the older month was just written as the newer one began, it stands below it, as it would had it come before.
    const ends = []
    for (const months of [['2026-10'], ['2026-11'], ['2026-10', '2026-11']]) {
      for (const month of months) await bringIn(month)
      ends.push({ month: `${months.at(-1)}-01`, ...(await endState()) })
      for (const _ of months) await undoLatestMonth(db())
    }
    let missing = 2
    let go = () => {}
    const all = new Promise<void>((resolve) => {
      go = resolve
    })
    const together = async () => {
      missing--
      if (missing === 0) go()
      await all
    }
    const outcomes = await Promise.allSettled(
      ['2026-10', other].map((month) =>
        bringInRegister(beginsAfter(together), monthFolder(month), READ),
      ),
    )
    const [done, ...more] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const [stopped] = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
    expect(more).toEqual([])
    expect(String(stopped)).toContain('Este parou')
    expect(ends).toContainEqual({ month: done?.month, ...(await endState()) })
  },
)

it('a month is not written over a newer one that came while it was about to begin', async () => {
  await bringIn('2026-11')
  const alone = await endState()
  await undoLatestMonth(db())
  const late = beginsAfter(() => bringIn('2026-11'))
  await expect(bringInRegister(late, monthFolder('2026-10'), READ)).rejects.toThrow('Este parou')
  expect(await endState()).toEqual(alone)
})

describe('archives that cannot be read', () => {
  async function copyOf(change: (copy: string) => Promise<void>) {
    // Called by its month, so that what is written into it says the same.
    const copy = path.join(await mkdtemp(path.join(folder, 'copy-')), '2026-10')
    await mkdir(copy)
    for (const name of [
      'Estabelecimentos0',
      'Estabelecimentos1',
      'Empresas0',
      'Empresas1',
      'Municipios',
    ])
      await copyFile(
        path.join(monthFolder('2026-10'), `${name}.zip`),
        path.join(copy, `${name}.zip`),
      )
    await change(copy)
    return bringInRegister(db(), copy, { ...READ, month: '2026-10' })
  }

  it.each<[string, (copy: string) => Promise<void>, string | RegExp]>([
    [
      'a part that is missing',
      (copy) => rm(path.join(copy, 'Estabelecimentos0.zip')),
      'Falta Estabelecimentos0.zip',
    ],
    [
      'companies of which a part is missing',
      (copy) => rm(path.join(copy, 'Empresas1.zip')),
      /Empresas não tem \d+ das \d+ empresas escolhidas/,
    ],
    [
      'a part in the place of another',
      (copy) =>
        copyFile(
          path.join(copy, 'Estabelecimentos0.zip'),
          path.join(copy, 'Estabelecimentos1.zip'),
        ),
      /linhas vêm duas vezes/,
    ],
    [
      'a kind that is missing',
      (copy) => rm(path.join(copy, 'Municipios.zip')),
      'Falta Municipios0.zip',
    ],
    [
      'a torn archive',
      async (copy) => {
        const file = path.join(copy, 'Empresas1.zip')
        await writeFile(file, (await readFile(file)).subarray(0, 5000))
      },
      'não é um arquivo ZIP inteiro',
    ],
    [
      'bytes that changed on the way',
      async (copy) => {
        const file = path.join(copy, 'Empresas1.zip')
        const bytes = await readFile(file)
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
        await writeFile(file, bytes)
      },
      'está corrompido',
    ],
    [
      'an archive that unpacks to more than it says',
      async (copy) => {
        const file = path.join(copy, 'Empresas1.zip')
        const bytes = await readFile(file)
        const directory = bytes.lastIndexOf('PK\x01\x02')
        // Where the size of its one file is said.
        bytes.writeUInt32LE(10, directory + 24)
        await writeFile(file, bytes)
      },
      'tem mais dentro do que diz',
    ],
    [
      'two files in an archive',
      (copy) => writeArchive(copy, 'Empresas1', 'EMPRECSV', [], 'LEIAME'),
      'Empresas1.zip tem mais de um arquivo dentro',
    ],
    [
      'a part of another month',
      async (copy) => {
        const file = path.join(copy, 'Empresas1.zip')
        const bytes = (await readFile(file)).toString('latin1')
        await writeFile(file, bytes.replaceAll('.D61014.', '.D61112.'), 'latin1')
      },
      'Empresas1.zip é de outro mês que Estabelecimentos0.zip',
    ],
    [
      'columns in another order',
      (copy) =>
        writeArchive(
          copy,
          'Empresas1',
          'EMPRECSV',
          Array.from({ length: 50 }, () => '"10000001";"2062";"EMPRESA LTDA";"49";"0,00";"01";""'),
        ),
      'Empresas1.zip não está no formato esperado',
    ],
    [
      'another layout',
      (copy) =>
        writeArchive(
          copy,
          'Estabelecimentos1',
          'ESTABELE',
          Array.from({ length: 50 }, (_, index) => `"novo";${establishmentRow(index, 0)}`),
        ),
      'Estabelecimentos1.zip não está no formato esperado',
    ],
  ])('are said, and nothing is changed: %s', async (_, change, message) => {
    await expect(copyOf(change)).rejects.toThrow(message)
    expect(await companies()).toEqual([])
    expect(await pages()).toEqual([])
  })

  it('of a month that has not begun are not read, whatever it is called by', async () => {
    const now = new Date('2026-09-30T23:00:00Z')
    const future = 'O mês 2026-10 ainda não começou. Nada foi alterado.'
    await expect(bringIn('2026-10', { now })).rejects.toThrow(future)
    await expect(bringIn('2026-10', { now, isDry: true, isMeant: true })).rejects.toThrow(future)
    await expect(bringIn('2026-10', { now, month: '2026-11' })).rejects.toThrow('O mês 2026-11')
    expect([await companies(), await db().$count(registerRuns)]).toEqual([[], 0])
    const { month } = await bringIn('2026-10', { now, month: '2026-09' })
    expect(month).toBe('2026-09-01')
  })

  it('are said where the last of ten parts did not come, and a sample is said to be one', async () => {
    const whole = monthFolder('ten')
    await writeMonth(whole, { establishments: 600, month: 0, parts: 10 })
    const bring = (isMeant = false) =>
      bringInRegister(db(), whole, { ...READ, month: '2026-10', isMeant })
    expect((await bring()).sample).toBe('')
    await undoLatestMonth(db())
    await rm(path.join(whole, 'Estabelecimentos9.zip'))
    await expect(bring()).rejects.toThrow('Há 9 de Estabelecimentos e 10 de Empresas')
    await rm(path.join(whole, 'Empresas9.zip'))
    await expect(bring()).rejects.toThrow('um mês tem 10 de cada. Nada foi alterado.')
    expect(await companies()).toEqual([])
    expect((await bring(true)).sample).toContain('9 de Estabelecimentos e 9 de Empresas')
    expect((await bringIn('2026-11')).sample).toContain('2 de Estabelecimentos')
  })
})
