/** '18/11/2026'. @param day 2026-11-18 */
export const formatDate = (day: string) => day.split('-').toReversed().join('/')

/** '18/11/2026 a 30/11/2026', or the day alone. */
export const formatPeriod = (start: string, end: string) =>
  start === end ? formatDate(start) : `${formatDate(start)} a ${formatDate(end)}`
