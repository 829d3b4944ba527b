import { SortSelect } from '#/components/sort-select.tsx'
import { totalLabel } from '#/domain/pagination.ts'
import styles from './career-list.module.css'

interface ResultsBarProps {
  total: number
  /** Parameter of the address. */
  name: string
  orders: readonly { value: string; label: string }[]
  order: string
}

/** How many jobs there are and, of several, their order. */
export function ResultsBar({ total, name, orders, order }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p>{totalLabel(total)}</p>
      {total > 1 && <SortSelect name={name} options={orders} value={order} />}
    </div>
  )
}
