import { SortSelect } from '#/components/sort-select.tsx'
import { type Field, offeredOrders } from '#/platform/desk.ts'
import styles from './desk-sort.module.css'

interface DeskSortProps<Row> {
  fields: Record<string, Field<Row>>
  /** The order in the address. */
  sort?: string
}

/** The orders that a list can be in, where it has no columns; nothing where it has one only. */
export function DeskSort<Row>({ fields, sort = '' }: DeskSortProps<Row>) {
  const orders = offeredOrders(fields).flatMap(([key, { title }]) => [
    { value: key, label: `${title}, crescente` },
    { value: `-${key}`, label: `${title}, decrescente` },
  ])
  if (orders.length === 0) return null
  return (
    <div className={styles.sort}>
      <SortSelect
        name="sort"
        options={[{ value: '', label: 'Ordem padrão' }, ...orders]}
        value={sort}
      />
    </div>
  )
}
