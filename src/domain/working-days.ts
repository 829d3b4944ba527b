import { DAY_MS, MINUTE_MS } from './durations.ts'
import { saoPauloClock } from './sao-paulo.ts'

/** Of the country, of the state of São Paulo (9 July) and of its capital (25 January), as `MM-DD`. */
const FIXED = new Set(
  '01-01 01-25 04-21 05-01 07-09 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '),
)
/** Of banks and of the city, in days after Easter: Carnival, Good Friday, Corpus Christi. */
const AFTER_EASTER = [-48, -47, -2, 60]

/** Midnight of Easter Sunday, by UTC (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}

/** Whether banks in São Paulo are open. @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  if (moment.getUTCDay() % 6 === 0 || FIXED.has(day.slice(5))) return false
  const sinceEaster = (moment.getTime() - easterOf(moment.getUTCFullYear())) / DAY_MS
  return !AFTER_EASTER.includes(sinceEaster)
}

/**
 * The same time of the day some working days later, in São Paulo. What begins on another day begins with the next
 * working day.
 * @param days fewer than none: the latest moment from which so many have passed by then
 */
export function workingDaysFrom(moment: Date, days: number): Date {
  const [day = '', time = ''] = saoPauloClock(moment).split('T')
  const isWorking = (passed: number) =>
    isWorkingDay(
      new Date(Date.parse(`${day}T00:00:00Z`) + passed * DAY_MS).toISOString().slice(0, 10),
    )
  let passed = 0
  while (!isWorking(passed)) passed++
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const sinceMidnight = (hours * 60 + minutes) * MINUTE_MS + (moment.getTime() % MINUTE_MS)
  const begin = moment.getTime() - (passed > 0 ? sinceMidnight : 0)
  const step = Math.sign(days)
  // Backwards from a day of rest: what began with the day after counts only from the next working day on.
  const last = days < 0 && passed > 0 ? 1 : 0
  for (let left = Math.abs(days); left > 0; left -= isWorking(passed) ? 1 : 0) passed += step
  return new Date(begin + passed * DAY_MS - last)
}

/** Whether it is a working day in São Paulo. */
export const isWorkingDayAt = (moment: Date) => isWorkingDay(saoPauloClock(moment).slice(0, 10))

/** How many whole working days in São Paulo have passed from one moment to a later one, within a year or so. */
export function workingDaysBetween(from: Date, to: Date): number {
  let days = 0
  while (workingDaysFrom(from, days + 1) <= to) days++
  return days
}
