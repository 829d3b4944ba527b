import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categories, offerCategories, offerFacts, offers } from '#/db/schema/index.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import type { CsvRecord } from './parser.server.ts'
import type { ImportCells } from './schema.ts'
import { type ImportProblem, importSoftware } from './service.server.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`TRUNCATE offers, categories CASCADE`))

/** A row that breaks no rule, on the line after the one before it. */
const row = (name: string, changes: ImportCells = {}): ImportCells => ({
  name,
  fabricante: 'Acme',
  comercializadoPor: 'acme.com.br',
  category: 'ERP',
  slogan: 'Um slogan.',
  description: 'Uma descrição.',
  ...changes,
})

const numbered = (count: number, changes?: ImportCells) =>
  Array.from({ length: count }, (_, index) => row(`Software ${index}`, changes))

async function* records(rows: ImportCells[]): AsyncGenerator<CsvRecord> {
  for (const [index, cells] of rows.entries()) yield { line: index + 2, cells }
}

async function run(rows: ImportCells[]) {
  const problems: ImportProblem[] = []
  const onProblem = (problem: ImportProblem) => problems.push(problem)
  const totals = await importSoftware(database.db, records(rows), { onProblem })
  const said = problems.map(({ line, name, reason }) => `${line} ${name}: ${reason}`)
  return { totals, problems, said }
}

const allOffers = () => database.db.select().from(offers).orderBy(offers.name)
const offerNamed = async (name: string) => {
  const [offer] = await database.db.select().from(offers).where(eq(offers.name, name))
  if (!offer) throw new Error(`${name} was not imported`)
  return offer
}
const categoryNames = async () =>
  (await database.db.select().from(categories).orderBy(categories.name)).map(({ name }) => name)

async function categoriesOf(name: string) {
  const found = await database.db
    .select({ name: categories.name, position: offerCategories.position })
    .from(offerCategories)
    .innerJoin(categories, eq(categories.id, offerCategories.categoryId))
    .where(eq(offerCategories.offerId, (await offerNamed(name)).id))
    .orderBy(offerCategories.position)
  return found.map((category) => `${category.position} ${category.name}`)
}

