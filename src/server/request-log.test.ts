import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { requestIds } from './request-log.server.ts'

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/
const TRUSTED_PROXIES = ['10.0.0.0/8', '2001:db8::1']

const idOf = (given: string | undefined, remoteAddress: string) =>
  requestIds({ TRUSTED_PROXIES })({
    headers: { 'x-request-id': given },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)

it.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1'])('keeps the id that %s gave', (proxy) => {
  expect(idOf('balancer-0001', proxy)).toBe('balancer-0001')
})

it.each([
  ['balancer-0001', '203.0.113.7'],
  ['balancer-0001', '2001:db8::2'],
  ['one\r\ntwo-three', '10.0.0.1'],
  ['{"event":"login"}', '10.0.0.1'],
  ['a'.repeat(65), '10.0.0.1'],
  ['short', '10.0.0.1'],
  [undefined, '10.0.0.1'],
])('gives one of its own for %s of %s', (given, remoteAddress) => {
  expect(idOf(given, remoteAddress)).toMatch(UUID)
  expect(idOf(given, remoteAddress)).not.toBe(idOf(given, remoteAddress))
})
