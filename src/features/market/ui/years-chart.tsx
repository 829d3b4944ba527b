import { CHART_HEIGHT, ChartCard, ChartTotal } from '#/components/chart-card.tsx'
import { scaleOf } from '#/components/scale.ts'
import type { YearColumn } from '../years.ts'
import styles from './years-chart.module.css'

const GAP = 0.22
const CAPTION = 'Empresas ativas por ano de abertura'

const nameOf = ({ year, isOlder }: YearColumn) => (isOlder ? `até ${year}` : String(year))
const countLabel = (count: number) =>
  count === 1 ? '1 empresa' : `${count.toLocaleString('pt-BR')} empresas`

/** The year in which most were opened; undefined where several are alike, or where it is many years. */
function bestOf(years: YearColumn[], most: number): YearColumn | undefined {
  const [best, another] = years.filter(({ active }) => active === most)
  return another || best?.isOlder ? undefined : best
}

/** Companies by the year in which they were opened, and the same as a table. @param years at least one */
export function YearsChart({ years }: { years: YearColumn[] }) {
  const most = Math.max(...years.map(({ active }) => active))
  const best = bestOf(years, most)
  const total = countLabel(years.reduce((sum, { active }) => sum + active, 0))
  const top = scaleOf(most)
  const last = years.at(-1)
  return (
    <ChartCard
      head={
        <ChartTotal>
          {best ? (
            <>
              <strong>{best.year}</strong> foi o ano com mais aberturas: {countLabel(most)}
            </>
          ) : (
            <>
              <strong>{total}</strong> no gráfico
            </>
          )}
        </ChartTotal>
      }
      label={`${CAPTION}. ${best ? `O ano com mais: ${best.year}, ${countLabel(most)}` : total}.`}
      top={top.toLocaleString('pt-BR')}
      columns={years.map((year) => ({
        key: String(year.year),
        name: nameOf(year),
        said: `${nameOf(year)}: ${countLabel(year.active)}`,
      }))}
      last={last ? nameOf(last) : ''}
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
