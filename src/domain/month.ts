const FIRST_YEAR = 1900
const LAST_YEAR = 2100

export interface Month {
  /** 1 to 12. */
  month: number
  year: number
}

/** Reads a month as people write it, `MM/YYYY`; null for what is not one between 1900 and 2100. */
export function parseMonth(text: string): Month | null {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{4})$/.exec(text) ?? []
  const parsed = { month: Number(month), year: Number(year) }
  const valid =
    parsed.month >= 1 && parsed.month <= 12 && parsed.year >= FIRST_YEAR && parsed.year <= LAST_YEAR
  return valid ? parsed : null
}

/** Months since year 0, to compare and subtract. */
export const monthIndex = ({ month, year }: Month) => year * 12 + month - 1

/** @param today as the person's calendar has it */
export const monthOf = (today: Date): Month => ({
  month: today.getMonth() + 1,
  year: today.getFullYear(),
})

/** The month itself, or the nearest one from `first` to `last`. */
export function clampMonth(month: Month, first: Month, last: Month): Month {
  if (monthIndex(month) < monthIndex(first)) return first
  return monthIndex(month) > monthIndex(last) ? last : month
}

export const isFuture = (month: Month, today: Date) =>
  monthIndex(month) > monthIndex(monthOf(today))

/** As a table holds it: the first day of the month, `YYYY-MM-01`. */
export const toFirstDay = ({ month, year }: Month) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** @param day `YYYY-MM-DD` @returns `MM/YYYY` */
export const fromDay = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
