import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a host is this machine itself.
 * @param host a name or an address: 'localhost', '127.0.0.1', '[::1]', '::ffff:127.0.0.1'
 */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true
  const version = isIP(bare)
  return version !== 0 && loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}