describe('importSoftware', () => {
  it('writes a software with every field', async () => {
    const { totals } = await run([
      row('Acme ERP', { category: 'ERP|CRM', site: 'https://acme.br' }),
    ])
    expect(totals).toMatchObject({ read: 1, created: 1, newCategories: 2, refused: 0 })
    expect(await offerNamed('Acme ERP')).toMatchObject({
      kind: 'software',
      manufacturer: 'Acme',
      soldBy: 'acme.com.br',
      slogan: 'Um slogan.',
      description: 'Uma descrição.',
      site: 'https://acme.br',
      categoryText: 'ERP | CRM',
      isVisible: true,
      isDemo: false,
    })
    expect(await categoriesOf('Acme ERP')).toEqual(['0 ERP', '1 CRM'])
  })

  it('changes nothing the second time', async () => {
    const rows = numbered(450, { category: 'ERP|CRM' })
    await run(rows)
    const before = await allOffers()
    const { totals } = await run(rows)
    expect(totals).toMatchObject({ created: 0, changed: 0, unchanged: 450, newCategories: 0 })
    expect(await allOffers()).toEqual(before)
  })

  it('writes what is known of a product, and only what differs of it', async () => {
    const { db } = database
    const rows = [row('Acme', { planos: 'Básico = 99', portes: 'me' }), row('Other')]
    expect((await run(rows)).totals).toMatchObject({ created: 2, changed: 0 })
    const { id } = await offerNamed('Acme')
    const facts = () =>
      db.select().from(offerFacts).where(eq(offerFacts.offerId, id)).orderBy(offerFacts.fact)
    const before = await facts()
    expect(before).toMatchObject([
      { fact: 'planos', value: [{ nome: 'Básico', precoCentavos: 9900 }], source: 'import' },
      { fact: 'portes', value: ['me'] },
    ])
    expect((await offerNamed('Acme')).monthlyFromCents).toBe(9900)
    expect((await run(rows)).totals).toMatchObject({ changed: 0, unchanged: 2 })
    expect(await facts()).toEqual(before)
    const { totals } = await run([row('Acme', { planos: 'Básico = 119', portes: 'me' })])
    expect(totals).toMatchObject({ changed: 1, unchanged: 0 })
    const [plans, sizes] = await facts()
    expect([plans?.value, sizes]).toMatchObject([[{ precoCentavos: 11900 }], before[1]])
    const refused = await run([row('Acme', { portes: 'enorme' })])
    expect(refused.said).toEqual([
      '2 Acme: portes: não há a opção “enorme”; use mei, me, epp, media, grande',
    ])
  })

  it('writes a fact of several parts whole, and changes the part that a file says', async () => {
    const { db } = database
    const supportOf = async (id: string) => {
      const facts = await db.select().from(offerFacts).where(eq(offerFacts.offerId, id))
      return facts.find(({ fact }) => fact === 'suporte')?.value
    }
    await run([row('Acme', { 'suporte.canais': 'chat' })])
    const { id } = await offerNamed('Acme')
    expect(await supportOf(id)).toEqual({ canais: ['chat'], horario: null })
    await run([row('Acme', { 'suporte.horario': 'comercial' })])
    expect(await supportOf(id)).toEqual({ canais: ['chat'], horario: 'comercial' })
  })

  it('writes only what differs', async () => {
    await run([row('Acme'), row('Other')])
    const [acme, other] = await allOffers()
    const { totals } = await run([row('ACME', { category: 'CRM|ERP' }), row('Other')])
    expect(totals).toMatchObject({ created: 0, changed: 1, unchanged: 1, newCategories: 1 })
    const changed = await offerNamed('ACME')
    expect(changed.id).toBe(acme?.id)
    expect(changed.updatedAt > (acme?.updatedAt ?? 0)).toBe(true)
    expect(await categoriesOf('ACME')).toEqual(['0 CRM', '1 ERP'])
    expect(await offerNamed('Other')).toEqual(other)
  })

  it('leaves what a file does not say: logo, ratings, visibility, a site it does not give', async () => {
    await run([row('Acme', { site: 'https://acme.br' })])
    const kept = { logoKey: 'l.png', ratingSum: 9, ratingCount: 2, isVisible: false }
    await database.db.update(offers).set(kept)
    await run([row('Acme', { slogan: 'Outro.', site: '' })])
    expect(await offerNamed('Acme')).toMatchObject({
      ...kept,
      slogan: 'Outro.',
      site: 'https://acme.br',
    })
  })

  it('reports bad rows by their line and takes the good ones between them', async () => {
    const { totals, said } = await run([
      row('A'),
      row('Muitas', { category: 'A|B|C|D' }),
      row('B'),
      row(''),
      row('C', { category: 'ERP|erp |Érp|CRM|BI' }),
    ])
    expect(said).toEqual(['3 Muitas: tem 4 categorias; o máximo é 3', '5 : falta o nome (name)'])
    expect(totals).toMatchObject({ read: 5, created: 3, refused: 2 })
    expect(await categoriesOf('C')).toEqual(['0 ERP', '1 CRM', '2 BI'])
    expect(await categoryNames()).toEqual(['BI', 'CRM', 'ERP'])
  })

  it('reuses categories whatever their case and accents', async () => {
    await database.db.insert(categories).values({ name: 'Finanças', kind: 'software' })
    const { totals } = await run([
      row('A', { category: 'FINANCAS' }),
      row('B', { category: 'finanças ' }),
    ])
    expect(totals.newCategories).toBe(0)
    expect((await offerNamed('A')).categoryText).toBe('Finanças')
  })

  it('takes spellings for one category that only the database folds', async () => {
    await run([row('A', { category: 'Straße|Strasse|CRM' })])
    expect(await categoriesOf('A')).toEqual(['0 Straße', '1 CRM'])
  })

  it('lets the first row of a software stand, within a batch and across them', async () => {
    const rows = [row('Acme'), row('ácme', { slogan: 'Dois.' }), ...numbered(250), row('ACME')]
    const { totals, said } = await run(rows)
    expect(totals).toMatchObject({ created: 251, repeated: 2, refused: 0 })
    expect(said).toEqual([
      '3 ácme: repete o software da linha 2, que vale',
      '254 ACME: repete o software da linha 2, que vale',
    ])
    expect((await run(rows)).totals).toMatchObject({ changed: 0, unchanged: 251, repeated: 2 })
  })

  it('tells software of one name by manufacturer, and from a service of that name', async () => {
    await database.db.insert(offers).values({ kind: 'service', name: 'Acme', manufacturer: 'Acme' })
    const { totals } = await run([row('Acme'), row('Acme', { fabricante: 'Outra' })])
    expect(totals.created).toBe(2)
  })

  it('stores as they are names that would break a careless program', async () => {
    const names = [
      `'; DROP TABLE offers; --`,
      '<script>alert("oi")</script>',
      '👩‍👩‍👧 Família 🚀',
      '\\x41 \\" {a,b} NULL $1',
      '=HYPERLINK("http://x")',
    ]
    const rows = names.map((name) => row(name, { category: name.slice(0, 90), slogan: name }))
    expect((await run(rows)).totals).toMatchObject({ created: 5, newCategories: 5 })
    for (const name of names) {
      expect(await offerNamed(name)).toMatchObject({ slogan: name, categoryText: name })
    }
  })

  describe('when the database refuses a row', () => {
    beforeEach(() =>
      database.db.execute(sql`ALTER TABLE offers ADD CONSTRAINT no_boom CHECK (name <> 'Boom')`),
    )
    const lift = () => database.db.execute(sql`ALTER TABLE offers DROP CONSTRAINT no_boom`)

    it('takes the rest of its batch, and every other batch', async () => {
      try {
        const rows = numbered(500)
        rows[250] = row('Boom', { category: 'Só do Boom' })
        const { totals, problems } = await run(rows)
        expect(totals).toMatchObject({ read: 500, created: 499, refused: 1, newCategories: 1 })
        expect(problems).toMatchObject([{ line: 252, name: 'Boom', kind: 'refused' }])
        expect(problems[0]?.reason).toMatch(/^o banco de dados recusou: .*no_boom/)
        expect(await database.db.$count(offers)).toBe(499)
        expect(await categoryNames()).toEqual(['ERP'])
      } finally {
        await lift()
      }
    })
  })

  it('stops at an error that is no row’s fault, and keeps the batches before it', async () => {
    async function* failing(): AsyncGenerator<CsvRecord> {
      yield* records(numbered(300))
      throw new Error('disk on fire')
    }
    const options = { onProblem: () => {} }
    await expect(importSoftware(database.db, failing(), options)).rejects.toThrow('disk on fire')
    expect(await database.db.$count(offers)).toBe(200)
  })

  it('ends after the batch under way when asked to', async () => {
    const controller = new AbortController()
    const totals = await importSoftware(database.db, records(numbered(1000)), {
      onProblem: () => {},
      onProgress: () => controller.abort(),
      signal: controller.signal,
    })
    expect(totals).toMatchObject({ read: 200, created: 200 })
    expect(await database.db.$count(offers)).toBe(200)
  })

  it('runs twice at the same time, in opposite orders, as if one after the other', async () => {
    const rows = numbered(600).map((cells, index) => ({
      ...cells,
      category: `Categoria ${index % 30}`,
    }))
    const [one, other] = await Promise.all([run(rows), run(rows.toReversed())])
    expect(one.totals.created + other.totals.created).toBe(600)
    expect(one.totals.unchanged + other.totals.unchanged).toBe(600)
    expect(one.totals.newCategories + other.totals.newCategories).toBe(30)
    expect([...one.said, ...other.said]).toEqual([])
    expect(await database.db.$count(offers)).toBe(600)
    expect(await database.db.$count(offerCategories)).toBe(600)
  })

  it('tells running servers which pages to drop, once it is committed and only if anything changed', async () => {
    const heard: string[][] = []
    await database.listen('praca_pages', (payload) => heard.push(payload.split(' ')))
    const rows = numbered(200)
    await run(rows)
    const pages = (await allOffers()).map(({ id }) => `offer:${id}`)
    const told = ['categories', 'offers', ...pages].toSorted()
    const heardSoFar = () => heard.flat().toSorted()
    await expect.poll(heardSoFar).toEqual(told)
    heard.length = 0
    await run(rows)
    await run(rows.map((cells) => ({ ...cells, slogan: 'Outro.' })))
    await expect.poll(heardSoFar).toEqual(told)
  })
})
