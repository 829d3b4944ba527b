import { formatDate } from '#/domain/dates.ts'

/** '18 nov 2026 a 30 nov 2026', or the day alone. @param start `YYYY-MM-DD` */
export const formatPeriod = (start: string, end: string) =>
  start === end ? formatDate(start) : `${formatDate(start)} a ${formatDate(end)}`
