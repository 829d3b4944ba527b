import { formatDate } from '#/domain/dates.ts'

/**
 * '18 a 30 nov 2026', or the day alone: the month is said once where both days share it, and the year where less than
 * one lies between them.
 * @param start `YYYY-MM-DD`
 */
export function formatPeriod(start: string, end: string): string {
  const until = formatDate(end)
  if (start === end) return until
  const [day = '', month, year] = formatDate(start).split(' ')
  const isOfOneMonth = start.slice(0, 7) === end.slice(0, 7)
  const aYearLater = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`
  const from = isOfOneMonth ? [day] : end < aYearLater ? [day, month] : [day, month, year]
  return `${from.join(' ')} a ${until}`
}
