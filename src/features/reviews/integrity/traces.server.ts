import { createHmac } from 'node:crypto'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { addressUnderWay } from '#/platform/server/log/security-log.server.ts'
import { isLoopback } from '#/platform/server/loopback.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { addressKey } from '#/platform/server/rate-limit.server.ts'
import { seal, unseal } from '#/platform/server/sealing.server.ts'
import { newSecret } from '#/platform/server/secrets.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { TRACE_DAYS } from './limits.ts'
import * as repository from './repository.server.ts'

type Sealing = Pick<Platform, 'env'>

/** Number of the time in which traces have one secret; with the next one nothing of them can be made again. */
export const periodOf = (moment: Date) => Math.floor(moment.getTime() / (TRACE_DAYS * DAY_MS))

const aboutOf = (period: number) => `review traces ${period}`

/** The secret of a period, made by whoever needs it first. It lies sealed: the database alone undoes no hash. */
export async function traceSecret({ env }: Sealing, db: Database, period: number): Promise<string> {
  const known = await repository.findSecret(db, period)
  if (!known)
    await repository.insertSecret(db, period, await seal(env, newSecret(), aboutOf(period)))
  const sealed = known ?? (await repository.findSecret(db, period))
  const secret = sealed && (await unseal(env, sealed, aboutOf(period)))
  if (!secret) throw new Error('The secret of traces cannot be read with this key.')
  return secret
}

/** What stands for a network, or for a browser in it. @param address as `addressKey` gives it */
export const traceOf = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')

/** Notes from where a review came, so that nobody can read it and yet two can be compared. */
export async function leaveTrace(
  platform: Sealing,
  tx: Database,
  reviewId: string,
  viewer: Viewer,
) {
  const address = addressKey(addressUnderWay())
  // What the site does itself comes from nowhere, and the machine that it runs on is no visitor's network: behind a
  // balancer on it that nobody named, all visitors would share one.
  if (!address || isLoopback(address) || address === addressKey('::1')) return
  const secret = await traceSecret(platform, tx, periodOf(new Date()))
  const userAgent = await repository.userAgentOf(tx, viewer.sessionId)
  await repository.saveTrace(tx, {
    reviewId,
    network: traceOf(secret, address),
    browser: traceOf(secret, address, userAgent),
  })
}

/** The same of addresses of sessions, to compare. */
export const networksOf = (secret: string, addresses: string[]) =>
  new Set(addresses.map((address) => traceOf(secret, addressKey(address))))
