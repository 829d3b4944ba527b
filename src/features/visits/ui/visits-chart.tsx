import { BarTable } from '#/components/bar-table.tsx'
import { formatDay } from '#/domain/dates.ts'
import type { VisitsWire } from '../schema.ts'
import { scaleOf } from './scale.ts'
import styles from './visits-chart.module.css'

/** Of the drawing, which is as wide as its place. */
const HEIGHT = 160
/** Share of a day's width that its bar leaves free. */
const GAP = 0.22

/** '18 nov 2026'. @param day as '2026-11-18'; noon is the same day in every zone of the country */
const dayName = (day: string) => formatDay(`${day}T15:00:00Z`)

const countLabel = (count: number) =>
  count === 1 ? '1 visita' : `${count.toLocaleString('pt-BR')} visitas`

type Day = VisitsWire['dias'][number]

/** Visits by day as bars, and the same as a table. */
export function VisitsChart({ visits: { total, dias } }: { visits: VisitsWire }) {
  const best = dias.reduce((most, day) => (day.visitas > most.visitas ? day : most))
  const [first, last] = [dias[0]?.dia ?? '', dias.at(-1)?.dia ?? '']
  const top = scaleOf(best.visitas)
  return (
    <div className={styles.card}>
      <p className={styles.total}>
        <strong>{total.toLocaleString('pt-BR')}</strong> {total === 1 ? 'visita' : 'visitas'} em{' '}
        {dias.length} dias
      </p>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden="true">
          {top.toLocaleString('pt-BR')}
        </span>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${dias.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Visitas por dia, de ${dayName(first)} a ${dayName(last)}. O dia com mais: ${dayName(best.dia)}, ${countLabel(best.visitas)}.`}
        >
          {dias.map((day, index) => (
            <Bar key={day.dia} day={day} at={index} top={top} />
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
          caption="Visitas por dia"
          terms={['Dia', 'Visitas']}
          rows={dias
            .toReversed()
            .map(({ dia, visitas }) => ({ key: dia, name: dayName(dia), values: [visitas] }))}
          none="Nenhum dia."
        />
      </details>
    </div>
  )
}

function Bar({ day: { dia, visitas }, at, top }: { day: Day; at: number; top: number }) {
  const height = (visitas / top) * HEIGHT
  return (
    <g>
      <title>{`${dayName(dia)}: ${countLabel(visitas)}`}</title>
      {/* The whole column answers to the pointer. */}
      <rect className={styles.column} x={at} y={0} width={1} height={HEIGHT} />
      <rect
        className={styles.bar}
        x={at + GAP / 2}
        y={HEIGHT - height}
        width={1 - GAP}
        height={height}
      />
    </g>
  )
}
