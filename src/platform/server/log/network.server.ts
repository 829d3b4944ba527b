import { networkKey } from '../rate-limit.server.ts'

let lastIp: string | undefined
let lastNetwork: string | undefined

/**
 * Where an address is, for people and logs: `203.0.113.0/24`, `2001:db8:1::/48`. It is too wide to name
 * a household, and narrow enough to see an attack.
 */
export function networkOf(ip: string | undefined): string | undefined {
  // Calls of one connection come together.
  if (ip === lastIp) return lastNetwork
  lastIp = ip
  lastNetwork = ip ? networkOfKey(networkKey(ip)) : undefined
  return lastNetwork
}

const networkOfKey = (key: string) =>
  key.includes(':') ? `${key}::/48` : `${key.replace(/\.\d+$/, '')}.0/24`
