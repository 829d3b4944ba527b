import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { nextSort } from './desk-filter.ts'
import styles from './desk-table.module.css'

export interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
  /** What the address asks for to have the list in this column's order. */
  sort?: string
  /** Figures, to the right. */
  isNumber?: boolean
  /** On small screens it takes a line of its own; where it has nothing, `cell` gives null. */
  isWide?: boolean
}

interface DeskTableProps<Row> {
  /** What the rows are. */
  caption: string
  rows: Row[]
  rowKey(row: Row): string
  /** What a row is called, first. */
  name: Column<Row>
  columns: Column<Row>[]
  /** The order in the address. */
  sort: string
  /** What can be done with a row. */
  actions?(row: Row): ReactNode
  /** Rows that are out of use. */
  isDim?(row: Row): boolean
}

/** Rows with what is to know of them and what can be done; on small screens each is a card. */
export function DeskTable<Row>({
  caption,
  rows,
  rowKey,
  name,
  columns,
  sort,
  actions,
  isDim,
}: DeskTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[name, ...columns].map((column) => (
            <Title key={column.title} column={column} sort={sort} />
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">Ações</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={clsx(isDim?.(row) && styles.dim)}>
            <th scope="row" className={styles.name}>
              {name.cell(row)}
            </th>
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
            {actions && (
              <td className={styles.actions}>
                <div>{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column: { title, cell, isNumber, isWide }, row }: CellProps<Row>) {
  const content = cell(row)
  return (
    <td
      data-label={title}
      className={clsx(
        isNumber && styles.number,
        isWide && styles.wide,
        content === null && styles.empty,
      )}
    >
      {content ?? <span aria-hidden="true">—</span>}
    </td>
  )
}
interface CellProps<Row> {
  column: Column<Row>
  row: Row
}

interface TitleProps<Row> {
  column: Column<Row>
  sort: string
}

function Title<Row>({ column: { title, sort: key, isNumber }, sort }: TitleProps<Row>) {
  const { search } = useLocation()
  const className = clsx(isNumber && styles.number)
  if (!key) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  }
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  parameters.set('sort', nextSort(sort, key))
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Icon = order ? { ascending: ArrowUp, descending: ArrowDown }[order] : ChevronsUpDown
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link to={{ search: parameters.toString() }} preventScrollReset className={styles.sort}>
        {title}
        <Icon aria-hidden="true" size={14} />
      </Link>
    </th>
  )
}
