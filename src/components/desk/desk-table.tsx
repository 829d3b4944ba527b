import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import type { Field } from '#/platform/desk.ts'
import { nextSort } from './desk-filter.ts'
import styles from './desk-table.module.css'

interface DeskTableProps<Row> {
  /** What the rows are. */
  caption: string
  rows: Row[]
  /** Its value differs from row to row. */
  rowKey(row: Row): string
  fields: Record<string, Field<Row>>
  /** The order in the address. */
  sort?: string
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
  fields,
  sort = '',
  actions,
  isDim,
}: DeskTableProps<Row>) {
  const shown = Object.entries(fields).filter(([, { cell, figure }]) => cell || figure)
  const [name, ...columns] = shown
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {shown.map(([key, field]) => (
            <Title key={key} name={key} field={field} sort={sort} />
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
              {name?.[1].cell?.(row)}
            </th>
            {columns.map(([key, field]) => (
              <Cell key={key} field={field} row={row} />
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

interface CellProps<Row> {
  field: Field<Row>
  row: Row
}

function Cell<Row>({ field: { title, cell, figure, isWide }, row }: CellProps<Row>) {
  const content = figure ? figure(row).toLocaleString('pt-BR') : (cell?.(row) ?? null)
  return (
    <td
      data-label={title}
      className={clsx(
        figure && styles.number,
        isWide && styles.wide,
        content === null && styles.empty,
      )}
    >
      {content ?? <span aria-hidden="true">—</span>}
    </td>
  )
}

interface TitleProps<Row> {
  name: string
  field: Field<Row>
  sort: string
}

function Title<Row>({ name, field, sort }: TitleProps<Row>) {
  const { search } = useLocation()
  const className = clsx(field.figure && styles.number)
  if (!field.sort) {
    return (
      <th scope="col" className={className}>
        {field.title}
      </th>
    )
  }
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  parameters.set('sort', nextSort(sort, name))
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const Icon = order ? { ascending: ArrowUp, descending: ArrowDown }[order] : ChevronsUpDown
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link to={withSearch('', parameters)} keepsScroll className={styles.sort}>
        {field.title}
        <Icon aria-hidden="true" size={14} />
      </Link>
    </th>
  )
}
