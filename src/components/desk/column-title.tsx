import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import type { Field } from '#/platform/desk.ts'
import { nextSort } from './desk-filter.ts'
import styles from './desk-table.module.css'

interface ColumnTitleProps<Row> {
  name: string
  field: Field<Row>
  sort: string
}

/** What a column has; where the list can be in its order, the way to that. */
export function ColumnTitle<Row>({ name, field, sort }: ColumnTitleProps<Row>) {
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
