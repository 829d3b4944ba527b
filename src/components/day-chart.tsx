import { formatDate } from '#/domain/dates.ts'
import { CHART_HEIGHT, ChartCard, ChartKey, ChartLine, ChartTotal } from './chart-card.tsx'
import styles from './day-chart.module.css'
import { scaleOf } from './scale.ts'

/** Share of a day's width that its bar leaves free. */
const GAP = 0.22

interface Day {
  /** As '2026-11-18'. */
  day: string
  count: number
  /** Of these, those that are drawn apart. */
  part?: number
  /** What it is compared with. */
  beside?: number | null
}

interface DayChartProps {
  /** At least one, the oldest first; the last one is today. */
  days: Day[]
  total: number
  /** What is counted: 'Visitas por dia', 'Visitas', 'visita', 'visitas'. */
  words: { caption: string; term: string; one: string; several: string }
  /** What the part is, as 'sem resultado'. */
  partTerm?: string
  /** What it is compared with, drawn as a line: 'Mediana de ERP'. */
  besideTerm?: string
}

/** Counts by day as bars, and the same as a table. */
export function DayChart({ days, total, words, partTerm, besideTerm }: DayChartProps) {
  const { caption, term, one, several } = words
  const countLabel = (count: number) =>
    count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${several}`
  const saidOf = ({ day, count, part = 0, beside }: Day) =>
    [
      `${formatDate(day)}: ${countLabel(count)}`,
      ...(part > 0 ? [`${part.toLocaleString('pt-BR')} ${partTerm}`] : []),
      ...(besideTerm && beside ? [`${besideTerm}: ${beside.toLocaleString('pt-BR')}`] : []),
    ].join(', ')
  const best = days.reduce((most, day) => (day.count > most.count ? day : most))
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const top = scaleOf(Math.max(best.count, ...days.map(({ beside }) => beside ?? 0)))
  return (
    <ChartCard
      head={
        <>
          <ChartTotal>
            <strong>{total.toLocaleString('pt-BR')}</strong> {total === 1 ? one : several} em{' '}
            {days.length} dias
          </ChartTotal>
          {besideTerm && <ChartKey own={term} beside={besideTerm} />}
        </>
      }
      label={`${caption}, de ${formatDate(first)} a ${formatDate(last)}. O dia com mais: ${formatDate(best.day)}, ${countLabel(best.count)}.`}
      top={top.toLocaleString('pt-BR')}
      columns={days.map((day) => ({ key: day.day, name: formatDate(day.day), said: saidOf(day) }))}
      table={{
        caption,
        terms: [
          'Dia',
          term,
          ...(partTerm ? [capital(partTerm)] : []),
          ...(besideTerm ? [besideTerm] : []),
        ],
        rows: days.toReversed().map(({ day, count, part = 0, beside = null }) => ({
          key: day,
          name: formatDate(day),
          values: [count, ...(partTerm ? [part] : []), ...(besideTerm ? [beside] : [])],
        })),
        none: 'Nenhum dia.',
      }}
    >
      {days.map(({ day, count, part = 0 }, at) => (
        <g key={day}>
          <Bar at={at} share={count / top} look={styles.bar} />
          {part > 0 && <Bar at={at} share={part / top} look={styles.part} />}
        </g>
      ))}
      {besideTerm && (
        <ChartLine
          isBeside
          shares={days.map(({ beside }) => (beside == null ? null : beside / top))}
        />
      )}
    </ChartCard>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface BarProps {
  at: number
  /** Of the height. */
  share: number
  look: string | undefined
}

const Bar = ({ at, share, look }: BarProps) => (
  <rect
    className={look}
    x={at + GAP / 2}
    y={CHART_HEIGHT - share * CHART_HEIGHT}
    width={1 - GAP}
    height={share * CHART_HEIGHT}
  />
)
