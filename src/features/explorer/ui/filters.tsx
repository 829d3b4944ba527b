import { useLocation } from 'react-router'
import { Button } from '#/components/button.tsx'
import { isSame, withOption } from '../address.ts'
import { GROUPS_OPEN } from '../limits.ts'
import type { FacetGroup } from '../schema.ts'
import { FilterGroup } from './filter-group.tsx'
import styles from './filters.module.css'
import type { Refinement } from './use-refinement.ts'

interface FiltersProps {
  groups: FacetGroup[]
  isCut: boolean
  refinement: Refinement
}

/** The groups of filters. A change applies at once; without a script a button sends them all. */
export function Filters({ groups, isCut, refinement }: FiltersProps) {
  const { pathname } = useLocation()
  const { parameters, change } = refinement
  const names = groups.map(({ grupo }) => grupo)
  const offered = groups.filter(({ valores }) => valores.length > 0)
  const others = [...parameters].filter(([name]) => name !== 'page' && !names.includes(name))
  return (
    <form action={pathname} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {offered.map((group, index) => (
        <FilterGroup
          key={group.grupo}
          group={group}
          mayFold={index >= GROUPS_OPEN}
          isCut={isCut}
          isChosen={(value) => parameters.getAll(group.grupo).some((one) => isSame(one, value))}
          onChange={(value, isTaken) =>
            change((before) => withOption(before, group.grupo, value, isTaken))
          }
        />
      ))}
      <noscript>
        <Button type="submit">Aplicar filtros</Button>
      </noscript>
    </form>
  )
}
