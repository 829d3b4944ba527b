import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Field } from '#/platform/desk.ts'
import { ColumnTitle } from './column-title.tsx'
import { DeskSort } from './desk-sort.tsx'
import styles from './desk-table.module.css'
import { chooseAllLabel, type Selection } from './use-selection.ts'

/** Rows of a desk, whether in a table or as cards. */
export interface DeskRowsProps<Row> {
  rows: Row[]
  /** Its value differs from row to row. */
  rowKey(row: Row): string
  /** What a row is called. */
  name(row: Row): string
  fields: Record<string, Field<Row>>
  /** The order in the address. */
  sort?: string
  /** What can be done with a row. */
  actions?(row: Row): ReactNode
  /** Rows that are out of use. */
  isDim?(row: Row): boolean
  /** Which rows are chosen, where something can be done with several. */
  selection?: Selection
}

interface DeskTableProps<Row> extends DeskRowsProps<Row> {
  /** What the rows are. */
  caption: string
}

/**
 * Rows with what is to know of them and what can be done. On a telephone each is two lines, its name and what matters
 * first, and opens to the rest.
 */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { caption, rows, rowKey, name, fields, sort = '', actions, isDim, selection } = props
  const shown = Object.entries(fields).filter(([, { cell, figure }]) => cell || figure)
  const [first, ...columns] = shown
  const all = rows.map(rowKey)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <>
      {/* The titles of columns do it where there are columns. */}
      <div className={styles.sort}>
        {rows.length > 1 && <DeskSort fields={fields} sort={sort} />}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={chooseAllLabel(rows.length)}
                  checked={all.length > 0 && all.every((id) => selection.ids.has(id))}
                  onChange={() => selection.toggleAll(all)}
                />
                <span aria-hidden="true">{chooseAllLabel(rows.length)}</span>
              </th>
            )}
            {shown.map(([key, field]) => (
              <ColumnTitle key={key} name={key} field={field} sort={sort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowKey(row)
            return (
              <tr
                key={id}
                data-row
                tabIndex={-1}
                data-chosen={selection?.ids.has(id) || undefined}
                data-open={opened.has(id) || undefined}
                className={clsx(isDim?.(row) && styles.dim)}
              >
                {selection && (
                  <td className={styles.choice}>
                    <input
                      type="checkbox"
                      aria-label={`Selecionar ${name(row)}`}
                      checked={selection.ids.has(id)}
                      onChange={() => selection.toggle(id)}
                    />
                  </td>
                )}
                <th scope="row" className={styles.name} title={long(name(row))}>
                  {first?.[1].cell?.(row)}
                </th>
                {columns.map(([key, field]) => (
                  <Cell key={key} field={field} row={row} />
                ))}
                {actions && (
                  <td className={styles.actions}>
                    <div>{actions(row)}</div>
                  </td>
                )}
                <td className={styles.more}>
                  <button
                    type="button"
                    aria-expanded={opened.has(id)}
                    aria-label={`Mais sobre ${name(row)}`}
                    onClick={() => toggle(id)}
                  >
                    <ChevronDown aria-hidden="true" />
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** More than any row has room for, for the pointer; what is short is seen whole. */
const long = (text: string) => (text.length > 60 ? text : undefined)

interface CellProps<Row> {
  field: Field<Row>
  row: Row
}

function Cell<Row>({ field: { title, cell, figure, isWide }, row }: CellProps<Row>) {
  const content = cell ? cell(row) : (figure?.(row).toLocaleString('pt-BR') ?? null)
  return (
    <td
      data-label={title}
      className={clsx(
        figure && styles.number,
        isWide && styles.wide,
        isWide === 'text' && styles.text,
        content === null && styles.empty,
        // A day, a word: one line everywhere.
        typeof content === 'string' && content.length <= 24 && styles.unbroken,
      )}
    >
      <div className={styles.fit}>{content ?? <span aria-hidden="true">—</span>}</div>
    </td>
  )
}
