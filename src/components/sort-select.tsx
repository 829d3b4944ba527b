import { type ChangeEvent, useId } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { Select } from './select.tsx'
import styles from './sort-select.module.css'
import { useLatestSearch, usePageSearch } from './use-page-search.ts'

interface SortSelectProps {
  /** Parameter of the address. */
  name: string
  /** The first is the order of an address without the parameter. */
  options: readonly { value: string; label: string }[]
  value: string
}

/** The order of a list, kept in the address; another order begins at the first page again. */
export function SortSelect({ name, options, value }: SortSelectProps) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const field = useId()
  const standard = options[0]?.value
  // What was just chosen shows at once, before its list arrives.
  const chosen =
    next?.pathname === pathname ? (new URLSearchParams(next.search).get(name) ?? standard) : value

  const latestSearch = useLatestSearch()
  const unsorted = (parameters: URLSearchParams) => {
    parameters.delete('page')
    parameters.delete(name)
    return parameters
  }
  const kept = unsorted(usePageSearch())

  function reorder({ target }: ChangeEvent<HTMLSelectElement>) {
    const parameters = unsorted(latestSearch())
    if (target.value !== standard) parameters.set(name, target.value)
    navigate({ pathname, search: parameters.toString() }, { preventScrollReset: true })
  }

  return (
    <form className={styles.form} action={pathname}>
      {[...kept].map(([key, text]) => (
        <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
      ))}
      <label htmlFor={field} className={styles.label}>
        Ordenar por
      </label>
      <Select
        id={field}
        className={styles.field}
        name={name}
        value={chosen}
        onChange={reorder}
        autoComplete="off"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" look="secondary">
          Ordenar
        </Button>
      </noscript>
    </form>
  )
}
