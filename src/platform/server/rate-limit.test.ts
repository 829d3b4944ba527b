import { expect, it } from 'vitest'
import { addressKey } from './rate-limit.server.ts'

it('counts an IPv6 line as one address, however it is written', () => {
  const key = addressKey('2001:db8:1:2:3:4:5:6')
  expect(addressKey('2001:db8:1:2::9')).toBe(key)
  expect(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(key)
  expect(addressKey('2001:db8:1:3::9')).not.toBe(key)
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
})

it('takes an IPv4 address as it is, also when a socket for both kinds tells it', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

it('counts an address as one, whatever port a balancer names with it', () => {
  expect(addressKey('203.0.113.7:51000')).toBe('203.0.113.7')
  expect(addressKey('[2001:db8:1:2::9]:443')).toBe(addressKey('2001:db8:1:2::9'))
  expect(addressKey('[2001:db8:1:2::9]')).toBe(addressKey('2001:db8:1:2::9'))
})
