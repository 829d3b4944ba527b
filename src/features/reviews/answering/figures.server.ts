import { type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '#/domain/durations.ts'
import { ANSWERING_MIN } from '../limits.ts'
import type { AnsweredWire, PeriodsWire } from './schema.ts'

/** What both periods begin with, now. */
export function periodsBefore(now: Date): { dozeMeses: Date; seisMeses: Date } {
  const monthsAgo = (months: number) => {
    const since = new Date(now)
    since.setUTCMonth(since.getUTCMonth() - months)
    return since
  }
  return { dozeMeses: monthsAgo(12), seisMeses: monthsAgo(6) }
}

interface Counted {
  /** The moment from which a company could answer. */
  came: SQL
  /** The moment of its first answer, or null. */
  answered: SQL
}

/**
 * What is selected of all that came since a year: for each period how much, how much of it was answered, and within
 * how many seconds (the median).
 */
export function tallies({ came, answered }: Counted, now: Date) {
  const { dozeMeses, seisMeses } = periodsBefore(now)
  const tally = (since: Date) => {
    const within = sql`FILTER (WHERE ${came} > ${since.toISOString()}::timestamptz)`
    return {
      total: sql<number>`(count(*) ${within})::int`,
      answered: sql<number>`(count(${answered}) ${within})::int`,
      seconds: sql<
        number | null
      >`(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${answered} - ${came})) ${within})::float8`,
    }
  }
  return { dozeMeses: tally(dozeMeses), seisMeses: tally(seisMeses) }
}

interface Tally {
  total: number
  answered: number
  seconds: number | null
}

/** Of too few nothing is said. */
function presentTally({ total, answered, seconds }: Tally): AnsweredWire | null {
  if (total < ANSWERING_MIN) return null
  const hours = seconds === null ? null : Math.round(((seconds * 1000) / HOUR_MS) * 10) / 10
  return { total, respondidos: answered, medianaHoras: hours }
}

/** As everybody reads it. */
export const presentPeriods = ([row]: { dozeMeses: Tally; seisMeses: Tally }[]): PeriodsWire => ({
  dozeMeses: row ? presentTally(row.dozeMeses) : null,
  seisMeses: row ? presentTally(row.seisMeses) : null,
})
