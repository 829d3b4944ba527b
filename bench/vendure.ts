import type { Side } from './calls.ts'
import { type Filled, withPeer } from './peers.ts'
import type { PostgresServer } from './postgres.ts'

/** The search of its shop, first page. */
const pathOf = (term: string) => {
  const query = `{ search(input: { term: ${JSON.stringify(term)}, take: 12 }) {
    totalItems items { slug productName description } } }`
  return `/shop-api?${new URLSearchParams({ query })}`
}

/** Vendure, which is asked for some words. */
export const withVendure = <T extends Filled>(
  postgres: PostgresServer,
  databases: T[],
  words: string[],
  work: (side: Side, rows: T) => Promise<void>,
): Promise<void> =>
  withPeer('vendure', async (peer) => {
    for (const rows of databases) {
      const url = await postgres.create(`vendure_${rows.count}`)
      // It makes its tables when it starts.
      const env = { NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' }
      const server = await peer.start(['server.mjs'], { ...env, DATABASE_URL: url })
      try {
        await peer.copyRows(rows.url, url)
        await work({ server, paths: words.map(pathOf) }, rows)
      } finally {
        await server.stop()
      }
    }
  })
