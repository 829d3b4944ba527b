import { addressKey } from '../rate-limit.server.ts'

/**
 * Where an address is, for people and logs: `203.0.113.0/24`, `2001:db8:1::/48`. It is too wide to name
 * a household, and narrow enough to see an attack.
 */
export function networkOf(ip: string | undefined): string | undefined {
  if (!ip) return undefined
  const key = addressKey(ip, 3)
  return key.includes(':') ? `${key}::/48` : `${key.replace(/\.\d+$/, '')}.0/24`
}
