/** The zone of the days that are shown: the server's and every visitor's clock must agree on them. */
export const TIME_ZONE = 'America/Sao_Paulo'

const dayParts = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** '18 nov 2026'. @param moment ISO 8601 */
export function formatDay(moment: string): string {
  const parts = new Map(
    dayParts.formatToParts(new Date(moment)).map((part) => [part.type, part.value]),
  )
  return `${parts.get('day')} ${parts.get('month')?.replace('.', '')} ${parts.get('year')}`
}

const timeParts = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: TIME_ZONE })

/** '18 nov 2026, 14:05'. @param moment ISO 8601 */
export const formatMoment = (moment: string) =>
  `${formatDay(moment)}, ${timeParts.format(new Date(moment))}`

const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The day of a moment, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date) => dayKey.format(moment)

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
}

/** '1 set 2026'; '' for none. @param day `YYYY-MM-DD` */
export const formatDate = (day: string) => day && formatDay(`${day}T12:00:00Z`)

/** 'set 2026'. @param month `YYYY-MM` */
export const monthName = (month: string) => formatDate(`${month}-15`).replace(/^\S+ /, '')
