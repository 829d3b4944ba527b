import { openEmbeddedDatabase } from '#/platform/server/database/embedded.server.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { withPostgres } from '../scripts/lib/postgres.mjs'
import { addSuppliers, measureComparison } from './comparison.ts'
import { generateProducts } from './generate.ts'
import { makeAccounts, measureLogins } from './logins.ts'
import { makeReviewedSoftware, measureReviews } from './reviews.ts'
import { measureSearch, timeStatements } from './search.ts'
import { type RunningServer, startProduct, withTemporaryFolder } from './server.ts'
import { oneDecimal } from './statistics.ts'
import type { Line } from './table.ts'
import { measureUncachedPages } from './uncached-pages.ts'

const POOL_SIZE = 10

/** As an administrator sets it; PostgreSQL's default of 128 MB is meant for any machine at all. */
const SERVER_SETTINGS = { shared_buffers: '512MB' }

/** The product renders every page again: what the cache saves is measured elsewhere. */
const UNCACHED = { PAGE_CACHE_MB: '0' }

export interface Wanted {
  pages: boolean
  search: boolean
  logins: boolean
  reviews: boolean
  comparison: boolean
  /** How many products to generate. */
  products: number
}

/** Fills the database and, before the product opens it, times the SQL of its searches. */
async function prepare(handle: DatabaseHandle, wanted: Wanted) {
  const { products, search, logins, reviews, comparison } = wanted
  const start = Date.now()
  await generateProducts(handle.db, products)
  console.log(`  loaded in ${oneDecimal((Date.now() - start) / 1000)} s`)
  const statements = search ? await timeStatements(handle.db) : undefined
  const accounts = logins ? await makeAccounts(handle.db) : []
  const reviewed = reviews ? await makeReviewedSoftware(handle.db) : undefined
  if (comparison) await addSuppliers(handle.db)
  await handle.close()
  return { statements, accounts, reviewed }
}

/** Searches and pages that are not cached, on a PostgreSQL server of the run's own. */
export async function measureOnPostgres(wanted: Wanted): Promise<Line[]> {
  console.log(`PostgreSQL with ${wanted.products} products…`)
  const measure = (url: string) =>
    withTemporaryFolder(async (folder) => {
      const prepared = await prepare(await openPostgres(url, POOL_SIZE), wanted)
      const { statements, accounts, reviewed } = prepared
      const server = await startProduct(folder, { DATABASE_URL: url, ...UNCACHED })
      try {
        return [
          ...(wanted.pages ? await measureUncachedPages(server) : []),
          ...(statements
            ? await measureSearch(`PostgreSQL, ${wanted.products}`, server, statements, {
                limitWait: true,
              })
            : []),
          ...(wanted.logins ? await measureLogins(server, accounts) : []),
          ...(reviewed ? await measureReviews(server, reviewed, url) : []),
          ...(wanted.comparison ? await measureComparisons(server, url, wanted.products) : []),
        ]
      } finally {
        await server.stop()
      }
    })
  return withPostgres(measure, SERVER_SETTINGS)
}

/** Beside the server without page cache, one that has it. */
const measureComparisons = (uncached: RunningServer, url: string, products: number) =>
  withTemporaryFolder(async (folder) => {
    const cached = await startProduct(folder, { DATABASE_URL: url })
    try {
      return await measureComparison(uncached, cached, products)
    } finally {
      await cached.stop()
    }
  })

/** Searches on the embedded database. */
export async function measureOnEmbedded(wanted: Wanted): Promise<Line[]> {
  console.log(`Embedded database with ${wanted.products} products…`)
  return withTemporaryFolder(async (folder) => {
    const { statements } = await prepare(await openEmbeddedDatabase(folder), {
      ...wanted,
      logins: false,
      reviews: false,
      comparison: false,
    })
    if (!statements) return []
    const server = await startProduct(folder, UNCACHED)
    try {
      return await measureSearch(`embedded, ${wanted.products}`, server, statements, {
        limitWait: false,
      })
    } finally {
      await server.stop()
    }
  })
}
