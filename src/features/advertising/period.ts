import { formatDate } from '#/domain/dates.ts'

/** '18 a 30 nov 2026', or the day alone: what both days share is said once. @param start `YYYY-MM-DD` */
export function formatPeriod(start: string, end: string): string {
  const until = formatDate(end)
  if (start === end) return until
  const from = formatDate(start).split(' ')
  const last = until.split(' ')
  while (from.length > 1 && from.at(-1) === last[from.length - 1]) from.pop()
  return `${from.join(' ')} a ${until}`
}
