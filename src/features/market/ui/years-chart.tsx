import { CHART_HEIGHT, ChartCard, ChartTotal } from '#/components/chart-card.tsx'
import { scaleOf } from '#/components/scale.ts'
import type { YearColumn } from '../years.ts'
import styles from './years-chart.module.css'

const GAP = 0.22
const CAPTION = 'Empresas ativas por ano de abertura'

const nameOf = ({ year, isOlder }: YearColumn) => (isOlder ? `até ${year}` : String(year))
const countLabel = (count: number) =>
  count === 1 ? '1 empresa' : `${count.toLocaleString('pt-BR')} empresas`

/** Companies by the year in which they were opened, and the same as a table. @param years at least one */
export function YearsChart({ years }: { years: YearColumn[] }) {
  const most = years.reduce((best, year) => (year.active > best.active ? year : best))
  const top = scaleOf(most.active)
  return (
    <ChartCard
      head={
        <ChartTotal>
          {most.isOlder ? (
            <>
              Até <strong>{most.year}</strong> abriram {countLabel(most.active)}, mais que em
              qualquer ano depois
            </>
          ) : (
            <>
              <strong>{most.year}</strong> foi o ano com mais aberturas: {countLabel(most.active)}
            </>
          )}
        </ChartTotal>
      }
      label={`${CAPTION}. O ano com mais: ${nameOf(most)}, ${countLabel(most.active)}.`}
      top={top.toLocaleString('pt-BR')}
      columns={years.map((year) => ({
        key: String(year.year),
        name: nameOf(year),
        said: `${nameOf(year)}: ${countLabel(year.active)}`,
      }))}
      last={nameOf(years.at(-1) ?? most)}
      table={{
        caption: CAPTION,
        terms: ['Ano', 'Empresas'],
        rows: years.toReversed().map((year) => ({
          key: String(year.year),
          name: nameOf(year),
          values: [year.active],
        })),
        none: 'Nenhum ano.',
      }}
    >
      {years.map(({ year, active }, at) => (
        <rect
          key={year}
          className={styles.bar}
          x={at + GAP / 2}
          y={CHART_HEIGHT - (active / top) * CHART_HEIGHT}
          width={1 - GAP}
          height={(active / top) * CHART_HEIGHT}
        />
      ))}
    </ChartCard>
  )
}
