import { clsx } from 'clsx'
import { useState } from 'react'
import styles from './bar-table.module.css'
import { Button } from './button.tsx'
import { Link } from './link.tsx'

interface BarTableProps {
  caption: string
  /** Of the names, then of each value. */
  terms: string[]
  /** A value that is not known is null; a name may lead to a page of its own, and with a note it is a line. */
  rows: { key: string; name: string; note?: string; to?: string; values: (number | null)[] }[]
  /** Said where there are no rows. */
  none: string
  /** As a value is written. */
  format?(value: number): string
  /** Shows as many, and the others once asked for in these words. */
  atOnce?: { rows: number; all: string }
}

/** Figures by name; the first of each row is drawn behind it, as a share of the largest. */
export function BarTable({
  caption,
  terms,
  rows,
  none,
  format = (value) => value.toLocaleString('pt-BR'),
  atOnce,
}: BarTableProps) {
  const [isWhole, setWhole] = useState(false)
  const folds = atOnce !== undefined && rows.length > atOnce.rows
  const largest = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0))
  const [name, ...values] = terms
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {values.map((term) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(folds && !isWhole ? rows.slice(0, atOnce.rows) : rows).map((row) => (
            <tr key={row.key} className={clsx(row.note && styles.noted)}>
              <th scope="row">
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${((row.values[0] ?? 0) / largest) * 100}%` }}
                />
                <span className={styles.name}>
                  {row.to ? <Link to={row.to}>{row.name}</Link> : row.name}
                </span>
                {row.note && <small className={styles.note}>{row.note}</small>}
              </th>
              {row.values.map((value, index) => (
                <td key={terms[index + 1]} data-label={terms[index + 1]}>
                  {value === null ? '—' : format(value)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={terms.length} className={styles.none}>
                {none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {folds && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : atOnce.all}
        </Button>
      )}
    </div>
  )
}
