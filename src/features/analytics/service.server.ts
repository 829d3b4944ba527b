import { CHOICE_DAYS } from '#/domain/consent.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { believablePairs, forgetPairs } from '#/features/alternatives/pairs/service.server.ts'
import { bannerTotals, forgetClicks } from '#/features/banners/service.server.ts'
import { believable, forgetVisitors } from '#/features/visits/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  addressKey,
  countAttempt,
  countInMemory,
  networkKey,
} from '#/platform/server/rate-limit.server.ts'
import type { Origin } from '#/platform/server/session.server.ts'
import { isPerson } from '#/platform/server/visitors.server.ts'
import { BATCH_DAYS, CONSENT_YEARS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { ConsentGiven, EventBatch } from './schema.ts'
import { tally } from './tally.ts'
import { waitingEventsOf } from './waiting.server.ts'

const YEAR_MS = 365.25 * DAY_MS

/** A browser sends one every few seconds at most; an office behind one address, many. */
const BATCHES = { name: 'events', attempts: 240, durationSeconds: 60 }
const CHOICES = { name: 'consent', attempts: 60, durationSeconds: 60 }
/** Each is kept for years: those of an address, as an office's, and of the /48 of an IPv6 address. */
const CONSENTS_A_DAY = { name: 'consents', attempts: 300, durationSeconds: 24 * 60 * 60 }

/**
 * Takes in a batch of events, to be counted once, however often it comes, within a second; machines are left out.
 * @throws AppError 429, 503
 */
export async function countEvents(
  db: Database,
  { id, visitor, events }: EventBatch,
  origin: Origin,
) {
  if (!isPerson(origin.userAgent)) return
  await countInMemory(db, BATCHES, addressKey(origin.ip))
  const { views, impressions, visited, compared } = tally(events)
  const believed = visitor ? await believable(db, visited, origin.ip) : new Set<string>()
  const pairs = await believablePairs(db, compared, origin.ip)
  waitingEventsOf(db).add({ id, visitor, views, impressions, visited: believed, pairs })
}

/** Writes what was taken in and waits. */
export const writeEvents = (db: Database) => waitingEventsOf(db).write()

/** @throws AppError 429 */
export async function recordConsent(db: Database, consent: ConsentGiven, { ip }: Origin) {
  await countAttempt(db, CHOICES, addressKey(ip))
  await countAttempt(db, CONSENTS_A_DAY, networkKey(ip))
  await repository.insertConsent(db, { ...consent, ipAddress: ip })
}

/** The person who knows the id may; one that is unknown or over is as good as withdrawn. */
export async function withdrawConsent(db: Database, id: string, { ip }: Origin) {
  await countAttempt(db, CHOICES, addressKey(ip))
  await repository.withdrawConsent(db, id)
}

/** What was counted in the last days, today included. */
export async function analyticsTotals(db: Database, days: number) {
  const [pages, banners] = await Promise.all([
    repository.sumViews(db, days),
    bannerTotals(db, days),
  ])
  return { pages, banners }
}

/** Forgets what is kept for a while only; daily counts stay. */
export async function forgetOldTraces(db: Database) {
  const now = Date.now()
  await repository.deleteBatches(db, new Date(now - BATCH_DAYS * DAY_MS))
  await repository.deleteConsents(db, new Date(now - CONSENT_YEARS * YEAR_MS), CHOICE_DAYS)
  await forgetClicks(db)
  await forgetVisitors(db)
  await forgetPairs(db)
}
