import { TIME_ZONE } from './dates.ts'
import { MINUTE_MS } from './durations.ts'

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Swedish writes moments as fields of date and time do. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** What a clock in São Paulo shows, as `2026-11-18T14:05`. */
export const saoPauloClock = (moment: Date) => clock.format(moment).replace(' ', 'T')

/** The day that it is in São Paulo, as `2026-11-18`. */
export const saoPauloDay = (moment = new Date()) => saoPauloClock(moment).slice(0, 10)

/**
 * When a clock in São Paulo shows a time.
 * @param written as a field of date and time has it: `2026-11-18T14:05`
 * @returns null for what is no such time, also where the clock skips it
 */
export function saoPauloMoment(written: string): Date | null {
  if (!WRITTEN.test(written)) return null
  const asUtc = Date.parse(`${written}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const shown = Date.parse(`${saoPauloClock(new Date(asUtc))}:00Z`)
  const moment = new Date(asUtc + Math.round((asUtc - shown) / MINUTE_MS) * MINUTE_MS)
  return saoPauloClock(moment) === written ? moment : null
}
