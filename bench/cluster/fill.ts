import { makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { openSession } from '#/platform/server/session.server.ts'

const PRODUCTS = 60
const WRITERS = 48

export interface Filled {
  /** Ids. */
  products: string[]
  /** Of sessions. */
  tokens: string[]
}

/** Fills a database with what the plays begin with. */
export async function fill(db: Database): Promise<Filled> {
  const products: string[] = []
  for (let made = 0; made < PRODUCTS; made++) {
    if (made % 4 === 0) await makeVendor(db)
    products.push((await makeOffer(db)).id)
  }
  const tokens: string[] = []
  for (let made = 0; made < WRITERS; made++) {
    const user = await makeUser(db)
    tokens.push(await openSession(db, user.id, { ip: '127.0.0.1', userAgent: 'cluster' }))
  }
  return { products, tokens }
}
