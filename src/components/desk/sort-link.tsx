import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import { nextSort, orderBy } from './desk-filter.ts'
import styles from './sort-link.module.css'

interface SortLinkProps {
  /** Key of the field. */
  name: string
  title: string
  /** The order in the address. */
  sort: string
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown }

/** The way to the list in the order of a field, from the beginning and then from the end. */
export function SortLink({ name, title, sort }: SortLinkProps) {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  parameters.set('sort', nextSort(sort, name))
  const order = orderBy(sort, name)
  const Icon = order ? ICONS[order] : ChevronsUpDown
  return (
    <Link to={withSearch('', parameters)} keepsScroll className={styles.sort}>
      {title}
      <Icon aria-hidden="true" size={14} />
    </Link>
  )
}
