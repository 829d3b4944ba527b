import { BarTable } from '#/components/bar-table.tsx'
import { formatDay } from '#/domain/dates.ts'
import styles from './day-chart.module.css'
import { scaleOf } from './scale.ts'

/** Of the drawing, which is as wide as its place. */
const HEIGHT = 160
/** Share of a day's width that its bar leaves free. */
const GAP = 0.22

/** '18 nov 2026'. @param day as '2026-11-18'; noon is the same day in every zone of the country */
const dayName = (day: string) => formatDay(`${day}T15:00:00Z`)

interface Day {
  /** As '2026-11-18'. */
  day: string
  count: number
  /** Of these, those that are drawn apart. */
  part?: number
}

interface DayChartProps {
  /** At least one, the oldest first; the last one is today. */
  days: Day[]
  total: number
  /** What is counted: 'Visitas por dia', 'Visitas', 'visita', 'visitas'. */
  words: { caption: string; term: string; one: string; several: string }
  /** What the part is, as 'sem resultado'. */
  partTerm?: string
}

/** Counts by day as bars, and the same as a table. */
export function DayChart({ days, total, words, partTerm }: DayChartProps) {
  const { caption, term, one, several } = words
  const countLabel = (count: number) =>
    count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${several}`
  const best = days.reduce((most, day) => (day.count > most.count ? day : most))
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const top = scaleOf(best.count)
  return (
    <div className={styles.card}>
      <p className={styles.total}>
        <strong>{total.toLocaleString('pt-BR')}</strong> {total === 1 ? one : several} em{' '}
        {days.length} dias
      </p>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden="true">
          {top.toLocaleString('pt-BR')}
        </span>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${caption}, de ${dayName(first)} a ${dayName(last)}. O dia com mais: ${dayName(best.day)}, ${countLabel(best.count)}.`}
        >
          {days.map(({ day, count, part = 0 }, at) => (
            <g key={day}>
              <title>
                {`${dayName(day)}: ${countLabel(count)}${part > 0 ? `, ${part.toLocaleString('pt-BR')} ${partTerm}` : ''}`}
              </title>
              {/* The whole column answers to the pointer. */}
              <rect className={styles.column} x={at} y={0} width={1} height={HEIGHT} />
              <Bar at={at} share={count / top} look={styles.bar} />
              {part > 0 && <Bar at={at} share={part / top} look={styles.part} />}
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{dayName(first)}</span>
        <span>hoje</span>
      </p>
      <details className={styles.table}>
        <summary>Ver como tabela</summary>
        <BarTable
          caption={caption}
          terms={partTerm ? ['Dia', term, capital(partTerm)] : ['Dia', term]}
          rows={days.toReversed().map(({ day, count, part = 0 }) => ({
            key: day,
            name: dayName(day),
            values: partTerm ? [count, part] : [count],
          }))}
          none="Nenhum dia."
        />
      </details>
    </div>
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
    y={HEIGHT - share * HEIGHT}
    width={1 - GAP}
    height={share * HEIGHT}
  />
)
