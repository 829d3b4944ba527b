import { Button } from '#/components/button.tsx'
import { filtersOf, GROUPS, type Group, LIST_PATH, listParameters, withOption } from '../address.ts'
import type { FilterGroup as Options } from '../results.ts'
import { FilterGroup } from './filter-group.tsx'
import styles from './filters.module.css'
import type { Refinement } from './use-refinement.ts'

interface FiltersProps {
  groups: Record<Group, Options>
  refinement: Refinement
}

/** The groups of filters. A change applies at once; without a script a button sends them all. */
export function Filters({ groups, refinement }: FiltersProps) {
  const { parameters, change } = refinement
  const chosen = filtersOf(listParameters(parameters))
  const groupNames: string[] = GROUPS.map(({ name }) => name)
  const others = [...parameters].filter(([name]) => name !== 'page' && !groupNames.includes(name))
  return (
    <form
      action={LIST_PATH}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {GROUPS.map(({ name, title }) => (
        <FilterGroup
          key={name}
          name={name}
          title={title}
          group={groups[name]}
          chosen={chosen[name]}
          onChange={(value, isTaken) =>
            change((before) => withOption(before, name, value, isTaken))
          }
        />
      ))}
      <noscript>
        <Button type="submit">Aplicar filtros</Button>
      </noscript>
    </form>
  )
}
