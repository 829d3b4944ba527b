import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { linkOffer, makeCategory, makeOffer, makeVendor, rated } from '#/db/factories/index.ts'
import { categories, offers, vendorOffers, vendors } from '#/db/schema/index.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database, DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { PATCHED_MAX } from '#/platform/server/facets/held-shelf.server.ts'
import { type CacheTag, dropPages, PageCache } from '#/platform/server/page-cache.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { databaseUrl } from '#/platform/server/testing/server-databases.server.ts'
import { exploreOffers, offerGroups } from './software.server.ts'
import { exploreVendors, vendorGroups } from './suppliers.server.ts'

const NOTHING = { query: '', choices: {}, order: 'nome' }
const ALL = { offset: 0, limit: 100 }

let here: DatabaseHandle
/** The same database as another process has it; there is one process with the embedded one. */
let there: DatabaseHandle

beforeAll(async () => {
  here = await testDatabase()
  await new PageCache(0).follow(here)
  there = await asOtherProcess()
})
afterAll(async () => {
  if (there !== here) await there.close()
  await here.close()
})

async function asOtherProcess() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return here
  const [row] = await rowsOf<{ name: string }>(here.db, sql`SELECT current_database() AS name`)
  const handle = await openPostgres(databaseUrl(server, row?.name ?? ''), 2)
  await new PageCache(0).follow(handle)
  return handle
}

/** All that lists show: rows in every order, and what each group counts. */
async function shown(db: Database) {
  const software = await exploreOffers(db, NOTHING)
  const suppliers = await exploreVendors(db, NOTHING)
  return {
    software: ['nome', 'avaliacao', 'avaliacoes', 'recentes'].map((by) => software.ids(ALL, by)),
    ofSoftware: await offerGroups(db, software, 100),
    suppliers: ['nome', 'destaque', 'avaliacao'].map((by) => suppliers.ids(ALL, by)),
    ofSuppliers: await vendorGroups(suppliers, 100),
  }
}

/** In a transaction nothing is held: everything is read. */
const readNow = () => here.db.transaction((tx) => shown(tx))

/** Changes something as services do, and looks at the lists of both processes. */
async function expectFollowed(change: (tx: Database) => Promise<CacheTag[]>) {
  await shown(here.db)
  await shown(there.db)
  const before = await readNow()
  await here.db.transaction(async (tx) => dropPages(tx, await change(tx)))
  const after = await readNow()
  expect(after).not.toEqual(before)
  expect(await shown(here.db)).toEqual(after)
  await vi.waitFor(async () => expect(await shown(there.db)).toEqual(after))
}

describe('lists and their counts follow a change in every process', () => {
  let supplier: { id: string }
  const ids: string[] = []

  beforeAll(async () => {
    const { db } = here
    const parent = await makeCategory(db, { name: 'Gestão' })
    await makeCategory(db, { name: 'Gestão leve', parentId: parent.id })
    supplier = await makeVendor(db, { nomeFantasia: 'Alfa', state: 'PE', city: 'Recife' })
    await makeVendor(db, { nomeFantasia: 'Beta', state: 'SP', city: 'Campinas' })
    for (const name of ['Águia', 'bem-te-vi', 'Coruja', 'Ema', 'Zabelê']) {
      const { id } = await makeOffer(db, {
        name,
        manufacturer: 'Norte',
        categories: ['Gestão leve'],
      })
      await linkOffer(db, supplier.id, id)
      ids.push(id)
    }
  })

  const edit =
    (which: number, row: Partial<typeof offers.$inferInsert>) => async (tx: Database) => {
      const id = ids[which] ?? ''
      await tx.update(offers).set(row).where(eq(offers.id, id))
      return ['offers', `offer:${id}`] as CacheTag[]
    }

  it.each([
    ['first by its name', edit(4, { name: 'Abelha' })],
    ['last by its name', edit(0, { name: 'Zebra' })],
    ['of another company', edit(1, { manufacturer: 'Sul' })],
    ['rated', edit(2, rated(5, 10))],
    ['hidden', edit(3, { isVisible: false })],
    ['seen again', edit(3, { isVisible: true })],
    ['without its suppliers', edit(2, { showVendors: false })],
  ])('software that is %s', (_name, change) => expectFollowed(change))

  it('several at once that stand side by side', () =>
    expectFollowed(async (tx) => {
      const made: { id: string }[] = []
      for (const name of ['Coruja 2', 'Coruja 1', 'A', 'coruja 3', 'ZZ'])
        made.push(await makeOffer(tx, { name, manufacturer: null, categories: ['Nova', 'Gestão'] }))
      await edit(2, { name: 'Coruja 15' })(tx)
      return [...made.map(({ id }): CacheTag => `offer:${id}`), `offer:${ids[2]}`]
    }))

  it('a link that is gone, and a supplier that is hidden', async () => {
    await expectFollowed(async (tx) => {
      await tx.delete(vendorOffers).where(eq(vendorOffers.offerId, ids[1] ?? ''))
      return ['offers', `vendor:${supplier.id}`, `offer:${ids[1]}`]
    })
    await expectFollowed(async (tx) => {
      await tx.update(vendors).set({ isVisible: false }).where(eq(vendors.id, supplier.id))
      return ['vendors', `vendor:${supplier.id}`]
    })
  })

  it('a category that goes under another one', () =>
    expectFollowed(async (tx) => {
      const parent = await makeCategory(tx, { name: 'Negócios' })
      await tx
        .update(categories)
        .set({ parentId: parent.id })
        .where(eq(categories.name, 'Gestão leve'))
      return ['categories']
    }))

  it('more than are read one by one', () =>
    expectFollowed(async (tx) => {
      await edit(0, { manufacturer: 'Leste' })(tx)
      const others = Array.from({ length: PATCHED_MAX }, (_, n): CacheTag => `offer:${n}`)
      return [`offer:${ids[0]}`, ...others]
    }))

  it('what changes while the list is read', async () => {
    const id = ids[0] ?? ''
    const write = (manufacturer: string) =>
      here.db.transaction(async (tx) => {
        await tx.update(offers).set({ manufacturer }).where(eq(offers.id, id))
        await dropPages(tx, [`offer:${id}`])
      })
    for (const maker of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco']) {
      const reading = shown(here.db)
      await Promise.all([write(maker), shown(here.db)])
      const after = await readNow()
      expect(await shown(here.db)).toEqual(after)
      await reading
    }
  })
})
