import type { ReactNode } from 'react'
import { monthName } from '#/domain/dates.ts'
import { ChartCard, ChartKey, ChartLine, ChartTotal } from './chart-card.tsx'

interface Month {
  /** As '2026-11'. */
  month: string
  /** Null where there was none yet. */
  value: number | null
  beside: number | null
}

interface MonthChartProps {
  /** What leads. */
  total: ReactNode
  /** The oldest first; the last one is this month. */
  months: Month[]
  caption: string
  /** Of the value. */
  term: string
  /** What it is compared with, as 'Mediana de ERP'; undefined where it is with nothing. */
  besideTerm?: string
  /** Between which values the drawing is. */
  from: number
  to: number
  format(value: number): string
}

/** How a value stood at the end of each month, as lines, and the same as a table. */
export function MonthChart({
  total,
  months,
  caption,
  term,
  besideTerm,
  from,
  to,
  format,
}: MonthChartProps) {
  const sharesOf = (which: 'value' | 'beside') =>
    months.map(({ [which]: value }) => (value === null ? null : (value - from) / (to - from)))
  const write = (value: number | null) => (value === null ? 'nenhuma' : format(value))
  const saidOf = ({ month, value, beside }: Month) =>
    `${monthName(month)}: ${write(value)}${besideTerm ? `, ${besideTerm}: ${write(beside)}` : ''}`
  return (
    <ChartCard
      head={
        <>
          <ChartTotal>{total}</ChartTotal>
          {besideTerm && <ChartKey own={term} beside={besideTerm} />}
        </>
      }
      label={`${caption}. ${months.flatMap((month, at) => (at % (months.length - 1) === 0 ? [saidOf(month)] : [])).join('. ')}.`}
      top={format(to)}
      bottom={format(from)}
      columns={months.map((month) => ({
        key: month.month,
        name: monthName(month.month),
        said: saidOf(month),
      }))}
      table={{
        caption,
        terms: ['Mês', term, ...(besideTerm ? [besideTerm] : [])],
        rows: months.toReversed().map(({ month, value, beside }) => ({
          key: month,
          name: monthName(month),
          values: besideTerm ? [value, beside] : [value],
        })),
        none: 'Nenhum mês.',
        format,
      }}
    >
      {besideTerm && <ChartLine isBeside shares={sharesOf('beside')} />}
      <ChartLine shares={sharesOf('value')} />
    </ChartCard>
  )
}
