import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import fp from 'fastify-plugin'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a host is this machine itself.
 * @param host a name or an address: 'localhost', '127.0.0.1', '[::1]', '::ffff:127.0.0.1'
 */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (bare === 'localhost') return true
  const version = isIP(bare)
  return version !== 0 && loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}

/** Headers by which proxies say that a request comes from elsewhere. */
const FORWARDING = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|.+-client-ip|.+-connecting-ip)$/

/** What of the configuration says where the site is reached. */
export interface Reach {
  DATABASE_URL?: string
  /** Missing where nobody chose it. */
  HOST?: string
  PUBLIC_URL: string
  TRUSTED_PROXIES?: string[]
}

/**
 * Whether the site is one that somebody tries out on a machine of their own: the embedded database,
 * an address of this machine, no proxy, which a process that speaks no https knows by that too.
 */
export function isLocalSite({ DATABASE_URL, PUBLIC_URL, TRUSTED_PROXIES, HOST }: Reach): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  const isHere = protocol === 'http:' && isLoopback(hostname) && isLoopback(HOST ?? 'localhost')
  return isHere && !DATABASE_URL && !TRUSTED_PROXIES
}

/**
 * Whether a request comes from this machine, by its connection and not by what it says; and by a
 * name of this machine, or a page elsewhere whose name leads here could read the answer. Proxies
 * that add no header mostly speak HTTP/1.0.
 */
function isFromHere({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(name) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((header) => FORWARDING.test(header))
  )
}

/** Whether there is an outbox to read: where nothing sends the mail of a local site. */
export const servesOutbox = (env: Reach & { SMTP_URL?: string }): boolean =>
  isLocalSite(env) && !env.SMTP_URL

/**
 * Whether a request may have what only a person at this machine may: the accounts of the
 * demonstration, whose password everybody knows, its checkout, and the mail that was not sent.
 */
export const isLocal = (reach: Reach, request: IncomingMessage): boolean =>
  isLocalSite(reach) && isFromHere(request)

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer of `isLocal`. */
    isLocal: boolean
  }
}

/** Puts that answer at every request. */
export const locality = fp<{ reach: Reach }>(async (app, { reach }) => {
  app.decorateRequest('isLocal', {
    getter() {
      return isLocal(reach, this.raw)
    },
  })
})
