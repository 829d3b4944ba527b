import { expect, it } from 'vitest'
import { networkOf } from './network.server.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  [undefined, undefined],
])('shortens %s to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
