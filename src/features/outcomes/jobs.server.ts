import { NIL } from 'uuid'
import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { periodsBefore } from '#/features/reviews/answering/figures.server.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { nextFigures, type Vote } from './figures.ts'
import { outcomeLetter } from './letters.server.ts'
import {
  ASK_AFTER_DAYS,
  ASK_UNTIL_DAYS,
  ASKED_DAYS,
  ASKED_HOURS,
  OUTCOME_MONTHS,
  SAME_SUPPLIER_DAYS,
} from './limits.ts'
import { outcomePath, stopPath } from './links.ts'
import * as repository from './repository.server.ts'
import { nameOf } from './service.server.ts'
import { outcomeToken, stopToken } from './tokens.server.ts'
import { isOutsider, outsidersOf, voiceOf } from './voices.server.ts'

/** Answers that one transaction looks at, and asks about. */
const ASKED_AT_ONCE = 200
/** Suppliers that are read at a time. */
const BATCH = 200
/** What counts of one supplier, the latest. */
const VOTES_MAX = 10_000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Asks, as far as its reader still is there, wants it, and did not say it yet. */
const outcomeMail = mailJob<{ outcomeId: string }>({
  name: 'outcome-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { outcomeId }) => {
    const outcome = await repository.findOutcome(db, outcomeId)
    if (!outcome || outcome.saidAt || (await repository.isRefusing(db, outcome.userId)))
      return undefined
    const person = await repository.addresseeOf(db, outcome.userId)
    if (!person) return undefined
    const stop = stopPath(await stopToken(env, outcome.userId))
    const letter = outcomeLetter(
      {
        firstName: person.firstName,
        company: nameOf(outcome.vendor),
        isReview: outcome.reviewId !== null,
      },
      {
        say: env.PUBLIC_URL + outcomePath(await outcomeToken(env, outcomeId)),
        stop: env.PUBLIC_URL + stop,
        post: `${env.PUBLIC_URL}/v1${stop}`,
      },
    )
    return { to: person.email, letter }
  },
})

/**
 * Asks the authors of what suppliers answered two weeks ago, each person about one answer in a day. What was asked
 * stays asked, wherever it is cut short: done again, it goes on from there.
 * @param now for tests, as `atOnce` is
 */
export async function askOutcomes(
  platform: Pick<Platform, 'db' | 'jobs'>,
  now = new Date(),
  atOnce = ASKED_AT_ONCE,
) {
  let last: repository.Due | undefined
  do last = await askSome(platform, now, atOnce, last)
  while (last)
}

/** @returns the last answer that was looked at; undefined where none is left */
const askSome = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  now: Date,
  atOnce: number,
  last: repository.Due | undefined,
) =>
  db.transaction(async (tx) => {
    await repository.lockOutcomes(tx)
    const times = {
      answeredAfter: daysBefore(now, ASK_UNTIL_DAYS),
      answeredBefore: daysBefore(now, ASK_AFTER_DAYS),
      personSince: daysBefore(now, ASKED_DAYS),
      pairSince: daysBefore(now, SAME_SUPPLIER_DAYS),
      daySince: new Date(now.getTime() - ASKED_HOURS * HOUR_MS),
    }
    const due = await repository.dueToAsk(tx, times, atOnce, last)
    const asked = new Set<string>()
    for (const one of due) {
      if (asked.has(one.userId) || !(await isOutsider(tx, one.userId, one.vendorId))) continue
      const outcomeId = await repository.insertOutcome(tx, one, now)
      if (!outcomeId) continue
      asked.add(one.userId)
      await jobs.enqueue(tx, outcomeMail, { outcomeId })
    }
    return due.length < atOnce ? undefined : due.at(-1)
  })

/** Every morning in Brazil. */
const outcomeQuestions: Job<Platform, Record<string, never>> = {
  name: 'outcome-questions',
  cron: '40 12 * * *',
  retry: { times: 5, firstDelaySeconds: 60 },
  run: (platform) => askOutcomes(platform),
}

/** What was said of a supplier, by who is none of its own. */
async function votesOn(db: Database, vendorId: string, since: Date): Promise<Vote[]> {
  const rows = await repository.votesOn(db, vendorId, since, VOTES_MAX)
  const isOutsider = await outsidersOf(db, vendorId)
  return rows.filter(isOutsider).map(({ email, solved, hiresAgain, askedAt, saidAt }) => ({
    voice: voiceOf(email),
    solved: solved === true,
    hiresAgain: hiresAgain === true,
    askedAt,
    saidAt: saidAt ?? askedAt,
  }))
}

const countVendor = (db: Database, vendorId: string, now: Date) =>
  db.transaction(async (tx) => {
    await repository.lockOutcomes(tx)
    const { dozeMeses, seisMeses } = periodsBefore(now)
    const votes = await votesOn(tx, vendorId, dozeMeses)
    const shown = await repository.figuresOf(tx, vendorId)
    const next = nextFigures(votes, shown, { now, sixMonthsAgo: seisMeses })
    if (!next) return
    await repository.saveFigures(tx, vendorId, next)
    await dropPages(tx, [`vendor:${vendorId}`])
  })

/**
 * Forgets what is a year old, and counts anew what is public of each supplier where enough people said something new.
 * @param now for tests
 */
export async function countOutcomes({ db }: Pick<Platform, 'db'>, now = new Date()) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - OUTCOME_MONTHS)
  await db.transaction((tx) => repository.deleteOld(tx, before))
  let after: string = NIL
  for (;;) {
    const vendorIds = await repository.toCount(db, before, after, BATCH)
    for (const vendorId of vendorIds) await countVendor(db, vendorId, now)
    after = vendorIds.at(-1) ?? after
    if (vendorIds.length < BATCH) return
  }
}

/** Every night. */
const outcomesUpkeep: Job<Platform, Record<string, never>> = {
  name: 'outcomes-upkeep',
  cron: '35 6 * * *',
  run: (platform) => countOutcomes(platform),
}

/** What outcomes need apart from requests of browsers. */
export const OUTCOME_JOBS = [outcomeMail, outcomeQuestions, outcomesUpkeep]
