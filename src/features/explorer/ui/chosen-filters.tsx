import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import { isSame, withOption, withoutFilters } from '../address.ts'
import type { FacetGroup } from '../schema.ts'
import styles from './chosen-filters.module.css'

interface ChosenFiltersProps {
  groups: FacetGroup[]
  parameters: URLSearchParams
  /** One was taken away, and its link with it. */
  onRemove(): void
}

/** The filters that are in effect; each leads to the list without it. */
export function ChosenFilters({ groups, parameters, onRemove }: ChosenFiltersProps) {
  const { pathname } = useLocation()
  const chosen = groups.flatMap(({ grupo, valores }) =>
    parameters.getAll(grupo).flatMap((value) => {
      const option = valores.find(({ valor }) => isSame(valor, value))
      return option ? [{ group: grupo, value, label: option.texto }] : []
    }),
  )
  if (chosen.length === 0) return null
  const to = (changed: URLSearchParams) => withSearch(pathname, changed)
  const names = groups.map(({ grupo }) => grupo)
  return (
    <ul className={styles.list} aria-label="Filtros escolhidos">
      {chosen.map(({ group, value, label }) => (
        <li key={`${group}=${value}`}>
          <Link
            to={to(withOption(parameters, group, value, false))}
            keepsScroll
            className={styles.chip}
            onClick={onRemove}
          >
            <span className="visually-hidden">Remover filtro </span>
            {label}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={to(withoutFilters(parameters, names))}
          keepsScroll
          className={styles.clear}
          onClick={onRemove}
        >
          Limpar filtros
        </Link>
      </li>
    </ul>
  )
}
