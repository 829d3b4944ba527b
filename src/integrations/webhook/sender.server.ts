import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic, type Names } from './public-address.server.ts'

/** Sends what happened to a server of somebody else's. */
export interface WebhookSender {
  /**
   * @returns the status of the answer, whose body nobody reads; where it leads elsewhere nobody follows
   * @throws Error where there is no answer, or the address is not public
   */
  post(url: string, body: string, headers: Record<string, string>): Promise<number>
}

const TIMEOUT_MS = 5000

/** @param isAllowed which addresses may be connected to; for tests, as `names` is */
export function openWebhooks(isAllowed = isPublicAddress, names?: Names): WebhookSender {
  const lookup = lookUpPublic(isAllowed, names) as never
  return {
    post: (url, body, headers) =>
      new Promise((resolve, reject) => {
        const { protocol, hostname } = new URL(url)
        const host = hostname.replace(/^\[(.*)\]$/, '$1')
        // No name is looked up for an address.
        if (isIP(host) && !isAllowed(host)) throw new Error('The address is not public.')
        const send = protocol === 'https:' ? requestByHttps : requestByHttp
        const outgoing = send(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          // Of the whole: an answer that drips is none.
          signal: AbortSignal.timeout(TIMEOUT_MS),
          lookup,
        })
        outgoing.on('error', reject)
        // Also of who wants to speak another protocol (101), of which nothing else is told.
        outgoing.on('close', () => reject(new Error('The connection ended without an answer.')))
        outgoing.on('response', (answer) => {
          resolve(answer.statusCode ?? 0)
          answer.destroy()
        })
        outgoing.end(body)
      }),
  }
}
