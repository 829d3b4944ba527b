import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Header by which a journey says which address of this machine it comes from. */
export const JOURNEY_ADDRESS = 'x-journey-address'

/** Other systems than Linux have one such address alone. */
const HAS_ADDRESSES = process.platform === 'linux'

/**
 * Stands between the journeys and the site, so that each comes from an address of its own and yet
 * from this machine: a local site believes no header about that. It keeps what never changes, as a
 * CDN does: each journey begins with an empty browser, and would have the site send all scripts again.
 * @returns what ends it
 */
export default async function relayJourneys() {
  const kept = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>()
  const relay = createServer((asked, answered) => {
    const { [JOURNEY_ADDRESS]: address, connection: _, ...headers } = asked.headers
    const isPlain = asked.method === 'GET' && !headers.range && !headers['if-none-match']
    const key = isPlain ? `${headers['accept-encoding']} ${asked.url}` : ''
    const known = kept.get(key)
    if (known) return answered.writeHead(200, known.headers).end(known.body)
    const onward = request({
      host: '127.0.0.1',
      port: process.env.PRACA_E2E_SITE_PORT,
      method: asked.method,
      path: asked.url,
      headers,
      localAddress: HAS_ADDRESSES ? String(address ?? '127.0.0.1') : undefined,
      agent: false,
    })
    onward.on('response', (answer) => {
      const { connection: _, ...rest } = answer.headers
      const { statusCode = 502 } = answer
      answered.writeHead(statusCode, rest)
      if (!key || statusCode !== 200 || !rest['cache-control']?.includes('immutable'))
        return pipeline(answer, answered, () => {})
      buffer(answer).then(
        (body) => {
          kept.set(key, { headers: rest, body })
          answered.end(body)
        },
        () => answered.destroy(),
      )
    })
    onward.on('error', () => answered.destroy())
    answered.on('close', () => onward.destroy())
    pipeline(asked, onward, () => {})
  })
  // Longer than any journey: who keeps a connection may use it at any time.
  relay.keepAliveTimeout = 10 * 60_000
  relay.listen(Number(process.env.PRACA_E2E_PORT), 'localhost')
  await once(relay, 'listening')
  return () => {
    relay.close()
    relay.closeAllConnections()
  }
}
