import { X } from 'lucide-react'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import {
  filtersOf,
  GROUPS,
  type Group,
  LIST_PATH,
  listParameters,
  withOption,
  withoutFilters,
} from '../address.ts'
import type { FilterGroup } from '../results.ts'
import styles from './chosen-filters.module.css'

interface ChosenFiltersProps {
  groups: Record<Group, FilterGroup>
  parameters: URLSearchParams
  /** One was taken away, and its link with it. */
  onRemove(): void
}

const labelOf = (group: Group, value: string, { options }: FilterGroup) => {
  if (group !== 'nota') return options.find((option) => option.value === value)?.label
  if (value === '0') return 'Sem avaliações'
  return value === '1' ? '1 estrela' : `${value} estrelas`
}

/** The filters that are in effect; each leads to the list without it. */
export function ChosenFilters({ groups, parameters, onRemove }: ChosenFiltersProps) {
  const filters = filtersOf(listParameters(parameters))
  const chosen = GROUPS.flatMap(({ name }) =>
    filters[name].flatMap((value) => {
      const label = labelOf(name, value, groups[name])
      return label === undefined ? [] : [{ group: name, value, label }]
    }),
  )
  if (chosen.length === 0) return null
  const to = (changed: URLSearchParams) => withSearch(LIST_PATH, changed)
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
          to={to(withoutFilters(parameters))}
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
