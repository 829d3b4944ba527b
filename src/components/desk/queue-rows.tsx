import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './queue-rows.module.css'
import { chooseAllLabel, type Selection } from './use-selection.ts'

interface QueueRowsProps<Row> {
  /** How many there are in all, and what else is known of them, where nothing above says so. */
  count?: ReactNode
  /** Ways to put them in another order. */
  order?: ReactNode
  rows: Row[]
  /** Its value differs from row to row. */
  rowKey(row: Row): string
  /** What a row is called. */
  name(row: Row): string
  /** Which rows are chosen, where something can be done with several. */
  selection?: Selection
  /** What is shown of a row. */
  children(row: Row): ReactNode
}

/** What waits for a decision, one card below the other; the keys of desks go through them. */
export function QueueRows<Row>(props: QueueRowsProps<Row>) {
  const { count, order, rows, rowKey, name, selection, children } = props
  const all = rows.map(rowKey)
  return (
    <>
      <div className={clsx(styles.head, !count && styles.beside)}>
        {selection && rows.length > 1 && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={all.every((id) => selection.ids.has(id))}
              onChange={() => selection.toggleAll(all)}
            />
            {chooseAllLabel(rows.length)}
          </label>
        )}
        {count && <p role="status">{count}</p>}
        {order && <div className={styles.order}>{order}</div>}
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <article
              data-row
              tabIndex={-1}
              aria-label={name(row)}
              data-chosen={selection?.ids.has(rowKey(row)) || undefined}
              className={styles.row}
            >
              {selection && (
                <span className={styles.choice}>
                  <input
                    type="checkbox"
                    aria-label={`Selecionar ${name(row)}`}
                    checked={selection.ids.has(rowKey(row))}
                    onChange={() => selection.toggle(rowKey(row))}
                  />
                </span>
              )}
              <div className={styles.body}>{children(row)}</div>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
