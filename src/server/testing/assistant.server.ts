import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { testApi } from './api.server.ts'

type TestApi = ReturnType<typeof testApi>

/** Versions of the protocol that assistants speak. */
export const CURRENT = '2026-07-28'
export const PREVIOUS = '2025-11-25'

/** The server as the network would have it, asked from an address that is nobody else's. */
const network =
  (api: TestApi, remoteAddress: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { statusCode, headers, rawPayload } = await api.app.inject({
      method: request.method as 'POST',
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      payload: request.method === 'POST' ? await request.text() : undefined,
      remoteAddress,
    })
    const told = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const hasBody = ![202, 204, 304].includes(statusCode)
    return new Response(hasBody ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: told,
    })
  }

let addresses = 0

/** An assistant that is connected to the API under test. */
export async function assistantOf(api: TestApi, version = CURRENT): Promise<Client> {
  const client = new Client(
    { name: 'teste', version: '1' },
    version === CURRENT ? { versionNegotiation: { mode: { pin: CURRENT } } } : {},
  )
  const url = new URL(`${api.platform.env.PUBLIC_URL}/mcp`)
  await client.connect(
    new StreamableHTTPClientTransport(url, { fetch: network(api, `203.0.113.${++addresses}`) }),
  )
  return client
}
