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
  sort?: string
  /** Who hears the link hears the order that the list is in; the title of a column says it itself. */
  isToldHere?: true
}

const WORDS = { ascending: ', em ordem crescente', descending: ', em ordem decrescente' }
const ICONS = { ascending: ArrowUp, descending: ArrowDown }

/** The way to the list in the order of a field, from the beginning and then from the end. */
export function SortLink({ name, title, sort = '', isToldHere }: SortLinkProps) {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  parameters.set('sort', nextSort(sort, name))
  const order = orderBy(sort, name)
  const Icon = order ? ICONS[order] : ChevronsUpDown
  return (
    <Link to={withSearch('', parameters)} keepsScroll className={styles.sort}>
      {title}
      {isToldHere && order && <span className="visually-hidden">{WORDS[order]}</span>}
      <Icon aria-hidden="true" size={14} />
    </Link>
  )
}
