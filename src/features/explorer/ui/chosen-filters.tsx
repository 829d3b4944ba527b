import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { withSearch } from '#/domain/path.ts'
import { isSame, withOption, withoutFilters } from '../address.ts'
import type { FacetGroup } from '../schema.ts'
import styles from './chosen-filters.module.css'

interface ChosenFiltersProps {
  groups: FacetGroup[]
  parameters: URLSearchParams
  /** The last one was taken away, and its link with it. */
  onNone(): void
}

/** The filters that are in effect; each leads to the list without it. */
export function ChosenFilters({ groups, parameters, onNone }: ChosenFiltersProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  /** The place of the one that was just taken away. */
  const removed = useRef<number>(undefined)
  const chosen = groups.flatMap(({ grupo, valores }) =>
    parameters.getAll(grupo).flatMap((value) => {
      const option = valores.find(({ valor }) => isSame(valor, value))
      return option ? [{ group: grupo, value, label: option.texto }] : []
    }),
  )
  // A link that goes takes the focus along: the next one gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there are fewer
  useEffect(() => {
    if (removed.current === undefined || document.activeElement !== document.body) return
    const links = list.current?.querySelectorAll('a')
    const next = links?.[Math.min(removed.current, chosen.length - 1)]
    removed.current = undefined
    if (next) next.focus({ preventScroll: true })
    else onNone()
  }, [chosen.length])
  if (chosen.length === 0) return null
  const to = (changed: URLSearchParams) => withSearch(pathname, changed)
  const names = groups.map(({ grupo }) => grupo)
  return (
    <ul ref={list} className={styles.list} aria-label="Filtros escolhidos">
      {chosen.map(({ group, value, label }, place) => (
        <li key={`${group}=${value}`}>
          <Link
            to={to(withOption(parameters, group, value, false))}
            keepsScroll
            className={styles.chip}
            onClick={() => {
              removed.current = place
            }}
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
          onClick={() => {
            removed.current = 0
          }}
        >
          Limpar filtros
        </Link>
      </li>
    </ul>
  )
}
