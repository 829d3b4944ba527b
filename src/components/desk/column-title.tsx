import { clsx } from 'clsx'
import type { Field } from '#/platform/desk.ts'
import { orderBy } from './desk-filter.ts'
import styles from './desk-table.module.css'
import { SortLink } from './sort-link.tsx'

interface ColumnTitleProps<Row> {
  name: string
  field: Field<Row>
  sort: string
}

/** What a column has; where the list can be in its order, the way to that. */
export function ColumnTitle<Row>({ name, field, sort }: ColumnTitleProps<Row>) {
  const className = clsx(field.figure && styles.number)
  if (!field.sort) {
    return (
      <th scope="col" className={className}>
        {field.title}
      </th>
    )
  }
  return (
    <th scope="col" className={className} aria-sort={orderBy(sort, name)}>
      <SortLink name={name} title={field.title} sort={sort} />
    </th>
  )
}
