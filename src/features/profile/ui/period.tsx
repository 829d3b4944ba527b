import { CURRENT } from '../limits.ts'

/** @param month `MM/YYYY` @returns as machines read it, `YYYY-MM` */
const machineMonth = (month: string) => month.split('/').reverse().join('-')

/** A month, `MM/YYYY`. */
export function MonthText({ month }: { month: string }) {
  return <time dateTime={machineMonth(month)}>{month}</time>
}

/** From a month to another, or until now. */
export function Period({ start, end }: { start: string; end: string }) {
  return (
    <span>
      <MonthText month={start} /> – {end ? <MonthText month={end} /> : CURRENT}
    </span>
  )
}
