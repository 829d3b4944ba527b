import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  countAttempt,
  countInMemory,
  isLetThrough,
  type Limit,
  networkKey,
} from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { PAIR_DAYS, PAIRS_LOOKED_AT, PAIRS_PER_ADDRESS } from './limits.ts'
import * as repository from './repository.server.ts'

const durationSeconds = DAY_MS / 1000
const PER_ADDRESS: Limit = { name: 'pairs', attempts: PAIRS_PER_ADDRESS, durationSeconds }
/** Pairs of an address that are looked at at all: each is a row, also of what was made up or told before. */
const LOOKED_AT: Limit = {
  name: 'pairs looked at',
  attempts: PAIRS_LOOKED_AT,
  durationSeconds: 60 * 60,
}
const ONCE: Limit = { name: 'pair', attempts: 1, durationSeconds }

/** Two products, the lesser id first. */
export type Pair = readonly [string, string]

/** Each two of products that were seen together. */
const pairsAmong = (ids: string[]): Pair[] => {
  const sorted = [...new Set(ids)].sort()
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => [one, other] as const))
}

/**
 * Those of some comparisons that an address has not reported today, and not too many: browsers report
 * them, and whoever invents them lifts no pair by more than one a day. What is noted of the address is
 * a hash of it and the pair, for that day.
 * @param compared ids of what was seen side by side
 */
export async function believablePairs(
  db: Database,
  compared: string[][],
  ip: string,
): Promise<Pair[]> {
  const address = networkKey(ip)
  const pairs = new Map(compared.flatMap(pairsAmong).map((pair) => [pair.join(), pair]))
  const believed: Pair[] = []
  for (const [key, pair] of pairs) {
    if (!(await isLetThrough(countInMemory(db, LOOKED_AT, address)))) break
    if (!(await isLetThrough(countAttempt(db, ONCE, hashSecret(`${key}:${address}`))))) continue
    if (!(await isLetThrough(countAttempt(db, PER_ADDRESS, address)))) break
    believed.push(pair)
  }
  return believed
}

/**
 * Counts that products were compared today: of software that everybody sees.
 * @param tx the transaction of the events that report it
 */
export async function countPairs(tx: Database, pairs: Pair[]) {
  if (pairs.length > 0) await repository.addPairs(tx, pairs)
}

/** Forgets what was compared long ago. */
export const forgetPairs = (db: Database) => repository.deletePairs(db, PAIR_DAYS)
