import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#/platform/server/env.server.ts'
import { TooManyAttempts } from '#/platform/server/errors.server.ts'
import { networkOf } from '#/platform/server/log/network.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import { addressKey } from '#/platform/server/rate-limit.server.ts'
import { trustedProxies } from '#/platform/server/trusted-proxies.server.ts'

const RETRY_SECONDS = 10
/** Calls under way on one connection: browsers send one at a time, and the pool of the database is small. */
const PIPELINED_MAX = 32

/** How many of something each address has at a time. */
class Crowd {
  readonly #counts = new Map<string, number>()
  /** Who was refused since it last had none. */
  readonly #refused = new Set<string>()

  constructor(
    readonly most: number,
    /** Called once for each address that has too many, until it has none. */
    readonly onRefusal: (ip: string) => void,
  ) {}

  /** @returns what gives the place back; undefined where the address has too many already */
  enter(ip: string): (() => void) | undefined {
    const key = addressKey(ip)
    const count = this.#counts.get(key) ?? 0
    if (count >= this.most) {
      if (!this.#refused.has(key)) this.onRefusal(ip)
      this.#refused.add(key)
      return undefined
    }
    this.#counts.set(key, count + 1)
    return () => {
      const left = (this.#counts.get(key) ?? 0) - 1
      if (left > 0) return void this.#counts.set(key, left)
      this.#counts.delete(key)
      this.#refused.delete(key)
    }
  }
}

type Entering = Pick<FastifyRequest, 'socket' | 'ip'>

/**
 * Refuses calls beyond what one connection may have under way (429), and closes connections beyond what
 * one address may have open. Those of a trusted balancer are many
 * people's: behind it, the calls under way of each address that it names are counted instead (429).
 * The machine's own address is one like others: a balancer there has to be named in TRUSTED_PROXIES
 * anyway, or everybody shares one limit of logins too.
 * @returns what counts a call as under way, and gives what ends that, or says why it is not let in
 */
export function limitCrowds(
  server: Server,
  env: Pick<Env, 'TRUSTED_PROXIES'>,
  perAddress: number,
): (request: Entering, raw: ServerResponse) => TooManyAttempts | (() => void) {
  const isTrusted = trustedProxies(env)
  const connections = new Crowd(perAddress, (ip) =>
    securityEvent('limit.reached', { limit: 'connections', from: networkOf(ip) }),
  )
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const leave = connections.enter(remoteAddress)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })

  const calls = new Crowd(perAddress, () => {})
  const pipelined = new WeakMap<Socket, number>()
  return ({ socket, ip }, raw) => {
    const before = pipelined.get(socket) ?? 0
    if (before >= PIPELINED_MAX) {
      raw.setHeader('connection', 'close')
      return new TooManyAttempts(RETRY_SECONDS, 'calls on one connection')
    }
    const leave = isTrusted(socket.remoteAddress) ? calls.enter(ip) : alone
    if (!leave) return new TooManyAttempts(RETRY_SECONDS, 'calls under way')
    pipelined.set(socket, before + 1)
    return () => {
      pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1)
      leave()
    }
  }
}

/** Of who is counted by connections. */
const alone = () => {}
