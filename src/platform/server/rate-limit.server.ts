import { isIPv6 } from 'node:net'
import { isNull, lt, or } from 'drizzle-orm'
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { rateLimits } from '#/db/schema/index.ts'
import { mailboxOf } from '#/domain/person.ts'
import type { Database } from './database/types.server.ts'
import { TooManyAttempts } from './errors.server.ts'
import { hashSecret } from './secrets.server.ts'

export interface Limit {
  /** Prefix of its keys. */
  name: string
  /** How many attempts are free within the duration. */
  attempts: number
  durationSeconds: number
  /** What there was too much of; a sentence. */
  reason?: string
  /** What a person can do instead of waiting; a sentence. */
  advice?: string
}

const limiterOf = (db: Database, { name, attempts, durationSeconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: attempts,
    duration: durationSeconds,
    // `clearOldCounts` does so, by the clock.
    clearExpiredByTimeout: false,
  })

/**
 * Counts an attempt. The count is in the database: every process sees it.
 * @throws AppError 429, with the seconds to wait, when there were too many
 */
export const countAttempt = (db: Database, limit: Limit, key: string): Promise<void> =>
  consume(limiterOf(db, limit), limit, key)

async function consume(limiter: RateLimiterAbstract, limit: Limit, key: string) {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new TooManyAttempts(seconds, limit.name, limit)
  }
}

const inMemory = new WeakMap<object, Map<string, RateLimiterMemory>>()

/**
 * Counts an attempt in the memory of this process: for what is asked for so often that a count in the database
 * would cost as much.
 * @param site of the limit: several in one process count apart, as in tests
 * @throws AppError 429, with the seconds to wait, when there were too many
 */
export function countInMemory(site: object, limit: Limit, key: string): Promise<void> {
  const limiters = inMemory.get(site) ?? new Map<string, RateLimiterMemory>()
  const { name, attempts: points, durationSeconds: duration } = limit
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration })
  inMemory.set(site, limiters.set(name, limiter))
  return consume(limiter, limit, key)
}

/** Whether an attempt is still one of those allowed. @param counted what `countAttempt` returns */
export const isLetThrough = (counted: Promise<void>): Promise<boolean> =>
  counted.then(
    () => true,
    (error) => {
      if (error instanceof TooManyAttempts) return false
      throw error
    },
  )

/** Takes an attempt back, for one that turned out well. */
export async function forgiveAttempt(db: Database, limit: Limit, key: string): Promise<void> {
  await limiterOf(db, limit).reward(key)
}

/** Forgets what was counted, as after a proof that it was not the person. */
export async function forgetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await limiterOf(db, limit).delete(key)
}

/** Removes the counts that are over. */
export const clearOldCounts = (tx: Database) =>
  tx.delete(rateLimits).where(or(lt(rateLimits.expire, new Date()), isNull(rateLimits.expire)))

/** Some balancers name a visitor with the port of the connection: each would count as another one. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

/**
 * What stands for an address in a key. One IPv6 line gives its owner a whole /64, so that counts
 * as one address.
 * @param groupCount how many of the eight groups of an IPv6 address count
 */
export function addressKey(address: string, groupCount = 4): string {
  const ip = withoutPort(address)
  if (!ip.includes(':')) return ip
  // An IPv4 address as a socket for both kinds writes it.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, groupCount)
    .join(':')
}

/** Groups of an IPv6 address that name what a provider gives to one customer at the most: a /48. */
const NETWORK_GROUPS = 3

/**
 * What stands for the network of whoever has an address: an IPv4 address itself, of IPv6 the /48. A line gets a /56 or
 * a /48 (RFC 6177), and who offers tunnels gives a /48 to anybody: each is 256 or 65,536 times what `addressKey` tells
 * apart. Of a provider that gives less, neighbours count as one, as those behind one IPv4 address do.
 */
export const networkKey = (address: string): string => addressKey(address, NETWORK_GROUPS)

/** What stands for a mailbox in a key. Hashed: who reads the counts learns no address. */
export const mailboxKey = (email: string): string => hashSecret(mailboxOf(email))
