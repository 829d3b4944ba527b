import type { ReactNode } from 'react'
import styles from './legal-table.module.css'

interface LegalTableProps {
  /** What it lists, for those who do not see it. */
  caption: string
  columns: string[]
  /** What each row is about, and then its cells. */
  rows: [subject: string, ...cells: ReactNode[]][]
}

/** Words in rows and columns; on small screens each row is a card that repeats the column's name. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([subject, ...cells]) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
