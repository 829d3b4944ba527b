import type { LookupAddress, LookupOptions } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** What of IPv4 is nobody's on the Internet: networks of one's own, of tests and of the future (RFC 6890). */
const RESERVED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(network, prefix, 'ipv4')

/** Of IPv6 only this is of the Internet, but for what leads to IPv4 by another way, and for examples. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const WITHIN = new BlockList()
WITHIN.addSubnet('2001::', 23, 'ipv6')
WITHIN.addSubnet('2001:db8::', 32, 'ipv6')
WITHIN.addSubnet('2002::', 16, 'ipv6')
WITHIN.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address is one of the Internet, and leads to nothing that stands beside this server. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !RESERVED.check(address, 'ipv4')
  return version === 6 && GLOBAL.check(address, 'ipv6') && !WITHIN.check(address, 'ipv6')
}

type Done = (error: Error | null, address?: string | LookupAddress[], family?: number) => void

/** Who knows the addresses of a name. */
export type Names = Pick<Resolver, 'resolve4' | 'resolve6'>

/**
 * Asks name servers itself. The system has two threads to look names up: for as long as a name's own server says
 * nothing, letters, files and payments would wait for theirs.
 */
const openNames = (): Names => new Resolver({ timeout: 2000, tries: 2 })

async function addressesOf(names: Names, name: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

/**
 * Looks a name up for a connection, and refuses it where one of its addresses is not public. It is asked by the
 * connection itself: a name that led elsewhere a moment ago helps nobody.
 */
export const lookUpPublic =
  (isAllowed = isPublicAddress, names = openNames()) =>
  (name: string, { all }: LookupOptions, done: Done) => {
    addressesOf(names, name).then((addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new Error('The name leads to an address that is not public.'))
      if (all) return done(null, addresses)
      done(null, first.address, first.family)
    }, done)
  }
