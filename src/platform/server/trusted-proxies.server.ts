import { BlockList, isIP } from 'node:net'
import type { Env } from './env.server.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether an address is of a balancer whose headers are believed. */
export function trustedProxies({
  TRUSTED_PROXIES,
}: Pick<Env, 'TRUSTED_PROXIES'>): (address: string | undefined) => boolean {
  if (!TRUSTED_PROXIES) return () => false
  const proxies = new BlockList()
  for (const entry of TRUSTED_PROXIES) {
    const [address = '', bits] = entry.split('/')
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address))
    else proxies.addAddress(address, familyOf(address))
  }
  let last = ''
  let isLast = false
  return (address = '') => {
    // A balancer asks again and again, and going through the list takes longer than many an answer.
    if (address !== last) isLast = isIP(address) !== 0 && proxies.check(address, familyOf(address))
    last = address
    return isLast
  }
}
