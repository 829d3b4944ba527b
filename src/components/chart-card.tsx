import type { ComponentProps, ReactNode } from 'react'
import { BarTable } from '#/components/bar-table.tsx'
import styles from './chart-card.module.css'

/** Of the drawing, in whose width each column has 1. */
export const CHART_HEIGHT = 160

interface ChartCardProps {
  /** What stands over the drawing. */
  head: ReactNode
  /** What the drawing shows, for who hears it. */
  label: string
  /** The value at the upper edge. */
  top: string
  /** The value at the lower edge, where that is not 0. */
  bottom?: string
  /** Moments, the oldest first, each with what the pointer is told of it. */
  columns: { key: string; name: string; said: string }[]
  /** What stands under the last one, which is now. */
  last?: string
  table: ComponentProps<typeof BarTable>
  /** What is drawn over the columns. */
  children: ReactNode
}

/** A drawing over time, and the same as a table. */
export const ChartCard = ({
  head,
  label,
  top,
  bottom,
  columns,
  last = 'hoje',
  table,
  children,
}: ChartCardProps) => (
  <div className={styles.card}>
    {head}
    <div className={styles.plot}>
      <span className={styles.top} aria-hidden="true">
        {top}
      </span>
      {bottom && (
        <span className={styles.bottom} aria-hidden="true">
          {bottom}
        </span>
      )}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${columns.length} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {columns.map(({ key, said }, at) => (
          <rect key={key} className={styles.column} x={at} width={1} height={CHART_HEIGHT}>
            <title>{said}</title>
          </rect>
        ))}
        <g className={styles.marks}>{children}</g>
      </svg>
    </div>
    <p className={styles.axis} aria-hidden="true">
      <span>{columns[0]?.name}</span>
      <span>{last}</span>
    </p>
    <details className={styles.table}>
      <summary>Ver como tabela</summary>
      <BarTable {...table} />
    </details>
  </div>
)

/** The number of a chart that leads. */
export const ChartTotal = ({ children }: { children: ReactNode }) => (
  <p className={styles.total}>{children}</p>
)

interface ChartKeyProps {
  own: string
  /** Of the line that it is compared with. */
  beside: string
}

/** Says which mark of a chart is what. */
export const ChartKey = ({ own, beside }: ChartKeyProps) => (
  <p className={styles.key}>
    <span>{own}</span>
    <span data-beside>{beside}</span>
  </p>
)

interface ChartLineProps {
  /** Of each column, as a share of the height; null where there is none. */
  shares: (number | null)[]
  /** Whether it is what the rest is compared with. */
  isBeside?: boolean
}

/** A line from column to column. A point alone is a dot. */
export function ChartLine({ shares, isBeside }: ChartLineProps) {
  const points = shares.flatMap((share, at) =>
    share === null ? [] : [`${at + 0.5} ${(1 - share) * CHART_HEIGHT}`],
  )
  const [first] = points
  if (!first) return null
  return (
    <path
      className={styles.line}
      data-beside={isBeside || undefined}
      d={`M${first}L${(points.length > 1 ? points : [first, first]).join(' ')}`}
    />
  )
}
