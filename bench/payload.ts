import { listed, type Site, sampleIds } from './pages.ts'
import { type Filled, withPeer } from './peers.ts'
import type { PostgresServer } from './postgres.ts'

const NEXT = 'node_modules/next/dist/bin/next'

/** Payload with Next: a listing and a page of details, which ask Payload in their own process. */
export const withPayload = <T extends Filled>(
  postgres: PostgresServer,
  databases: T[],
  work: (site: Site, rows: T) => Promise<void>,
): Promise<void> =>
  withPeer('payload', async (peer) => {
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    peer.run([NEXT, 'build'], env)
    for (const rows of databases) {
      const url = await postgres.create(`payload_${rows.count}`)
      // Payload makes its tables by itself, but in development only.
      peer.run(['make-tables.mjs'], { NODE_ENV: 'development', DATABASE_URL: url })
      await peer.copyRows(rows.url, url)
      const start = [NEXT, 'start', '-H', '127.0.0.1']
      const server = await peer.start(start, { ...env, DATABASE_URL: url })
      try {
        const details = (await sampleIds(url, 'softwares')).map((id) => `/softwares/${id}`)
        await work({ server, pages: { listing: listed(rows.count, '/softwares'), details } }, rows)
      } finally {
        await server.stop()
      }
    }
  })
