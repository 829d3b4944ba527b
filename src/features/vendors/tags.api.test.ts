import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { offerWith } from '#/features/catalogue/service.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { getVendorPage, sellersBeside } from './service.server.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const readOffer = offerWith('offer of the test', { sellers: sellersBeside })
const tagsOfSellers = async (id: string) => (await readOffer(database.db, id))?.sellers.tags
const tagsOfSold = async (id: string) => (await getVendorPage(database.db, id)).sold

it('names what a page lists, hidden or not, so that nothing else drops it', async () => {
  const { db } = database
  const [seller, hidden, other] = [
    await makeVendor(db),
    await makeVendor(db, { isVisible: false }),
    await makeVendor(db),
  ]
  const [offer, unlisted] = [await makeOffer(db), await makeOffer(db, { isVisible: false })]
  for (const { id } of [seller, hidden]) await linkOffer(db, id, offer.id)
  await linkOffer(db, seller.id, unlisted.id)
  await linkOffer(db, other.id, (await makeOffer(db)).id)

  expect(new Set(await tagsOfSellers(offer.id))).toEqual(
    new Set([`vendor:${seller.id}`, `vendor:${hidden.id}`]),
  )
  expect(new Set(await tagsOfSold(seller.id))).toEqual(
    new Set([`offer:${offer.id}`, `offer:${unlisted.id}`]),
  )
})

it('has a page that lists more than a hundred dropped as lists are', async () => {
  const { db } = database
  const [seller, offer] = [await makeVendor(db), await makeOffer(db)]
  for (let made = 0; made < 101; made++) {
    await linkOffer(db, seller.id, (await makeOffer(db)).id)
    await linkOffer(db, (await makeVendor(db)).id, offer.id)
  }
  expect(await tagsOfSold(seller.id)).toEqual(['offers'])
  expect(await tagsOfSellers(offer.id)).toEqual(['vendors'])
})
